import type { SelectedClip } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { EDIT_COMMANDS } from '../edit-commands.ts';
import { openEditor } from '../editor.ts';
import { leftOut, putBack, putBackProblem } from './left-out.ts';
import { cutSilences, silencesThatStay, takeOut } from './talk-cuts.ts';

const CUT: SelectedClip = { clipId: 'a', startTime: 0, endTime: 8, order: 0 };
const OTHER: SelectedClip = { clipId: 'b', startTime: 0, endTime: 2, order: 1 };
const SECONDS = new Map([
  ['a', 20],
  ['b', 5],
]);
const opened = openEditor([CUT, OTHER], true, SECONDS);
const clips = [
  {
    id: 'a',
    probe: { durationSeconds: 20 },
    analysis: {
      speech: [
        { startSeconds: 0, endSeconds: 2 },
        { startSeconds: 4, endSeconds: 5 },
        { startSeconds: 6, endSeconds: 8 },
      ],
    },
  },
];
const WISH = { pauseSeconds: 0.7, isWithoutFillers: true };

describe('Pauses', () => {
  const cut = cutSilences(opened, clips, WISH);

  it('go with one press, which one undo takes back', () => {
    expect(cut.cuts.map(({ clip }) => clip.clipId).join('')).toBe('aaab');
    expect(new Set(cut.cuts.map(({ key }) => key)).size).toBe(4);
    expect(cut.cuts[0]?.key).toBe(opened.cuts[0]?.key);
    expect(EDIT_COMMANDS.undo.perform(cut, -1, 0).cuts).toBe(opened.cuts);
  });

  it('are listed, and are put back one by one', () => {
    expect(leftOut(cut).map(({ index }) => index)).toEqual([0, 1]);
    const back = putBack(cut, 1);
    expect(leftOut(back).map(({ index }) => index)).toEqual([0]);
    const all = putBack(back, 0);
    expect(all.cuts.map(({ clip: { startTime, endTime } }) => [startTime, endTime])).toEqual([
      [0, 8],
      [0, 2],
    ]);
  });

  it('are not put back where the clip would be too long', () => {
    const far = openEditor(
      [
        { ...CUT, endTime: 16 },
        { ...CUT, startTime: 17, endTime: 31, order: 1 },
      ],
      true,
      new Map([['a', 40]]),
    );
    const [place] = leftOut(far);
    if (place === undefined) throw new Error('Nothing lies between them.');
    expect(putBackProblem(far, place)).toBe('Both clips together would be too long');
    expect(putBack(far, 0)).toBe(far);
  });

  it('leave a timeline as it is that has none', () => {
    expect(cutSilences(opened, clips, { pauseSeconds: 3, isWithoutFillers: true })).toBe(opened);
    expect(cutSilences(opened, [], WISH)).toBe(opened);
  });
});

describe('Pauses of a voice under another clip', () => {
  const under = (startTime: number, endTime: number, startSeconds: number, order = 0): SelectedClip => ({
    ...{ clipId: 'b', startTime, endTime, order },
    audioFrom: { clipId: 'a', startSeconds },
  });
  const seconds = new Map([
    ['a', 20],
    ['b', 9],
    ['c', 3],
  ]);
  const playedOf = (editor: ReturnType<typeof openEditor>) =>
    editor.cuts.map(({ clip }) => [clip.clipId, clip.startTime, clip.endTime, clip.audioFrom?.startSeconds]);

  it('go and come back with the frames that lay over them', () => {
    const whole = openEditor([under(0.5, 8.5, 0)], true, seconds);
    const cut = cutSilences(whole, clips, WISH);
    expect(playedOf(cut).map(([, start, , voice]) => [start, voice])).toEqual([
      [0.5, 0],
      [2.633, 3.9],
      [3.867, 5.9],
    ]);
    expect(leftOut(cut).map(({ index, isVoice, clipId }) => [index, isVoice, clipId])).toEqual([
      [0, true, 'a'],
      [1, true, 'a'],
    ]);
    const back = putBack(cut, 0);
    expect(playedOf(back)).toEqual([
      ['b', 0.5, 5.634, 0],
      ['b', 5.634, 7.734, 5.9],
    ]);
    const [[, start, end, voice] = []] = playedOf(putBack(back, 0));
    expect([start, voice]).toEqual([0.5, 0]);
    expect(end).toBeCloseTo(8.5, 1);
  });

  it('that lay over a cut of the frames lengthen the first, if its clip is long enough', () => {
    const cuts = (clipId: string) => [
      { ...under(0, 3, 0), clipId },
      { ...under(0, 3, 3, 1), clipId: 'c' },
    ];
    const long = cutSilences(openEditor(cuts('b'), true, seconds), clips, WISH);
    expect(leftOut(long)).toMatchObject([{ index: 0, isVoice: true, startSeconds: 2.133, endSeconds: 3.9 }]);
    expect(playedOf(putBack(long, 0))[0]).toEqual(['b', 0, 3.9, 0]);
    const short = cutSilences(openEditor(cuts('c'), true, seconds), clips, WISH);
    const [place] = leftOut(short);
    if (place === undefined) throw new Error('Nothing was left out.');
    expect(putBackProblem(short, place)).toBe('The clip that is shown ends too soon');
    expect(putBack(short, 0)).toBe(short);
  });

  it('are words that can be cut out, as in a clip of its own', () => {
    const taken = takeOut(openEditor([under(0, 6, 0)], true, seconds), 0, [
      { startSeconds: 2, endSeconds: 3 },
    ]);
    expect(playedOf(taken)).toEqual([
      ['b', 0, 2, 0],
      ['b', 2, 5, 3],
    ]);
  });
});

