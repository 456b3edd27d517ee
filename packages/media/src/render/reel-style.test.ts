import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CutTitle,
  type Framing,
  LOOKS,
  REEL_HEIGHT,
  REEL_WIDTH,
  SAFE_ZONE,
  TRANSITIONS,
} from '@cutroom/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import { frameImageAt } from '../testing/frame-image-at.ts';
import {
  generate,
  greyOf,
  type MediaHarness,
  make,
  numberOf,
  openMediaHarness,
  readBack,
} from '../testing/generated-clips.ts';
import type { CutCache, CutSpec, ReelSpec } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

const CENTRE: Framing = { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] };
const LOSSLESS = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '4', '-g', '20'];
const { signal } = new AbortController();
/** The encoder may change a shade by this much. */
const SHADE = 2;

let harness: MediaHarness;
/** 60 frames, numbered by their shade, and a tone from 1 s on. */
let numbered: CutSpec['source'];
/** Light grows from left to right. */
let sloping: CutSpec['source'];
let dark: CutSpec['source'];

beforeAll(async () => {
  harness = await openMediaHarness();
  const clip = async (path: string): Promise<CutSpec['source']> => ({
    path,
    probe: await probeClip(harness.toolbox, path, signal),
  });
  numbered = await clip(
    await generate(harness, { name: 'numbered.mp4', encode: [...LOSSLESS, '-c:a', 'aac'] }),
  );
  const drawn = async (name: string, draw: string): Promise<CutSpec['source']> =>
    clip(
      await make(harness, name, [
        ...['-f', 'lavfi', '-i', `color=black:s=320x180:r=30:d=2,format=yuv420p,${draw}`],
        ...LOSSLESS,
      ]),
    );
  sloping = await drawn('sloping.mp4', "geq=lum='30+X/2':cb=128:cr=128");
  dark = await drawn('dark.mp4', 'geq=lum=40:cb=128:cr=128');
}, 120_000);
afterAll(() => harness.close());

const cut = (start: number, frames: number, more: Partial<CutSpec> = {}): CutSpec => ({
  source: numbered,
  sourceId: more.source === undefined ? 'numbered' : more.source.path,
  startSeconds: start / 30,
  frames,
  framing: CENTRE,
  ...more,
});

let rendered = 0;
async function render(
  spec: Omit<ReelSpec, 'sound'> & Partial<ReelSpec>,
  cache: CutCache = { get: async () => false, put: async () => undefined },
): Promise<{ path: string; report: Awaited<ReturnType<typeof renderReel>> }> {
  const outputPath = join(harness.directory, `reel-${rendered++}.mp4`);
  const workDirectory = join(harness.directory, 'work');
  const whole = { sound: 'mute' as const, ...spec };
  const report = await renderReel(harness.toolbox, whole, { workDirectory, outputPath, cache, signal });
  return { path: outputPath, report };
}

async function lumaOf(spec: Parameters<typeof render>[0]): Promise<number[]> {
  return (await readBack(harness, (await render(spec)).path)).luma;
}

async function folderCache(name: string): Promise<CutCache> {
  const directory = join(harness.directory, name);
  await mkdir(directory);
  return {
    get: async (key, toPath) => {
      const isKnown = (await readdir(directory)).includes(key);
      if (isKnown) await copyFile(join(directory, key), toPath);
      return isKnown;
    },
    put: (key, fromPath) => copyFile(fromPath, join(directory, key)),
  };
}

/** The largest difference between two lists of shades; Infinity where they are not as long. */
function largestError(found: readonly number[], expected: readonly number[]): number {
  if (found.length !== expected.length) return Number.POSITIVE_INFINITY;
  return Math.max(0, ...found.map((value, at) => Math.abs(value - (expected[at] ?? 0))));
}
const shades = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => greyOf(Math.min(59, Math.max(0, from + at))));

