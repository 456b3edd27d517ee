import type { ClipAnalysis } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { buildClip } from '../../testing/build-clip.ts';
import { accentsOf, accentWorth } from './accents.ts';

function heard(musicShare: number | null, levelsDb: readonly number[]): ClipAnalysis {
  const { analysis } = buildClip({ measures: { musicShare } }, 0);
  return { ...analysis, loudness: { stepSeconds: 0.5, levelsDb: [...levelsDb] } };
}

const STRIKES = [-40, -20, -21, -22, -35, -18, -19] as const;

it('music is struck where it gets louder at once', () => {
  expect(accentsOf(heard(0.8, STRIKES))).toEqual([0.5, 2.5]);
});

it('noise that gets louder is no music, and where nobody listened none is known', () => {
  expect(accentsOf(heard(0.1, STRIKES))).toEqual([]);
  expect(accentsOf(heard(null, STRIKES))).toEqual([]);
  expect(accentsOf(buildClip({ measures: { musicShare: 0.9 } }, 0).analysis)).toEqual([]);
});

it('a cut is worth more with each of its ends on one', () => {
  const worth = (start: number, end: number): number => accentWorth([0.5, 2.5], start, end);
  expect(worth(0.5, 2.5)).toBeGreaterThan(worth(0.5, 2));
  expect(worth(0.5, 2)).toBeGreaterThan(worth(1, 2));
  expect(worth(1, 2)).toBe(0);
});
