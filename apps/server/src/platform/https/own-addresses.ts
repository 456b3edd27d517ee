import { isIPv4 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** What this machine is called in its home network. */
export interface OwnAddresses {
  /** Numbers that are private to the network, IPv4 first; none of the machine's own loop. */
  readonly numbers: readonly string[];
  /** Names under which others of the network find it, in small letters. */
  readonly names: readonly string[];
}

/** Addresses of the whole internet are left out: the certificate is for the home network only. */
export function ownAddresses(
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
  host: string = hostname(),
): OwnAddresses {
  const numbers = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, address }) => !internal && isPrivate(address))
    .map(({ address }) => address)
    .toSorted((a, b) => Number(isIPv4(b)) - Number(isIPv4(a)));
  return { numbers: [...new Set(numbers)], names: namesOf(host) };
}

/** RFC 1918, the carriers' and the link's own (RFC 6598, 3927), and unique local addresses (RFC 4193). */
const PRIVATE =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|169\.254\.|f[cd][0-9a-f]{2}:)/i;

function isPrivate(address: string): boolean {
  return PRIVATE.test(address);
}

/** Most networks know a machine as `name.local` (RFC 6762), some by its name alone. */
function namesOf(host: string): string[] {
  const [name = ''] = host.toLowerCase().split('.');
  return /^[a-z0-9-]+$/.test(name) ? [name, `${name}.local`] : [];
}
