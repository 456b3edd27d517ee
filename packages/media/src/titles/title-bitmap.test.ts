import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REEL_HEIGHT, REEL_WIDTH, SAFE_ZONE, type TitleStyle } from '@cutroom/contract';
import { bandsAbout, LOWER_THIRD, middleOf, type TitleBand, UPPER_THIRD } from '@cutroom/reel';
import { describe, expect, it } from 'vitest';
import { readCoverage } from './glyph-coverage.ts';
import { type DrawnTitle, drawTitle } from './title-bitmap.ts';

/** Where the words are (bright and opaque), in the reel's frame. */
function wordsExtent({ rgba, width, left, top }: DrawnTitle): { x: number[]; y: number[] } {
  const x: number[] = [];
  const y: number[] = [];
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at] ?? 0) < 128 || (rgba[at + 3] ?? 0) < 128) continue;
    x.push(left + ((at / 4) % width));
    y.push(top + Math.floor(at / 4 / width));
  }
  const ends = (values: number[]): number[] => [
    values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
    values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
  ];
  return { x: ends(x), y: ends(y) };
}

async function drawn(text: string, bands?: TitleBand[]): Promise<DrawnTitle> {
  const { drawn: title } = await drawTitle(text, bands === undefined ? {} : { bands });
  if (title === null) throw new Error('Nothing was drawn.');
  return title;
}

describe('The place of a title', () => {
  it.each([
    ['upper', UPPER_THIRD],
    ['lower', LOWER_THIRD],
  ])('is the %s third where it is asked for there', async (_, third) => {
    const { y } = wordsExtent(await drawn('Summer in the city', bandsAbout(middleOf(third))));
    expect(y[0]).toBeGreaterThanOrEqual(SAFE_ZONE.top * REEL_HEIGHT);
    expect(y[1]).toBeLessThanOrEqual((1 - SAFE_ZONE.bottom) * REEL_HEIGHT);
    const middle = ((y[0] ?? 0) + (y[1] ?? 0)) / 2;
    expect(Math.abs(middle / REEL_HEIGHT - middleOf(third))).toBeLessThan(0.04);
  });

  it('is in the safe zone, however long and wherever it is asked for', async () => {
    const text = 'A long title with sixty characters in it, which is the limit';
    for (const centerY of [0, 0.14, 0.65, 1]) {
      const { y } = wordsExtent(await drawn(text, bandsAbout(centerY)));
      expect(y[0]).toBeGreaterThanOrEqual(SAFE_ZONE.top * REEL_HEIGHT);
      expect(y[1]).toBeLessThanOrEqual((1 - SAFE_ZONE.bottom) * REEL_HEIGHT);
    }
  });
});

describe('The style of a title', () => {
  const pixelsOf = async (style: TitleStyle) => {
    const { drawn: title } = await drawTitle('Rome 2026', { style });
    const { rgba } = title ?? { rgba: Buffer.alloc(0) };
    const count = (isLight: boolean, leastOpacity: number): number => {
      let found = 0;
      for (let at = 0; at < rgba.length; at += 4)
        if ((rgba[at + 3] ?? 0) >= leastOpacity && (rgba[at] ?? 0) > 128 === isLight) found += 1;
      return found;
    };
    return { light: count(true, 200), dark: count(false, 200) };
  };

  it('is light words with a dark edge, or dark words on a light card', async () => {
    const [shadow, outline, box] = [
      await pixelsOf('shadow'),
      await pixelsOf('outline'),
      await pixelsOf('box'),
    ];
    expect(shadow.light).toBeGreaterThan(10_000);
    expect(shadow.dark).toBeLessThan(shadow.light / 2);
    expect(outline.light).toBeGreaterThan(10_000);
    expect(outline.dark).toBeGreaterThan(outline.light / 4);
    expect(box.dark).toBeGreaterThan(10_000);
    expect(box.light).toBeGreaterThan(2 * box.dark);
  });

  it('keeps a card in the safe zone, too', async () => {
    const { drawn: card } = await drawTitle('WWWWWWWWWWWWWWWWWWWW WWWWWWWWWWWWWWWWW', { style: 'box' });
    const { x } = card === null ? { x: [] } : wordsExtent(card);
    expect(x[0]).toBeGreaterThanOrEqual(SAFE_ZONE.sides * REEL_WIDTH - 2);
    expect(x[1]).toBeLessThanOrEqual((1 - SAFE_ZONE.sides) * REEL_WIDTH + 2);
  });
});

