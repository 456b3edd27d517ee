import { describe, expect, it } from 'vitest';
import { homeOrigin, lanNotice } from './lan-notice.ts';

const ADDRESSES = { numbers: ['192.168.1.20', 'fd00::1'], names: ['studio', 'studio.local'] };
const opened = (host: string) => ({ host, port: 3000, fingerprint: 'AB:CD' });
const links = (notice: string) => notice.match(/https:\/\/\S+/g);

describe('The notice of an open home network', () => {
  it('names every address, the fingerprint, and where the certificate is', () => {
    const notice = lanNotice(opened('::'), ADDRESSES);
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

  it.each([
    ['::', 'https://192.168.1.20:3000'],
    ['studio.lan', 'https://studio.lan:3000'],
    ['localhost', null],
  ])('links lead others to the first of them where HOST is %s: %s', (host, expected) => {
    expect(homeOrigin(opened(host), ADDRESSES)).toBe(expected);
  });

  it.each([
    ['0.0.0.0', ['https://192.168.1.20:3000', 'https://studio.local:3000']],
    ['192.168.1.20', ['https://192.168.1.20:3000']],
    ['fd00::1', ['https://[fd00::1]:3000']],
    ['studio.lan', ['https://studio.lan:3000']],
  ])('names only what answers where HOST is %s', (host, expected) => {
    expect(links(lanNotice(opened(host), ADDRESSES))).toEqual(expected);
  });

  it.each(['127.0.0.1', '127.0.1.1', '::1', 'localhost'])(
    'promises no phone anything where HOST is %s',
    (host) => {
      const notice = lanNotice(opened(host), ADDRESSES);
      expect(notice).toContain(`Cutroom answers this machine only, because HOST is ${host}`);
      expect(links(notice)).toBeNull();
    },
  );

  it('says where there is no home network', () => {
    const notice = lanNotice(opened('::'), { numbers: [], names: ['studio', 'studio.local'] });
    expect(notice).toContain('no address in a home network');
    expect(links(notice)).toBeNull();
  });
});
