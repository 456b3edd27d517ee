import { createPublicKey, X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Certified,
  isAuthorityFit,
  isLeafFit,
  makeAuthority,
  makeLeaf,
  serialNumber,
} from './certificate.ts';

const ADDRESSES = { numbers: ['192.168.1.20', 'fd00::20'], names: ['studio', 'studio.local'] };
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('The certificate of the home network', () => {
  let authority: Certified;
  let leaf: Certified;
  beforeAll(async () => {
    authority = await makeAuthority('studio');
    leaf = await makeLeaf(authority, ADDRESSES);
  });

  // That browsers and phones agree over a real connection is tested in home-network.test.ts.
  it('is signed by its authority for the names and numbers of this machine, and for no other', async () => {
    const read = new X509Certificate(leaf.certificate);
    expect(read.verify(createPublicKey(authority.certificate))).toBe(true);
    expect(
      ['localhost', 'studio.local', 'studio', 'example.com'].map((name) => read.checkHost(name)),
    ).toEqual(['localhost', 'studio.local', 'studio', undefined]);
    expect(['127.0.0.1', '192.168.1.20', '192.168.1.21'].map((number) => read.checkIP(number))).toEqual([
      '127.0.0.1',
      '192.168.1.20',
      undefined,
    ]);
  });

  it('lasts as long as Apple’s devices accept, and is no authority itself', () => {
    const read = new X509Certificate(leaf.certificate);
    const days = (read.validToDate.getTime() - read.validFromDate.getTime()) / DAY_MS;
    expect(days).toBeLessThanOrEqual(398);
    expect([read.ca, new X509Certificate(authority.certificate).ca]).toEqual([false, true]);
    expect(read.subjectAltName).toContain('IP Address:FD00:0:0:0:0:0:0:20');
  });

  it.each([
    ['now', ADDRESSES, 0, true],
    ['a month before it ends', ADDRESSES, 397 - 29, false],
    ['once the machine has another address', { ...ADDRESSES, numbers: ['192.168.1.21'] }, 0, false],
    ['once the machine has another name', { ...ADDRESSES, names: ['den.local'] }, 0, false],
    ['where the machine has fewer addresses', { numbers: [], names: [] }, 0, true],
  ])('%s it will do: %#', (_, addresses, days, fits) => {
    expect(isLeafFit(leaf, authority, addresses, inDays(days))).toBe(fits);
  });

  it('is made anew for another authority, which itself is before a leaf could outlive it', async () => {
    expect(isLeafFit(leaf, await makeAuthority('studio'), ADDRESSES, inDays(0))).toBe(false);
    expect([isAuthorityFit(authority, inDays(3000)), isAuthorityFit(authority, inDays(3400))]).toEqual([
      true,
      false,
    ]);
    expect(isAuthorityFit(leaf, inDays(0))).toBe(false);
  });
});

describe('A serial number', () => {
  it.each(['00007f', '000080', 'ff8000', '80ffff'])(
    'of the random bytes %s is positive and has no padding',
    (random) => {
      const [first = 0] = Buffer.from(serialNumber(Buffer.from(random, 'hex')), 'hex');
      expect(first).toBeGreaterThan(0);
      expect(first).toBeLessThan(0x80);
    },
  );
});
