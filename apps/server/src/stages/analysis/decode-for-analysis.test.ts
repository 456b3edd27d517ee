import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Analyser, openAnalyser } from '@cutroom/analysis';
import { type ClipAnalysis, clipAnalysisSchema } from '@cutroom/contract';
import { type Media, openMedia } from '@cutroom/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FFMPEG } from '../../../../../scripts/ffmpeg-path.ts';
import { decodeForAnalysis } from './decode-for-analysis.ts';

/** Real decoding and real measuring, without models, of clips that are hard to say anything about. */
let directory: string;
let media: Media;
let analyser: Analyser;
const { signal } = new AbortController();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'look-'));
  media = await openMedia({ scratchDirectory: join(directory, 'scratch') });
  analyser = await openAnalyser({ modelsDirectory: directory });
}, 60_000);
afterAll(async () => {
  await analyser.close();
  await rm(directory, { recursive: true });
});

function generate(name: string, source: string, ...more: readonly string[]): string {
  const path = join(directory, name);
  const made = spawnSync(FFMPEG, [
    ...['-v', 'error', '-f', 'lavfi', '-i', source, ...more],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-y', path],
  ]);
  expect(made.stderr.toString()).toBe('');
  return path;
}

async function understand(path: string, tools: Media = media): Promise<ClipAnalysis> {
  const out = await mkdtemp(join(directory, 'out-'));
  const probe = await media.probeClip(path, signal);
  const { analysis } = await decodeForAnalysis(
    { media: tools, analyser, providerSpeechToText: null },
    {
      source: { path, probe },
      transcript: null,
      filename: 'clip.mp4',
      directory: out,
      signal,
      onProgress: () => {},
    },
  );
  return analysis;
}

describe('Understanding a clip', () => {
  it('refuses ten hours by their length, without decoding them', async () => {
    // A picture a minute, so that it is made in a moment.
    const path = generate('ten-hours.mp4', 'color=gray:s=32x32:r=1/60:d=36000');
    await expect(media.probeClip(path, signal)).rejects.toMatchObject({ code: 'clip_too_long' });
  });

  it('looks at minutes of a picture every ten seconds, and offers moments within them', async () => {
    const analysis = await understand(generate('sparse.mp4', 'testsrc=s=64x36:r=1/10:d=200'));
    expect(clipAnalysisSchema.parse(analysis)).toEqual(analysis);
    expect(analysis.durationSeconds).toBeCloseTo(200, -1);
    expect(analysis.moments.length).toBeGreaterThan(0);
    expect(Math.max(...analysis.moments.map(({ endSeconds }) => endSeconds))).toBeLessThanOrEqual(
      analysis.durationSeconds,
    );
  });

  it('says of black that it is dark, and claims nothing else', async () => {
    const analysis = await understand(
      generate('black.mp4', 'color=black:s=64x36:r=10:d=2', '-f', 'lavfi', '-i', 'anullsrc', '-t', '2'),
    );
    expect(analysis).toMatchObject({ mood: 'dark', tracks: [], speech: [], relevantCategories: [] });
    expect(analysis.toneCorrection).toBeNull();
    expect(analysis.qualityMetrics).toMatchObject({ brightness: 0, isShaky: false });
    expect(analysis.description).toContain('there is no sound');
  });

  it('offers nothing of a part that is damaged, and says that there is one', async () => {
    const path = generate('torn.mp4', 'testsrc2=s=320x180:r=30:d=12,noise=alls=20:allf=t', '-g', '30');
    const file = await open(path, 'r+');
    const { size } = await file.stat();
    await file.write(Buffer.alloc(Math.round(size / 4)), 0, null, Math.round(size / 2));
    await file.close();
    const { description, moments, shots } = await understand(path);
    expect(description).toContain('A part of it is damaged.');
    expect(shots).toHaveLength(2);
    const [before, after] = shots;
    expect((after?.startSeconds ?? 0) - (before?.endSeconds ?? 0)).toBeGreaterThan(2);
    for (const { startSeconds, endSeconds } of moments)
      expect(
        endSeconds <= (before?.endSeconds ?? 0) + 0.01 || startSeconds >= (after?.startSeconds ?? 0) - 0.01,
      ).toBe(true);
  });

  it('lets no shot have a picture of the next where a cut lies at one of those it leaves out', async () => {
    const one = 'testsrc2=s=1280x720:r=30:d=5';
    const other = 'mandelbrot=s=1280x720:r=30:end_scale=0.1,trim=duration=3';
    const path = generate(
      'cut.mp4',
      `${one}[one];${other}[other];[one]trim=end_frame=121[first];[first][other]concat`,
      ...['-bf', '3', '-b_strategy', '0', '-sc_threshold', '0'],
    );
    let motionFrames = 0;
    const counting: Media = {
      ...media,
      readFrames: (source, out, options) =>
        media.readFrames(source, out, {
          ...options,
          onMotionFrame: (frame) => {
            motionFrames++;
            return options.onMotionFrame?.(frame);
          },
        }),
    };
    const { shots } = await understand(path, counting);
    expect(motionFrames).toBeLessThan(150);
    expect(shots).toHaveLength(2);
    const [end, start] = [shots[0]?.endSeconds, shots[1]?.startSeconds].map((at = 0) => Math.round(at * 30));
    expect(end).toBeLessThanOrEqual(121);
    expect(start).toBeGreaterThanOrEqual(121);
    expect((start ?? 0) - (end ?? 0)).toBeLessThanOrEqual(2);
  });

  it('makes sense of three pictures', async () => {
    const analysis = await understand(generate('short.mp4', 'testsrc=s=64x36:r=10:d=0.3'));
    expect(analysis.shots).toHaveLength(1);
    expect(analysis.moments).toHaveLength(1);
  });

  it('refuses one picture, and a file that has lost its contents', async () => {
    const one = generate('one.mp4', 'testsrc=s=64x36:r=25:d=0.04');
    await expect(media.probeClip(one, signal)).rejects.toMatchObject({
      code: expect.stringMatching(/^clip_/),
    });
    const cut = generate('cut.mp4', 'testsrc=s=64x36:r=10:d=2');
    await truncate(cut, 700);
    await expect(media.probeClip(cut, signal)).rejects.toMatchObject({
      code: expect.stringMatching(/^clip_/),
    });
  });
});
