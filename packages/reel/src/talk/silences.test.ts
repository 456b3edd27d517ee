import { type Interval, playedSeconds, type SelectedClip, type SpokenWord } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { stumblesIn } from './fillers.ts';
import type { TalkingClip } from './silences.ts';
import { joinedCut, withoutStretches } from './take-out.ts';
import { withoutSilences } from './without-silences.ts';

const between = (startSeconds: number, endSeconds: number) => ({ startSeconds, endSeconds });
const CUT: SelectedClip = { clipId: 'a', startTime: 1, endTime: 9, order: 0 };
const clip = (analysis: TalkingClip['analysis']): TalkingClip => ({
  id: 'a',
  probe: { durationSeconds: 10 },
  analysis,
});
const ALL = { pauseSeconds: 0.7, isWithoutFillers: true };
const intervals = (cuts: readonly SelectedClip[]) =>
  cuts.map(({ startTime, endTime }) => [startTime, endTime]);
/** A word every 0.4 s, said in 0.3. */
const said = (text: string): SpokenWord[] =>
  text.split(' ').map((word, index) => ({ text: word, ...between(0.4 * index, 0.4 * index + 0.3) }));

describe('A cut without its pauses', () => {
  const talk = clip({ speech: [between(1, 3), between(5, 6), between(6.5, 9)] });

  it('is cut where nobody speaks for longer than asked, with air left around the words', () => {
    const selectedClips = withoutSilences([CUT], [talk], ALL);
    expect(intervals(selectedClips)).toEqual([
      [1, 3.133],
      [4.9, 9],
    ]);
    expect(selectedClips.map(({ order }) => order)).toEqual([0, 1]);
    expect(withoutSilences([CUT], [talk], { ...ALL, pauseSeconds: 0.4 })).toHaveLength(3);
  });

  it('loses what lies before its first word and behind its last where that is wished', () => {
    const whole = { ...CUT, startTime: 0, endTime: 10 };
    const late = clip({ speech: [between(2, 8)] });
    expect(withoutSilences([whole], [late], ALL)).toEqual([whole]);
    const selectedClips = withoutSilences([whole], [late], { ...ALL, isTrimmed: true });
    expect(intervals(selectedClips)).toEqual([[1.9, 8.133]]);
  });

  it('stays where it is locked, where nobody speaks, and where its clip is not known', () => {
    for (const [cut, clips] of [
      [{ ...CUT, locked: true }, [talk]],
      [CUT, [clip({ speech: [] })]],
      [CUT, [clip(null)]],
      [CUT, []],
    ] as const)
      expect(withoutSilences([cut], clips, ALL)).toEqual([cut]);
  });

  it('has no part shorter than half a second', () => {
    const chopped = clip({ speech: [between(1, 3), between(4, 4.1), between(5.2, 9)] });
    const selectedClips = withoutSilences([CUT], [chopped], ALL);
    expect(selectedClips.length).toBeGreaterThan(1);
    for (const cut of selectedClips) expect(playedSeconds(cut)).toBeGreaterThanOrEqual(0.5);
  });

  it('does not grow beyond what a plan holds', () => {
    const full = Array.from({ length: 200 }, (_, order) => ({ ...CUT, order }));
    expect(withoutSilences(full, [talk], ALL)).toHaveLength(200);
  });
});

describe('A voice under other clips, without its pauses', () => {
  const beach = { id: 'beach', probe: { durationSeconds: 20 }, analysis: null };
  const voice = (speech: readonly Interval[]): TalkingClip[] => [clip({ speech }), beach];
  const under = (startTime: number, endTime: number, startSeconds: number): SelectedClip => ({
    ...{ clipId: 'beach', startTime, endTime, order: 0 },
    audioFrom: { clipId: 'a', startSeconds },
  });
  const heard = (cuts: readonly SelectedClip[]) =>
    cuts.map((cut) => [cut.startTime, cut.endTime, cut.audioFrom?.startSeconds]);

  it('goes on with the next word while the frames go on, and the cut ends as much sooner', () => {
    const cuts = withoutSilences([under(10, 18, 1)], voice([between(1, 3), between(5, 9)]), ALL);
    expect(heard(cuts)).toEqual([
      [10, 12.133, 1],
      [12.133, 16.233, 4.9],
    ]);
  });

  it('loses a pause that lies over a cut of the frames on both sides of it', () => {
    const cuts = [under(0, 4, 0), { ...under(10, 14, 4), order: 1 }];
    expect(heard(withoutSilences(cuts, voice([between(0, 3), between(5, 8)]), ALL))).toEqual([
      [0, 3.133, 0],
      [10, 13.1, 4.9],
    ]);
    // Somewhere else in the voice is another beginning, with the air that it was given.
    const apart = [under(0, 4, 0), { ...under(10, 14, 4.5), order: 1 }];
    expect(withoutSilences(apart, voice([between(0, 3), between(5, 9)]), ALL)).toEqual(apart);
  });

  it('keeps the frames under a pause that is longer than they are', () => {
    const cuts = [under(0, 4, 0), { ...under(10, 11, 4), order: 1 }, { ...under(15, 18, 5), order: 2 }];
    const left = withoutSilences(cuts, voice([between(0, 3), between(5.5, 9)]), ALL);
    expect(heard(left)).toEqual([
      [0, 3.133, 0],
      [10, 11, 4],
      [15, 17.6, 5.4],
    ]);
  });
});

