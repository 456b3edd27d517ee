import { expect, test } from 'vitest';
import { estimateText, usualText } from './estimate-text.ts';

test.each([
  [0, '2-3 minutes'],
  [24.9, '2-3 minutes'],
  [25, '1-2 minutes'],
  [39.9, '1-2 minutes'],
  [40, '30-90 seconds'],
  [79.9, '30-90 seconds'],
  [80, '10-30 seconds'],
  [100, '10-30 seconds'],
])('at %d%% it takes %s more', (percent, text) => {
  expect(estimateText(percent)).toBe(text);
});

const createdAt = '2026-11-21T12:00:00Z';
const startMs = Date.parse(createdAt);

test.each([
  [0.2, 'Usually 1 s here'],
  [5.5, 'Usually 6 s here'],
  [11, 'Usually 15 s here'],
  [60, 'Usually 60 s here'],
  [61, 'Usually 2 minutes here'],
])('work that took %d s before is told as %s', (expectedSeconds, text) => {
  expect(usualText({ createdAt, expectedSeconds }, startMs)).toBe(text);
});

test.each([
  ['while it is within that', 20_000, 'Usually 20 s here'],
  ['once it takes longer', 20_001, 'Longer than the usual 20 s here'],
  ['where the clock of the device is behind', -60_000, 'Usually 20 s here'],
])('%s it says so', (_, afterMs, text) => {
  expect(usualText({ createdAt, expectedSeconds: 20 }, startMs + afterMs)).toBe(text);
});

test('nothing is said of what was never measured', () => {
  expect(usualText({ createdAt, expectedSeconds: null }, startMs)).toBeNull();
  expect(usualText({ createdAt }, startMs)).toBeNull();
});
