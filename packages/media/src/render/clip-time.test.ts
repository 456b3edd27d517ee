import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClipProbe, Framing } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import {
  generate,
  type MediaHarness,
  make,
  numberOf,
  onsetSeconds,
  openMediaHarness,
  readBack,
  TONE_SECONDS,
} from '../testing/generated-clips.ts';
import type { CutCache, CutSpec } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '12', '-g', '24', '-c:a', 'aac'];
const CENTRE: Framing = { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] };
const noCache: CutCache = { get: async () => false, put: async () => undefined };
const { signal } = new AbortController();

let harness: MediaHarness;
beforeAll(async () => {
  harness = await openMediaHarness();
}, 60_000);
afterAll(() => harness.close());

interface Shown {
  readonly probe: ClipProbe;
  /** Numbers of the frames in the reel. */
  readonly numbers: number[];
  readonly onset: number | null;
}

async function show(path: string, startSeconds: number, durationSeconds: number): Promise<Shown> {
  const probe = await probeClip(harness.toolbox, path, signal);
  const cut: CutSpec = {
    source: { path, probe },
    sourceId: path,
    startSeconds,
    frames: Math.round(durationSeconds * 30),
    framing: CENTRE,
  };
  const outputPath = `${path}.reel.mp4`;
  const workDirectory = join(harness.directory, 'work');
  await renderReel(
    harness.toolbox,
    { cuts: [cut], sound: 'original' },
    { workDirectory, outputPath, cache: noCache, signal },
  );
  const { luma, samples } = await readBack(harness, outputPath);
  return { probe, numbers: luma.map(numberOf), onset: onsetSeconds(samples) };
}

function count(from: number, length: number): number[] {
  return Array.from({ length }, (_, index) => from + index);
}

describe('A clip that an edit list begins in mid-group', () => {
  it('is shown, and heard, from the frame that the edit list names', async () => {
    const whole = await generate(harness, { name: 'whole.mp4', encode: H264 });
    const trimmed = await make(harness, 'trimmed.mp4', ['-ss', '0.5', '-i', whole, '-c', 'copy']);
    const { probe, numbers, onset } = await show(trimmed, 0.2, 0.5);
    expect(probe.durationSeconds).toBeCloseTo(1.5, 1);
    expect(numbers).toEqual(count(21, 15));
    expect(Math.abs((onset ?? 0) - (TONE_SECONDS - 0.7))).toBeLessThan(0.04);
  });
});

describe('A clip with a variable frame rate', () => {
  it('holds each frame until the next one is due', async () => {
    const path = await generate(harness, {
      name: 'variable.mp4',
      filter: "select='not(eq(mod(n,3),1))+eq(n,31)'",
      encode: ['-fps_mode', 'vfr', ...H264],
    });
    const { probe, numbers, onset } = await show(path, 0.9, 0.4);
    expect(probe.isVariableFrameRate).toBe(true);
    expect(numbers).toEqual([27, 27, 29, 30, 31, 32, 33, 33, 35, 36, 36, 38]);
    expect(Math.abs((onset ?? 0) - 0.1)).toBeLessThan(0.04);
  });
});

describe('A clip whose sound ends early', () => {
  it('plays what there is of it and then silence, with all frames', async () => {
    const path = await generate(harness, { name: 'early.mp4', audioFilter: 'atrim=end=1.2', encode: H264 });
    const { numbers, onset } = await show(path, 0.9, 0.6);
    expect(numbers).toEqual(count(27, 18));
    expect(Math.abs((onset ?? 0) - 0.1)).toBeLessThan(0.04);
  });
});

describe('A clip that changes its size on the way', () => {
  it.each([
    ['to a wider one', '64x112', '128x96', 'yuv420p'],
    ['to a smaller one of another format', '128x192', '64x80', 'yuv422p'],
  ])('%s shows every frame at its time', async (_, before, after, pixelFormat) => {
    const part = (size: string, filter: string, more: readonly string[]): Promise<string> =>
      generate(harness, {
        name: `${size}.ts`,
        size,
        seconds: 1,
        hasAudio: false,
        filter,
        encode: [...H264, ...more],
      });
    const first = await part(before, 'null', []);
    const second = await part(after, "format=gray,lutyuv='val+90'", [
      ...['-pix_fmt', pixelFormat, '-output_ts_offset', '1'],
    ]);
    const both = join(harness.directory, `${before}-${after}.ts`);
    await writeFile(both, Buffer.concat([await readFile(first), await readFile(second)]));
    const path = await make(harness, `${before}-${after}.mkv`, ['-i', both, '-c', 'copy']);
    const { probe, numbers } = await show(path, 0.7, 0.6);
    expect(probe.durationSeconds).toBeCloseTo(2, 1);
    expect(numbers).toEqual(count(21, 18));
  });
});
