import { join } from 'node:path';
import type { CutSpeed } from '@cutroom/contract';
import { timeMap } from '@cutroom/reel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStretchedAudio } from '../decode/read-audio-range.ts';
import { probeClip } from '../probe/probe-clip.ts';
import {
  generate,
  type MediaHarness,
  openMediaHarness,
  readBack,
  TONE_SECONDS,
} from '../testing/generated-clips.ts';
import type { CutSpec } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

const RATE = 48_000;
const TONE_HZ = 1000;
const FRAMES = 45;
const WAV_HEADER_BYTES = 44;
const signal = new AbortController().signal;

let harness: MediaHarness;
let source: CutSpec['source'];
beforeAll(async () => {
  harness = await openMediaHarness();
  const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'pcm_s16le', '-f', 'mov'];
  const path = await generate(harness, { name: 'tone.mov', encode, rate: '30', seconds: 4 });
  source = { path, probe: await probeClip(harness.toolbox, path, signal) };
}, 150_000);
afterAll(() => harness.close());

const cutOf = (speed: CutSpeed): CutSpec => ({
  source,
  sourceId: 'tone',
  startSeconds: 0.5,
  frames: FRAMES,
  framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
  speed,
});

/** Rises through zero a second, where the tone is heard in full. */
function pitchOf(samples: Float32Array): number {
  let rises = 0;
  for (let at = 1; at < samples.length; at += 1)
    if ((samples[at - 1] ?? 0) <= 0 && (samples[at] ?? 0) > 0) rises += 1;
  return rises / (samples.length / RATE);
}

function beginsAt(samples: Float32Array): number {
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return samples.findIndex((value) => Math.abs(value) > loudest / 2) / RATE;
}

const SPEEDS: readonly (readonly [string, CutSpeed])[] = [
  ['twice the speed', [{ at: 0, rate: 2 }]],
  ['half the speed', [{ at: 0, rate: 0.5 }]],
  [
    'a ramp from twice to half',
    [
      { at: 0, rate: 2 },
      { at: 1, rate: 0.5 },
    ],
  ],
];

describe('The audio of a finished reel at another speed', () => {
  it.each(SPEEDS)('keeps its pitch, its length and its place: %s', async (_, speed) => {
    const outputPath = join(harness.directory, 'reel.mp4');
    const kept = new Set<string>();
    await renderReel(
      harness.toolbox,
      { cuts: [cutOf(speed)], sound: 'original' },
      {
        workDirectory: join(harness.directory, 'work'),
        outputPath,
        cache: { get: async () => false, put: async (key) => void kept.add(key) },
        signal,
      },
    );
    const { luma, samples } = await readBack(harness, outputPath);
    expect(luma).toHaveLength(FRAMES);
    expect(Math.abs(samples.length / RATE - FRAMES / 30)).toBeLessThan(0.05);
    const due = timeMap(speed, FRAMES / 30).toReel(TONE_SECONDS - 0.5);
    expect(Math.abs(beginsAt(samples) - due)).toBeLessThan(1 / 30);
    const steady = samples.slice(Math.round((due + 0.1) * RATE), Math.round((FRAMES / 30 - 0.1) * RATE));
    expect(Math.abs(pitchOf(steady) - TONE_HZ)).toBeLessThan(10);
  });

  it.each(SPEEDS)('is what a player is given to play: %s', async (_, speed) => {
    const cut = { startSeconds: 0.5, frames: FRAMES, speed };
    const whole = await readStretchedAudio(harness.toolbox, source, {
      ...{ cut, startSample: 0, samples: 1.5 * RATE },
      clearing: null,
      signal,
    });
    const part = await readStretchedAudio(harness.toolbox, source, {
      ...{ cut, startSample: RATE, samples: 4800 },
      clearing: null,
      signal,
    });
    expect(part.subarray(WAV_HEADER_BYTES)).toEqual(
      whole.subarray(WAV_HEADER_BYTES + 4 * RATE, WAV_HEADER_BYTES + 4 * (RATE + 4800)),
    );
    const left = Float32Array.from({ length: 1.5 * RATE }, (__, at) =>
      whole.readInt16LE(WAV_HEADER_BYTES + 4 * at),
    );
    const due = timeMap(speed, FRAMES / 30).toReel(TONE_SECONDS - 0.5);
    expect(Math.abs(beginsAt(left) - due)).toBeLessThan(1 / 30);
  });
});
