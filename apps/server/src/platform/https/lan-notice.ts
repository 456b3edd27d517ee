import { BlockList, isIP, isIPv6 } from 'node:net';
import { renderUnicodeCompact } from 'uqr';
import { type OwnAddresses, ownAddresses } from './own-addresses.ts';
import { AUTHORITY_PATH } from './plain-door.ts';

interface Opened {
  /** What the server listens at: HOST. */
  readonly host: string;
  readonly port: number;
  /** Of the certificate. */
  readonly fingerprint: string;
}

/**
 * What is printed where the server should be open to the home network: the addresses at which it answers there, the fingerprint,
 * and a code for the phone's camera. The code leads to the page without https, which has the certificate and goes on to the product.
 */
export function lanNotice(opened: Opened, own = ownAddresses()): string {
  const { host, port, fingerprint } = opened;
  const hosts = answering(host, own);
  const [first] = hosts;
  if (first === undefined) return `${whyNone(host)}\n`;
  return [
    'Cutroom is open to your home network. On a phone in the same network, open:',
    ...hosts.map((one) => `  https://${one}:${port}`),
    '',
    'The first time, point the phone at this code, install the certificate and compare its fingerprint (SHA-256):',
    `  ${fingerprint}`,
    `  http://${first}:${port}${AUTHORITY_PATH}`,
    '',
    renderUnicodeCompact(`http://${first}:${port}/`, { border: 2 }),
    '',
  ].join('\n');
}

/** Where devices of the home network find the server, without a final slash; null where they cannot. */
export function homeOrigin(
  { host, port }: Pick<Opened, 'host' | 'port'>,
  own = ownAddresses(),
): string | null {
  const [first] = answering(host, own);
  return first === undefined ? null : `https://${first}:${port}`;
}

const EVERY_INTERFACE: ReadonlySet<string> = new Set(['::', '0.0.0.0']);

/** Written as in an address; names are of any interface, so that they stand only where all of them answer. */
function answering(host: string, { numbers, names }: OwnAddresses): string[] {
  if (isLoop(host)) return [];
  if (!EVERY_INTERFACE.has(host)) return [inAddress(host)];
  const answered = host === '0.0.0.0' ? numbers.filter((number) => !isIPv6(number)) : numbers;
  return answered.length === 0 ? [] : [...answered.map(inAddress), ...names.slice(1)];
}

function inAddress(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}

function isLoop(host: string): boolean {
  const loop = new BlockList();
  loop.addSubnet('127.0.0.0', 8);
  loop.addAddress('::1', 'ipv6');
  if (isIP(host) === 0) return host === 'localhost' || host.endsWith('.localhost');
  return loop.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
}

function whyNone(host: string): string {
  if (isLoop(host))
    return (
      `Cutroom answers this machine only, because HOST is ${host}: no phone can open it. Leave HOST out, and ` +
      'the whole home network can.'
    );
  return 'This machine has no address in a home network at the moment: connect it, and start Cutroom again to see where phones find it.';
}
