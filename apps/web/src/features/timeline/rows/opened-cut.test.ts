import { expect, it } from 'vitest';
import { loadCuts } from '../editor/cuts/timeline-cuts.ts';
import { openedCut } from './opened-cut.ts';

const cuts = loadCuts(
  [
    ['sea', 1],
    ['dunes', 4],
    ['sea', 6],
    ['dunes', 4],
  ].map(([clipId, startTime], order) => ({
    clipId: String(clipId),
    startTime: Number(startTime),
    endTime: Number(startTime) + 2,
    order,
  })),
);

it.each([
  ['sea', 1, 1, 0],
  // Rendering rounds to whole frames.
  ['sea', 5.98, 3, 2],
  ['dunes', 4, 2, 1],
  ['dunes', 4, 4, 3],
  ['gone', 0, 1, -1],
])('opens %s from second %d, clip %d of the video, at index %d', (clipId, startSeconds, number, index) => {
  expect(openedCut(cuts, { clipId, startSeconds, number })).toBe(index);
});
