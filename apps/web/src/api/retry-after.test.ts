import { describe, expect, it, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { asAsked, readRetryAfter } from './retry-after.ts';

describe('Retry-After', () => {
  it.each([
    ['7', 7000],
    [' 0 ', 0],
    ['', null],
    [null, null],
    ['soon', null],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ])('%o is %o ms', (header, ms) => {
    expect(readRetryAfter(header)).toBe(ms);
  });

  it('may be a date', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    expect(readRetryAfter('Thu, 01 Jan 2026 00:01:00 GMT')).toBe(60_000);
    vi.useRealTimers();
  });
});

test('a poll waits as long as the server asked, five minutes at most, and no shorter than usual', () => {
  const asking = (ms: number | null) => new ApiError(503, '', '', ms);
  expect(asAsked(2000, asking(9000))).toBe(9000);
  expect(asAsked(2000, asking(500))).toBe(2000);
  expect(asAsked(2000, asking(3_600_000))).toBe(300_000);
  expect(asAsked(2000, asking(null))).toBe(2000);
  expect(asAsked(2000, new TypeError('No answer came in time.'))).toBe(2000);
  expect(asAsked(2000, null)).toBe(2000);
  expect(asAsked(false, asking(9000))).toBe(false);
});
