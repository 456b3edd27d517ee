import { expect, it } from 'vitest';
import { loadCuts } from '../editor/cuts/timeline-cuts.ts';
import { cutInView, reelPlaces } from './reel-places.ts';

const cutsOf = (...cuts: readonly (readonly [clipId: string, startTime: number, endTime: number])[]) =>
  loadCuts(cuts.map(([clipId, startTime, endTime], order) => ({ clipId, startTime, endTime, order })));
const timeline = [
  { clipId: 'a', startTime: 1, endTime: 3 },
  { clipId: 'b', startTime: 0, endTime: 1 },
  { clipId: 'a', startTime: 8, endTime: 9 },
];

it('finds each cut in the finished video, wherever it has moved and however long it is now', () => {
  expect(reelPlaces(cutsOf(['a', 8.02, 9], ['b', 0, 0.5], ['c', 0, 1]), timeline)).toEqual([
    { startSeconds: 3, endSeconds: 4 },
    { startSeconds: 2, endSeconds: 3 },
    null,
  ]);
});

it('gives one place to one cut', () => {
  const places = reelPlaces(cutsOf(['b', 0, 1], ['b', 0, 1]), timeline);
  expect(places).toEqual([{ startSeconds: 2, endSeconds: 3 }, null]);
  expect(reelPlaces(cutsOf(['b', 0, 1]), null)).toEqual([null]);
});

it('knows which cut is in view', () => {
  const places = reelPlaces(cutsOf(['b', 0, 1], ['a', 1, 3]), timeline);
  expect([0, 1.9, 2, 3].map((seconds) => cutInView(places, seconds))).toEqual([1, 1, 0, -1]);
});
