import { expect, test } from 'vitest';
import { nextShownProgress, shownStep } from './shown-progress.ts';

const FRAME_MS = 16;

/** Every value shown on the way from `shown` to `real`, a frame at a time. */
function wayTo(real: number, shown = 0): number[] {
  const way: number[] = [];
  for (let value = shown; value !== real && way.length < 10_000; ) {
    value = nextShownProgress(value, real, FRAME_MS);
    way.push(value);
  }
  return way;
}

test('it rises all the way and arrives exactly', () => {
  const way = wayTo(65);
  expect(way).toEqual(way.toSorted((a, b) => a - b));
  expect(way.at(-1)).toBe(65);
});

test('it never shows more than there is', () => {
  expect(Math.max(...wayTo(37, 10))).toBe(37);
});

test('it takes its time but not too long: between half a second and five for the whole bar', () => {
  const seconds = (wayTo(100).length * FRAME_MS) / 1000;
  expect(seconds).toBeGreaterThan(0.5);
  expect(seconds).toBeLessThan(5);
});

test('a lower real value is another run: the bar starts from there', () => {
  expect(nextShownProgress(90, 5, FRAME_MS)).toBe(5);
});

test('without animation it is there at once', () => {
  expect(nextShownProgress(10, 80, Number.POSITIVE_INFINITY)).toBe(80);
});

test('shows the way in whole points and the real value at its end', () => {
  expect(shownStep(41.74, 47)).toBe(41);
  expect(shownStep(47, 47)).toBe(47);
  expect(shownStep(47.3, 47.3)).toBe(47.3);
});
