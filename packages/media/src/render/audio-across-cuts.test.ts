import { join } from 'node:path';
import { type AudioOffsets, fitAudioLane } from '@cutroom/reel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import { type MediaHarness, make, openMediaHarness, readBack } from '../testing/generated-clips.ts';
import type { CutSpec } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

const RATE = 48_000;
const SECONDS = 6;
const TALK_HERTZ = 500;
const BEACH_HERTZ = 2000;
/** As near as a tone that comes up over 30 ms begins. */
const PLACE_SECONDS = 0.01;
const { signal } = new AbortController();

/** Planted tones, measured in finished files: one clip hums low all the time, the other high. */
describe('Audio across cuts in the finished reel', () => {
  let harness: MediaHarness;
  let talk: CutSpec['source'];
  let beach: CutSpec['source'];
  beforeAll(async () => {
    harness = await openMediaHarness();
    const clip = async (name: string, hertz: number, grey: string) => {
      const tone = `'0.2*sin(2*PI*${hertz}*t)'`;
      const path = await make(harness, name, [
        ...['-f', 'lavfi', '-i', `color=${grey}:size=180x320:rate=30:duration=${SECONDS}`],
        ...['-f', 'lavfi', '-i', `aevalsrc=${tone}|${tone}:s=${RATE}:d=${SECONDS}`],
        ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
      ]);
      return { path, probe: await probeClip(harness.toolbox, path, signal) };
    };
    talk = await clip('talk.mp4', TALK_HERTZ, '0x303030');
    beach = await clip('beach.mp4', BEACH_HERTZ, '0xd0d0d0');
  }, 120_000);
  afterAll(() => harness.close());

  const cut = (source: CutSpec['source'], startSeconds: number, more: Partial<CutSpec> = {}): CutSpec => ({
    ...{ source, sourceId: source.path, startSeconds, frames: 60, framing: { mode: 'fit' } },
    ...more,
  });
  const offsets = (leadFrames: number, tailFrames: number): AudioOffsets => ({
    ...{ leadFrames, tailFrames, shiftFrames: 0 },
  });
  const render = async (cuts: readonly CutSpec[]) => {
    const outputPath = join(harness.directory, 'reel.mp4');
    await renderReel(
      harness.toolbox,
      { cuts: fitAudioLane(cuts), sound: 'original' },
      {
        workDirectory: join(harness.directory, 'work'),
        outputPath,
        cache: { get: async () => false, put: async () => undefined },
        signal,
      },
    );
    const { samples, luma } = await readBack(harness, outputPath);
    const levelDb = (hertz: number, seconds: number, reach = 0.1) =>
      toneDb(
        samples.subarray(Math.round((seconds - reach) * RATE), Math.round((seconds + reach) * RATE)),
        hertz,
      );
    /** The middle of the fade in which a tone comes up, looked for from one second of the reel to another. */
    const begins = (hertz: number, from: number, until: number): number => {
      const full = levelDb(hertz, until);
      for (let at = from; at < until; at += 0.001) if (levelDb(hertz, at, 0.005) > full - 6) return at;
      return Number.POSITIVE_INFINITY;
    };
    return { levelDb, begins, firstBright: luma.findIndex((value) => value > 128) / 30 };
  };

  it.each([
    ['as filmed', {}],
    ['at twice its speed', { speed: [{ at: 0, rate: 2 }] }],
  ])(
    'a clip is heard nine frames before it is seen, %s, and what it covers goes down 12 dB',
    async (_, more) => {
      const reel = await render([cut(talk, 1), cut(beach, 1, { ...more, audio: offsets(9, 0) })]);
      expect(reel.firstBright).toBe(2);
      // Half of the fade of 30 ms is over in its middle.
      const due = 2 - 9 / 30 + 0.015;
      expect(Math.abs(reel.begins(BEACH_HERTZ, 1.4, 1.9) - due)).toBeLessThan(PLACE_SECONDS);
      expect(reel.levelDb(TALK_HERTZ, 1.85) - reel.levelDb(TALK_HERTZ, 1)).toBeCloseTo(-12, 0);
      expect(reel.levelDb(BEACH_HERTZ, 1.85) - reel.levelDb(BEACH_HERTZ, 3)).toBeCloseTo(0, 0);
    },
    180_000,
  );

  it('a voice goes on under another clip, which is ducked, and into its own again without a dip', async () => {
    const reel = await render([
      cut(talk, 0, { audio: offsets(0, 60) }),
      cut(beach, 1),
      cut(talk, 4, { frames: 45 }),
    ]);
    expect(reel.firstBright).toBe(2);
    const voice = [1, 1.98, 2.02, 3, 3.98, 4.02, 5].map((at) => reel.levelDb(TALK_HERTZ, at, 0.02));
    for (const level of voice) expect(Math.abs(level - (voice[0] ?? 0))).toBeLessThan(0.5);
    expect(reel.levelDb(BEACH_HERTZ, 3) - reel.levelDb(TALK_HERTZ, 3)).toBeCloseTo(-12, 0);
    expect(reel.levelDb(BEACH_HERTZ, 4.5) - reel.levelDb(TALK_HERTZ, 4.5)).toBeLessThan(-50);
  }, 180_000);

  it('a clip that is never seen is heard under the frames of others, through the cut between them', async () => {
    const heard = (startSeconds: number) => ({
      audioFrom: { source: talk, sourceId: talk.path, startSeconds },
    });
    const reel = await render([
      cut(beach, 0),
      cut(beach, 1, { ...heard(2), speed: [{ at: 0, rate: 2 }] }),
      cut(beach, 3, heard(4)),
    ]);
    expect(reel.firstBright).toBe(0);
    expect(Math.abs(reel.begins(TALK_HERTZ, 1.8, 2.3) - 2)).toBeLessThan(0.03);
    expect(reel.levelDb(TALK_HERTZ, 1.5)).toBeLessThan(-60);
    const voice = [2.5, 3.5, 3.98, 4.02, 5].map((at) => reel.levelDb(TALK_HERTZ, at, 0.02));
    for (const level of voice) expect(Math.abs(level - (voice[0] ?? 0))).toBeLessThan(0.5);
    for (const at of [2.5, 5])
      expect(reel.levelDb(BEACH_HERTZ, at) - reel.levelDb(TALK_HERTZ, at)).toBeLessThan(-50);
    expect(reel.levelDb(BEACH_HERTZ, 1)).toBeGreaterThan(-30);
  }, 180_000);

  it.each([
    ['ends under the frames of another', SECONDS - 1, 1],
    ['has all but ended before', SECONDS - 0.02, 0.1],
  ])(
    'a clip that is heard and %s is followed by silence',
    async (_, startSeconds, heardSeconds) => {
      const audioFrom = { source: talk, sourceId: talk.path, startSeconds };
      const reel = await render([cut(beach, 0, { audioFrom }), cut(beach, 2)]);
      for (let at = heardSeconds + 0.2; at < 1.9; at += 0.2)
        expect(reel.levelDb(TALK_HERTZ, at)).toBeLessThan(-60);
      expect(reel.levelDb(BEACH_HERTZ, 1)).toBeLessThan(-60);
      expect(reel.levelDb(BEACH_HERTZ, 3)).toBeGreaterThan(-40);
    },
    180_000,
  );

  it('a clip’s audio is moved away from its frames', async () => {
    const moved = { leadFrames: -60, tailFrames: 60, shiftFrames: 60 };
    const reel = await render([cut(talk, 1, { audio: moved }), cut(beach, 1, { gainDb: -60 })]);
    expect(reel.levelDb(TALK_HERTZ, 1)).toBeLessThan(-60);
    expect(reel.levelDb(TALK_HERTZ, 3)).toBeGreaterThan(-30);
  }, 180_000);
});

/** Amplitude of one frequency (Goertzel), in dB. */
function toneDb(samples: Float32Array, hertz: number): number {
  let [cosine, sine] = [0, 0];
  for (const [at, sample] of samples.entries()) {
    cosine += sample * Math.cos((2 * Math.PI * hertz * at) / RATE);
    sine += sample * Math.sin((2 * Math.PI * hertz * at) / RATE);
  }
  return 20 * Math.log10((2 * Math.hypot(cosine, sine)) / samples.length + 1e-9);
}
