import { expect, test } from 'vitest';
import type { ClipSketch } from '../testing/build-clip.ts';
import { planSketches as plan } from '../testing/plan-sketches.ts';

const CLIPS: ClipSketch[] = Array.from({ length: 15 }, (_, at) => ({ id: `${at}`, seconds: 10 }));

test('a cut with words over it lasts until they are read, however fast the reel is', () => {
  const { lengths, total } = plan('punchy, 12 seconds, title "No excuses" at the start', ...CLIPS);
  expect(lengths[0]).toBeGreaterThanOrEqual(1.5);
  expect(Math.max(...lengths.slice(1))).toBeLessThan(1.5);
  expect(total).toBeCloseTo(12);
});

test('so does the last one under words that end the reel', () => {
  const { lengths } = plan('punchy, 12 seconds, end with the text "See you next Sunday"', ...CLIPS);
  expect(lengths.at(-1)).toBeGreaterThanOrEqual(2);
});

test('words change nothing where each cut is to last as long as it is asked to', () => {
  const { lengths } = plan('1 second each, title "No excuses" at the start', ...CLIPS);
  expect(new Set(lengths)).toEqual(new Set([1]));
});
