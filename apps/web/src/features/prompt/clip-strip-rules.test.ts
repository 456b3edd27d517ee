import { expect, it } from 'vitest';
import { materialText, stripOf } from './clip-strip-rules.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('shows all of a few clips', () => {
  expect(stripOf(numbers(6))).toEqual({ shown: numbers(6), hiddenCount: 0 });
});

it.each([7, 23, 50])(
  'shows five of %d clips from all over, the first among them, and counts the rest',
  (count) => {
    const { shown, hiddenCount } = stripOf(numbers(count));
    expect(shown).toHaveLength(5);
    expect(shown[0]).toBe(0);
    expect(Math.max(...shown)).toBeGreaterThanOrEqual(count * 0.7);
    expect(hiddenCount).toBe(count - 5);
  },
);

it.each([
  [[4.04], '1 clip · 0:04'],
  [[4, 4, 4, 4], '4 clips · 0:16'],
  [[59.6], '1 clip · 1:00'],
  [[100, 85], '2 clips · 3:05'],
])('tells the material of %j', (seconds, text) => {
  expect(materialText(seconds.map((durationSeconds) => ({ durationSeconds })))).toBe(text);
});
