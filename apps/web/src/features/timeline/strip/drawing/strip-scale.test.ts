import { expect, it } from 'vitest';
import {
  fittingScale,
  heldScale,
  pixelsAt,
  scrollToShow,
  secondsAt,
  snapped,
  tickSeconds,
} from './strip-scale.ts';

const scale = { pixelsPerSecond: 40, padPixels: 12 };

it('tells pixels of seconds and seconds of pixels', () => {
  expect(pixelsAt(scale, 2.5)).toBe(112);
  expect(secondsAt(scale, 112)).toBe(2.5);
  expect(secondsAt(scale, 0)).toBeLessThan(0);
});

it('fits the whole reel between the pads, however short it is', () => {
  expect(fittingScale(10, 424, 12)).toBe(40);
  expect(fittingScale(0, 424, 12)).toBe(800);
  expect(fittingScale(0.5, 4000, 0)).toBe(1200);
});

it('zooms between what just fits and single frames', () => {
  expect(heldScale(20, 40)).toBe(40);
  expect(heldScale(90, 40)).toBe(90);
  expect(heldScale(9000, 40)).toBe(1200);
});

it('snaps by pixels on the screen, to the nearest, whatever the zoom', () => {
  expect(snapped(2.1, [0, 2, 2.15], 40)).toBe(2.15);
  expect(snapped(2.3, [0, 2], 40)).toBe(2.3);
  expect(snapped(2.3, [0, 2], 20)).toBe(2);
  expect(snapped(2.05, [2], 400)).toBe(2.05);
});

it('scrolls to what is out of sight, and not to what is in sight', () => {
  expect(scrollToShow({ left: 100, width: 50 }, 0, 300)).toBeNull();
  expect(scrollToShow({ left: 900, width: 100 }, 0, 300)).toBe(800);
  expect(scrollToShow({ left: 20, width: 50 }, 400, 300)).toBe(0);
});

it.each([
  [4, 15],
  [40, 2],
  [120, 0.5],
  [1200, 0.1],
  [0.5, 60],
])('at %f pixels a second the ruler has a tick every %f s', (pixelsPerSecond, seconds) => {
  expect(tickSeconds(pixelsPerSecond)).toBe(seconds);
});
