import type { CutSpeed } from '@cutroom/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanRate, speedBetween, timeMap } from './time-map.ts';

const anyRate = fc.double({ min: 0.25, max: 4, noNaN: true });
const anySpeed: fc.Arbitrary<CutSpeed> = fc
  .uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 })
  .chain((places) =>
    fc.tuple(
      ...places.toSorted((a, b) => a - b).map((place) => anyRate.map((rate) => ({ at: place / 100, rate }))),
    ),
  );
const anySeconds = fc.double({ min: 0.5, max: 30, noNaN: true });
const anyMap = fc.tuple(anySpeed, anySeconds);

describe('The time map of a cut', () => {
  it('leaves a cut without a speed as it was filmed', () => {
    const map = timeMap(undefined, 5);
    expect([map.toClip(3), map.toReel(3), map.rateAt(3), meanRate(undefined)]).toEqual([3, 3, 1, 1]);
  });

  it('plays twice as much of the clip at twice the speed, and goes on so at both ends', () => {
    const map = timeMap([{ at: 0, rate: 2 }], 5);
    expect([-1, 0, 2, 5, 6].map(map.toClip)).toEqual([-2, 0, 4, 10, 12]);
  });

  it('ramps evenly in the reel', () => {
    const map = timeMap(
      [
        { at: 0, rate: 1 },
        { at: 1, rate: 3 },
      ],
      2,
    );
    expect([0, 1, 2, 3].map(map.toClip)).toEqual([0, 1.5, 4, 7]);
    expect([0, 1, 2].map(map.rateAt)).toEqual([1, 2, 3]);
  });

  it('can be turned round exactly, also beyond the ends of the cut', () => {
    fc.assert(
      fc.property(anyMap, fc.double({ min: -1, max: 2, noNaN: true }), ([speed, length], share) => {
        const map = timeMap(speed, length);
        const seconds = share * length;
        expect(map.toReel(map.toClip(seconds))).toBeCloseTo(seconds, 6);
        expect(map.toClip(map.toReel(seconds))).toBeCloseTo(seconds, 6);
      }),
    );
  });

  it('never stands and never goes back, and is never faster or slower than its limits', () => {
    fc.assert(
      fc.property(anyMap, fc.integer({ min: -100, max: 1000 }), ([speed, length], frame) => {
        const map = timeMap(speed, length);
        const step = map.toClip((frame + 1) / 30) - map.toClip(frame / 30);
        expect(step).toBeGreaterThan(0.25 / 30 - 1e-9);
        expect(step).toBeLessThan(4 / 30 + 1e-9);
      }),
    );
  });

  it('has one mean rate, however long the cut is', () => {
    fc.assert(
      fc.property(anyMap, ([speed, length]) => {
        expect(timeMap(speed, length).toClip(length)).toBeCloseTo(meanRate(speed) * length, 6);
      }),
    );
  });
});

it('Two parts of a cut play together as the one did', () => {
  fc.assert(
    fc.property(anyMap, fc.double({ min: 0.1, max: 0.9, noNaN: true }), ([speed, length], share) => {
      const whole = timeMap(speed, length);
      const first = timeMap(speedBetween(speed, 0, share), share * length);
      const second = timeMap(speedBetween(speed, share, 1), (1 - share) * length);
      const middle = whole.toClip(share * length);
      for (const part of [0, 0.3, 0.7, 1]) {
        const inFirst = part * share * length;
        const inSecond = part * (1 - share) * length;
        expect(first.toClip(inFirst)).toBeCloseTo(whole.toClip(inFirst), 6);
        expect(middle + second.toClip(inSecond)).toBeCloseTo(whole.toClip(share * length + inSecond), 6);
      }
    }),
  );
});
