import { expect, it } from 'vitest';
import { readableUrl } from './addressing.ts';

it.each(['/', '/upload/3?x=%', '/api/videos/caf%C3%A9_1.mp4', '/api/tus/%00', '/100%25?a=1?b=2'])(
  '%s is read as it is',
  (url) => {
    expect(readableUrl(url)).toBe(url);
  },
);

it.each([
  ['/%', '/%25'],
  ['/api/videos/%E0%A4%A', '/api/videos/%25E0%25A4%25A'],
  ['/a%2Fb%zz?x=%zz?', '/a%252Fb%25zz?x=%zz?'],
])('%s is read as %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
  expect(() => decodeURIComponent(readable.split('?')[0] ?? '')).not.toThrow();
});
