import { describe, expect, it } from 'vitest';
import { clipClock, meantRate } from './clip-clock.ts';
import { packetFacts, type VideoPacket } from './packet-facts.ts';

const packets = (times: readonly number[], duration: number | null = 1 / 30) =>
  packetFacts(
    times.map((atSeconds): VideoPacket => ({ atSeconds, durationSeconds: duration, isDiscarded: false })),
  );
const steady = Array.from({ length: 60 }, (_, index) => 0.4 + index / 30);

describe('A clip’s clock', () => {
  it('begins with the first decoded frame and ends when the last has been shown', () => {
    const clock = clipClock(packets(steady), [steady[0] ?? 0, steady[59] ?? 0]);
    expect(clock.firstPictureSeconds).toBe(0.4);
    expect(clock.durationSeconds).toBeCloseTo(2, 9);
    expect(clock.isVariableFrameRate).toBe(false);
  });

  it('ends where decoding ends, whatever packets follow', () => {
    expect(clipClock(packets(steady), [0.4, steady[29] ?? 0]).durationSeconds).toBeCloseTo(1, 9);
  });

  it('shows the last frame for the usual time where the container does not say how long', () => {
    expect(clipClock(packets(steady, null), [0.4, steady[59] ?? 0]).durationSeconds).toBeCloseTo(2, 9);
  });

  it('is variable where gaps differ, and not where milliseconds round them', () => {
    const rounded = steady.map((time) => Math.round(time * 1000) / 1000);
    const gappy = steady.filter((_, index) => index % 7 !== 3);
    expect(clipClock(packets(rounded), [0.4, 2]).isVariableFrameRate).toBe(false);
    expect(clipClock(packets(gappy), [0.4, 2]).isVariableFrameRate).toBe(true);
  });
});

describe('The rate a clip was meant to have', () => {
  it.each([
    [
      'what the container says where that fits',
      { num: 179, den: 6 },
      { num: 29_833, den: 1000 },
      { num: 179, den: 6 },
    ],
    [
      'a common rate where the container rounds',
      { num: 1000, den: 33 },
      { num: 30_000, den: 1000 },
      { num: 30, den: 1 },
    ],
    ['film, not 24', null, { num: 23_976, den: 1000 }, { num: 24_000, den: 1001 }],
    [
      'what was measured where nothing fits',
      { num: 90_000, den: 1 },
      { num: 17_310, den: 1000 },
      { num: 17_310, den: 1000 },
    ],
  ])('is %s', (_, stated, measured, meant) => {
    expect(meantRate(stated, measured)).toEqual(meant);
  });
});
