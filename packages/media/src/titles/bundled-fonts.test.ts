import { textWords } from '@cutroom/reel';
import { describe, expect, it } from 'vitest';
import { drawCaption } from './caption-bitmap.ts';
import { drawInk, type Ink, showable, unshowableCharacters } from './ink.ts';

const LINES: readonly [script: string, line: string][] = [
  ['Chinese', '今天我们去海边,看日落'],
  ['traditional Chinese', '臺灣的體育館'],
  ['Japanese', '東京の夏、海へ行こう'],
  ['Korean', '오늘은 바다로 여행을'],
  ['Arabic', 'اليوم نذهب إلى البحر'],
  ['Hebrew', 'היום אנחנו הולכים לים'],
  ['Thai', 'วันนี้เราไปทะเลกัน'],
  ['Hindi', 'नमस्ते दुनिया'],
  ['Greek', 'Καλημέρα κόσμε'],
];

describe('Scripts that the typeface of titles lacks', () => {
  it.each(LINES)('%s is shown, all of it', async (_, line) => {
    expect(await unshowableCharacters(line)).toEqual([]);
    const letters = [...new Set(line.replace(/[\s,、]/gu, ''))].slice(0, 4);
    const inks = await Promise.all(letters.map(async (letter) => drawInk((await showable(letter)).text, 60)));
    // What no font has would be the same empty box each time.
    expect(new Set(inks.map(pixelsOf)).size).toBe(letters.length);
  });

  it('a character has its Japanese form among kana, and its Chinese form elsewhere', async () => {
    await showable('骨');
    await showable('骨', 'の骨');
    const chinese = await drawInk('骨', 80);
    expect(pixelsOf(await drawInk('骨', 80, 'の骨'))).not.toBe(pixelsOf(chinese));
    expect(pixelsOf(await drawInk('骨', 80, '骨头'))).toBe(pixelsOf(chinese));
  });

  it.each(['plain', 'word_pop'] as const)(
    'a caption of such characters alone has the forms of the language that is spoken: %s',
    async (style) => {
      const bands = [{ top: 1200, bottom: 1600 }];
      const drawnAs = async (script?: 'ja' | 'ko') => {
        const look = { style, accent: '#ff0000', words: ['骨', '直'], active: 0, script };
        return (await drawCaption(look, bands)).drawn?.contentId;
      };
      const ids = [await drawnAs(), await drawnAs('ja'), await drawnAs('ko')];
      expect(ids).not.toContain(undefined);
      expect(new Set(ids.slice(0, 2)).size).toBe(2);
      expect(await drawnAs('ja')).toBe(ids[1]);
      // With kana in it the text itself tells the same.
      const around = (await drawInk('骨直', 80, '骨直の')).rgba.toString('base64');
      expect((await drawInk('骨直', 80)).rgba.toString('base64')).not.toBe(around);
    },
  );

  it.each([
    ['Arabic', 'اليوم نذهب إلى', 'right'],
    ['Hebrew', 'היום אנחנו', 'right'],
    ['Chinese', '今天我们去', 'left'],
  ])('the first word of a line in %s stands on its side of it', async (_, line, side) => {
    const look = { style: 'word_pop', accent: '#ff0000', words: textWords(line), active: 0 } as const;
    const { drawn } = await drawCaption(look, [{ top: 1200, bottom: 1600 }]);
    if (drawn === null) throw new Error('Nothing is drawn.');
    const share = redMiddle(drawn) / drawn.width;
    expect(share > 0.5 ? 'right' : 'left').toBe(side);
  });

  it('what no font has is named', async () => {
    expect(await unshowableCharacters('海\u{e000}')).toEqual(['\u{e000}']);
  });
});

function pixelsOf({ rgba, width }: Ink): string {
  return `${width} ${rgba.toString('base64')}`;
}

/** Where the word in the accent's red stands, from the left. */
function redMiddle({ rgba, width }: Pick<Ink, 'rgba' | 'width'>): number {
  const places: number[] = [];
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, , alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha > 200 && red > 200 && green < 80) places.push((at / 4) % width);
  }
  return places.reduce((sum, x) => sum + x, 0) / places.length;
}
