import { expect, it } from 'vitest';
import { isLocalLink } from './local-link.ts';

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
