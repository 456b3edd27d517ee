import { describe, expect, it } from 'vitest';
import { drawFrame, type Painter, scenery } from '../testing/drawn-frames.ts';
import { colourSamples, dominantColours } from './dominant-colours.ts';

const coloursOf = (paint: Painter) => dominantColours(colourSamples(drawFrame(160, 90, paint)));

describe('dominantColours', () => {
  it('finds the flag’s colours with their shares, the largest first', () => {
    const flag = coloursOf((x) => (x < 80 ? [200, 20, 30] : x < 130 ? [240, 240, 240] : [20, 40, 160]));
    expect(flag.map(({ hex }) => hex)).toEqual(['#c8141e', '#f0f0f0', '#1428a0']);
    expect(flag[0]?.share).toBeCloseTo(0.5, 1);
    expect(flag.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
  });

  it('joins shades that the eye takes for one, and leaves specks out', () => {
    const wall = coloursOf((x, y) => (x < 2 && y < 2 ? [255, 0, 0] : [100 + (x % 5), 120, 90 + (y % 4)]));
    expect(wall).toHaveLength(1);
    expect(wall[0]?.share).toBeGreaterThan(0.95);
  });

  it('names at most five, and the same ones every time', () => {
    const scene = scenery(7);
    const colours = coloursOf(scene);
    expect(colours.length).toBeGreaterThanOrEqual(1);
    expect(colours.length).toBeLessThanOrEqual(5);
    expect(coloursOf(scene)).toEqual(colours);
  });

  it('has none of no frames', () => {
    expect(dominantColours([])).toEqual([]);
  });
});
