import { expect, it } from 'vitest';
import { chooseCut, chosenAfter } from './chosen-cuts.ts';
import type { TimelineCut } from './timeline-cuts.ts';

const cut = (key: string): TimelineCut => ({
  key,
  clip: { clipId: key, startTime: 0, endTime: 1, order: 0 },
});
const cuts = ['a', 'b', 'c', 'd', 'e'].map(cut);
const without = (...keys: string[]) => cuts.filter(({ key }) => !keys.includes(key));

it('chooses one cut, adds or takes away others, but never lets go of the last', () => {
  expect(chooseCut(cuts, ['a'], 'c', 'only')).toEqual(['c']);
  expect(chooseCut(cuts, ['a'], 'c', 'toggle')).toEqual(['a', 'c']);
  expect(chooseCut(cuts, ['a', 'c'], 'a', 'toggle')).toEqual(['c']);
  expect(chooseCut(cuts, ['c'], 'c', 'toggle')).toEqual(['c']);
});

it('chooses a range from the cut chosen last, either way, and again from where it began', () => {
  const forwards = chooseCut(cuts, ['b'], 'd', 'range');
  expect(forwards.toSorted()).toEqual(['b', 'c', 'd']);
  expect(chooseCut(cuts, forwards, 'a', 'range').toSorted()).toEqual(['a', 'b']);
  expect(chooseCut(cuts, ['d'], 'b', 'range').toSorted()).toEqual(['b', 'c', 'd']);
});

it.each([
  ['the one that takes the place of a removed one', without('b'), ['b'], ['c']],
  ['the last where the last was removed', without('e'), ['e'], ['d']],
  ['the one after several removed ones', without('a', 'c'), ['a', 'c'], ['d']],
  ['those that are left', without('b'), ['b', 'c'], ['c']],
  ['what came in', [...cuts, cut('f')], ['b'], ['f']],
  ['none where nothing is left', [], ['b'], []],
])('afterwards %s is chosen', (_, after, chosen, expected) => {
  expect(chosenAfter(cuts, after, chosen)).toEqual(expected);
});

it('after undoing a copy or a split, what it came from is chosen', () => {
  expect(chosenAfter(cuts, without('c'), ['c'], true)).toEqual(['b']);
});
