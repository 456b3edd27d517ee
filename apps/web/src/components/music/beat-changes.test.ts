import { expect, test } from 'vitest';
import {
  canDouble,
  doubledBeats,
  halvedBeats,
  movedBeat,
  otherFoundBeats,
  shiftedBars,
  withoutBeat,
} from './beat-changes.ts';

const music = { beats: [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5], downbeats: [1, 3, 5] };

test('half the beats are every second from a downbeat on, in bars of as many', () => {
  expect(halvedBeats(music)).toEqual({ beats: [1, 2, 3, 4, 5], downbeats: [1, 5] });
});

test('twice the beats lie half way between, in bars of as many', () => {
  const { beats, downbeats } = doubledBeats({ beats: [0, 1, 2, 3, 4], downbeats: [0, 4] });
  expect(beats).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]);
  expect(downbeats).toEqual([0, 2, 4]);
});

test('bars begin a beat later, and where they were after as many presses as a bar has beats', () => {
  const once = shiftedBars(music);
  expect(once).toEqual({ beats: music.beats, downbeats: [1.5, 3.5] });
  expect(shiftedBars(shiftedBars(shiftedBars(once))).downbeats).toEqual([1, 3, 5]);
});

test('beats that would come too close are not doubled, and neither are none', () => {
  expect([{ beats: [0, 0.5] }, { beats: [0, 0.25] }, { beats: [] }].map(canDouble)).toEqual([
    true,
    false,
    false,
  ]);
});

test('one beat moves, with its bar, no nearer to its neighbours than beats can be', () => {
  const few = { beats: [1, 1.5, 2], downbeats: [1.5] };
  expect(movedBeat(few, 1, 0.01)).toEqual({ beats: [1, 1.51, 2], downbeats: [1.51] });
  expect(movedBeat(few, 1, 3).beats).toEqual([1, 1.85, 2]);
  expect(movedBeat(few, 0, -3).beats).toEqual([0, 1.5, 2]);
  expect(movedBeat(few, 7, 1)).toEqual(few);
  expect(withoutBeat(few, 1)).toEqual({ beats: [1, 2], downbeats: [] });
});

test('there is a way back to what was found where it is something else', () => {
  const foundBeats = music.beats.map((atSeconds) => ({ atSeconds, loudness: 1 }));
  const found = { foundBeats, foundDownbeats: music.downbeats };
  expect(otherFoundBeats(halvedBeats(music), found)).toEqual(music);
  expect(otherFoundBeats(shiftedBars(music), found)).toEqual(music);
  expect(otherFoundBeats(music, found)).toBeNull();
  expect(otherFoundBeats(music, { foundBeats: [], foundDownbeats: [] })).toBeNull();
  expect(otherFoundBeats(halvedBeats(music), null)).toBeNull();
});
