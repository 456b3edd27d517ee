import { join } from 'node:path';
import type { SelectedClip } from '@cutroom/contract';
import { type PlannableClip, planSpec, withoutSilences } from '@cutroom/reel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import { type MediaHarness, make, openMediaHarness, readBack } from '../testing/generated-clips.ts';
import type { CutSpec } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

const RATE = 48_000;
const SECONDS = 12;
const { signal } = new AbortController();
/** Words of the talk, each a tone of its own; before and behind the second lie pauses. The last goes on where it is seen again. */
const WORDS = [
  { hertz: 400, startSeconds: 0, endSeconds: 3.1 },
  { hertz: 700, startSeconds: 4.3, endSeconds: 5.5 },
  { hertz: 1100, startSeconds: 6.9, endSeconds: 11 },
] as const;
const BEACH_HERTZ = 2600;

type TestClip = PlannableClip & CutSpec['source'];

/** Measured in finished files: two pauses are taken out of talk that goes on under one clip. */
describe('Pauses out of talk under another clip, in the finished reel', () => {
  let harness: MediaHarness;
  let clips: TestClip[];
  beforeAll(async () => {
    harness = await openMediaHarness();
    const clip = async (id: string, audio: string, grey: string) => {
      const path = await make(harness, `${id}.mp4`, [
        ...['-f', 'lavfi', '-i', `color=${grey}:size=180x320:rate=30:duration=${SECONDS}`],
        ...['-f', 'lavfi', '-i', `aevalsrc='${audio}':s=${RATE}:d=${SECONDS}`],
        ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '256k'],
      ]);
      const probe = await probeClip(harness.toolbox, path, signal);
      const analysis = {
        framing: { mode: 'fit' as const },
        shots: [],
        speech: id === 'talk' ? [...WORDS] : [],
      };
      return { id, path, probe, sha256: path, analysis };
    };
    const said = WORDS.map(
      ({ hertz, startSeconds, endSeconds }) =>
        `0.2*sin(2*PI*${hertz}*t)*min(1,max(0,min(t-${startSeconds}+0.02,${endSeconds}+0.02-t))/0.02)`,
    ).join('+');
    const beach = `0.1*sin(2*PI*${BEACH_HERTZ}*t)`;
    clips = [await clip('talk', said, '0x303030'), await clip('beach', beach, '0xd0d0d0')];
  }, 240_000);
  afterAll(() => harness.close());

  const render = async (selectedClips: readonly SelectedClip[], name: string) => {
    const spec = planSpec({ selectedClips: [...selectedClips] }, clips);
    const cuts = spec.cuts.map(({ clip, audioFrom, ...cut }): CutSpec => {
      const source = { path: clip.path, probe: clip.probe };
      if (audioFrom === undefined) return { ...cut, source };
      const { clip: heard, ...from } = audioFrom;
      return { ...cut, source, audioFrom: { ...from, source: { path: heard.path, probe: heard.probe } } };
    });
    const outputPath = join(harness.directory, `${name}.mp4`);
    await renderReel(
      harness.toolbox,
      { cuts, sound: 'original' },
      {
        workDirectory: join(harness.directory, name),
        outputPath,
        cache: { get: async () => false, put: async () => undefined },
        signal,
      },
    );
    return readBack(harness, outputPath);
  };

  it('every word is whole, the pauses are as short as between words, nothing clicks, and who speaks is in step', async () => {
    const tail = { audio: { leadSeconds: 0, tailSeconds: 7, shiftSeconds: 0 } };
    const whole: SelectedClip[] = [
      { clipId: 'talk', startTime: 0.5, endTime: 2, order: 0, ...tail },
      { clipId: 'beach', startTime: 0, endTime: 7, order: 1 },
      { clipId: 'talk', startTime: 9, endTime: 10.5, order: 2 },
    ];
    const shorter = withoutSilences(whole, clips, { pauseSeconds: 0.7, isWithoutFillers: false });
    const { samples, luma } = await render(shorter, 'shorter');
    const [first, second, third] = WORDS.map(({ hertz }) => heardOf(samples, hertz));
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('Nothing was said.');
    // As long as each is heard in the reel: from half a second on, whole, and up to 10.5 s of the clip.
    expect(first.end - first.start).toBeCloseTo(2.6, 1);
    expect(second.end - second.start).toBeCloseTo(1.2, 1);
    expect(third.end - third.start).toBeCloseTo(3.6, 1);
    for (const gap of [second.start - first.end, third.start - second.end]) {
      expect(gap).toBeGreaterThan(0.15);
      expect(gap).toBeLessThan(0.35);
    }
    // 9 s of the clip are heard as its frames come back.
    const seenAgain = luma.findLastIndex((value) => value > 128) + 1;
    expect(third.start + 9 - WORDS[2].startSeconds).toBeCloseTo(seenAgain / 30, 1);
    const steady = bends(samples, first.end - 1, first.end - 0.5);
    expect(bends(samples, first.end + 0.02, second.start - 0.02)).toBeLessThan(steady);
    expect(levelDb(samples, 700, second.start + 0.3) - levelDb(samples, 400, 1)).toBeCloseTo(0, 0);
    expect(
      levelDb(samples, 700, second.start + 0.06) - levelDb(samples, 700, second.start + 0.6),
    ).toBeCloseTo(0, 0);
    expect(levelDb(samples, 1100, third.start + 0.06) - levelDb(samples, 1100, third.start + 2)).toBeCloseTo(
      0,
      0,
    );
  }, 180_000);
});

/** From when to when a tone is heard: where it is within 6 dB of its loudest. */
function heardOf(samples: Float32Array, hertz: number): { readonly start: number; readonly end: number } {
  const levels = Array.from({ length: Math.floor((samples.length / RATE) * 100) - 4 }, (_, at) =>
    levelDb(samples, hertz, at / 100 + 0.02, 0.02),
  );
  const loudest = Math.max(...levels);
  const isHeard = (level: number) => level > loudest - 6;
  return { start: levels.findIndex(isHeard) / 100 + 0.02, end: levels.findLastIndex(isHeard) / 100 + 0.02 };
}

/** Amplitude of one frequency (Goertzel) around a second, in dB. */
function levelDb(all: Float32Array, hertz: number, seconds: number, reach = 0.05): number {
  const samples = all.subarray(Math.round((seconds - reach) * RATE), Math.round((seconds + reach) * RATE));
  let [cosine, sine] = [0, 0];
  for (const [at, sample] of samples.entries()) {
    cosine += sample * Math.cos((2 * Math.PI * hertz * at) / RATE);
    sine += sample * Math.sin((2 * Math.PI * hertz * at) / RATE);
  }
  return 20 * Math.log10((2 * Math.hypot(cosine, sine)) / samples.length + 1e-9);
}

/** The greatest bend from sample to sample: a click is one that nothing beside it has. */
function bends(samples: Float32Array, fromSeconds: number, untilSeconds: number): number {
  const stretch = samples.subarray(Math.round(fromSeconds * RATE), Math.round(untilSeconds * RATE));
  let greatest = 0;
  for (let at = 2; at < stretch.length; at += 1) {
    const bend = (stretch[at] ?? 0) - 2 * (stretch[at - 1] ?? 0) + (stretch[at - 2] ?? 0);
    greatest = Math.max(greatest, Math.abs(bend));
  }
  return greatest;
}
