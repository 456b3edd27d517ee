import { expect, it } from 'vitest';
import { carriedClock } from './carried-clock.ts';

it('waits for audio to begin, then goes on without it', () => {
  let now = 100;
  const clock = carriedClock(() => now);
  clock.set(3);
  now += 0.4;
  expect(clock.carried()).toBe(3);
  expect(clock.isCarrying()).toBe(false);
  now += 2.1;
  expect(clock.carried()).toBeCloseTo(5);
  expect(clock.isCarrying()).toBe(true);
});

it('follows audio that is heard', () => {
  let now = 0;
  const clock = carriedClock(() => now);
  for (const heard of [0.5, 1, 1.5]) {
    now += 0.5;
    clock.set(heard);
  }
  expect(clock.carried()).toBe(1.5);
  // A page in the background is not drawn, and asks for nothing, while its audio runs.
  now += 60;
  expect(clock.isCarrying()).toBe(false);
});
