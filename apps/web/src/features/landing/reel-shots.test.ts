import { expect, it } from 'vitest';
import { playheadAt, shotAt } from './reel-shots.ts';

it.each([
  [0, 0, 0],
  [1.9, 0, 0.2375],
  [2, 1, 0.25],
  [7.9, 3, 0.9875],
  [8.04, 3, 1],
  [-0.1, 0, 0],
])('at %d s shot %d plays and the playhead is at %d', (seconds, shot, share) => {
  expect(shotAt(seconds)).toBe(shot);
  expect(playheadAt(seconds)).toBeCloseTo(share);
});
