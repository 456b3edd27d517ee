import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RgbFrame } from '@cutroom/contract';
import { filmstripLayout } from '@cutroom/reel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClipSource } from '../input/clip-source.ts';
import { probeClip } from '../probe/probe-clip.ts';
import {
  generate,
  greyOf,
  type MediaHarness,
  numberOf,
  onsetSeconds,
  openMediaHarness,
  readBack,
  TONE_SECONDS,
} from '../testing/generated-clips.ts';
import { makeProxy } from '../transcode/make-proxy.ts';
import { makeThumbnail } from '../transcode/make-thumbnail.ts';
import { readAudio } from './read-audio.ts';
import { readFrames } from './read-frames.ts';

// Tagged, so that no matrix is converted on the way and shades can be compared to the level.
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '12', '-colorspace', 'bt709'];
let harness: MediaHarness;
let source: ClipSource;
const { signal } = new AbortController();

beforeAll(async () => {
  harness = await openMediaHarness();
  // Frames begin 0.4 s into the file, the way a late camera writes it.
  const path = await generate(harness, {
    name: 'late.mkv',
    size: '112x64',
    filter: 'setpts=PTS+0.4/TB',
    audioFilter: 'asetpts=PTS+0.4/TB,aresample=async=1:first_pts=0',
    encode: [...H264, '-c:a', 'aac'],
  });
  source = { path, probe: await probeClip(harness.toolbox, path, signal) };
}, 60_000);
afterAll(() => harness.close());

const paths = (name: string) => ({
  posterPath: join(harness.directory, `${name}.jpg`),
  filmstripPath: join(harness.directory, `${name}-strip.webp`),
});
/** The middle of a grey RGB frame as the number it says, through limited range. */
const shownBy = ({ rgb, width, height }: RgbFrame): number => {
  const value = rgb[(Math.floor(height / 2) * width + Math.floor(width / 2)) * 3] ?? 0;
  return Math.abs(numberOf(16 + (value * 219) / 255));
};

describe('Reading a clip’s frames', () => {
  it('hands out sampled frames and motion frames of one pass, on the clip’s own clock', async () => {
    const samples: { atSeconds: number; width: number; height: number; shown: number }[] = [];
    const motion: { atSeconds: number; bytes: number }[] = [];
    const shares: number[] = [];
    await readFrames(harness.toolbox, source, paths('read'), {
      signal,
      sampleFps: 4,
      onFrame: (frame) => void samples.push({ ...frame, shown: shownBy(frame) }),
      onMotionFrame: ({ atSeconds, luma }) => void motion.push({ atSeconds, bytes: luma.length }),
      onProgress: (share) => shares.push(share),
    });
    expect(samples.map((frame) => frame.atSeconds)).toEqual([0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75]);
    expect(samples.map(({ shown }) => shown)).toEqual([0, 7, 15, 22, 30, 37, 45, 52]);
    expect(samples[0]).toMatchObject({ width: 112, height: 64 });
    expect(motion).toHaveLength(60);
    expect(motion[31]?.atSeconds).toBeCloseTo(31 / 30, 3);
    expect(motion[0]?.bytes).toBe(80 * 46);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(await readdir(harness.directory)).toEqual(expect.arrayContaining(['read.jpg', 'read-strip.webp']));
    expect(await readdir(join(harness.directory, 'scratch'))).toEqual([]);
  });

  it('waits for a slow listener instead of piling frames up', async () => {
    let underWay = 0;
    let most = 0;
    await readFrames(harness.toolbox, source, paths('slow'), {
      signal,
      onFrame: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((wake) => setTimeout(wake, 30));
        underWay -= 1;
      },
    });
    expect(most).toBe(1);
  });

  it('stops, and leaves no file, when its listener fails', async () => {
    const failing = readFrames(harness.toolbox, source, paths('failed'), {
      signal,
      onFrame: () => {
        throw new Error('The analysis failed.');
      },
    });
    await expect(failing).rejects.toThrow('The analysis failed.');
    expect((await readdir(harness.directory)).filter((name) => name.startsWith('failed'))).toEqual([]);
    expect(await readdir(join(harness.directory, 'scratch'))).toEqual([]);
  });
});

describe('A clip as narrow as a clip can be', () => {
  it.each(['1104x16', '16x1104'])('%s is looked at, shown small and played like any other', async (size) => {
    const path = await generate(harness, { name: `${size}.mkv`, size, encode: H264 });
    const narrow = { path, probe: await probeClip(harness.toolbox, path, signal) };
    const samples: { width: number; height: number }[] = [];
    const seen = {
      signal,
      sampleFps: 1,
      onFrame: ({ width, height }: RgbFrame) => void samples.push({ width, height }),
    };
    await readFrames(harness.toolbox, narrow, paths(size), seen);
    expect(samples).not.toHaveLength(0);
    const outputPath = join(harness.directory, `${size}-thumbnail.jpg`);
    await makeThumbnail(harness.toolbox, narrow, { atSeconds: 1, outputPath, heightPixels: 1080, signal });
    await makeProxy(harness.toolbox, narrow, { outputPath: join(harness.directory, `${size}.mp4`), signal });
    const made = await readdir(harness.directory);
    expect(made).toEqual(
      expect.arrayContaining([`${size}.jpg`, `${size}-strip.webp`, `${size}-thumbnail.jpg`]),
    );
  });
});

