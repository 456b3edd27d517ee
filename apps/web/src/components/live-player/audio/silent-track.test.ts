import { expect, test } from 'vitest';
import { silentTrack } from './silent-track.ts';

test('it goes on from where it is played, and stands still where it does not play', () => {
  let nowMs = 5000;
  const track = silentTrack(() => nowMs);
  expect(track.heardSeconds()).toBeNull();
  track.play(1.5);
  nowMs += 400;
  expect(track.heardSeconds()).toBeCloseTo(1.9);
  track.play(0);
  expect(track.heardSeconds()).toBe(0);
  track.stop();
  expect(track.heardSeconds()).toBeNull();
});
