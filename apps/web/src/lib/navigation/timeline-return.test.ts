import { expect, test } from 'vitest';
import {
  clearTimelineReturn,
  doesExportFollow,
  isTimelineReturn,
  markExportFollows,
  markTimelineReturn,
} from './timeline-return.ts';

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('the marker leads back only for the project it was set for', () => {
  const storage = memoryStorage();
  markTimelineReturn(7, storage);
  expect(isTimelineReturn(7, storage)).toBe(true);
  expect(isTimelineReturn(8, storage)).toBe(false);
});

test('the newest project replaces the one before', () => {
  const storage = memoryStorage();
  markTimelineReturn(7, storage);
  markTimelineReturn(8, storage);
  expect(isTimelineReturn(7, storage)).toBe(false);
  expect(isTimelineReturn(8, storage)).toBe(true);
});

test('a cleared marker leads nowhere', () => {
  const storage = memoryStorage();
  markTimelineReturn(7, storage);
  clearTimelineReturn(storage);
  expect(isTimelineReturn(7, storage)).toBe(false);
});

test('a browser that refuses storage behaves as if nothing was marked', () => {
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  markTimelineReturn(7, storage);
  expect(isTimelineReturn(7, storage)).toBe(false);
});

test('the export follows the run it was asked for with, until that is over', () => {
  const storage = memoryStorage();
  markExportFollows(7, storage);
  expect([doesExportFollow(7, storage), doesExportFollow(8, storage)]).toEqual([true, false]);
  expect(isTimelineReturn(7, storage)).toBe(false);
  clearTimelineReturn(storage);
  expect(doesExportFollow(7, storage)).toBe(false);
});
