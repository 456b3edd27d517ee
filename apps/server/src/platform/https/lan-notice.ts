import { isIPv6 } from 'node:net';
import { renderUnicodeCompact } from 'uqr';
import { ownAddresses } from './own-addresses.ts';
import { AUTHORITY_PATH } from './plain-door.ts';

/**
 * What is printed when the server is open to the home network: its addresses, the fingerprint, and a code for the phone's
 * camera. The code leads to the page without https, which has the certificate and goes on to the product.
 */
export function lanNotice(port: number, fingerprint: string, { numbers, names } = ownAddresses()): string {
  const hosts = [...numbers.map((number) => (isIPv6(number) ? `[${number}]` : number)), ...names.slice(1)];
  const [first = 'localhost'] = hosts;
  return [
    'Cutroom is open to your home network. On a phone in the same network, open:',
    ...hosts.map((host) => `  https://${host}:${port}`),
    '',
    'The first time, point the phone at this code, install the certificate and compare its fingerprint (SHA-256):',
    `  ${fingerprint}`,
    `  http://${first}:${port}${AUTHORITY_PATH}`,
    '',
    renderUnicodeCompact(`http://${first}:${port}/`, { border: 2 }),
    '',
  ].join('\n');
}
