import { expect, it } from 'vitest';
import { barsOf } from './bars.ts';

const beats = Array.from({ length: 24 }, (_, beat) => beat * 0.5);

it('counts beats before and after the known bars like them', () =>
  expect(barsOf(beats, [4, 6, 8.01])).toEqual({ meter: 4, downbeats: [0, 4, 8, 12, 16, 20] }));

it('hears a waltz', () =>
  expect(barsOf(beats, [0.5, 2, 3.5, 5])).toEqual({ meter: 3, downbeats: [1, 4, 7, 10, 13, 16, 19, 22] }));

it('leaves bars alone that do not agree', () =>
  expect(barsOf(beats, [0, 2, 3.5, 5.5, 7])?.downbeats).toEqual([0, 4, 7, 11, 14]));

it('tells nothing by a single downbeat', () => expect(barsOf(beats, [2])).toBeNull());
