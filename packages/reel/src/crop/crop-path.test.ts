import type { Framing } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { cropPath } from './crop-path.ts';

const LANDSCAPE = { width: 1920, height: 1080 };
type Crop = Extract<Framing, { mode: 'crop' }>;
const crop = (...points: [number, number, number?][]): Crop => ({
  mode: 'crop',
  keyframes: points.map(([atSeconds, centerX, centerY = 0.5]) => ({ atSeconds, centerX, centerY })),
});

describe('The crop window', () => {
  it('is the largest 9:16 window of a landscape frame, at full height', () => {
    const path = cropPath(LANDSCAPE, crop([0, 0.5]), 0, 2);
    expect(path.x.size).toBeCloseTo((1080 * 9) / 16 / 1920, 6);
    expect(path.y.size).toBe(1);
    expect(path.isStill).toBe(true);
  });

  it('takes full width and part of the height of a frame narrower than 9:16', () => {
    const path = cropPath({ width: 400, height: 1000 }, crop([0, 0.5]), 0, 2);
    expect(path.x.size).toBe(1);
    expect(path.y.size).toBeCloseTo(400 / 1000 / (9 / 16), 6);
  });

  it('is smaller by its zoom, and can then move both ways', () => {
    const path = cropPath(LANDSCAPE, { ...crop([0, 0.5, 0], [2, 0.5, 1]), zoom: 2 }, 0, 2);
    expect(path.x.size).toBeCloseTo((1080 * 9) / 16 / 1920 / 2, 6);
    expect([path.y.size, path.y.rangeFrom, path.y.rangeSize]).toEqual([0.5, 0, 1]);
    expect(path.isStill).toBe(false);
  });

  it('never leaves the frame', () => {
    const { x } = cropPath(LANDSCAPE, crop([0, 0], [2, 1]), 0, 2);
    expect(x.rangeFrom).toBe(0);
    expect(x.rangeFrom + x.rangeSize).toBeCloseTo(1, 9);
  });

  it('counts its keyframes from the clip’s beginning, and holds the path outside them', () => {
    const { x } = cropPath(LANDSCAPE, crop([10, 0.4], [12, 0.6]), 11, 4);
    const edges = x.points.map(({ atSeconds, edge }) => [
      atSeconds,
      Math.round((edge + x.size / 2) * 1000) / 1000,
    ]);
    expect(edges).toEqual([
      [0, 0.5],
      [1, 0.6],
      [4, 0.6],
    ]);
  });

  it('stands still where the path moves by less than can be seen', () => {
    expect(cropPath(LANDSCAPE, crop([0, 0.5], [1, 0.5002], [2, 0.5]), 0, 2).isStill).toBe(true);
  });
});
