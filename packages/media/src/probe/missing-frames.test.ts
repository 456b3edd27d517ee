import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Interval } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFrames } from '../decode/read-frames.ts';
import { type MediaHarness, make, openMediaHarness } from '../testing/generated-clips.ts';
import { MISSING_SECONDS_MIN } from './missing-frames.ts';
import { probeClip } from './probe-clip.ts';

let harness: MediaHarness;
const { signal } = new AbortController();
beforeAll(async () => {
  harness = await openMediaHarness();
}, 60_000);
afterAll(() => harness.close());

const SECONDS = 8;
const VP8 = ['-c:v', 'libvpx', '-g', '30', '-b:v', '2M', '-deadline', 'realtime', '-cpu-used', '-16'];
const X264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '30', '-bf', '2'];

async function clip(name: string, filter: string, encode: readonly string[] = X264): Promise<string> {
  const frames = `testsrc2=s=320x180:r=30:d=${SECONDS},noise=alls=20:allf=t`;
  return make(harness, name, ['-f', 'lavfi', '-i', `${frames}${filter},format=yuv420p`, ...encode]);
}

/** Zeros over a part of a file, as a card that lost some of its blocks gives it back. */
async function spoil(path: string, fromShare: number, toShare: number): Promise<void> {
  const { size } = await stat(path);
  const from = Math.round(size * fromShare);
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(Math.round(size * toShare) - from), 0, null, from);
  await file.close();
}

/** @param claimed what to believe of the clip instead of what is in it */
async function damageOf(
  path: string,
  claimed: { width?: number; height?: number } = {},
): Promise<Interval[]> {
  const source = { path, probe: { ...(await probeClip(harness.toolbox, path, signal)), ...claimed } };
  const told: Interval[] = [];
  const paths = {
    posterPath: join(harness.directory, 'p.jpg'),
    filmstripPath: join(harness.directory, 's.webp'),
  };
  await readFrames(harness.toolbox, source, paths, {
    signal,
    onFrame: () => {},
    onDamage: (stretch) => told.push(stretch),
  });
  return told;
}

describe('Damage in the middle of a clip', () => {
  it.each([
    ['H.264 in MP4', 'zeros.mp4', X264, {}],
    ['H.264 of which only a part is decoded', 'large.mp4', X264, { width: 1920, height: 1080 }],
    ['H.264 in Matroska', 'zeros.mkv', X264, {}],
    ['H.264 on a clock that begins late', 'late.mp4', [...X264, '-output_ts_offset', '3'], {}],
    ['VP8 in WebM', 'zeros.webm', VP8, {}],
  ])('is told where no frame could be decoded: %s', async (_, name, encode, claimed) => {
    const path = await clip(name, '', encode);
    expect(await damageOf(path, claimed)).toEqual([]);
    await spoil(path, 0.4, 0.65);
    const [lost, ...others] = await damageOf(path, claimed);
    expect(others).toEqual([]);
    expect(Math.abs((lost?.startSeconds ?? 0) - 0.4 * SECONDS)).toBeLessThan(0.7);
    expect((lost?.endSeconds ?? 0) - (lost?.startSeconds ?? 0)).toBeGreaterThan(0.25 * SECONDS - 0.7);
    expect(lost?.endSeconds).toBeLessThan(0.65 * SECONDS + 1.7);
  });

  it('is not told of a few lost frames', async () => {
    const path = await clip('few.mp4', '', [...X264.slice(0, 4), '-g', '1']);
    await spoil(path, 0.5, 0.5 + (MISSING_SECONDS_MIN * 0.6) / SECONDS);
    expect(await damageOf(path)).toEqual([]);
  });
});

describe('The end of a clip of which only the opening was probed', () => {
  const LARGE = { width: 1920, height: 1080 };
  it.each([
    ['all of it', 'end.mp4', X264, {}],
    ['its references', 'end-references.mp4', [...X264, '-bf', '3'], LARGE],
    ['its groups but for their ends', 'end-groups.mp4', [...X264, '-bf', '0'], LARGE],
    ['every frame, and looking at every second', 'end-once.mp4', [...X264, '-bf', '0', '-g', '999'], LARGE],
    ['a clock that begins late', 'end-late.mp4', [...X264, '-output_ts_offset', '3'], LARGE],
  ])('is known from decoding %s', async (_, name, encode, claimed) => {
    const path = await clip(name, '', [...encode, '-movflags', '+faststart']);
    const read = async (extent: 'opening' | 'whole') => {
      const probe = { ...(await probeClip(harness.toolbox, path, signal, extent)), ...claimed };
      const paths = {
        posterPath: join(harness.directory, 'p.jpg'),
        filmstripPath: join(harness.directory, 's.webp'),
      };
      const { reachesEnd } = await readFrames(harness.toolbox, { path, probe }, paths, {
        signal,
        onFrame: () => {},
      });
      return { reachesEnd, probe };
    };
    const sound = await read('opening');
    expect(sound).toEqual({ ...(await read('whole')), reachesEnd: true });
    // A third of a second: less than what is called damage.
    await spoil(path, 0.96, 1);
    const believed = await read('opening');
    expect(believed).toEqual({ ...sound, reachesEnd: false });
    const whole = await read('whole');
    expect(whole.reachesEnd).toBe(true);
    expect(whole.probe.durationSeconds).toBeLessThan(SECONDS - 0.1);
  });
});

describe('A clip that stands still', () => {
  const STILL = ",select='not(between(t,2,5))'";
  it.each([
    ['repeats its frame', 'repeated.mp4', `${STILL},fps=30`, X264],
    ['has no frame for a while', 'paused.mp4', STILL, ['-fps_mode', 'vfr', ...X264]],
    ['has none, in WebM', 'paused.webm', STILL, ['-fps_mode', 'vfr', ...VP8]],
    ['says so in a few bytes', 'still.avi', `${STILL},fps=30`, ['-c:v', 'mpeg4', '-q:v', '8']],
  ])('is not damaged where it %s', async (_, name, filter, encode) => {
    expect(await damageOf(await clip(name, filter, encode))).toEqual([]);
  });

  it('stays so where something else of it is broken', async () => {
    const path = await clip('paused-and-spoilt.mp4', STILL, ['-fps_mode', 'vfr', ...X264]);
    await spoil(path, 0.55, 0.75);
    const lost = await damageOf(path);
    expect(lost).toHaveLength(1);
    expect(lost[0]?.startSeconds).toBeGreaterThan(4.9);
  });
});
