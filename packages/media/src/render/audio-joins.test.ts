import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import { type MediaHarness, make, openMediaHarness, readBack } from '../testing/generated-clips.ts';
import type { CutSpec } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

const RATE = 48_000;
const SECONDS = 6;
const JOIN_SECONDS = 2;
const { signal } = new AbortController();

/** What is heard where two cuts meet, measured in finished files. */
describe('Joins in the finished reel', () => {
  let harness: MediaHarness;
  let sources: Readonly<Record<'tone' | 'voice' | 'noise', CutSpec['source']>>;
  beforeAll(async () => {
    harness = await openMediaHarness();
    const clip = async (name: string, audio: readonly string[]) => {
      const path = await make(harness, name, [
        ...['-f', 'lavfi', '-i', `color=gray:size=180x320:rate=30:duration=${SECONDS}`, ...audio],
        ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '256k'],
      ]);
      return { path, probe: await probeClip(harness.toolbox, path, signal) };
    };
    const lavfi = (source: string) => ['-f', 'lavfi', '-i', source];
    // Its period fits no frame, so that a cut meets it in another phase than it was left.
    const tone = `aevalsrc='0.3*sin(2*PI*317.3*t)':s=${RATE}:d=${SECONDS}`;
    // A buzz that comes and goes like syllables, with the noise of a room under it.
    const voice =
      `aevalsrc='(0.06+0.3*abs(sin(2*PI*2.3*t)))*(mod(t*140,1)-0.5)*exp(-6*mod(t*140,1))` +
      `+0.004*(random(0)-0.5)':s=${RATE}:d=${SECONDS}`;
    sources = {
      tone: await clip('tone.mp4', lavfi(tone)),
      voice: await clip('voice.mp4', lavfi(voice)),
      noise: await clip('noise.mp4', lavfi(`anoisesrc=a=0.2:seed=7:r=${RATE}:d=${SECONDS}`)),
    };
  }, 120_000);
  afterAll(() => harness.close());

  const cut = (source: CutSpec['source'], startSeconds: number): CutSpec => ({
    ...{ source, sourceId: source.path, startSeconds, frames: 60, framing: { mode: 'fit' } },
  });
  const render = async (cuts: readonly CutSpec[]) => {
    const outputPath = join(harness.directory, 'reel.mp4');
    const workDirectory = join(harness.directory, 'work');
    const cache = { get: async () => false, put: async () => undefined };
    await renderReel(
      harness.toolbox,
      { cuts, sound: 'original' },
      { workDirectory, outputPath, cache, signal },
    );
    return (await readBack(harness, outputPath)).samples;
  };

  it.each([
    ['a pause taken out of a voice', 'voice', 'voice', 3.1],
    ['a tone that goes on in another phase', 'tone', 'tone', 3.1237],
    ['a tone that meets a voice', 'tone', 'voice', 1.4],
  ] as const)(
    '%s: no click',
    async (_, before, after, from) => {
      const samples = await render([cut(sources[before], 0), cut(sources[after], from)]);
      const around = bends(samples, JOIN_SECONDS, 0.06);
      const elsewhere = Math.max(bends(samples, 1, 0.8), bends(samples, 3, 0.8));
      expect(around).toBeLessThanOrEqual(elsewhere * 1.05);
    },
    120_000,
  );

  it.each([
    ['a stretch of noise taken out', 0.5, 3.1],
    ['later noise before earlier', 3.1, 0.5],
  ])(
    '%s: no hole',
    async (_, first, second) => {
      const samples = await render([cut(sources.noise, first), cut(sources.noise, second)]);
      // Nothing is added to the reel's length; the encoder fills its last packet.
      expect(Math.abs(samples.length - 4 * RATE)).toBeLessThan(2048);
      expect(deepestDb(samples)).toBeGreaterThan(-3);
    },
    120_000,
  );
});

/** The lowest level of 5 ms around the join against that of the seconds beside it, in dB. */
function deepestDb(samples: Float32Array): number {
  const window = 0.005;
  const starts = Array.from({ length: 120 }, (_, at) => JOIN_SECONDS - 0.06 + at / 1000);
  const lowest = Math.min(...starts.map((start) => power(samples, start, start + window)));
  const beside = (power(samples, 0.5, 1.9) + power(samples, 2.1, 3.5)) / 2;
  return 10 * Math.log10(lowest / beside);
}

function power(samples: Float32Array, fromSeconds: number, toSeconds: number): number {
  const stretch = samples.subarray(Math.round(fromSeconds * RATE), Math.round(toSeconds * RATE));
  return stretch.reduce((sum, sample) => sum + sample ** 2, 0) / stretch.length;
}

/** The greatest bend from sample to sample around a second of the reel: a click is one that nothing beside it has. */
function bends(samples: Float32Array, seconds: number, reach: number): number {
  const stretch = samples.subarray(
    Math.round((seconds - reach) * RATE),
    Math.round((seconds + reach) * RATE),
  );
  let greatest = 0;
  for (let at = 2; at < stretch.length; at += 1) {
    const bend = (stretch[at] ?? 0) - 2 * (stretch[at - 1] ?? 0) + (stretch[at - 2] ?? 0);
    greatest = Math.max(greatest, Math.abs(bend));
  }
  return greatest;
}
