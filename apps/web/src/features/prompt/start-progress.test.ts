import { expect, it } from 'vitest';
import { startMessage, startPercent } from './start-progress.ts';

it('rises all the time and never above 85 while the call is pending', () => {
  const percents = [0, 200, 800, 2000, 5000, 20_000].map(startPercent);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(new Set(percents).size).toBe(percents.length);
  expect(percents[0]).toBe(0);
  expect(startPercent(3_600_000)).toBeLessThanOrEqual(85);
});

it.each([
  [0, 'Analyzing your prompt...'],
  [29.9, 'Analyzing your prompt...'],
  [30, 'Preparing video processing...'],
  [59.9, 'Preparing video processing...'],
  [60, 'Initializing AI editor...'],
  [89.9, 'Initializing AI editor...'],
  [90, 'Almost ready!'],
  [100, 'Almost ready!'],
])('at %d percent says %s', (percent, message) => {
  expect(startMessage(percent)).toBe(message);
});
