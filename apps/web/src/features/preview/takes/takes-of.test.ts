import type { PlanVersion } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { takeBeside, takesOf } from './takes-of.ts';

const version = (id: string, number: number, isCurrent = false): PlanVersion => ({
  ...{
    id,
    number,
    isCurrent,
    createdAt: '2026-11-30T10:00:00.000Z',
    origin: 'generated',
    prompt: '',
    director: null,
  },
  ...{ clipCount: 1, firstCut: null, seconds: 3 },
});
const NEWEST_FIRST = [version('fourth', 4, true), version('third', 3), version('first', 1)];

it('begins with the oldest, each under its own number, and the current one is the video unless it was changed', () => {
  const seen = (isModified: boolean) =>
    takesOf(NEWEST_FIRST, isModified).map(({ number, id, isVideo }) => [number, id, isVideo]);
  expect(seen(false)).toEqual([
    [1, 'first', false],
    [3, 'third', false],
    [4, 'fourth', true],
  ]);
  expect(seen(true).map(([, , isVideo]) => isVideo)).toEqual([false, false, false]);
});

it('has nothing to compare where there was one plan', () => {
  expect(takesOf(NEWEST_FIRST.slice(0, 1), false)).toEqual([]);
});

it('goes to both sides and ends at the ends; from a video that is none of them to the newest', () => {
  const takes = takesOf(NEWEST_FIRST, false);
  const [first = null, , newest = null] = takes;
  expect(takeBeside(takes, first, 1)?.number).toBe(3);
  expect(takeBeside(takes, newest, -1)?.number).toBe(3);
  expect(takeBeside(takes, first, -1)).toBeNull();
  expect(takeBeside(takes, newest, 1)).toBeNull();
  expect(takeBeside(takes, null, -1)?.number).toBe(4);
});
