import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Framing } from '@cutroom/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAudio } from '../decode/read-audio.ts';
import { probeClip } from '../probe/probe-clip.ts';
import {
  generate,
  type MediaHarness,
  make,
  numberOf,
  openMediaHarness,
  readBack,
} from '../testing/generated-clips.ts';
import { processesIn, sendSignal } from '../testing/processes.ts';
import { readMovieFacts } from '../verify/movie-boxes.ts';
import type { CutCache, CutSpec, ReelSpec, RenderOptions } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

const CENTRE: Framing = { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] };
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '12', '-g', '20'];

let harness: MediaHarness;
let numbered: CutSpec['source'];
let silent: CutSpec['source'];
const { signal } = new AbortController();

beforeAll(async () => {
  harness = await openMediaHarness();
  const clip = async (path: string): Promise<CutSpec['source']> => ({
    path,
    probe: await probeClip(harness.toolbox, path, signal),
  });
  numbered = await clip(await generate(harness, { name: 'numbered.mp4', encode: [...H264, '-c:a', 'aac'] }));
  silent = await clip(await generate(harness, { name: 'silent.mp4', hasAudio: false, encode: H264 }));
}, 120_000);
afterAll(() => harness.close());

const cut = (source: CutSpec['source'], startSeconds: number, seconds: number): CutSpec => ({
  source,
  sourceId: source === numbered ? 'numbered' : 'silent',
  startSeconds,
  frames: Math.round(seconds * 30),
  framing: CENTRE,
});

function folderCache(directory: string): CutCache & { readonly hits: string[] } {
  const hits: string[] = [];
  return {
    hits,
    get: async (key, toPath) => {
      const known = (await readdir(directory)).includes(key);
      if (known) await copyFile(join(directory, key), toPath);
      if (known) hits.push(key);
      return known;
    },
    put: (key, fromPath) => copyFile(fromPath, join(directory, key)),
  };
}

async function freshCache(name: string): Promise<ReturnType<typeof folderCache>> {
  await mkdir(join(harness.directory, name));
  return folderCache(join(harness.directory, name));
}

const noCache: CutCache = { get: async () => false, put: async () => undefined };

async function render(
  name: string,
  spec: ReelSpec,
  more: Partial<RenderOptions> = {},
): Promise<{ path: string; report: Awaited<ReturnType<typeof renderReel>> }> {
  const path = join(harness.directory, name);
  const workDirectory = join(harness.directory, 'work');
  const report = await renderReel(harness.toolbox, spec, {
    workDirectory,
    outputPath: path,
    cache: noCache,
    signal,
    ...more,
  });
  return { path, report };
}

describe('A rendered reel', () => {
  it('is an MP4 as platforms want it, and leaves nothing else behind', async () => {
    const { path, report } = await render('table.mp4', {
      cuts: [cut(numbered, 0.5, 1), cut(silent, 0, 0.5), cut(numbered, 1, 0.8)],
      sound: 'original',
    });
    const { isFastStart, tracks } = await readMovieFacts(path);
    const [video, sound] = tracks;
    expect(isFastStart).toBe(true);
    expect(tracks).toHaveLength(2);
    expect(video).toMatchObject({ handler: 'vide', width: 1080, height: 1920, sampleCount: 69 });
    expect(video).toMatchObject({ timescale: 15_360, sampleTicks: [512], hasEditList: false });
    expect(sound).toMatchObject({ handler: 'soun', timescale: 48_000, hasEditList: false });
    expect(report).toMatchObject({ passed: true, problems: [], framesExpected: 69, framesFound: 69 });
    expect(report.durationSeconds).toBeCloseTo(2.3, 6);
    expect(report.integratedLufs).toBeGreaterThan(-15);
    expect(report.integratedLufs).toBeLessThan(-13);
    expect(report.truePeakDbtp).toBeLessThanOrEqual(-1);
    expect(await readdir(join(harness.directory, 'work'))).toEqual([]);
  });

  it('measures from outside as it says itself', async () => {
    const { path, report } = await render('measured.mp4', {
      cuts: [cut(numbered, 0.5, 1.5)],
      sound: 'original',
    });
    const probe = await probeClip(harness.toolbox, path, signal);
    expect(probe).toMatchObject({ videoCodec: 'h264', pixelFormat: 'yuv420p', colorSpace: 'bt709' });
    expect(probe).toMatchObject({ colorTransfer: 'bt709', colorPrimaries: 'bt709', colorRange: 'tv' });
    expect(probe).toMatchObject({ frameRate: { num: 30, den: 1 }, isVariableFrameRate: false });
    expect(probe.audio).toEqual({ codec: 'aac', channels: 2, sampleRate: 48_000 });
    const heard = await readAudio(harness.toolbox, { path, probe }, { sampleRate: 16_000, signal });
    expect(heard?.loudnessLufs).toBe(report.integratedLufs);
  });

  it('holds the last frame and adds silence where a clip ends before its cut', async () => {
    const { path } = await render('held.mp4', { cuts: [cut(numbered, 1.8, 0.6)], sound: 'original' });
    const { luma, samples } = await readBack(harness, path);
    expect(luma.map(numberOf).slice(0, 6)).toEqual([54, 55, 56, 57, 58, 59]);
    expect(new Set(luma.map(numberOf).slice(6))).toEqual(new Set([59]));
    expect(samples.slice(0.25 * 48_000, 0.55 * 48_000).every((sample) => Math.abs(sample) < 0.01)).toBe(true);
  });

  it('has a silent sound track where the reel is mute or the clips have no sound', async () => {
    const muted = await render('muted.mp4', { cuts: [cut(numbered, 1, 0.5)], sound: 'mute' });
    const quiet = await render('quiet.mp4', { cuts: [cut(silent, 1, 0.5)], sound: 'original' });
    const tracks = await Promise.all([readBack(harness, muted.path), readBack(harness, quiet.path)]);
    expect(tracks.map(({ samples }) => samples.every((sample) => sample === 0))).toEqual([true, true]);
    expect(muted.report).toMatchObject({ passed: true, integratedLufs: null, truePeakDbtp: null });
  });

  it('says that it cannot find a clip’s file', async () => {
    const gone = { ...numbered, path: join(harness.directory, 'gone.mp4') };
    const rendering = render('never.mp4', { cuts: [cut(gone, 0, 0.5)], sound: 'mute' });
    await expect(rendering).rejects.toMatchObject({ code: 'clip_file_missing' });
  });
});