describe('A crossfade', () => {
  /** What 12 frames of it should be, from the frame numbers that each cut has at its first. */
  const blend = (leaving: number[], coming: number[]): number[] =>
    leaving.map((shade, at) => shade + ((at + 1) / 13) * ((coming[at] ?? 0) - shade));

  it('blends what lies beyond the out point with what lies before the in point, frame for frame', async () => {
    const luma = await lumaOf({ cuts: [cut(6, 18), cut(36, 18)], transition: 'crossfade' });
    const expected = [...shades(6, 12), ...blend(shades(18, 12), shades(30, 12)), ...shades(42, 12)];
    expect(largestError(luma, expected)).toBeLessThanOrEqual(SHADE);
  });

  it('holds the first and the last frame where the clips have no more', async () => {
    const luma = await lumaOf({ cuts: [cut(42, 18), cut(0, 18)], transition: 'crossfade' });
    const expected = [...shades(42, 12), ...blend(shades(54, 12), shades(-6, 12)), ...shades(6, 12)];
    expect(largestError(luma, expected)).toBeLessThanOrEqual(SHADE);
  });

  it('shows nothing of the clip outside the cut’s shot', async () => {
    const a = cut(6, 18, { shot: { startSeconds: 0, endSeconds: 24 / 30 } });
    const b = cut(36, 18, { shot: { startSeconds: 36 / 30, endSeconds: 2 } });
    const luma = await lumaOf({ cuts: [a, b], transition: 'crossfade' });
    const leaving = shades(18, 12).map((shade) => Math.min(shade, greyOf(23)));
    const coming = shades(30, 12).map((shade) => Math.max(shade, greyOf(36)));
    expect(largestError(luma.slice(12, 24), blend(leaving, coming))).toBeLessThanOrEqual(SHADE);
  });
});

describe('A cut that someone made span two shots', () => {
  it('shows both, whatever the style', async () => {
    const spanning = cut(6, 18, { shot: { startSeconds: 0, endSeconds: 14 / 30 } });
    const luma = await lumaOf({ cuts: [spanning, cut(36, 12)], transition: 'crossfade' });
    expect(largestError(luma.slice(0, 12), shades(6, 12))).toBeLessThanOrEqual(SHADE);
  });
});

describe('Darkness', () => {
  it('is where a reel begins and ends that fades in and out, and is not taken for a fault', async () => {
    const { path, report } = await render({ cuts: [cut(0, 50)], fadeIn: true, fadeOut: true });
    const { luma } = await readBack(harness, path);
    expect([luma.length, luma[0], luma[49]]).toEqual([50, 16, 16]);
    expect(Math.abs((luma[12] ?? 0) - (16 + (greyOf(12) - 16) / 2))).toBeLessThanOrEqual(SHADE);
    expect(largestError(luma.slice(24, 26), shades(24, 2))).toBeLessThanOrEqual(SHADE);
    expect(report).toMatchObject({ passed: true, blackStretches: [] });
  });

  it('stands between two cuts that dip to it, and their other frames are untouched', async () => {
    const { path, report } = await render({ cuts: [cut(6, 20), cut(36, 20)], transition: 'dip_to_black' });
    const { luma } = await readBack(harness, path);
    expect(largestError(luma.slice(0, 14), shades(6, 14))).toBeLessThanOrEqual(SHADE);
    expect(luma.slice(19, 21)).toEqual([16, 16]);
    expect(largestError(luma.slice(26), shades(42, 14))).toBeLessThanOrEqual(SHADE);
    expect(report).toMatchObject({ passed: true, blackStretches: [], framesFound: 40 });
  });
});

describe('Segments of one cut', () => {
  it('meet without a jump while the crop moves', async () => {
    const framing: Framing = {
      mode: 'crop',
      keyframes: [
        { atSeconds: 0.1, centerX: 0.3, centerY: 0.5 },
        { atSeconds: 1.3, centerX: 0.7, centerY: 0.5 },
      ],
    };
    const cuts = [cut(3, 40, { source: sloping, framing })];
    const [whole, inPieces] = [await lumaOf({ cuts }), await lumaOf({ cuts, fadeIn: true })];
    expect((whole[39] ?? 0) - (whole[0] ?? 0)).toBeGreaterThan(40);
    expect(largestError(inPieces.slice(24), whole.slice(24))).toBeLessThanOrEqual(SHADE);
  });
});

describe('Segments of one cut of another frame rate', () => {
  it.each(['24000/1001', '5'])('repeat and skip no frame where they meet: %s', async (rate) => {
    const path = await generate(harness, { name: `rate-${parseInt(rate, 10)}.mp4`, rate, encode: LOSSLESS });
    const source = { path, probe: await probeClip(harness.toolbox, path, signal) };
    const cuts = [{ ...cut(0, 40, { source }), startSeconds: 0.117 }];
    const [whole, inPieces] = [await lumaOf({ cuts }), await lumaOf({ cuts, fadeIn: true })];
    expect(inPieces.slice(24).map(numberOf)).toEqual(whole.slice(24).map(numberOf));
  });
});

