import { expect, it } from 'vitest';
import { fileSizeText } from './file-size.ts';

it.each([
  [null, null],
  [0, '1 kB'],
  [45_600, '46 kB'],
  [100_000, '0.1 MB'],
  [12_340_000, '12.3 MB'],
  [104_857_600, '104.9 MB'],
])('%s bytes read %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
