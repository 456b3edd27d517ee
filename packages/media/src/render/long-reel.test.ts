import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import {
  generate,
  type MediaHarness,
  numberOf,
  onsetSeconds,
  openMediaHarness,
  readBack,
  TONE_SECONDS,
} from '../testing/generated-clips.ts';
import { openSegmentFolder } from '../testing/segment-folder.ts';
import type { CutSpec } from './reel-spec.ts';
import { renderReel } from './render-reel.ts';

const CUTS = 90;
const CUT_SECONDS = 2;
const START_SECONDS = 0.2;
const SKEW_SECONDS_MAX = 0.04;
/** More than two stretches of one clip are heard together where they meet. */
const OVERLAP_SECONDS = 0.1;
const { signal } = new AbortController();

let harness: MediaHarness;
beforeAll(async () => {
  harness = await openMediaHarness();
});
afterAll(() => harness.close());

it('plays image and sound together after three minutes, from a clip of other rates', async () => {
  const path = await generate(harness, {
    name: 'film-rate.mp4',
    rate: '30000/1001',
    seconds: 2.5,
    audioFilter: 'aresample=44100',
    encode: ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '12', '-g', '20', '-c:a', 'aac'],
  });
  const cut: CutSpec = {
    source: { path, probe: await probeClip(harness.toolbox, path, signal) },
    sourceId: 'film-rate',
    startSeconds: START_SECONDS,
    frames: CUT_SECONDS * 30,
    framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
  };
  const outputPath = join(harness.directory, 'long.mp4');
  await renderReel(
    harness.toolbox,
    { cuts: Array.from({ length: CUTS }, () => cut), sound: 'original' },
    {
      workDirectory: join(harness.directory, 'work'),
      outputPath,
      // It keeps the one segment that all cuts share, so that three minutes cost little.
      cache: await openSegmentFolder(join(harness.directory, 'segments')),
      signal,
    },
  );
  const { luma, samples } = await readBack(harness, outputPath);
  expect(luma).toHaveLength(CUTS * CUT_SECONDS * 30);
  expect(samples.length / 48_000).toBeCloseTo(CUTS * CUT_SECONDS, 1);

  const last = (CUTS - 1) * CUT_SECONDS;
  // The cut before it is heard a moment longer.
  const heardAt =
    OVERLAP_SECONDS + (onsetSeconds(samples.subarray((last + OVERLAP_SECONDS) * 48_000)) ?? Number.NaN);
  const firstWithTone = Math.ceil((TONE_SECONDS * 30_000) / 1001);
  const shownAt = luma.slice(last * 30).findIndex((value) => numberOf(value) >= firstWithTone) / 30;
  expect(Math.abs(heardAt - shownAt)).toBeLessThanOrEqual(SKEW_SECONDS_MAX);
  expect(shownAt).toBeCloseTo(TONE_SECONDS - START_SECONDS, 1);
}, 400_000);
