import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askingAgain } from './asking-again.ts';

const ask = vi.fn();
const onGone = vi.fn();
let page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', Object.assign(page, { setInterval, clearInterval }));
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  ask.mockReset();
  onGone.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the return of the connection is what asks, until it is let go of', () => {
  const asking = askingAgain(ask, onGone);
  page.dispatchEvent(new Event('offline'));
  expect(onGone).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledOnce();
  asking.release();
  page.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledOnce();
});

test('while a player waits for a server that is away it asks now and then, and never without a connection', () => {
  const asking = askingAgain(ask, onGone);
  vi.advanceTimersToNextTimer();
  expect(ask).not.toHaveBeenCalled();
  asking.setWaiting(true);
  vi.advanceTimersToNextTimer();
  expect(ask).toHaveBeenCalledOnce();
  vi.stubGlobal('navigator', { onLine: false });
  vi.advanceTimersToNextTimer();
  expect(ask).toHaveBeenCalledOnce();
  asking.setWaiting(false);
  expect(vi.getTimerCount()).toBe(0);
});
