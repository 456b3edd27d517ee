import { expect, test } from 'vitest';
import { estimateText, secondsLeft } from './estimate-text.ts';

test.each([
  [0, '2-3 minutes'],
  [24.9, '2-3 minutes'],
  [25, '1-2 minutes'],
  [39.9, '1-2 minutes'],
  [40, '30-90 seconds'],
  [79.9, '30-90 seconds'],
  [80, '10-30 seconds'],
  [100, '10-30 seconds'],
])('at %d%% it takes %s more, where nothing was measured', (percent, text) => {
  expect(estimateText(percent, null)).toBe(text);
});

test.each([
  [0, 'longer than usual'],
  [0.1, 'a few seconds'],
  [2, 'a few seconds'],
  [5.1, 'about 10 seconds'],
  [30, 'about 30 seconds'],
  [30.1, 'about 40 seconds'],
  [60, 'about 60 seconds'],
  [61, 'about 2 minutes'],
  [240, 'about 4 minutes'],
])('%d measured seconds are told as %s, whatever the bar says', (seconds, text) => {
  expect(estimateText(3, seconds)).toBe(text);
});

const createdAt = '2026-11-21T12:00:00Z';
const startMs = Date.parse(createdAt);

test.each([
  ['at the start', 0, 20],
  ['later', 15_000, 5],
  ['once it takes longer', 25_000, 0],
  ['where the clock of the device is behind', -60_000, 20],
])('%s the rest of what was expected is left', (_, afterMs, left) => {
  expect(secondsLeft({ createdAt, expectedSeconds: 20 }, startMs + afterMs)).toBe(left);
});

test('a run of which nothing is known has no such rest', () => {
  expect(secondsLeft({ createdAt, expectedSeconds: null }, startMs)).toBeNull();
  expect(secondsLeft({ createdAt }, startMs)).toBeNull();
});
