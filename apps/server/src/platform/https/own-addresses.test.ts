import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { ownAddresses } from './own-addresses.ts';

const address = (text: string, internal = false): NetworkInterfaceInfo =>
  ({ address: text, internal }) as NetworkInterfaceInfo;

test('the addresses of a home network are named, those of the internet and of the machine itself are not', () => {
  const interfaces = {
    lo: [address('127.0.0.1', true), address('::1', true)],
    wlan0: [address('fd12:3456::1'), address('2001:db8::1'), address('fe80::1'), address('192.168.178.20')],
    eth0: [address('172.20.0.1'), address('172.32.0.1'), address('8.8.8.8'), address('10.1.2.3')],
    gone: undefined,
  };
  expect(ownAddresses(interfaces, 'Studio.fritz.box')).toEqual({
    numbers: ['192.168.178.20', '172.20.0.1', '10.1.2.3', 'fd12:3456::1'],
    names: ['studio', 'studio.local'],
  });
});

test('a name that no address could have is left out', () => {
  expect(ownAddresses({}, 'Ada’s Mac').names).toEqual([]);
});
