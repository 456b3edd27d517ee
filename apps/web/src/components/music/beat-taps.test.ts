import { expect, it } from 'vitest';
import { tappedBeats } from './beat-taps.ts';

const music = { beats: [], downbeats: [], durationSeconds: 9.8 };

it('beats go on as they were tapped, before the first tap and behind the last', () => {
  const { beats, downbeats } = tappedBeats([2, 2.5, 3.01, 3.49, 4], music) ?? {
    beats: [],
    downbeats: [],
  };
  expect(beats).toHaveLength(20);
  for (const [index, beat] of beats.entries()) expect(Math.abs(beat - index / 2)).toBeLessThan(0.03);
  expect(downbeats.map((beat) => Math.round(beat * 2) % 4)).toEqual([0, 0, 0, 0, 0]);
});

it('a beat that was not tapped does not change the tempo', () => {
  expect(tappedBeats([1, 1.5, 2, 3, 3.5], music)?.beats.slice(0, 3)).toEqual([0, 0.5, 1]);
});

it.each([[[1, 1.5, 2]], [[1, 1.05, 1.1, 1.15]], [[0, 3, 6, 9]]])('%j is no beat', (taps) => {
  expect(tappedBeats(taps, music)).toBeNull();
});
