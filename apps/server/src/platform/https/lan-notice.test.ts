import { expect, test } from 'vitest';
import { lanNotice } from './lan-notice.ts';

test('the notice names every address, the fingerprint, and where the certificate is', () => {
  const addresses = { numbers: ['192.168.1.20', 'fd00::1'], names: ['studio', 'studio.local'] };
  const notice = lanNotice(3000, 'AB:CD', addresses);
  expect(notice.split('\n').slice(0, 8)).toEqual([
    'Cutroom is open to your home network. On a phone in the same network, open:',
    '  https://192.168.1.20:3000',
    '  https://[fd00::1]:3000',
    '  https://studio.local:3000',
    '',
    'The first time, point the phone at this code, install the certificate and compare its fingerprint (SHA-256):',
    '  AB:CD',
    '  http://192.168.1.20:3000/cutroom-ca.crt',
  ]);
  expect(notice).toMatch(/[▀▄█]{10}/);
});
