import { expect, it } from 'vitest';
import { asServerTime, noteServerTime } from './server-time.ts';

const NOON_MS = Date.parse('2026-11-21T12:00:00Z');
const DATE = 'Sat, 21 Nov 2026 12:00:00 GMT';

it('takes the clock of the device for right until the server has said what time it is', () => {
  expect(asServerTime(NOON_MS)).toBe(NOON_MS);
  noteServerTime(null, NOON_MS);
  noteServerTime('soon', NOON_MS);
  expect(asServerTime(NOON_MS)).toBe(NOON_MS);
});

it.each([
  ['fast', 180_000],
  ['slow', -180_000],
])('knows a device that is three minutes %s', (_, aheadMs) => {
  noteServerTime(DATE, NOON_MS + aheadMs);
  expect(asServerTime(NOON_MS + aheadMs + 5000)).toBe(NOON_MS + 5000);
});
