import { expect, it } from 'vitest';
import { shotsOf } from './shots.ts';

const CLEAR = { afterSeconds: 3.9, shotEndSeconds: 3.95, atSeconds: 4, isClear: true };

it('takes a clip without cuts for one shot', () => {
  expect(shotsOf({ cuts: [], unsureCuts: [] }, 8)).toEqual([{ startSeconds: 0, endSeconds: 8 }]);
});

it('lets a shot begin where the one before ends', () => {
  expect(shotsOf({ cuts: [2, 5], unsureCuts: [] }, 8)).toEqual([
    { startSeconds: 0, endSeconds: 2 },
    { startSeconds: 2, endSeconds: 5 },
    { startSeconds: 5, endSeconds: 8 },
  ]);
});

it('leaves frames between two shots out of both where the cut may lie at any of them', () => {
  expect(shotsOf({ cuts: [2, 4], unsureCuts: [CLEAR] }, 8)).toEqual([
    { startSeconds: 0, endSeconds: 2 },
    { startSeconds: 2, endSeconds: 3.95 },
    { startSeconds: 4, endSeconds: 8 },
  ]);
});

it('knows no cut at the very beginning or behind the end', () => {
  expect(shotsOf({ cuts: [0, 8, 9], unsureCuts: [] }, 8)).toEqual([{ startSeconds: 0, endSeconds: 8 }]);
});