describe('A title', () => {
  it('stays in the safe zone, is bright, and comes and goes', async () => {
    const { path, report } = await render({
      cuts: [
        cut(0, 10, { source: dark }),
        cut(0, 30, { source: dark, titles: [titled('A long title that needs more than a line')] }),
        cut(0, 24, { source: dark }),
      ],
    });
    expect(report).toMatchObject({ passed: true, framesFound: 64, warnings: [] });
    const brightAt = async (frame: number): Promise<{ x: number; y: number }[]> =>
      [...(await frameImageAt(harness, path, frame)).entries()]
        .filter(([, luma]) => luma > 120)
        .map(([at]) => ({ x: at % REEL_WIDTH, y: Math.floor(at / REEL_WIDTH) }));
    const [before, shown, after] = [await brightAt(10), await brightAt(25), await brightAt(40)];
    expect([before.length, after.length]).toEqual([0, 0]);
    expect(shown.length).toBeGreaterThan(10_000);
    const [xs, ys] = [shown.map(({ x }) => x), shown.map(({ y }) => y)];
    const extent = (values: number[]): [number, number] => [
      values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
      values.reduce((most, value) => Math.max(most, value), 0),
    ];
    const [left, right] = extent(xs);
    const [top, bottom] = extent(ys);
    expect(left).toBeGreaterThanOrEqual(SAFE_ZONE.sides * REEL_WIDTH);
    expect(right).toBeLessThanOrEqual((1 - SAFE_ZONE.sides) * REEL_WIDTH);
    expect(top).toBeGreaterThanOrEqual(SAFE_ZONE.top * REEL_HEIGHT);
    expect(bottom).toBeLessThanOrEqual((1 - SAFE_ZONE.bottom) * REEL_HEIGHT);
  });

  it('is full from the first frame where it opens the reel, and to the last where it ends it', async () => {
    const { path } = await render({ cuts: [cut(0, 40, { source: dark, titles: [titled('Bye')] })] });
    for (const frame of [0, 39]) {
      const luma = await frameImageAt(harness, path, frame);
      expect(luma.filter((value) => value > 200).length).toBeGreaterThan(2000);
    }
  });
});

describe('Captions', () => {
  it('stand below the middle of the safe zone while the words are said, and nowhere else', async () => {
    const words = [
      { text: 'Hello', startSeconds: 0.5, endSeconds: 0.8 },
      { text: 'there.', startSeconds: 0.8, endSeconds: 1 },
      { text: 'Bye', startSeconds: 1.6, endSeconds: 1.9 },
    ];
    const { path, report } = await render({
      cuts: [cut(0, 12, { source: dark }), cut(0, 60, { source: dark, words })],
      sound: 'original',
    });
    expect(report).toMatchObject({ passed: true, framesFound: 72, warnings: [] });
    const rowsAt = async (frame: number): Promise<readonly [number, number, number]> => {
      const rows = [...(await frameImageAt(harness, path, frame)).entries()]
        .filter(([, luma]) => luma > 150)
        .map(([at]) => Math.floor(at / REEL_WIDTH));
      return [rows.length, Math.min(...rows.slice(0, 1)), rows.at(-1) ?? 0];
    };
    for (const frame of [0, 11, 25, 55]) expect((await rowsAt(frame))[0]).toBe(0);
    const [hello, top, bottom] = await rowsAt(35);
    expect(hello).toBeGreaterThan(4000);
    expect(top).toBeGreaterThan(REEL_HEIGHT / 2);
    expect(bottom).toBeLessThanOrEqual((1 - SAFE_ZONE.bottom) * REEL_HEIGHT);
    const [bye] = await rowsAt(65);
    expect(bye).toBeGreaterThan(1000);
    expect(bye).toBeLessThan(hello);
  });
});

