import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutFrames } from './cut-frames.ts';

const durations = fc.array(fc.double({ min: 0.5, max: 30, noNaN: true }), { minLength: 1, maxLength: 60 });
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('The frames of the cuts', () => {
  it('are whole where the durations are', () => {
    expect(cutFrames([1, 0.5, 0.1, 2.5])).toEqual([30, 15, 3, 75]);
  });

  it('add up to the total rounded once', () => {
    fc.assert(
      fc.property(durations, (plan) => {
        expect(Math.abs(sum(cutFrames(plan)) - sum(plan) * 30)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('are within a frame of each cut’s own length', () => {
    fc.assert(
      fc.property(durations, (plan) => {
        const worst = Math.max(
          ...cutFrames(plan).map((frames, index) => Math.abs(frames - (plan[index] ?? 0) * 30)),
        );
        expect(worst).toBeLessThan(1 + 1e-6);
      }),
    );
  });

  it('stay the same for every cut when the cuts are reordered', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.double({ min: 0.5, max: 30, noNaN: true }), { minLength: 2, maxLength: 20 }),
        (plan) => {
          const reversed = cutFrames(plan.toReversed()).toReversed();
          expect(reversed).toEqual(cutFrames(plan));
        },
      ),
    );
  });
});
