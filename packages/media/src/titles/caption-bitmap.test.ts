import { CAPTION_STYLES, WORD_CHARS_MAX } from '@cutroom/contract';
import type { CaptionLook } from '@cutroom/reel';
import { describe, expect, it } from 'vitest';
import { drawCaption } from './caption-bitmap.ts';

const BANDS = [{ top: 0.6, bottom: 0.8 }];
/** What a shadow has less of at its edge nobody sees. */
const OPACITY_MIN = 40;

interface Extent {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a caption has something, on its canvas. */
async function extentOf(look: Omit<CaptionLook, 'accent'>): Promise<Extent> {
  const { drawn } = await drawCaption({ accent: '#ffcc00', ...look }, BANDS);
  if (drawn === null) throw new Error('Nothing was drawn.');
  const { rgba, width, height } = drawn;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let at = 0; at < width * height; at += 1) {
    if ((rgba[at * 4 + 3] ?? 0) < OPACITY_MIN) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { width, height, left, right, top, bottom };
}

describe('A word that fits on no line', () => {
  describe.each(CAPTION_STYLES)('%s', (style) => {
    it.each([
      ['merged of several', 'is the longest sentence that I ever said to you and them all'],
      ['long', 'Donaudampfschifffahrtsgesellschaft'],
      ['as long and as wide as a word can be', 'W'.repeat(WORD_CHARS_MAX)],
      ['of a script without spaces', '今日はとても暑いですから海に行きましょうね'],
    ])('%s: nothing of it is cut off', async (_, word) => {
      const { width, height, left, right, top, bottom } = await extentOf({ style, words: [word], active: 0 });
      expect(Math.min(left, top)).toBeGreaterThan(0);
      expect([right, bottom].map((end, at) => end < ([width, height][at] ?? 0) - 1)).toEqual([true, true]);
    });
  });

  it('stays where it stands while it is said', async () => {
    const words = ['well', 'is the longest sentence ever'];
    const [popped, filled] = await Promise.all(
      (['word_pop', 'karaoke'] as const).map((style) => extentOf({ style, words, active: 1 })),
    );
    expect(popped).toEqual(filled);
  });
});

it('A word of a line is larger while it is said', async () => {
  const widthOf = async (active: number | null) => {
    const { left, right } = await extentOf({ style: 'word_pop', words: ['island'], active });
    return right - left;
  };
  expect((await widthOf(0)) / (await widthOf(null))).toBeGreaterThan(1.08);
});
