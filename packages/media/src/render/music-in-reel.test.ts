import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loudnessMeter } from '@cutroom/reel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import { type MediaHarness, make, openMediaHarness, readBack } from '../testing/generated-clips.ts';
import { openSegmentFolder, type SegmentFolder } from '../testing/segment-folder.ts';
import type { CutSpec, MusicSpec, ReelSpec } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

const RATE = 48_000;
const SECONDS = 8;
/** Near each other, so that a measure of loudness hears them alike. */
const VOICE_HERTZ = 1000;
const MUSIC_HERTZ = 1100;
const VOICE = `'0.1*sin(2*PI*${VOICE_HERTZ}*t)'`;
const { signal } = new AbortController();

/** Planted tones, measured in finished files. */
describe('Music in the finished reel', () => {
  let harness: MediaHarness;
  let source: CutSpec['source'];
  let musicPath: string;
  /** What is shown is the same in all. */
  let segments: SegmentFolder;
  beforeAll(async () => {
    harness = await openMediaHarness();
    const path = await make(harness, 'voice.mp4', [
      ...['-f', 'lavfi', '-i', `testsrc=size=180x320:rate=30:duration=${SECONDS}`],
      ...['-f', 'lavfi', '-i', `aevalsrc=${VOICE}|${VOICE}:s=${RATE}:d=${SECONDS}`],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
    ]);
    source = { path, probe: await probeClip(harness.toolbox, path, signal) };
    segments = await openSegmentFolder(join(harness.directory, 'segments'));
    musicPath = join(harness.directory, 'music.pcm');
    await writeFile(musicPath, tonePcm(MUSIC_HERTZ, 0.4, SECONDS));
  }, 120_000);
  afterAll(() => harness.close());

  const voice = (more: Partial<CutSpec> = {}): CutSpec => ({
    source,
    sourceId: 'voice',
    startSeconds: 0,
    frames: SECONDS * 30,
    framing: { mode: 'fit' },
    heard: {
      speech: [
        { startSeconds: 3, endSeconds: 3.6 },
        { startSeconds: 4.2, endSeconds: 5 },
      ],
      loudness: steps(-23.01),
      loudnessLufs: toneLufs(VOICE_HERTZ, 0.1),
    },
    ...more,
  });
  const music = (more: Partial<MusicSpec> = {}): MusicSpec => ({
    path: musicPath,
    startSeconds: 0,
    endSeconds: 60,
    gainDb: 0,
    isDucked: true,
    downbeats: [],
    loudness: steps(toneLufs(MUSIC_HERTZ, 0.4)),
    ...more,
  });
  const spec = (more: Partial<ReelSpec> = {}): ReelSpec => ({ cuts: [voice()], sound: 'original', ...more });

  const render = async (reel: ReelSpec) => {
    const path = join(harness.directory, 'reel.mp4');
    const workDirectory = join(harness.directory, 'work');
    const report = await renderReel(harness.toolbox, reel, {
      workDirectory,
      outputPath: path,
      cache: segments,
      signal,
    });
    const { samples, luma } = await readBack(harness, path);
    /** Of a tone over a fifth of a second around a second of the reel. */
    const levelDb = (hertz: number, seconds: number, reach = 0.1) =>
      toneDb(samples.subarray((seconds - reach) * RATE, (seconds + reach) * RATE), hertz);
    /** The frame before which least is the same. */
    const steps = luma.map((value, at) => Math.abs(value - (luma[at - 1] ?? value)));
    const changes = steps.indexOf(Math.max(...steps));
    const under = (seconds: number, reach?: number) =>
      levelDb(VOICE_HERTZ, seconds, reach) - levelDb(MUSIC_HERTZ, seconds, reach);
    return { report, levelDb, under, changes };
  };

  it('lies 18 LU under the reel’s own audio, 12 dB further under speech, with pauses bridged', async () => {
    const { report, under } = await render(spec({ music: music() }));
    const near = (...lu: readonly number[]) => lu.map((each) => expect.closeTo(each, 0));
    expect([1, 2, 2.6].map((at) => under(at))).toEqual(near(18, 18, 18));
    expect([3.15, 3.9, 4.8].map((at) => under(at))).toEqual(near(30, 30, 30));
    expect(under(5.8)).toBeCloseTo(18, 0);
    // It goes down from 2.75 to 3 s and up from 5 to 5.6 s: where each begins, half way and where it ends.
    const half = 18 - 20 * Math.log10((1 + 10 ** (-12 / 20)) / 2);
    expect([2.72, 2.875, 3.03].map((at) => under(at, 0.02))).toEqual(near(18, half, 30));
    expect([4.97, 5.3, 5.63].map((at) => under(at, 0.02))).toEqual(near(30, half, 18));
    expect(Math.abs((report.integratedLufs ?? 0) + 14)).toBeLessThan(1);
    expect(report.truePeakDbtp).toBeLessThanOrEqual(-1);
  }, 180_000);

  it('is as loud as its level says, without ducks where they are off', async () => {
    const { under } = await render(spec({ music: music({ gainDb: 6, isDucked: false }) }));
    expect([1, 3.3, 4.8].map((at) => under(at))).toEqual([12, 12, 12].map((lu) => expect.closeTo(lu, 0)));
  }, 180_000);

  it('goes down where it was told to by hand, as deep as it was told, and not where somebody speaks', async () => {
    const ducks = [{ startSeconds: 1, endSeconds: 2, depthDb: 6 }];
    const { under } = await render(spec({ cuts: [voice({ ducks })], music: music() }));
    expect([1.5, 3.3, 4.8].map((at) => under(at))).toEqual([24, 18, 18].map((lu) => expect.closeTo(lu, 0)));
  }, 180_000);

  it('has a cut over it heard seven frames before it is seen, while what is seen changes on the beat', async () => {
    const quiet = voice({ frames: 60, gainDb: -60 });
    const led = voice({
      frames: 90,
      startSeconds: 4,
      audio: { leadFrames: 7, tailFrames: 0, shiftFrames: 0 },
    });
    const { levelDb, changes } = await render(
      spec({ cuts: [quiet, led], music: music({ isDucked: false }) }),
    );
    // The middle of the fade in which the tone comes up, and the frame at 120 BPM's fifth beat.
    const full = levelDb(VOICE_HERTZ, 3);
    const begins = Array.from({ length: 400 }, (_, at) => 1.6 + at / 1000).find(
      (seconds) => levelDb(VOICE_HERTZ, seconds, 0.01) > full - 6,
    );
    expect(Math.abs((begins ?? 0) - (2 - 7 / 30 + 0.015))).toBeLessThan(0.015);
    expect(changes).toBe(60);
    expect(levelDb(MUSIC_HERTZ, 1.9) - levelDb(MUSIC_HERTZ, 1.5)).toBeCloseTo(0, 0);
  }, 180_000);

  it('is the programme where nothing else is heard, and the check takes it for one', async () => {
    const { report, levelDb } = await render(spec({ sound: 'mute', music: music() }));
    expect(levelDb(VOICE_HERTZ, 2)).toBeLessThan(-70);
    expect(Math.abs((report.integratedLufs ?? 0) + 14)).toBeLessThan(1);
  }, 180_000);

  it('fades out over a second and a half, but not where the reel ends with a bar', async () => {
    const faded = await render(spec({ sound: 'mute', music: music() }));
    const half = faded.levelDb(MUSIC_HERTZ, SECONDS - 0.75) - faded.levelDb(MUSIC_HERTZ, 4);
    expect(half).toBeCloseTo(-6, 0);
    const whole = await render(spec({ sound: 'mute', music: music({ downbeats: [SECONDS] }) }));
    const end = whole.levelDb(MUSIC_HERTZ, SECONDS - 0.2) - whole.levelDb(MUSIC_HERTZ, 4);
    expect(end).toBeCloseTo(0, 0);
  }, 180_000);

  it('encodes no picture anew where only its level has changed', async () => {
    const videosMade = () => segments.made.filter((key) => key.startsWith('video')).length;
    await render(spec({ music: music() }));
    const first = videosMade();
    await render(spec({ music: music({ gainDb: -6 }) }));
    expect([first > 0, videosMade() - first]).toEqual([true, 0]);
  }, 180_000);
});

