import type { SelectedClip } from '@cutroom/contract';
import { expect, it } from 'vitest';
import {
  cutsToSave,
  durationOf,
  isSameTimeline,
  loadCuts,
  modifiedNote,
  playedInterval,
  positions,
  type TimelineCut,
  totalSeconds,
  withDuration,
} from './timeline-cuts.ts';

function clip(clipId: string, order: number, startTime = 0, endTime = 2): SelectedClip {
  return { clipId, order, startTime, endTime };
}

function cut(startTime: number, endTime: number, adjustedDuration?: number): TimelineCut {
  const adjusted = adjustedDuration === undefined ? {} : { adjustedDuration };
  return { key: 'a', clip: { ...clip('a', 0, startTime, endTime), ...adjusted } };
}

it('loads clips by order and drops those that cannot play', () => {
  const cuts = loadCuts([
    clip('c', 3),
    clip('a', 1),
    clip('', 2),
    clip('backwards', 4, 3, 3),
    clip('nowhere', 5, Number.NaN, 3),
  ]);
  expect(cuts.map((each) => [each.clip.clipId, each.clip.originalOrder])).toEqual([
    ['a', 1],
    ['c', 2],
  ]);
  expect(new Set(cuts.map(({ key }) => key)).size).toBe(2);
});

it("saves the list's own order, every field it does not know, and not the number that is only shown", () => {
  const [first, second] = loadCuts([{ ...clip('a', 0), note: 'kept' }, clip('b', 1)]);
  const swapped = [second, first].filter((each) => each !== undefined);
  expect(cutsToSave(swapped)).toEqual([
    { clipId: 'b', startTime: 0, endTime: 2, order: 0 },
    { clipId: 'a', startTime: 0, endTime: 2, order: 1, note: 'kept' },
  ]);
});

it('lays cuts end to end by what they play', () => {
  const cuts = [cut(1, 3), cut(0, 4, 0.5), cut(2, 3)];
  expect(positions(cuts)).toEqual([
    { startSeconds: 0, endSeconds: 2 },
    { startSeconds: 2, endSeconds: 2.5 },
    { startSeconds: 2.5, endSeconds: 3.5 },
  ]);
  expect(totalSeconds(cuts)).toBe(3.5);
});

it.each([
  [2, undefined, null],
  [2, 2.1, null],
  [2, 1.9, null],
  [2, 2.5, 'Modified (+0.5s)'],
  [2, 0.5, 'Modified (-1.5s)'],
])('of %d seconds played for %s notes %s', (original, adjusted, note) => {
  expect(modifiedNote(cut(0, original, adjusted))).toBe(note);
});

it.each([
  ['2.5', 2.5],
  ['0.2', 0.5],
  ['-4', 0.5],
  ['45', 30],
  ['Infinity', 30],
  ['', 0.5],
  ['abc', 0.5],
])('reads "%s" as %d seconds', (text, seconds) => {
  expect(durationOf(text)).toBe(seconds);
});

it('needs no adjustment to play its original length', () => {
  expect(withDuration(cut(1.1, 3.3, 5), 2.2).clip).not.toHaveProperty('adjustedDuration');
  expect(withDuration(cut(1.1, 3.3), 0.1 + 0.2 + 0.4).clip.adjustedDuration).toBe(0.7);
});

it('compares what plays, not how it is written', () => {
  expect(isSameTimeline([cut(0, 2)], [cut(0, 2, 2)])).toBe(true);
  expect(isSameTimeline([cut(0, 2)], [cut(0, 2, 2.5)])).toBe(false);
  expect(isSameTimeline([cut(0, 2)], [cut(0, 2), cut(0, 2)])).toBe(false);
});

it.each([
  ['as it is in the plan', cut(5, 7), 20, 5, 7],
  ['on to its new end', cut(5, 7, 9.6), 20, 5, 14.6],
  ['not as far as it did', cut(5, 7, 1.5), 20, 5, 6.5],
  ['from earlier on where the clip ends too soon', cut(5, 7, 9.6), 12, 2.4, 12],
  ['from its beginning where it plays the whole clip', cut(5, 7, 12), 12, 0, 12],
  ['on, where the length of its clip is not known', cut(5, 7, 9.6), null, 5, 14.6],
] as const)('plays its clip %s', (_, each, clipSeconds, startSeconds, endSeconds) => {
  expect(playedInterval(each, clipSeconds)).toEqual({ startSeconds, endSeconds });
});
