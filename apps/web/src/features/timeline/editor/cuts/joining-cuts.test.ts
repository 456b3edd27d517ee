import { expect, it } from 'vitest';
import { openEditor } from '../editor.ts';
import { setDuration } from './changing-cuts.ts';
import { addCut, duplicateCut, replaceCut, splitCut, splitProblem } from './joining-cuts.ts';
import { positions } from './timeline-cuts.ts';

const clips = [
  { clipId: 'a', startTime: 1, endTime: 3, order: 0, reason: 'sharp', locked: true },
  { clipId: 'b', startTime: 0, endTime: 2, order: 1, gainDb: -3 },
];
const opened = openEditor(clips, true, new Map([['c', 4]]));
const played = ({ cuts }: typeof opened) =>
  cuts.map(({ clip }) => [clip.clipId, clip.startTime, clip.endTime]);

it('splits the cut under the playhead into two that play as the one did', () => {
  const split = splitCut(setDuration(opened, 0, 2.5), 1.01);
  expect(played(split)).toEqual([
    ['a', 1, 2],
    ['a', 2, 3.5],
    ['b', 0, 2],
  ]);
  expect(positions(split.cuts).at(-1)?.endSeconds).toBe(4.5);
  expect(split.cuts[1]?.clip).not.toHaveProperty('adjustedDuration');
  expect(split.past.at(-1)?.label).toBe('Split clip');
});

it.each([0, 0.4, 1.7, 2, 2.2, 4])(
  'does not split at %f s, where a part would be shorter than half a second',
  (at) => {
    expect(splitCut(opened, at)).toBe(opened);
    expect(splitProblem(opened, at)?.title).toBe('Cannot Split');
  },
);

it('plays a cut twice, the second without the lock on a place', () => {
  const twice = duplicateCut(opened, 0);
  expect(played(twice).map(([clipId]) => clipId)).toEqual(['a', 'a', 'b']);
  expect(twice.cuts[1]?.clip).toMatchObject({ reason: 'sharp', startTime: 1, endTime: 3 });
  expect(twice.cuts[1]?.clip).not.toHaveProperty('locked');
  expect(twice.cuts[1]?.key).not.toBe(twice.cuts[0]?.key);
});

it('replaces a cut by another moment that lasts as long, as far as that clip goes', () => {
  const [cut] = replaceCut(opened, 0, { clipId: 'c', startTime: 1.5 }).cuts;
  expect(cut).toEqual({
    key: opened.cuts[0]?.key,
    clip: { clipId: 'c', startTime: 1.5, endTime: 3.5, order: 0, originalOrder: 1 },
  });
  expect(replaceCut(opened, 0, { clipId: 'c', startTime: 3.5 }).cuts[0]?.clip.startTime).toBe(2);
  expect(replaceCut(setDuration(opened, 1, 9), 1, { clipId: 'c', startTime: 3 }).cuts[1]?.clip).toMatchObject(
    {
      ...{ startTime: 0, endTime: 4, gainDb: -3 },
    },
  );
});

it('keeps the words over a cut that is replaced, and not its crop', () => {
  const titles = [
    { text: 'Our Sunday', centerY: 0.2, style: 'box', startSeconds: 0, durationSeconds: 1 },
  ] as const;
  const written = openEditor(
    [{ clipId: 'a', startTime: 1, endTime: 3, order: 0, titles: [...titles], framing: { mode: 'fit' } }],
    true,
  );
  const [cut] = replaceCut(written, 0, { clipId: 'c', startTime: 1.5 }).cuts;
  expect(cut?.clip.titles).toEqual(titles);
  expect(cut?.clip.framing).toBeUndefined();
});

it('adds nothing to a reel of three minutes', () => {
  const full = openEditor(
    Array.from({ length: 6 }, (_, order) => ({ clipId: 'a', startTime: 0, endTime: 30, order })),
    true,
  );
  expect(addCut(full, { clipId: 'b', startTime: 0, endTime: 1, order: 0 })).toBe(full);
  expect(duplicateCut(full, 0)).toBe(full);
});
