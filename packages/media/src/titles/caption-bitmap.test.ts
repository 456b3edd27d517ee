import { CAPTION_STYLES, WORD_CHARS_MAX } from '@cutroom/contract';
import { CAPTION_WIDTH_PIXELS_MAX, type CaptionLook } from '@cutroom/reel';
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

/** Pixels between the words that are white and the one in the accent, on a canvas of one line. */
async function gapBeside(words: string[], active: number): Promise<number> {
  const { drawn } = await drawCaption({ style: 'word_pop', accent: '#ff0000', words, active }, BANDS);
  if (drawn === null) throw new Error('Nothing was drawn.');
  const { rgba, width, height } = drawn;
  const [white, lit] = [new Set<number>(), new Set<number>()];
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, , alpha = 0] = rgba.subarray(at * 4, at * 4 + 4);
    if (alpha > 200 && red > 200) (green > 128 ? white : lit).add(at % width);
  }
  return Math.min(...[...white].flatMap((x) => [...lit].map((other) => Math.abs(x - other))));
}

it.each([
  [['Hello', 'everybody'], 1],
  [['extraordinarily', 'many'], 0],
  [['a', 'beautiful', 'day'], 1],
])('In %j the word that is said leaves a space to those beside it', async (words, active) => {
  expect(await gapBeside(words, active)).toBeGreaterThanOrEqual(7);
});

it('A line ends between words of a script without spaces', async () => {
  const words = ['今日', 'は', 'とても', '暑い', 'ので', '海', 'へ', '。'];
  for (const at of words.keys()) expect(await litRows(words, at)).toBeLessThan(90);
});

/** How many rows the word in the accent takes. */
async function litRows(words: string[], active: number): Promise<number> {
  const { drawn } = await drawCaption({ style: 'boxed', accent: '#ff0000', words, active }, BANDS);
  if (drawn === null) throw new Error('Nothing was drawn.');
  const rows = new Set<number>();
  for (let at = 0; at < drawn.width * drawn.height; at += 1) {
    const [red = 0, green = 0] = drawn.rgba.subarray(at * 4, at * 4 + 2);
    if (red > 200 && green < 64) rows.add(Math.floor(at / drawn.width));
  }
  return Math.max(...rows) - Math.min(...rows);
}

it.each([
  ['\u200b', 'hello'],
  ['hello', '\u200f'],
  ['می\u200cخواهم', 'so\u00adft', 'a\u200bb'],
])('Characters that only shape others break no drawing: %j, %j', async (...words) => {
  for (const style of CAPTION_STYLES)
    for (const active of words.keys()) {
      const { drawn, leftOut } = await drawCaption({ style, accent: '#ffcc00', words, active }, BANDS);
      expect([drawn === null, leftOut]).toEqual([false, []]);
    }
});

it('A caption of which nothing can be seen is not drawn', async () => {
  const look = {
    style: 'word_pop',
    accent: '#ffcc00',
    words: ['\u200b', '\u3164\u2800'],
    active: 0,
  } as const;
  expect((await drawCaption(look, BANDS)).drawn).toBeNull();
});

describe('A caption keeps to its width', () => {
  it.each(CAPTION_STYLES)('%s', async (style) => {
    for (const word of ['Donaudampfschifffahrtsgesellsc', 'extraordinarilyextraordinarily']) {
      const { left, right } = await extentOf({ style, words: [word], active: 0 });
      const beside = { plain: 40, word_pop: 20, karaoke: 16, boxed: 44, one_word: 16 }[style];
      expect(right - left).toBeLessThanOrEqual(CAPTION_WIDTH_PIXELS_MAX + beside);
    }
  });
});

it('A word of a line is larger while it is said', async () => {
  const widthOf = async (active: number | null) => {
    const { left, right } = await extentOf({ style: 'word_pop', words: ['island'], active });
    return right - left;
  };
  expect((await widthOf(0)) / (await widthOf(null))).toBeGreaterThan(1.08);
});
