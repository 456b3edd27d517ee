import { expect, it } from 'vitest';
import { droppedIndex, nearestGap, pulledTo, type StripPull } from './strip-gesture.ts';

const positions = [
  { startSeconds: 0, endSeconds: 2 },
  { startSeconds: 2, endSeconds: 5 },
  { startSeconds: 5, endSeconds: 6 },
];
const pull: StripPull = {
  ...{ kind: 'pull', key: 'cut-2', part: 'end', x: 0, mergeKey: 'pull' },
  interval: { startSeconds: 10, endSeconds: 13 },
  rate: 1,
  startSeconds: 2,
  targets: [],
  playheadSeconds: 0,
};
const asItIs = (seconds: number) => seconds;

it.each([
  [-1, 0],
  [0.9, 0],
  [1.1, 1],
  [3.6, 2],
  [9, 3],
])('at %f s the nearest gap is %d', (seconds, gap) => {
  expect(nearestGap(positions, seconds)).toBe(gap);
});

it.each([
  [0, 0, 0],
  [0, 1, 0],
  [0, 3, 2],
  [2, 0, 0],
  [1, 2, 1],
])('a cut from place %d dropped at gap %d ends up at %d', (from, gap, index) => {
  expect(droppedIndex(from, gap)).toBe(index);
});

it('pulls the edge with the pointer, and the clip the other way', () => {
  expect(pulledTo(pull, 1, asItIs)).toBe(14);
  expect(pulledTo({ ...pull, part: 'start' }, 1, asItIs)).toBe(11);
  expect(pulledTo({ ...pull, part: 'clip' }, 1, asItIs)).toBe(9);
});

it('snaps where the edge is in the reel', () => {
  const snap = (seconds: number) => (Math.abs(seconds - 6) < 0.2 ? 6 : seconds);
  expect(pulledTo(pull, 0.9, snap)).toBe(14);
  expect(pulledTo({ ...pull, part: 'start' }, 4.1, snap)).toBe(14);
});
