import { expect, test } from 'vitest';
import { mayPass, retryWaitMs } from './upload-retry.ts';

test.each([
  ['at once after the first failure', 0, 500, null, 0],
  ['longer after the next', 3, 500, null, 2000],
  ['never after the seventh', 6, 500, null, null],
  ['not at once where the server is busy', 0, 429, null, 500],
  ['no sooner than the server asks', 0, 429, 12_000, 12_000],
  ['at most a minute later', 0, 503, 3_600_000, 60_000],
  ['as usual where the server asks for less', 4, 503, 1000, 5000],
  ['without an answer as with one', 1, null, null, 500],
])('an upload is tried again %s', (_, failuresInRow, status, retryAfterMs, waitMs) => {
  expect(retryWaitMs(failuresInRow, status, retryAfterMs)).toBe(waitMs);
});

test('what the client did wrong stays wrong, except what depends on the moment', () => {
  expect([400, 401, 413, 415, 422].map(mayPass)).toEqual([false, false, false, false, false]);
  expect([404, 409, 423, 429, 500, 503].map(mayPass)).toEqual([true, true, true, true, true, true]);
});