describe('The audio of a styled reel', () => {
  const loudness = (samples: Float32Array, fromFrame: number, toFrame: number): number => {
    const part = samples.subarray(fromFrame * 1600, toFrame * 1600);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
  };

  it('plays cuts at their levels, silences what is silenced, and still reaches the reel’s loudness', async () => {
    const cuts = [cut(30, 24), cut(32, 24, { gainDb: -12 }), cut(31, 24, { gainDb: -60 })];
    const { path, report } = await render({ cuts, sound: 'original' });
    const { samples } = await readBack(harness, path);
    const [full, quiet, silent] = [
      loudness(samples, 4, 20),
      loudness(samples, 28, 44),
      loudness(samples, 52, 68),
    ];
    expect(20 * Math.log10(full / quiet)).toBeCloseTo(12, 0);
    expect(silent).toBeLessThan(0.001);
    expect(Math.abs((report.integratedLufs ?? 0) + 14)).toBeLessThanOrEqual(1);
  });

  it('has no hole in a crossfade, and comes and goes with the frames', async () => {
    const cuts = [cut(30, 24), cut(33, 24)];
    const style = { transition: 'crossfade', fadeIn: true, fadeOut: true } as const;
    const { path } = await render({ cuts, sound: 'original', ...style });
    const { samples } = await readBack(harness, path);
    const inside = Array.from({ length: 10 }, (_, at) => loudness(samples, 19 + at, 20 + at));
    expect(Math.min(...inside)).toBeGreaterThan(0.5 * Math.max(...inside));
    expect(loudness(samples, 0, 2)).toBeLessThan(0.05 * loudness(samples, 22, 24));
    expect(loudness(samples, 46, 48)).toBeLessThan(0.05 * loudness(samples, 22, 24));
  });
});

describe('A second render of a styled reel', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((_, index) => (): CutSpec => cut(6 + 9 * index, 20));
  const cutsOf = (...makers: ((() => CutSpec) | undefined)[]): CutSpec[] =>
    makers.flatMap((maker) => (maker === undefined ? [] : [maker()]));

  it('encodes nothing after a reorder under a look', async () => {
    const cache = await folderCache('looked');
    await render({ cuts: cutsOf(a, b, c), look: 'warm' }, cache);
    const { report } = await render({ cuts: cutsOf(c, a, b), look: 'warm' }, cache);
    expect(report).toMatchObject({ cutsEncoded: 0, cutsReused: 3 });
  });

  it('encodes only crossfades and the cuts at the reel’s ends after a reorder', async () => {
    const cache = await folderCache('crossfaded');
    const d = (): CutSpec => cut(40, 20);
    await render({ cuts: cutsOf(a, b, c, d), transition: 'crossfade' }, cache);
    const { report } = await render({ cuts: cutsOf(a, c, b, d), transition: 'crossfade' }, cache);
    expect(report).toMatchObject({ cutsEncoded: 3, cutsReused: 4 });
  });

  it('encodes everything under another look, and only what it covers under another title', async () => {
    const cache = await folderCache('titled');
    const cuts = (text: string) => [cut(0, 80, { titles: [titled(text, 1)] }), cut(2, 56), cut(4, 20)];
    await render({ cuts: cuts('One'), look: 'cool' }, cache);
    const other = await render({ cuts: cuts('Two'), look: 'cool' }, cache);
    expect(other.report).toMatchObject({ cutsEncoded: 1, cutsReused: 3 });
  });
});

describe('Whatever the style', () => {
  it('a reel has the frames of its cuts, in their order, and passes its own check', async () => {
    const style = fc.record({
      look: fc.constantFrom(...LOOKS),
      transition: fc.constantFrom(...TRANSITIONS),
      fadeIn: fc.boolean(),
      fadeOut: fc.boolean(),
      titles: fc.subarray([titled('Rome'), titled('日本 <&> 🎉', 0.3)]),
    });
    const frames = fc.array(fc.integer({ min: 2, max: 24 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(frames, style, async (lengths, { titles, ...more }) => {
        const starts = [0, 40, 15];
        const cuts = lengths.map((length, index) => cut(starts[index] ?? 0, length, { titles }));
        const { path, report } = await render({ cuts, sound: 'original', ...more });
        const total = lengths.reduce((sum, length) => sum + length, 0);
        const { luma, samples } = await readBack(harness, path);
        expect([report.passed, report.framesFound, luma.length]).toEqual([true, total, total]);
        expect(Math.abs(samples.length - total * 1600)).toBeLessThanOrEqual(1024);
      }),
      { numRuns: 5, seed: 5 },
    );
  }, 240_000);

  it('numbers stay in place where nothing is laid over them', async () => {
    const luma = await lumaOf({ cuts: [cut(3, 20), cut(30, 20)], transition: 'crossfade' });
    expect(luma.slice(0, 14).map(numberOf)).toEqual(Array.from({ length: 14 }, (_, at) => 3 + at));
    expect(luma.slice(26).map(numberOf)).toEqual(Array.from({ length: 14 }, (_, at) => 36 + at));
  });
});

function titled(text: string, durationSeconds = 9): CutTitle {
  return { text, centerY: 0.55, style: 'shadow', startSeconds: 0, durationSeconds };
}
