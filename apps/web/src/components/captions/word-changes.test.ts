import { type ClipWord, WORD_CHARS_MAX, wordsProblem } from '@cutroom/contract';
import { joinedWords, textWords } from '@cutroom/reel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mergeWords,
  replaceWords,
  retimedWord,
  splitWord,
  withWordsOf,
  wordsOfText,
  wordsWithin,
} from './word-changes.ts';

const CUT = { startSeconds: 2, endSeconds: 6 };
const said = (text: string): ClipWord[] =>
  text.split(' ').map((word, at) => ({ text: word, startSeconds: 2 + at / 2, endSeconds: 2.4 + at / 2 }));

describe('Words after their text was put right', () => {
  it('keep the times of those that stay, and of those that another takes the place of', () => {
    const words = said('I like there house');
    const changed = wordsOfText(words, 'I like their house', CUT);
    expect(changed).toEqual(words.map((word, at) => (at === 2 ? { ...word, text: 'their' } : word)));
  });

  it('share the time of what they replace, and find room where there was none', () => {
    const more = wordsOfText(said('a gonna b'), 'a going to b', CUT);
    expect(more.map(({ text }) => text)).toEqual(['a', 'going', 'to', 'b']);
    expect([more[1]?.startSeconds, more[2]?.endSeconds]).toEqual([2.5, 2.9]);
    expect(wordsOfText([], 'typed by hand', CUT).map(({ text }) => text)).toEqual(['typed', 'by', 'hand']);
    expect(wordsOfText(said('a b'), '', CUT)).toEqual([]);
  });

  it('lose a doubt with the word that was doubted', () => {
    const doubted = said('a b').map((word) => ({ ...word, isUncertain: true }));
    const changed = wordsOfText(doubted, 'a c', CUT);
    expect(changed.map(({ isUncertain = false }) => isUncertain)).toEqual([true, false]);
  });

  it('are what was typed, and words of the clip, whatever was there and whatever is typed', () => {
    const text = fc.array(fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 3 }), {
      maxLength: 7,
    });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const words = before.length === 0 ? [] : said(before.join(' '));
        const changed = wordsOfText(words, after.join(' '), CUT);
        expect(changed.map((word) => word.text)).toEqual(after);
        const all = withWordsOf(words, CUT, changed, 20);
        expect(wordsProblem(all, 20)).toBeNull();
        expect(joinedWords(all)).toBe(after.join(' '));
      }),
    );
  });

  it('leave the words of other cuts alone', () => {
    const other = { text: 'later', startSeconds: 9, endSeconds: 9.5 };
    const all = [...said('one two'), other];
    const own = wordsWithin(all, CUT);
    expect(withWordsOf(all, CUT, wordsOfText(own, 'three', CUT), 20).at(-1)).toEqual(other);
  });
});

describe('Single words', () => {
  it('are split and merged within their time', () => {
    const [word, ...rest] = splitWord(said('newhouse x'), 0);
    expect([word?.text, rest[0]?.text]).toEqual(['newh', 'ouse']);
    expect(word?.endSeconds).toBe(rest[0]?.startSeconds);
    expect(mergeWords(said('new house x'), 0)[0]).toEqual({
      text: 'new house',
      startSeconds: 2,
      endSeconds: 2.9,
    });
    expect(splitWord(mergeWords(said('new house'), 0), 0).map(({ text }) => text)).toEqual(['new', 'house']);
    expect(splitWord(said('a'), 0)).toEqual(said('a'));
    expect(mergeWords(said('a'), 0)).toEqual(said('a'));
    // One character is never split, whatever it is made of.
    expect(splitWord(said('👩‍👧😀é'), 0).map(({ text }) => text)).toEqual(['👩‍👧😀', 'é']);
    expect(splitWord(said('👩‍👧'), 0)).toEqual(said('👩‍👧'));
  });

  it('keep their neighbours as they are when one gets another time, whatever is typed', () => {
    const words = said('their is the see');
    expect(retimedWord(words, 1, 'endSeconds', 99, CUT)[1]).toMatchObject({
      startSeconds: 2.5,
      endSeconds: 3,
    });
    expect(retimedWord(words, 3, 'startSeconds', 0, CUT)[3]).toMatchObject({
      startSeconds: 3.4,
      endSeconds: 3.9,
    });
    expect(retimedWord(words, 0, 'startSeconds', -5, CUT)[0]?.startSeconds).toBe(CUT.startSeconds);
    expect(retimedWord(words, 3, 'endSeconds', 99, CUT)[3]?.endSeconds).toBe(CUT.endSeconds);
    expect(retimedWord(words, 2, 'endSeconds', 3.1, CUT)[2]?.endSeconds).toBe(3.1);
    const at = fc.nat(words.length - 1);
    const seconds = fc.double({ min: -10, max: 20, noNaN: true });
    fc.assert(
      fc.property(at, fc.constantFrom('startSeconds', 'endSeconds'), seconds, (index, side, to) => {
        const changed = retimedWord(words, index, side, to, CUT);
        expect(changed.toSpliced(index, 1)).toEqual(words.toSpliced(index, 1));
        expect(withWordsOf(words, CUT, changed, 8)).toEqual(changed);
      }),
    );
  });

  it('are replaced wherever they are said, with the marks around them', () => {
    const { words, count } = replaceWords(said('Katy, hello “katy” kate'), 'katy', 'Cathy');
    expect([words.map(({ text }) => text), count]).toEqual([['Cathy,', 'hello', '“Cathy”', 'kate'], 2]);
    expect(replaceWords(said('a b a'), 'a', '').words).toHaveLength(1);
    expect(replaceWords(said('a'), ' ', 'b').count).toBe(0);
  });

  it('are found as a run of several, and share its time', () => {
    const { words, count } = replaceWords(said('the cut room, a Cut Room cut'), 'cut room', 'Cutroom');
    expect([words.map(({ text }) => text), count]).toEqual([['the', 'Cutroom,', 'a', 'Cutroom', 'cut'], 2]);
    expect(words[1]).toMatchObject({ startSeconds: 2.5, endSeconds: 3.4 });
    const apart = replaceWords(said('at cutroom now'), 'Cutroom', 'the cut room').words;
    expect(apart.map(({ text }) => text)).toEqual(['at', 'the', 'cut', 'room', 'now']);
    expect([apart[1]?.startSeconds, apart[3]?.endSeconds]).toEqual([2.5, 2.9]);
    const other = replaceWords(said('there house is'), 'there house', 'their house').words;
    expect(other).toEqual(said('their house is'));
    expect(replaceWords(said('今日 は 暑い'), '今日は', '明日は').words.map(({ text }) => text)).toEqual([
      '明日',
      'は',
      '暑い',
    ]);
  });

  it('of scripts without spaces are told apart', () => {
    expect(textWords('今日は暑い。')).toEqual(['今日', 'は', '暑い。']);
    expect(textWords('「今日は」と『彼』')).toEqual(['「今日', 'は」', 'と', '『彼』']);
    expect(textWords('「')).toEqual(['「']);
  });

  it('are whole, however long, as far as one may be', () => {
    const [long, longest] = ['www.instagram.com/some.account.of.hers', 'x'.repeat(WORD_CHARS_MAX)];
    expect(textWords(`at ${long} ${longest}`)).toEqual(['at', long, longest]);
    expect(textWords(`${longest}y`).join('')).toBe(`${longest}y`);
  });
});
