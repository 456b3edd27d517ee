import { REEL_FPS, type SpokenWord } from '@cutroom/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReelCut } from '../reel-spec.ts';
import { layOutReel } from '../timeline/reel-timeline.ts';
import { standingCaptions } from './caption-states.ts';
import { CAPTION_WORDS_MAX, captionsOf, joinedWords } from './captions.ts';

function cut(startSeconds: number, seconds: number, words: readonly SpokenWord[]): ReelCut {
  return {
    source: { probe: { durationSeconds: 60, width: 1080, height: 1920, audio: null } },
    sourceId: 'a',
    startSeconds,
    frames: seconds * REEL_FPS,
    framing: { mode: 'fit' },
    words,
  };
}

/** Words of a third of a second, one after the other. */
function said(text: string, startSeconds = 0): SpokenWord[] {
  return text.split(' ').map((word, index) => ({
    text: word,
    startSeconds: startSeconds + index / 3,
    endSeconds: startSeconds + (index + 1) / 3,
  }));
}

const textsOf = (...cuts: ReelCut[]) => captionsOf(cuts).map(({ text }) => text);

describe('Captions', () => {
  it('end with a sentence, before a pause, and when they are full', () => {
    const words = [
      ...said('Hello there. This is my new flat, and it has a very large kitchen'),
      ...said('Come in', 9),
    ];
    expect(textsOf(cut(0, 12, words))).toEqual([
      'Hello there.',
      'This is my new flat, and it',
      'has a very large kitchen',
      'Come in',
    ]);
  });

  it.each([
    ['The dog knows every street of this town.', ['The dog knows every', 'street of this town.']],
    ['Nobody ever walked back home so fast.', ['Nobody ever walked', 'back home so fast.']],
    ['Nobody ever walked home faster than her.', ['Nobody ever walked', 'home faster than her.']],
    ['Internationalization was unimaginable.', ['Internationalization was', 'unimaginable.']],
  ])('leave no last word of a sentence alone: %s', (text, captions) => {
    expect(textsOf(cut(0, 12, said(text)))).toEqual(captions);
  });

  it('stand while they are said, counted from the reel’s first frame', () => {
    const cuts = [cut(0, 2, []), cut(4, 3, said('one two three', 5))];
    expect(captionsOf(cuts)).toMatchObject([{ text: 'one two three', start: 90, end: 130 }]);
  });

  it('that a reel shows tell which words of which file they are made of, and where they stand', () => {
    const words = [...said('one two.', 5), ...said('three', 6)];
    const timeline = layOutReel({ cuts: [cut(0, 2, []), cut(4, 4, words)], sound: 'original' });
    const [first, second, ...rest] = standingCaptions(timeline);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ text: 'one two.', start: 90, sourceId: cut(0, 2, []).sourceId });
    expect(first?.said).toEqual({ startSeconds: 5, endSeconds: words[1]?.endSeconds });
    expect(second?.said.startSeconds).toBe(6);
    expect(first?.bands).toEqual(timeline.texts[0]?.bands);
    const wordByWord = layOutReel({ ...timeline.spec, captionStyle: 'one_word' });
    expect(standingCaptions(wordByWord).map(({ text }) => text)).toEqual(['one', 'two.', 'three']);
  });

  it('of Chinese characters alone are told whose forms those have, by what else is said in their clip', () => {
    const words = [...said('東京'), ...said('が すき', 2)];
    const looksOf = (of: readonly SpokenWord[]) =>
      layOutReel({ cuts: [cut(0, 4, of)], sound: 'original' }).texts.map(({ text, caption }) => [
        text,
        caption?.script,
      ]);
    expect(looksOf(words)).toEqual([
      ['東京', 'ja'],
      ['がすき', undefined],
    ]);
    expect(looksOf(said('东京'))).toEqual([['东京', undefined]]);
  });

  it('show only words that are said in the cut', () => {
    const words = said('zero one two three four five six seven eight');
    expect(textsOf(cut(1, 1, words))).toEqual(['three four five']);
  });

  it('join scripts without spaces as they are written', () => {
    const words = ['今日', 'は', '暑い', '。'].map((text, index) => ({
      text,
      startSeconds: index / 2,
      endSeconds: (index + 1) / 2,
    }));
    expect(textsOf(cut(0, 3, words))).toEqual(['今日は暑い。']);
  });

  it('of scripts without spaces are as long as others, and as even', () => {
    const words = said('今日 は とても 暑い ので 海 へ 行き ま した。').map((word) => ({
      ...word,
      startSeconds: word.startSeconds / 2,
      endSeconds: word.endSeconds / 2,
    }));
    expect(textsOf(cut(0, 12, words))).toEqual(['今日はとても暑い', 'ので海へ行きました。']);
    expect(captionsOf([cut(0, 12, words)], 1)).toHaveLength(10);
    const letters = 'กขคง'
      .repeat(20)
      .split('')
      .map((text, at) => ({ text, startSeconds: at / 50, endSeconds: (at + 1) / 50 }));
    const [longest] = captionsOf([cut(0, 12, letters)]);
    expect(longest?.words).toHaveLength(CAPTION_WORDS_MAX);
    expect(textsOf(cut(0, 12, said('안녕하세요 여러분 오늘은 날씨가 정말 좋네요')))).toEqual([
      '안녕하세요 여러분 오늘은',
      '날씨가 정말 좋네요',
    ]);
  });

  it('leave a space between scripts where one of them has spaces', () => {
    const joined = (...texts: string[]) => joinedWords(texts.map((text) => ({ text })));
    expect(joined('hello', 'สวัสดี', 'ครับ')).toBe('hello สวัสดีครับ');
    expect(joined('彼は', '「はい」', 'と')).toBe('彼は「はい」と');
    expect(joined('iPhone', 'を')).toBe('iPhoneを');
  });

  it('never overlap, never leave their cut, and keep the words in order, whatever is said', () => {
    const word = fc.record({
      text: fc.string({ unit: fc.constantFrom(...'abc.,! '), maxLength: 20 }),
      gap: fc.double({ min: 0, max: 2, noNaN: true }),
      length: fc.double({ min: 0, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (given, seconds) => {
        let at = 0;
        const words = given.map(({ text, gap, length }) => {
          const startSeconds = at + gap;
          at = startSeconds + length;
          return { text, startSeconds, endSeconds: at };
        });
        const cuts = [cut(0, seconds, words), cut(2, seconds, words)];
        let endBefore = 0;
        for (const { start, end, text } of captionsOf(cuts)) {
          expect(text.trim()).not.toBe('');
          expect(start).toBeGreaterThanOrEqual(endBefore);
          expect(end).toBeGreaterThan(start);
          expect(Math.floor(start / (seconds * REEL_FPS))).toBe(Math.floor((end - 1) / (seconds * REEL_FPS)));
          endBefore = end;
        }
      }),
    );
  });
});
