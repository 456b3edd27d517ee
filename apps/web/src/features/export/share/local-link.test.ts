import { expect, it } from 'vitest';
import { handedLink, isLocalLink, LOCAL_LINK_TEXT } from './local-link.ts';

it.each([
  ['http://localhost:3000/api/shared/a', true],
  ['http://127.0.0.1:3000/api/shared/a', true],
  ['http://[::1]:3000/api/shared/a', true],
  ['https://cutroom.example/api/shared/a', false],
  ['http://192.168.1.20:3000/api/shared/a', false],
  ['no address', false],
])('%s leads to this machine only: %s', (link, isLocal) => {
  expect(isLocalLink(link)).toBe(isLocal);
});

const LOCAL = 'https://localhost:3000/api/shared/a';
const NETWORK = 'https://192.168.1.20:3000/api/shared/a';

it('others get the address in the home network of a link to this machine, and are told what they need', () => {
  expect(handedLink({ downloadUrl: LOCAL, networkUrl: NETWORK })).toEqual({
    url: NETWORK,
    reach:
      'The link opens in your home network, where Cutroom is at https://192.168.1.20:3000. The first time, open http://192.168.1.20:3000 on a phone: it says how to trust this computer.',
    isLocal: false,
  });
});

it('a link to this machine stays one where the home network is not served', () => {
  expect(handedLink({ downloadUrl: LOCAL })).toEqual({ url: LOCAL, reach: LOCAL_LINK_TEXT, isLocal: true });
});

it('a link that others can open is handed on as it is', () => {
  const downloadUrl = 'https://cutroom.example/api/shared/a';
  const handed = { url: downloadUrl, reach: null, isLocal: false };
  expect(handedLink({ downloadUrl, networkUrl: NETWORK })).toEqual(handed);
});
