import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const calls = () => {
  const times: number[] = [];
  const paced = atMostEvery(100, () => times.push(Date.now()), Date.now);
  vi.setSystemTime(0);
  return { paced, times };
};

test('passes a call on at once where none came shortly before', () => {
  const { paced, times } = calls();
  paced.tell();
  vi.advanceTimersByTime(250);
  paced.tell();
  expect(times).toEqual([0, 250]);
});

test('passes the last of many on at the end of the time', () => {
  const { paced, times } = calls();
  for (let at = 0; at < 240; at += 30) {
    paced.tell();
    vi.advanceTimersByTime(30);
  }
  vi.advanceTimersByTime(1000);
  expect(times).toEqual([0, 100, 200, 300]);
});

test('passes nothing on once it is cancelled', () => {
  const { paced, times } = calls();
  paced.tell();
  paced.tell();
  paced.cancel();
  vi.advanceTimersByTime(1000);
  expect(times).toEqual([0]);
});
