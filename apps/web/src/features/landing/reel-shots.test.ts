import { expect, it } from 'vitest';
import { playheadAt, REEL_SHOTS, shotAt } from './reel-shots.ts';

const SHOTS = [{ seconds: 2 }, { seconds: 1 }, { seconds: 4 }, { seconds: 1 }];

it.each([
  [0, 0, 0],
  [1.9, 0, 0.2375],
  [2, 1, 0.25],
  [2.9, 1, 0.3625],
  [3, 2, 0.375],
  [7.9, 3, 0.9875],
  [8.04, 3, 1],
  [-0.1, 0, 0],
])('at %d s shot %d plays and the playhead is at %d', (seconds, shot, share) => {
  expect(shotAt(seconds, SHOTS)).toBe(shot);
  expect(playheadAt(seconds, SHOTS)).toBeCloseTo(share);
});

it('shows each of the four clips once, and has an image of it', () => {
  expect(new Set(REEL_SHOTS.map(({ image }) => image)).size).toBe(4);
  expect(REEL_SHOTS).toHaveLength(4);
  for (const { image } of REEL_SHOTS) expect(image).toMatch(/jpg/);
});
