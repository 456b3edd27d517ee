import { expect, it } from 'vitest';
import { captionText } from './caption-text.ts';

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;

it.each([
  ['UTF-8', new TextEncoder().encode('Größe, 東京').buffer as ArrayBuffer, 'Größe, 東京'],
  ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
  ['Windows-1252', bytes(0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x93, 0x61, 0x94), 'Größe “a”'],
  ['UTF-16', bytes(0xff, 0xfe, 0xf6, 0x00), 'ö'],
  ['UTF-16, the other way round', bytes(0xfe, 0xff, 0x00, 0xf6), 'ö'],
  ['nothing', bytes(), ''],
])('a subtitle file is read as it was written: %s', (_, file, text) => {
  expect(captionText(file)).toBe(text);
});