describe('A drawn title', () => {
  it.each([
    'Rome 2026',
    'A long title with sixty characters in it, which is the limit',
    'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
    'MMMM WWWW MMMM WWWW MMMM WWWW MMMM WWWW MMMM WWWW MMMM WWWW',
    'Ünïcödé ÂÊÎ fjörd ğüş żółw ČŠŽ',
    '<b>&amp; "quotes" \\ \' % {} [in] : ; ,',
  ])('keeps its words in the safe zone and in the middle of the frame: %s', async (text) => {
    const { x, y } = wordsExtent(await drawn(text));
    expect(x[0]).toBeGreaterThanOrEqual(SAFE_ZONE.sides * REEL_WIDTH);
    expect(x[1]).toBeLessThanOrEqual((1 - SAFE_ZONE.sides) * REEL_WIDTH);
    expect(y[0]).toBeGreaterThanOrEqual(SAFE_ZONE.top * REEL_HEIGHT);
    expect(y[1]).toBeLessThanOrEqual((1 - SAFE_ZONE.bottom) * REEL_HEIGHT);
    expect(Math.abs(((x[0] ?? 0) + (x[1] ?? 0)) / 2 - REEL_WIDTH / 2)).toBeLessThan(4);
  });

  it('has a shadow around its words that ends before its edge', async () => {
    const { rgba, width, height } = await drawn('Hi');
    const opacities = Array.from({ length: rgba.length / 4 }, (_, pixel) => rgba[pixel * 4 + 3] ?? 0);
    const dark = opacities.filter((opacity, pixel) => opacity > 60 && (rgba[pixel * 4] ?? 0) < 40);
    expect(dark.length).toBeGreaterThan(3000);
    const edge = [...opacities.slice(0, width), ...opacities.slice(width * (height - 1))];
    expect(Math.max(...edge)).toBeLessThanOrEqual(3);
  });

  it('is the same bitmap for the same words and another for others', async () => {
    const [once, again, other] = [await drawn('Rome'), await drawn('Rome'), await drawn('Roma')];
    expect(again.contentId).toBe(once.contentId);
    expect(other.contentId).not.toBe(once.contentId);
  });

  it('leaves out what no font has, and tells', async () => {
    const unassigned = '\u{10fffd}';
    expect(await drawTitle(`A${unassigned}B`)).toMatchObject({ leftOut: [unassigned] });
    expect(await drawTitle(unassigned)).toEqual({ drawn: null, leftOut: [unassigned] });
  });
});

describe('The coverage of a font', () => {
  const geist = createRequire(import.meta.url).resolve('@expo-google-fonts/geist/700Bold/Geist_700Bold.ttf');

  it('tells which characters it can show', async () => {
    const covers = await readCoverage(geist);
    const shown = [...'Aaé–€Ж'].map((character) => covers(character.codePointAt(0) ?? 0));
    expect(shown).toEqual([true, true, true, true, true, true]);
    expect([...'日م🎉'].map((character) => covers(character.codePointAt(0) ?? 0))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is nothing where the file is no font or is cut off', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'cutroom-font-'));
    const paths = [join(directory, 'empty.ttf'), join(directory, 'text.ttf')];
    await writeFile(paths[0] ?? '', '');
    await writeFile(paths[1] ?? '', 'This is not a font at all, whatever its name may say.');
    const coverages = await Promise.all(paths.map(readCoverage));
    await rm(directory, { recursive: true });
    expect(coverages.map((covers) => covers(0x41))).toEqual([false, false]);
  });
});
