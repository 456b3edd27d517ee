import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStallWatch } from './stall-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells once that nothing has moved for the time', () => {
  const onStall = vi.fn();
  const watch = createStallWatch(1000, onStall);
  watch.moved();
  vi.advanceTimersByTime(999);
  watch.moved();
  vi.advanceTimersByTime(999);
  expect(onStall).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(onStall).toHaveBeenCalledOnce();
});

it('says nothing once it is over', () => {
  const onStall = vi.fn();
  const watch = createStallWatch(1000, onStall);
  watch.moved();
  watch.over();
  vi.advanceTimersByTime(5000);
  expect(onStall).not.toHaveBeenCalled();
});
