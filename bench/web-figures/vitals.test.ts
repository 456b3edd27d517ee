import { describe, expect, it } from 'vitest';
import { cumulativeLayoutShift, interactionToNextPaint, median } from './vitals.ts';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

describe('cumulativeLayoutShift', () => {
  it('is nothing where nothing moved', () => {
    expect(cumulativeLayoutShift([])).toBe(0);
  });
  it('adds up shifts less than a second apart and takes the worst of such windows', () => {
    const shifts = [shift(100, 0.02), shift(900, 0.03), shift(2500, 0.04)];
    expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.05);
  });
  it('ends a window after five seconds', () => {
    const shifts = Array.from({ length: 8 }, (_, index) => shift(index * 900, 0.01));
    expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.06);
  });
  it('leaves out what a press or a key caused', () => {
    expect(cumulativeLayoutShift([shift(100, 0.5, true), shift(200, 0.01)])).toBeCloseTo(0.01);
  });
});

describe('interactionToNextPaint', () => {
  it('is the slowest interaction', () => {
    const events = [
      { interactionId: 1, durationMs: 40 },
      { interactionId: 2, durationMs: 96 },
      { interactionId: 0, durationMs: 400 },
    ];
    expect(interactionToNextPaint(events)).toBe(96);
  });
  it('is unknown where no interaction was reported', () => {
    expect(interactionToNextPaint([{ interactionId: 0, durationMs: 16 }])).toBeNull();
  });
});

describe('median', () => {
  it('is the middle value, without the unknown ones', () => {
    expect(median([5, null, 1, 3])).toBe(3);
    expect(median([null])).toBeNull();
  });
});