describe('A plan of random cuts', () => {
  const randomCut = fc.record({
    isHeard: fc.boolean(),
    start: fc.integer({ min: 0, max: 50 }),
    frames: fc.integer({ min: 3, max: 9 }),
  });

  it('becomes a reel with the right frames, in the plan’s order, each with its own sound', async () => {
    let round = 0;
    const plans = fc.array(randomCut, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const { path, report } = await render(`random-${round++}.mp4`, {
          cuts: plan.map(({ isHeard, start, frames }) =>
            cut(isHeard ? numbered : silent, start / 30, frames / 30),
          ),
          sound: 'original',
        });
        const { luma, samples } = await readBack(harness, path);
        const frames = plan.flatMap(({ isHeard, start, frames }) =>
          Array.from({ length: frames }, (_, at) => ({
            number: start + at,
            // Steps at a join are smoothed over 30 ms, and the tone begins with frame 30.
            isClear: at > 0 && at < frames - 1 && Math.abs(start + at - 30) > 1,
            isLoud: isHeard && start + at >= 30,
          })),
        );
        expect(luma.map(numberOf)).toEqual(frames.map(({ number }) => number));
        expect(report.framesFound).toBe(frames.length);
        expect(Math.abs(samples.length - frames.length * 1600)).toBeLessThanOrEqual(1024);
        const clear = frames.flatMap((frame, index) => (frame.isClear ? [{ ...frame, index }] : []));
        expect(clear.map(({ index }) => isLoudAt(samples, index))).toEqual(clear.map(({ isLoud }) => isLoud));
      }),
      { numRuns: 5, seed: 11 },
    );
  }, 180_000);
});

function isLoudAt(samples: Float32Array, frame: number): boolean {
  const middle = samples.subarray(frame * 1600 + 400, frame * 1600 + 1200);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length) > 0.02;
}

describe('A second render', () => {
  it('encodes nothing after a reorder, and only the changed cut after a change', async () => {
    const cache = await freshCache('cache');
    const [a, b, c] = [cut(numbered, 0, 0.5), cut(numbered, 0.7, 0.51), cut(silent, 0.2, 0.5)];
    const first = await render('first.mp4', { cuts: [a, b, c], sound: 'original' }, { cache });
    const reordered = await render('reordered.mp4', { cuts: [c, b, a], sound: 'original' }, { cache });
    const changed = await render(
      'changed.mp4',
      { cuts: [c, { ...b, startSeconds: 0.9 }, a], sound: 'original' },
      { cache },
    );
    expect([first, reordered, changed].map(({ report }) => report.cutsEncoded)).toEqual([3, 0, 1]);
    expect([first, reordered, changed].map(({ report }) => report.cutsReused)).toEqual([0, 3, 2]);
    const { luma } = await readBack(harness, reordered.path);
    expect(luma.slice(0, 15).map(numberOf)).toEqual(Array.from({ length: 15 }, (_, at) => at + 6));
  });

  it('makes a segment again that the cache has damaged', async () => {
    const cache = await freshCache('broken');
    const spec: ReelSpec = { cuts: [cut(numbered, 0, 0.5)], sound: 'mute' };
    await render('whole.mp4', spec, { cache });
    for (const key of await readdir(join(harness.directory, 'broken')))
      await writeFile(join(harness.directory, 'broken', key), 'not a segment');
    const { report } = await render('again.mp4', spec, { cache });
    expect(cache.hits.map((key) => key.split('-')[0])).toEqual(['video', 'record']);
    expect(report.cutsEncoded).toBe(1);
  });
});

