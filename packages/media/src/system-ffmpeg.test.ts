import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CutTitle } from '@cutroom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFrames } from './decode/read-frames.ts';
import { probeClip } from './probe/probe-clip.ts';
import { openToolbox } from './process/open-media.ts';
import type { CutSpec } from './render/reel-spec.ts';
import { renderReel } from './render/render-reel.ts';
import { generate, type MediaHarness, openMediaHarness, readBack } from './testing/generated-clips.ts';

/** Distributions carry other versions of ffmpeg than npm's; filters behave differently between them. */
const ROME: CutTitle = { text: 'Rome', centerY: 0.5, style: 'box', startSeconds: 0, durationSeconds: 1 };
const SYSTEM_FFMPEG = '/usr/bin/ffmpeg';
const { signal } = new AbortController();

let harness: MediaHarness;
beforeAll(async () => {
  harness = await openMediaHarness();
});
afterAll(() => harness.close());

it.skipIf(!existsSync(SYSTEM_FFMPEG))(
  'The system’s ffmpeg reads a clip, whether it can tell its frames apart or not',
  async () => {
    const toolbox = await openToolbox({
      ffmpegPath: SYSTEM_FFMPEG,
      scratchDirectory: join(harness.directory, 'reading'),
    });
    const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '3'];
    const path = await generate(harness, { name: 'read.mp4', encode, seconds: 2 });
    const probe = { ...(await probeClip(toolbox, path, signal)), width: 2160, height: 3840 };
    let frames = 0;
    await readFrames(
      toolbox,
      { path, probe },
      { posterPath: join(harness.directory, 'p.jpg'), filmstripPath: join(harness.directory, 's.webp') },
      {
        signal,
        onFrame: () => {},
        onMotionFrame: ({ unseenBefore = 0 }) => {
          frames += 1 + unseenBefore;
        },
      },
    );
    expect(frames).toBeGreaterThanOrEqual(58);
    expect(frames).toBeLessThanOrEqual(60);
  },
);

it.skipIf(!existsSync(SYSTEM_FFMPEG))('The system’s ffmpeg renders every part of a style too', async () => {
  const toolbox = await openToolbox({
    ffmpegPath: SYSTEM_FFMPEG,
    scratchDirectory: join(harness.directory, 'system'),
  });
  const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '4', '-c:a', 'aac'];
  const path = await generate(harness, { name: 'clip.mp4', encode });
  const source = { path, probe: await probeClip(toolbox, path, signal) };
  const cut = (startSeconds: number, more: Partial<CutSpec> = {}): CutSpec => ({
    source,
    sourceId: 'clip',
    startSeconds,
    frames: 18,
    framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
    ...more,
  });
  const outputPath = join(harness.directory, 'reel.mp4');
  const report = await renderReel(
    toolbox,
    {
      cuts: [
        cut(1.2, { titles: [ROME], tone: { black: 0.05, white: 0.95, gamma: 1.1 } }),
        cut(0.2, { gainDb: -6 }),
        cut(1),
      ],
      sound: 'original',
      look: 'vintage',
      transition: 'crossfade',
      fadeIn: true,
      fadeOut: true,
    },
    {
      workDirectory: join(harness.directory, 'work'),
      outputPath,
      cache: { get: async () => false, put: async () => undefined },
      signal,
    },
  );
  const { luma } = await readBack(harness, outputPath);
  expect(report).toMatchObject({ passed: true, framesFound: 54, blackStretches: [] });
  expect([luma.length, luma[0], luma[53]]).toEqual([54, 16, 16]);
});
