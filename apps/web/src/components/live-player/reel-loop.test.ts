import { expect, it } from 'vitest';
import { withinLoop } from './reel-loop.ts';

const LOOP = { startSeconds: 1.2, endSeconds: 2.4 };

it.each([
  { at: 0, plays: 1.2 },
  { at: 1.2 - 1e-9, plays: 1.2 - 1e-9 },
  { at: 2, plays: 2 },
  { at: 2.4 - 1e-9, plays: 1.2 },
  { at: 3, plays: 1.2 },
])('plays from $plays s where $at s is asked for', ({ at, plays }) => {
  expect(withinLoop(at, LOOP)).toBe(plays);
  expect(withinLoop(at, null)).toBe(at);
});