function steps(levelDb: number) {
  return { stepSeconds: 0.5, levelsDb: Array.from({ length: SECONDS * 2 }, () => levelDb) };
}

function tonePcm(hertz: number, amplitude: number, seconds: number): Buffer {
  const pcm = Buffer.alloc(seconds * RATE * 4);
  for (let frame = 0; frame < seconds * RATE; frame += 1) {
    const value = Math.round(32_767 * amplitude * Math.sin((2 * Math.PI * hertz * frame) / RATE));
    pcm.writeInt16LE(value, frame * 4);
    pcm.writeInt16LE(value, frame * 4 + 2);
  }
  return pcm;
}

/** As a stereo programme. */
function toneLufs(hertz: number, amplitude: number): number {
  const meter = loudnessMeter();
  meter.add(
    Float32Array.from(
      { length: 4 * RATE },
      (_, at) => amplitude * Math.sin((2 * Math.PI * hertz * (at >> 1)) / RATE),
    ),
  );
  return meter.loudness().integratedLufs ?? 0;
}

/** Amplitude of one frequency (Goertzel), in dB. */
function toneDb(samples: Float32Array, hertz: number): number {
  let [cosine, sine] = [0, 0];
  for (const [at, sample] of samples.entries()) {
    cosine += sample * Math.cos((2 * Math.PI * hertz * at) / RATE);
    sine += sample * Math.sin((2 * Math.PI * hertz * at) / RATE);
  }
  return 20 * Math.log10((2 * Math.hypot(cosine, sine)) / samples.length + 1e-9);
}