describe('Pauses of talk that goes on under other clips', () => {
  const tail = { audio: { leadSeconds: 0, tailSeconds: 3, shiftSeconds: 0 } };
  const talk = (isLocked: boolean) =>
    openEditor(
      [
        { clipId: 'a', startTime: 0, endTime: 1.5, order: 0, ...tail },
        { clipId: 'b', startTime: 0, endTime: 3, order: 1, ...(isLocked ? { locked: true } : {}) },
        { clipId: 'a', startTime: 4.5, endTime: 5.8, order: 2 },
      ],
      true,
      SECONDS,
    );
  const known = [...clips, { id: 'b', probe: { durationSeconds: 5 }, analysis: null }];
  const playedOf = ({ cuts }: ReturnType<typeof openEditor>) =>
    cuts.map(({ key, clip }) => [key, clip.startTime, clip.endTime, clip.audio?.leadSeconds ?? 0]);

  it('go with one press, come back by themselves, and one undo takes either back', () => {
    const whole = talk(false);
    const cut = cutSilences(whole, known, WISH);
    expect(silencesThatStay(whole.cuts, known, WISH)).toBe(0);
    expect(playedOf(cut)).toEqual([
      ['cut-1', 0, 1.5, 0],
      ['cut-2', 0, 1.233, 0],
      ['cut-3', 4.5, 5.8, 0.6],
    ]);
    const [place] = leftOut(cut);
    expect(place).toMatchObject({ index: 0, clipId: 'a', covered: { nextIndex: 2, shownIndex: 1 } });
    const back = putBack(cut, 0);
    expect(playedOf(back)).toEqual([
      ['cut-1', 0, 1.5, 0],
      ['cut-2', 0, 3, 0],
      ['cut-3', 4.5, 5.8, 0.6],
    ]);
    expect(leftOut(back)).toEqual([]);
    expect(EDIT_COMMANDS.undo.perform(back, -1, 0).cuts).toBe(cut.cuts);
    expect(EDIT_COMMANDS.undo.perform(cut, -1, 0).cuts).toBe(whole.cuts);
  });

  it('stay under a locked clip, and are counted', () => {
    const whole = talk(true);
    expect(cutSilences(whole, known, WISH)).toBe(whole);
    expect(silencesThatStay(whole.cuts, known, WISH)).toBe(1);
  });

  it('do not come back where nothing there can be shown for longer', () => {
    const cut = cutSilences(talk(false), known, WISH);
    const locked = {
      ...cut,
      cuts: cut.cuts.map((each) => ({ ...each, clip: { ...each.clip, locked: true } })),
    };
    const [place] = leftOut(locked);
    if (place === undefined) throw new Error('Nothing was left out.');
    expect(putBackProblem(locked, place)).toBe('No clip there can be shown for longer');
    expect(putBack(locked, 0)).toBe(locked);
  });
});

describe('Words', () => {
  it('are cut out of their cut, or with it', () => {
    const taken = takeOut(opened, 0, [{ startSeconds: 3, endSeconds: 4 }]);
    expect(taken.cuts.map(({ clip: { startTime, endTime } }) => [startTime, endTime])).toEqual([
      [0, 3],
      [4, 8],
      [0, 2],
    ]);
    expect(takeOut(opened, 1, [{ startSeconds: 0, endSeconds: 2 }]).cuts).toHaveLength(1);
  });

  it('stay where nothing would be left, or too little', () => {
    const one = openEditor([CUT], true, SECONDS);
    expect(takeOut(one, 0, [{ startSeconds: 0, endSeconds: 8 }])).toBe(one);
    expect(takeOut(one, 0, [{ startSeconds: 0.2, endSeconds: 7.8 }])).toBe(one);
    expect(takeOut(one, 5, [])).toBe(one);
  });
});
