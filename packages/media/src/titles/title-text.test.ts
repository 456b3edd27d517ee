import { describe, expect, it } from 'vitest';
import { showableText, visibleCodePoints } from './title-text.ts';

const latin = (codePoint: number): boolean => codePoint < 0x250;

describe('The words of a title', () => {
  it.each([
    ['stay as they are where every character has a frame', 'Café déjà vu', 'Café déjà vu', []],
    ['are put on one line', '  Rome\n\t2026 ', 'Rome 2026', []],
    ['lose what no font has, whole', 'Party 👩‍👩‍👧 time', 'Party time', ['👩‍👩‍👧']],
    ['lose control characters', 'a\u0007b', 'ab', []],
    ['can be nothing at all', '🎉🎉', '', ['🎉', '🎉']],
    ['can be only what shapes others', '\u200b \u200f\u00ad\u3164\ufe0f', '', []],
    ['keep joiners and marks beside characters that have frames', 'e\u200dx', 'e\u200dx', []],
  ])('%s', (_, given, text, leftOut) => {
    expect(showableText(given, latin)).toEqual({ text, leftOut });
  });

  it('need no glyph for spaces, joiners and variation selectors', () => {
    expect([...visibleCodePoints('a b\u200d\ufe0f☺')]).toEqual([0x61, 0x62, 0x263a]);
  });
});
