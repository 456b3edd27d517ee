import { expect, it } from 'vitest';
import { EXAMPLE_SENTENCE, openingAt, openingTicks } from './opening.ts';

const LENGTH = EXAMPLE_SENTENCE.length;

it('writes the sentence a letter at a time, before any clip moves', () => {
  expect(openingAt(0, 4)).toEqual({ letters: 0, clips: 0, isOver: false });
  expect(openingAt(3, 4)).toEqual({ letters: 3, clips: 0, isOver: false });
  expect(openingAt(LENGTH, 4)).toEqual({ letters: LENGTH, clips: 0, isOver: false });
});

it('then sends the clips one by one, and is over once the last has had its way', () => {
  const seen = Array.from({ length: openingTicks(4) + 1 }, (_, tick) => openingAt(tick, 4));
  expect([...new Set(seen.map(({ clips }) => clips))]).toEqual([0, 1, 2, 3, 4]);
  expect(seen.filter(({ isOver }) => isOver)).toEqual([{ letters: LENGTH, clips: 4, isOver: true }]);
});

it('stays over', () => {
  expect(openingAt(10_000, 4)).toEqual({ letters: LENGTH, clips: 4, isOver: true });
});