describe('The self-check', () => {
  it('finds a cached segment that is black where its clip is not, and repairs the reel', async () => {
    const cache = await freshCache('black');
    const spec: ReelSpec = { cuts: [cut(numbered, 1, 0.5)], sound: 'mute' };
    await render('bright.mp4', spec, { cache });
    const black = await make(harness, 'black.mp4', [
      ...['-f', 'lavfi', '-i', 'color=black:s=1080x1920:r=30:d=0.5', '-frames:v', '15', '-c:v', 'libx264'],
      ...['-preset', 'ultrafast', '-video_track_timescale', '15360', '-use_editlist', '0'],
    ]);
    for (const key of await readdir(join(harness.directory, 'black')))
      await copyFile(black, join(harness.directory, 'black', key));
    const { path, report } = await render('repaired.mp4', spec, { cache });
    expect(report).toMatchObject({ passed: true, blackStretches: [], cutsEncoded: 1 });
    expect((await readBack(harness, path)).luma.map(numberOf)[0]).toBe(30);
  });
});

describe('A render that is stopped', () => {
  const long = (): ReelSpec => ({ cuts: [cut(numbered, 0, 1.5), cut(silent, 0, 1.5)], sound: 'original' });

  it('by its user ends with the signal’s reason and leaves no file and no process', async () => {
    const controller = new AbortController();
    const reason = new Error('The user cancelled.');
    const rendering = render('cancelled.mp4', long(), {
      signal: controller.signal,
      onProgress: ({ share }) => share > 0.02 && controller.abort(reason),
    });
    await expect(rendering).rejects.toBe(reason);
    expect(await readdir(join(harness.directory, 'work'))).toEqual([]);
    expect(await readdir(harness.directory)).not.toContain('cancelled.mp4');
    expect(await processesIn(harness.directory)).toEqual([]);
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'by one %s to ffmpeg goes on, and misses nothing',
    async (name) => {
      const outputName = `once-${name}.mp4`;
      const rendering = render(outputName, long());
      const { killed } = await killRunning(rendering, name, 1);
      const { path, report } = await rendering;
      expect(killed).toBe(1);
      expect(report).toMatchObject({ passed: true, framesFound: 90, cutsEncoded: 2 });
      expect((await readBack(harness, path)).luma.slice(0, 45).map(numberOf)).toEqual(
        Array.from({ length: 45 }, (_, number) => number),
      );
      expect(await readdir(join(harness.directory, 'work'))).toEqual([]);
    },
  );

  it('by someone who kills ffmpeg again and again fails with a reason and leaves no file and no process', async () => {
    const rendering = render('killed.mp4', long());
    const { outcome } = await killRunning(rendering, 'SIGKILL', Number.POSITIVE_INFINITY);
    expect(outcome).toMatchObject({ code: 'render_failed', cause: { failure: 'killed' } });
    expect(await readdir(harness.directory)).not.toContain('killed.mp4');
    expect(await readdir(join(harness.directory, 'work'))).toEqual([]);
    expect(await processesIn(harness.directory)).toEqual([]);
  });
});

/** Sends a signal to tools at work under the working directory, until enough were hit or the rendering has ended. */
async function killRunning(
  rendering: Promise<unknown>,
  name: NodeJS.Signals,
  most: number,
): Promise<{ killed: number; outcome: unknown }> {
  let outcome: unknown;
  const settled = rendering.then(
    () => ({}),
    (error: unknown) => error,
  );
  void settled.then((value) => {
    outcome = value;
  });
  let killed = 0;
  while (outcome === undefined && killed < most) {
    await new Promise((wake) => setTimeout(wake, 20));
    for (const pid of await processesIn(join(harness.directory, 'work'))) {
      if (killed >= most) break;
      if (sendSignal(pid, name)) killed += 1;
    }
  }
  return { killed, outcome: await settled };
}