describe('Words that nobody misses', () => {
  const textsOf = (text: string, language: string | null) => {
    const words = said(text);
    return stumblesIn(words, language).map(({ kind, startSeconds, endSeconds }) => [
      kind,
      words
        .filter((word) => word.startSeconds >= startSeconds && word.endSeconds <= endSeconds)
        .map((word) => word.text)
        .join(' '),
    ]);
  };

  it.each([
    ['this is, um, nice', 'en', [['filler', 'um,']]],
    ['das ist ähm schön', 'de', [['filler', 'ähm']]],
    ['es geht um zwei Dinge', 'de', []],
    ['um dia bonito', 'pt', []],
    ['er kommt', 'de', []],
    ['um who knows', null, []],
    // Typed by hand: the words around tell the language.
    ['so we went, um, to the beach', null, [['filler', 'um,']]],
    ['it is, er, the best', null, [['filler', 'er,']]],
    ['wir reden um die Zeit und das ist gut', null, []],
    ['eu fui um dia e você ficou', null, []],
    ['je suis, hum, dans une ville et nous rions', null, [['filler', 'hum,']]],
    ['the der um', null, []],
    ['I I think', 'en', [['repeat', 'I']]],
    ['we should we should go', 'en', [['repeat', 'we should']]],
    ['very very good', 'en', []],
    ['no no no', 'en', []],
  ] as const)('%s (%s)', (text, language, found) => {
    expect(textsOf(text, language)).toEqual(found);
  });

  it('go with the cut, as a part that can be put back', () => {
    const words = said('this is the um the best day that we had in a long time here');
    const cut = { ...CUT, startTime: 0, endTime: 5.5 };
    const [first, second] = withoutSilences([cut], [clip({ words, language: 'en' })], ALL);
    if (first === undefined || second === undefined) throw new Error('It was not cut.');
    expect(first.endTime).toBeLessThan(1.3);
    expect(second.startTime).toBeGreaterThan(1.5);
    expect(intervals([joinedCut(first, second, 10)])).toEqual([[0, 5.5]]);
  });

  const spoken = (...words: readonly (readonly [string, number])[]): TalkingClip =>
    clip({
      words: words.map(([text, at]) => ({ text, ...between(at, at + 0.3) })),
      speech: words.map(([, at]) => between(at - 0.05, at + 0.35)),
      language: 'en',
    });

  it('go with the pause before or behind them, of which a breath would be left', () => {
    const talk = spoken(
      ['here', 1],
      ['now', 1.4],
      ['um', 4],
      ['then', 4.4],
      ['we', 4.8],
      ['uh', 5.2],
      ['there', 7.01],
      ['too', 7.4],
    );
    const cut = { ...CUT, startTime: 0.9, endTime: 7.8 };
    expect(intervals(withoutSilences([cut], [talk], ALL))).toEqual([
      [0.9, 1.9],
      [4.367, 5.2],
      [6.867, 7.8],
    ]);
  });

  it('go at the beginning and at the end of a cut with the air beside them', () => {
    const talk = spoken(['um', 1], ['here', 1.4], ['we', 1.8], ['are', 2.2], ['uh', 2.6]);
    const cut = { ...CUT, startTime: 0.8, endTime: 3.2 };
    expect(intervals(withoutSilences([cut], [talk], ALL))).toEqual([[1.367, 2.6]]);
    // Frames before somebody speaks that are long enough to be a cut stay.
    expect(intervals(withoutSilences([{ ...cut, startTime: 0.2 }], [talk], ALL))).toEqual([
      [0.2, 1],
      [1.367, 2.6],
    ]);
  });
});

it('takes out what was chosen, on frames, and keeps what is read with the first part', () => {
  const titles = [
    { text: 'Hi', style: 'clean' as never, startSeconds: 0, seconds: 1, centerY: 0.5 },
  ] as never;
  const parts = withoutStretches({ ...CUT, titles }, [between(3.01, 4.02), between(0, 0.5)], 10);
  expect(intervals(parts)).toEqual([
    [1, 3],
    [4.033, 9],
  ]);
  expect(parts.map((part) => part.titles === undefined)).toEqual([false, true]);
  expect(withoutStretches(CUT, [between(1, 9)], 10)).toEqual([]);
});
