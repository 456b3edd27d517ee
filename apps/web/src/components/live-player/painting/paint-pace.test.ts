import { expect, test } from 'vitest';
import { paintPace } from './paint-pace.ts';

function paceWith(costs: readonly number[]) {
  const clock = { ms: 0 };
  const pace = paintPace(() => clock.ms);
  for (const cost of costs) {
    pace.time(() => {
      clock.ms += cost;
    });
  }
  return { pace, clock };
}

test('where every paint takes long, as much time is left after it', () => {
  const { pace, clock } = paceWith([40, 30, 50, 35]);
  expect(pace.isResting()).toBe(true);
  clock.ms += 29;
  expect(pace.isResting()).toBe(true);
  clock.ms += 1;
  expect(pace.isResting()).toBe(false);
});

test('one slow paint among quick ones holds nothing up', () => {
  expect(paceWith([5, 5, 90, 90]).pace.isResting()).toBe(false);
  expect(paceWith([90, 90]).pace.isResting()).toBe(false);
});
