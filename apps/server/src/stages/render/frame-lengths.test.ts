import { describe, expect, it } from 'vitest';
import { frameLengths } from './frame-lengths.ts';

describe('whole frames of cuts', () => {
  it.each([
    ['nothing', [], []],
    ['half seconds are exact', [0.5, 1.5, 30], [15, 45, 900]],
    ['tenths are exact, also where binary is not', [0.1, 0.7, 2.3], [3, 21, 69]],
    ['a single cut is rounded to the nearer frame', [1.01], [30]],
    ['upwards too', [1.03], [31]],
    ['less than a frame becomes one', [0.004], [1]],
    ['what is left over goes to those that lost most', [1.02, 1.005, 1.015], [31, 30, 30]],
  ])('%s', (_, durations, frames) => {
    expect(frameLengths(durations)).toEqual(frames);
  });

  it('add up to the rounded total, however many cuts there are', () => {
    // Weyl's sequence: evenly spread lengths, the same every time.
    const durations = Array.from({ length: 150 }, (_, index) => 0.5 + ((index * 0.618034) % 1));
    const total = durations.reduce((sum, seconds) => sum + seconds, 0);
    const frames = frameLengths(durations);
    expect(frames.reduce((sum, count) => sum + count, 0)).toBe(Math.round(total * 30));
    for (const [index, count] of frames.entries())
      expect(Math.abs(count - (durations[index] ?? 0) * 30)).toBeLessThan(1);
  });

  it('do not depend on the order', () => {
    const durations = [1.02, 0.77, 1.003, 2.41, 0.99];
    expect(frameLengths(durations.toReversed())).toEqual(frameLengths(durations).toReversed());
  });
});
