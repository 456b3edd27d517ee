import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutOff } from './cut-off.ts';

let isOnline = true;
const onChange = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  isOnline = true;
});

afterEach(() => {
  onChange.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const told = () => cutOff(onChange, () => isOnline);

test('what is lost is cut off at once, and until it is here', () => {
  const frames = told();
  frames.tell('lost');
  expect(frames.isCutOff()).toBe(true);
  frames.tell('awaited');
  expect(frames.isCutOff()).toBe(true);
  frames.tell('here');
  expect(frames.isCutOff()).toBe(false);
});

test('without a connection what does not come for a while is cut off, which is told', () => {
  const frames = told();
  isOnline = false;
  frames.tell('awaited');
  expect(frames.isCutOff()).toBe(false);
  vi.runAllTimers();
  expect(frames.isCutOff()).toBe(true);
  expect(onChange).toHaveBeenCalledOnce();
});

test('what comes in time, what is awaited with a connection and what only failed is not cut off', () => {
  const frames = told();
  frames.tell('awaited');
  vi.runAllTimers();
  isOnline = false;
  frames.tell('awaited');
  frames.tell('here');
  vi.runAllTimers();
  frames.tell('failed');
  expect(frames.isCutOff()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});
