import { REEL_FPS, wordsProblem } from '@cutroom/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cueWords, wordsOfCues } from './cue-words.ts';
import { cuesOfCaptions } from './cues-of-captions.ts';
import { readCues, subtitleFault } from './read-cues.ts';
import { type Subtitle, toSrt } from './srt.ts';
import { toVtt } from './vtt.ts';

const anyText = fc
  .array(fc.string({ unit: fc.constantFrom(...'abcé&<>日本.!?-'), minLength: 1, maxLength: 12 }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((words) => words.join(' '));
const anySubtitles = fc
  .array(fc.record({ text: anyText, gap: fc.nat({ max: 40 }), frames: fc.integer({ min: 1, max: 5000 }) }), {
    maxLength: 8,
  })
  .map((given) => {
    let at = 0;
    return given.map(({ text, gap, frames }): Subtitle => {
      const start = at + gap;
      at = start + frames;
      return { text, start, end: at };
    });
  });

describe('Subtitle files', () => {
  it('are read as they were written, WebVTT with every character', () => {
    fc.assert(
      fc.property(anySubtitles, (subtitles) => {
        const cues = readCues(toVtt(subtitles));
        expect(cues.map(({ text }) => text)).toEqual(subtitles.map(({ text }) => text));
        for (const [index, { start, end }] of subtitles.entries()) {
          expect(cues[index]?.startSeconds).toBeCloseTo(start / REEL_FPS, 2);
          expect(cues[index]?.endSeconds).toBeCloseTo(end / REEL_FPS, 2);
        }
        const plain = subtitles.map((one) => ({ ...one, text: one.text.replaceAll(/[<>&]/g, 'x') }));
        expect(readCues(toSrt(plain)).map(({ text }) => text)).toEqual(plain.map(({ text }) => text));
      }),
    );
  });

  it.each([
    ['SubRip of Windows', '\ufeff1\r\n00:00:01,5 --> 00:00:02,000\r\none\r\ntwo\r\n\r\n', ['one two']],
    ['without numbers or hours', '00:01.000 --> 00:02.000\na', ['a']],
    [
      'notes and styles',
      'WEBVTT x\n\nNOTE a --> b\n\nSTYLE\n::cue{}\n\nid\n00:01.000 --> 00:02.000 align:start\n<v Ann>a</v>',
      ['a'],
    ],
    ['overrides of ASS', '00:00:01,000 --> 00:00:02,000\n{\\an8}<font color="#f00">up</font>', ['up']],
    ['a cue that ends before it begins', '00:00:03,000 --> 00:00:02,000\na', []],
    ['anything else', '{"json": true}', []],
  ])('%s', (_, file, texts) => {
    expect(readCues(file).map(({ text }) => text)).toEqual(texts);
  });

  const cue = (text: string) => `00:00:01,000 --> 00:00:02,000\n${text}\n`;
  it.each([
    ['italics, colours and places', cue('{\\an8}<i>one</i> <font color="#f00">two</font>\ttab'), null],
    [
      'voices, classes and times',
      cue('<v Ann>one</v> <c.yellow>two</c> <00:00:01.500>three <lang en>four</lang>'),
      null,
    ],
    ['signs that are no tags', cue('I <3 you, 1 < 2 > 0'), null],
    ['a bell', cue('one\u0007'), 'control'],
    ['NUL', cue('one\0'), 'control'],
    ['a script', cue('<script>one</script>'), 'markup'],
    ['a comment', cue('<!-- one -->'), 'markup'],
    ['an image', cue('<img src=x>'), 'markup'],
    ['a caption without end', cue('one '.repeat(251)), 'long'],
    ['a long caption', cue('one '.repeat(250)), null],
    ['two captions that begin together', `${cue('one')}\n${cue('two')}`, 'together'],
  ])('with %s', (_, file, fault) => expect(subtitleFault(file)).toBe(fault));

  it('keep the order of rolling captions, each of which goes on while the next is read', () => {
    const rolling =
      '00:00.000 --> 00:04.000\none two three four\n\n00:02.000 --> 00:06.000\nfive six seven eight\n\n00:04.000 --> 00:07.000\nnine';
    const words = wordsOfCues(readCues(rolling));
    expect(words.map(({ text }) => text).join(' ')).toBe('one two three four five six seven eight nine');
    expect(words[3]?.endSeconds).toBeCloseTo(2, 6);
    expect(words.at(-1)?.endSeconds).toBeCloseTo(7, 6);
    expect(wordsProblem(words, 7)).toBeNull();
  });

  it('are not slow to read, whatever is in them', () => {
    const long = `${'<'.repeat(100_000)} --> ${'{\\'.repeat(100_000)}${'\n'.repeat(10_000)}${'1'.repeat(10_000)}`;
    expect(readCues(long)).toEqual([]);
  });

  it('give words that share the time of their cue, whatever is said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (text) => {
        const words = cueWords({ text, startSeconds: 2, endSeconds: 5 });
        expect(words.map((word) => word.text).join('')).toBe(text.replaceAll(/\s+/g, ''));
        for (const [index, word] of words.entries()) {
          expect(word.startSeconds).toBeCloseTo(words[index - 1]?.endSeconds ?? 2, 9);
          expect(word.endSeconds).toBeGreaterThan(word.startSeconds);
        }
        if (words.length > 0) expect(words.at(-1)?.endSeconds).toBeCloseTo(5, 9);
      }),
    );
  });

  it('give the words of scripts without spaces', () => {
    const words = cueWords({ text: '今日は暑い。', startSeconds: 0, endSeconds: 1 });
    expect(words.map(({ text }) => text)).toEqual(['今日', 'は', '暑い。']);
    expect(wordsProblem(words, 1)).toBeNull();
  });

  it('that come back are the captions that they were made of, said once where the reel shows them twice', () => {
    const own = ['hello', 'there'].map((text, at) => ({ text, startSeconds: 4 + at, endSeconds: 4.4 + at }));
    const caption = { text: 'hello there', start: 30, end: 75, words: [], cutIndex: 0, sourceId: 'a' };
    const captions = [0, 90].map((later) => ({
      ...{ ...caption, start: 30 + later, end: 75 + later },
      said: { startSeconds: 4, endSeconds: 5.4 },
    }));
    const cues = readCues(`${toSrt(captions)}\n00:00:20,000 --> 00:00:21,000\nnew`);
    const { ofFiles, others } = cuesOfCaptions(cues, captions, () => own);
    expect([...ofFiles]).toEqual([['a', own]]);
    expect(others.map(({ text }) => text)).toEqual(['new']);
    const corrected = captions.map((each, at) => ({ ...each, text: at === 1 ? 'hello you all' : each.text }));
    const right = cuesOfCaptions(readCues(toSrt(corrected)), captions, () => own);
    expect(right.ofFiles.get('a')?.map(({ text }) => text)).toEqual(['hello', 'you', 'all']);
    const moved = cuesOfCaptions(
      readCues(toSrt([{ text: 'hello there', start: 33, end: 75 }])),
      captions,
      () => own,
    );
    expect([moved.ofFiles.size, moved.others.length]).toEqual([0, 1]);
  });
});