describe('The filmstrip of a clip', () => {
  it('has a tile for each second begun, which shows the middle of that second, and the last frame where there is none', async () => {
    const path = await generate(harness, { name: 'seconds.mkv', size: '112x64', seconds: 2.4, encode: H264 });
    const clip = { path, probe: await probeClip(harness.toolbox, path, signal) };
    await readFrames(harness.toolbox, clip, paths('seconds'), { signal, onFrame: () => undefined });
    const { tileWidth, tileHeight, tiles } = filmstripLayout(clip.probe);
    expect([tileWidth, tileHeight, tiles]).toEqual([168, 96, 3]);
    const luma: Buffer[] = [];
    await harness.toolbox.withWorkbench([paths('seconds').filmstripPath], (work) =>
      work.ffmpeg({
        args: [
          ...['-v', 'error', '-i', paths('seconds').filmstripPath],
          ...['-vf', 'extractplanes=y', '-f', 'rawvideo', 'pipe:1'],
        ],
        signal,
        limits: { wallMs: 60_000, stallMs: null },
        readers: [(chunk) => void luma.push(chunk)],
      }),
    );
    const image = Buffer.concat(luma);
    expect(image).toHaveLength(tileWidth * tiles * tileHeight);
    const middle = (tile: number) =>
      image[Math.floor(tileHeight / 2) * tileWidth * tiles + Math.floor((tile + 0.5) * tileWidth)] ?? 0;
    for (const [tile, number] of [15, 45, 71].entries())
      expect(Math.abs(numberOf(middle(tile)) - number)).toBeLessThanOrEqual(1);
  });
});

describe('A proxy', () => {
  it('has every frame of the clip on the clip’s own clock, and its sound', async () => {
    const outputPath = join(harness.directory, 'proxy.mp4');
    await makeProxy(harness.toolbox, source, { outputPath, signal });
    const { luma, samples } = await readBack(harness, outputPath);
    expect(luma.map(numberOf)).toEqual(Array.from({ length: 60 }, (_, number) => number));
    expect(Math.abs((onsetSeconds(samples) ?? 0) - TONE_SECONDS)).toBeLessThan(0.03);
    expect(await readdir(join(harness.directory, 'scratch'))).toEqual([]);
  });
});

describe('A clip’s sound', () => {
  it('begins with the first frame and is as long as the frames', async () => {
    const heard = await readAudio(harness.toolbox, source, { sampleRate: 16_000, signal });
    const samples = heard?.sound.samples ?? new Float32Array();
    expect(samples).toHaveLength(32_000);
    const onset = samples.findIndex((sample) => Math.abs(sample) > 0.1) / 16_000;
    expect(Math.abs(onset - 1)).toBeLessThan(0.03);
  });

  it('is measured for its loudness on the way', async () => {
    // A sine at 1 kHz with the amplitude 0.3 is 3 dB below its peak on each of two channels (BS.1770).
    const heard = await readAudio(harness.toolbox, source, { sampleRate: 16_000, signal });
    expect(heard?.loudnessLufs).toBeGreaterThan(-15);
    expect(heard?.loudnessLufs).toBeLessThan(-12);
  });
});

describe('A thumbnail', () => {
  it.each([
    ['the first frame', 0, 0],
    ['the frame on show at a second', 1, 30],
    ['the last frame where the second is past the end', 99, 59],
  ])('is %s', async (_, atSeconds, number) => {
    const outputPath = join(harness.directory, `thumbnail-${number}.mkv`);
    await makeThumbnail(harness.toolbox, source, { atSeconds, outputPath, heightPixels: 64, signal });
    const lumas: number[] = [];
    await harness.toolbox.withWorkbench([outputPath], (work) =>
      work.ffmpeg({
        args: [
          ...['-v', 'error', '-f', 'image2', '-i', outputPath, '-vf', 'format=gray'],
          ...['-f', 'rawvideo', 'pipe:1'],
        ],
        signal,
        limits: { wallMs: 30_000, stallMs: null },
        readers: [(chunk) => void lumas.push(...chunk)],
      }),
    );
    const limited = 16 + ((lumas[3000] ?? 0) * 219) / 255;
    expect(Math.abs(limited - greyOf(number))).toBeLessThanOrEqual(2);
  });
});
