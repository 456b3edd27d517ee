import type { PlaybackClip } from '@cutroom/contract';
import { AUDIO_RATE, gainAt, gainOfPoints, SAMPLES_PER_FRAME } from '@cutroom/reel';
import { expect, test } from 'vitest';
import { liveReel } from '../live-reel.ts';
import { audioChunks, heldChunks, shapedChannels } from './audio-chunks.ts';

const clip = (id: string, audio: Record<string, never> | null = {}): PlaybackClip => ({
  id,
  sha256: id,
  url: `/api/videos/${id}.mp4`,
  proxyUrl: `/api/videos/${id}.proxy.mp4`,
  probe: { durationSeconds: 20, width: 1920, height: 1080, audio },
  analysis: null,
  loudness: null,
  loudnessLufs: null,
});
const cut = (clipId: string, startTime: number, endTime: number, order: number) => ({
  clipId,
  startTime,
  endTime,
  order,
});
const style = { pace: 'medium', sound: 'original' } as const;

test('a long cut is fetched in chunks that follow each other to the sample', () => {
  const reel = liveReel({ selectedClips: [cut('a', 2, 12, 0)], style }, [clip('a')]);
  const chunks = audioChunks(reel);
  expect(chunks.map(({ startSample, samples }) => [startSample, samples])).toEqual([
    [0, 4 * AUDIO_RATE],
    [4 * AUDIO_RATE, 4 * AUDIO_RATE],
    [8 * AUDIO_RATE, 2 * AUDIO_RATE],
  ]);
  expect(chunks.map(({ fromSeconds }) => fromSeconds)).toEqual([2, 6, 10]);
});

test('what is fetched is the clip that a cut is heard with, from its second, at its own pace', () => {
  const heard = {
    ...cut('a', 2, 6, 0),
    adjustedDuration: 2,
    speed: [{ at: 0, rate: 2 }],
    audioFrom: { clipId: 'voice', startSeconds: 7 },
  };
  const reel = liveReel({ selectedClips: [heard, cut('a', 8, 10, 1)], style }, [clip('a'), clip('voice')]);
  expect(audioChunks(reel)).toMatchObject([
    { clipId: 'voice', sped: null, startSample: 0, fromSeconds: 7, toSeconds: 9 },
    { clipId: 'a', sped: null, startSample: 2 * AUDIO_RATE, fromSeconds: 8 },
  ]);
});

test('a cut without audio has no chunks, and a crossfade begins before its cut', () => {
  const plan = {
    selectedClips: [cut('a', 2, 4, 0), cut('silent', 2, 4, 1), cut('b', 5, 7, 2)],
    style: { ...style, transition: 'crossfade' },
  } as const;
  const reel = liveReel({ ...plan, selectedClips: [...plan.selectedClips] }, [
    clip('a'),
    clip('silent', null),
    clip('b'),
  ]);
  const chunks = audioChunks(reel);
  expect(chunks.map((chunk) => chunk.kind === 'cut' && chunk.clipId)).toEqual(['a', 'b']);
  expect(chunks[1]?.startSample).toBeLessThan(4 * AUDIO_RATE);
  expect(chunks[1]?.fromSeconds).toBeLessThan(5);
});

test('every sample has the gain of its cut times that of the reel, wherever its chunk begins', () => {
  const plan = { selectedClips: [cut('a', 0, 3, 0), cut('b', 0, 6, 1)], style: { ...style, fadeOut: true } };
  const reel = liveReel(plan, [clip('a'), clip('b')]);
  const chunks = audioChunks(reel).filter((chunk) => chunk.kind === 'cut');
  expect(chunks).toHaveLength(3);
  for (const chunk of chunks) {
    const [shaped] = shapedChannels(chunk, reel.audio.envelope, [new Float32Array(chunk.samples).fill(1)]);
    for (const at of [0, 100, chunk.samples >> 1, chunk.samples - 100, chunk.samples - 1]) {
      const expected =
        gainAt(chunk.envelope, chunk.envelopeSample + at) *
        gainAt(reel.audio.envelope, chunk.startSample + at);
      expect(shaped?.[at]).toBeCloseTo(expected, 5);
    }
  }
  expect(reel.timeline.frames * SAMPLES_PER_FRAME).toBe(9 * AUDIO_RATE);
});

const MUSIC = {
  name: 'Loop.mp3',
  durationSeconds: 100,
  beats: [],
  downbeats: [],
  bpm: null,
  startSeconds: 12.5,
  endSeconds: 100,
  gainDb: -6,
  isDucked: true,
  isCutToBeat: false,
  beatTracker: 'built-in' as const,
  audioUrl: '/api/projects/1/music/audio?track=t',
  loudness: { stepSeconds: 1, levelsDb: Array.from({ length: 100 }, () => -14) },
  foundBeats: [],
};

test('the track is heard from its start on, in the gains that the renderer mixes it with', () => {
  const reel = liveReel({ selectedClips: [cut('a', 0, 9, 0)], style }, [clip('a', null)], MUSIC);
  const chunks = audioChunks(reel);
  expect(chunks.map(({ kind, startSample, fromSeconds }) => [kind, startSample, fromSeconds])).toEqual([
    ['music', 0, 12.5],
    ['music', 4 * AUDIO_RATE, 16.5],
    ['music', 8 * AUDIO_RATE, 20.5],
  ]);
  const gains = reel.music?.gains ?? [];
  for (const chunk of chunks) {
    const [shaped] = shapedChannels(chunk, reel.audio.envelope, [new Float32Array(chunk.samples).fill(1)]);
    for (const at of [0, 200, chunk.samples >> 1, chunk.samples - 1])
      expect(shaped?.[at]).toBeCloseTo(gainOfPoints(gains, chunk.startSample + at), 5);
  }
  expect(20 * Math.log10(gainOfPoints(gains, 3 * AUDIO_RATE))).toBeCloseTo(-6, 5);
  // What the fade at its end takes from the whole is given back.
  expect(reel.levelDb).toBeCloseTo(6.3, 1);
});

test('at most 20 s of cuts and music together are held, always with what is heard and what comes next', () => {
  const selectedClips = Array.from({ length: 20 }, (_, order) => cut('a', order % 7, (order % 7) + 3, order));
  const chunks = audioChunks(liveReel({ selectedClips, style }, [clip('a')], MUSIC));
  const endOf = ({ startSample, samples }: (typeof chunks)[number]) => startSample + samples;
  const reelSamples = Math.max(...chunks.map(endOf));
  for (let position = 0; position < reelSamples; position += AUDIO_RATE / 4) {
    const held = heldChunks(chunks, position);
    const seconds = [...held].reduce((sum, { samples }) => sum + samples, 0) / AUDIO_RATE;
    expect(seconds).toBeLessThanOrEqual(20);
    const soon = chunks.filter(
      (chunk) => endOf(chunk) > position && chunk.startSample < position + 4 * AUDIO_RATE,
    );
    expect(soon.filter((chunk) => !held.has(chunk))).toEqual([]);
  }
});
