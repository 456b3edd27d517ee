import { expect, test } from 'vitest';
import { canvasScale } from './canvas-scale.ts';

/** @returns the divisor after so many paints, each so long after the one before */
function paintsOf(scale: ReturnType<typeof canvasScale>, clock: { ms: number }) {
  return (times: number, gapMs: number, isPlaying = true): number => {
    let divisor = 1;
    for (let paint = 0; paint < times; paint += 1) {
      clock.ms += gapMs;
      divisor = scale.divisor(isPlaying);
    }
    return divisor;
  };
}

function scaleAt(isSoftware = false) {
  const clock = { ms: 0 };
  return paintsOf(
    canvasScale(isSoftware, () => clock.ms),
    clock,
  );
}

test('a browser that keeps up draws the whole canvas, and one late screen changes nothing', () => {
  const paint = scaleAt();
  expect(paint(30, 16)).toBe(1);
  expect(paint(1, 300)).toBe(1);
  expect(paint(30, 33)).toBe(1);
});

test('one that does not draws fewer pixels, and fewer still, down to a third', () => {
  const paint = scaleAt();
  expect(paint(8, 80)).toBe(2);
  expect(paint(100, 33)).toBe(2);
  expect(paint(12, 80)).toBe(3);
  expect(paint(100, 80)).toBe(3);
});

test('a frame that stands is whole; what was slow is remembered for a minute', () => {
  const paint = scaleAt();
  expect(paint(12, 80)).toBe(2);
  expect(paint(1, 500, false)).toBe(1);
  expect(paint(1, 500)).toBe(2);
  expect(paint(1, 61_000, false)).toBe(1);
  expect(paint(5, 33)).toBe(1);
});

test('one that is known to have no accelerator begins with half, and stands whole', () => {
  const paint = scaleAt(true);
  expect(paint(1, 16)).toBe(2);
  expect(paint(12, 80)).toBe(3);
  expect(paint(1, 61_000, false)).toBe(1);
  expect(paint(1, 16)).toBe(2);
});
