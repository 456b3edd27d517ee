import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * Whose X-Forwarded-* headers are believed, as Fastify takes it: nobody's, those of proxies with these addresses, or of so
 * many hops before this server. Whatever stands further left in X-Forwarded-For, anybody may have written.
 */
export type TrustedProxies = false | string | ((address: string, hop: number) => boolean);

const WORDS: Readonly<Record<string, number>> = { false: 0, off: 0, no: 0, true: 1, on: 1, yes: 1 };

/** A setting: `false`, `true` for the one proxy in front, how many there are in a row, or their addresses. */
export function readTrustedProxies(text: string, context: z.RefinementCtx): TrustedProxies {
  const hops = WORDS[text.toLowerCase()] ?? (/^\d+$/.test(text) ? Number(text) : null);
  if (hops !== null) return hops === 0 ? false : (_address, hop) => hop < hops;
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.every(isAddressOrRange)) return addresses.join(',');
  context.addIssue({
    code: 'custom',
    message: "Name how many proxies are in front, or their addresses, such as '10.0.0.0/8, 192.168.1.7'.",
  });
  return z.NEVER;
}

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bitsMax = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (prefix === undefined) return bitsMax > 0;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bitsMax;
}
