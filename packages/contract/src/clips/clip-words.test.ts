import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClipWord, orderedWords, withDoubts, wordsProblem } from './clip-words.ts';

const word = (text: string, startSeconds: number, endSeconds: number): ClipWord => ({
  text,
  startSeconds,
  endSeconds,
});

describe('The words of a clip', () => {
  it.each<[string, ClipWord[], string | null]>([
    ['none', [], null],
    ['one after the other', [word('Hello', 0, 0.4), word('there', 0.4, 1)], null],
    [
      'any script, joiners and emoji',
      [word('می‌خواهم', 0, 1), word('日本', 1, 2), word('👩‍👩‍👧', 2, 3)],
      null,
    ],
    ['a heart, which is no markup', [word('<3', 0, 1), word('a<b', 1, 2)], null],
    ['one over the other', [word('a', 0, 1), word('b', 0.9, 2)], 'words_times'],
    ['out of order', [word('a', 2, 3), word('b', 0, 1)], 'words_times'],
    ['before the clip', [word('a', -1, 1)], 'words_times'],
    ['behind the clip', [word('a', 9, 11)], 'words_times'],
    ['no time at all', [word('a', 1, 1)], 'words_times'],
    ['backwards', [word('a', 2, 1)], 'words_times'],
    ['nothing', [word(' ', 0, 1)], 'words_text'],
    ['nothing that can be seen', [word('\u200b\u200f\u00ad', 0, 1)], 'words_text'],
    ['a line separator', [word('a\u2028b', 0, 1)], 'words_text'],
    ['ten thousand characters', [word('x'.repeat(10_000), 0, 1)], 'words_text'],
    ['HTML', [word('<b>bold</b>', 0, 1)], 'words_text'],
    ['a closing tag', [word('a</i >', 0, 1)], 'words_text'],
    ['a comment', [word('<!-- x', 0, 1)], 'words_text'],
    ['an override of ASS', [word('{\\fs200}big', 0, 1)], 'words_text'],
    ['a line break', [word('a\nb', 0, 1)], 'words_text'],
    ['NUL', [word('a\0', 0, 1)], 'words_text'],
    ['half a character', [word('a\ud83d', 0, 1)], 'words_text'],
    ['a turned direction', [word('\u202eabc', 0, 1)], 'words_text'],
  ])('%s', (_, words, code) => {
    expect(wordsProblem(words, 10)?.code ?? null).toBe(code);
  });

  it('can always be kept as they were heard, once they are put in order', () => {
    const heard = fc.array(
      fc.record({
        text: fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
        startSeconds: fc.double({ min: 0, max: 12, noNaN: true }),
        endSeconds: fc.double({ min: 0, max: 12, noNaN: true }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(heard, (words) => {
        expect(wordsProblem(orderedWords(words, 10), 10)).toBeNull();
      }),
    );
  });

  it('are doubted where nobody speaks so fast, or so slowly', () => {
    const words = [word('extraordinarily', 0, 0.2), word('so', 1, 4), word('hello', 5, 5.4)];
    expect(withDoubts(words).map(({ isUncertain = false }) => isUncertain)).toEqual([true, true, false]);
  });

  it('are doubted where the model was, which nobody is told in numbers', () => {
    const heard = [
      { ...word('hello', 0, 0.4), confidence: 0.49 },
      { ...word('you', 1, 1.3), confidence: 0.5 },
    ];
    expect(withDoubts(heard)).toEqual([{ ...word('hello', 0, 0.4), isUncertain: true }, word('you', 1, 1.3)]);
  });
});
