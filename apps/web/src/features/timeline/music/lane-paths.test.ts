import type { Music } from '@cutroom/contract';
import { AUDIO_RATE } from '@cutroom/reel';
import { expect, it } from 'vitest';
import { gainPath, tickPaths } from './lane-paths.ts';

const music: Music = {
  name: 'drums.mp3',
  durationSeconds: 60,
  beats: [9.5, 10, 10.5, 11, 11.5, 12],
  downbeats: [10, 12],
  bpm: 120,
  startSeconds: 10,
  endSeconds: 60,
  gainDb: 0,
  isDucked: true,
  isCutToBeat: true,
  beatTracker: 'built-in',
};
const found = [
  { atSeconds: 10, loudness: 0.9 },
  { atSeconds: 10.52, loudness: 0.1 },
];

it('ticks stand where the beats are heard in the reel, louder ones brighter, downbeats from top to bottom', () => {
  expect(tickPaths(music, found, 1.6)).toEqual([
    { isDownbeat: true, brightness: 1, path: 'M0 0V1' },
    { isDownbeat: false, brightness: 0.35, path: 'M0.5 0.45V1' },
    { isDownbeat: false, brightness: 0.65, path: 'M1 0.45V1M1.5 0.45V1' },
  ]);
});

it('ticks reach as far as they are asked to', () => {
  const spans = { downbeat: [0, 0.8], beat: [0.2, 0.6] } as const;
  expect(tickPaths(music, found, 0.6, spans).map(({ path }) => path)).toEqual(['M0 0V0.8', 'M0.5 0.2V0.6']);
});

it('the curve is high where the track is loud, half way down at 12 dB less, and ends with the track', () => {
  const gains = [
    { sample: 0, gain: 0.5 },
    { sample: AUDIO_RATE, gain: 0.5 * 10 ** (-12 / 20) },
    { sample: 2 * AUDIO_RATE, gain: 0 },
  ];
  expect(gainPath({ trackSample: 0, samples: 2 * AUDIO_RATE, gains })).toBe('M0 1L0 0L1 0.5L2 1V1Z');
  expect(gainPath({ trackSample: 0, samples: 10, gains: [{ sample: 0, gain: 0 }] })).toBe('');
});
