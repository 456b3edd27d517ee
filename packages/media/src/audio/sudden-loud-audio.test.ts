import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import { renderReel } from '../render/render-reel.ts';
import { type MediaHarness, make, openMediaHarness } from '../testing/generated-clips.ts';
import { isOfVideo, openSegmentFolder, type SegmentFolder } from '../testing/segment-folder.ts';

const { signal } = new AbortController();
const SECONDS = 4;
const QUIETER = 'The video is quieter than usual: a sudden loud sound leaves no room.';
const HISS = '(2*random(0)-1)';
const ROOM = '0.001*(2*random(1)-1)';
const TONE = '0.028*sin(1900*t)';
/** A burst that dies away, once. */
const knock = (seconds: number): string => `gte(t,2)*0.98*exp(-max(0,t-2)/${seconds})*${HISS}`;
const again = (everySeconds: number, seconds: number): string =>
  `0.7*exp(-mod(t,${everySeconds})/${seconds})*${HISS}`;

let harness: MediaHarness;
/** What is shown is the same in all. */
let segments: SegmentFolder;
beforeAll(async () => {
  harness = await openMediaHarness();
  segments = await openSegmentFolder(join(harness.directory, 'segments'), isOfVideo);
}, 60_000);
afterAll(() => harness.close());

/** Renders a clip with a sound, given as ffmpeg's expression. */
async function render(sound: string): Promise<{
  report: Awaited<ReturnType<typeof renderReel>>;
  /** How often a segment of video was needed: again where the first level was wrong. */
  timesShown: number;
}> {
  const path = await make(harness, 'sudden.mp4', [
    ...['-f', 'lavfi', '-i', `color=gray:s=64x112:r=10:d=${SECONDS}`],
    ...['-f', 'lavfi', '-i', `aevalsrc='${sound}':s=48000:d=${SECONDS}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-b:a', '192k'],
  ]);
  const source = { path, probe: await probeClip(harness.toolbox, path, signal) };
  const framing = { mode: 'crop' as const, keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] };
  const videosAsked = () => segments.asked.filter((key) => key.startsWith('video')).length;
  const askedBefore = videosAsked();
  const report = await renderReel(
    harness.toolbox,
    {
      cuts: [
        { source, sourceId: 'sudden', startSeconds: 0, frames: Math.round((SECONDS - 0.1) * 30), framing },
      ],
      sound: 'original',
    },
    {
      workDirectory: join(harness.directory, 'work'),
      outputPath: join(harness.directory, 'reel.mp4'),
      cache: segments,
      signal,
    },
  );
  return { report, timesShown: videosAsked() - askedBefore };
}

describe('A reel with a sudden loud sound', () => {
  it.each([
    ['a knock over a quiet tone', `${TONE}+${knock(0.05)}`],
    ['a short knock over a quiet tone', `${TONE}+${knock(0.01)}`],
    ['a knock that rings', `${TONE}+${knock(0.4)}`],
    ['claps that ring', `${again(1, 0.08)}+${ROOM}`],
    ['short claps every second', `${again(1, 0.025)}+${ROOM}`],
    ['short claps every two seconds', `${again(2, 0.025)}+${ROOM}`],
  ])('is brought to -14 LUFS where its level leaves room: %s', async (_, sound) => {
    const { report, timesShown } = await render(sound);
    expect(report).toMatchObject({ passed: true, warnings: [] });
    expect(Math.abs((report.integratedLufs ?? 0) + 14)).toBeLessThanOrEqual(1);
    expect(report.truePeakDbtp).toBeLessThanOrEqual(-1);
    expect(timesShown).toBe(1);
  });

  it.each([
    ['a bouncing ball', `${again(0.5, 0.015)}+${ROOM}`, -17],
    ['a click', `gte(t,2)*lt(t,2.0002)*0.9+0.1*${ROOM}`, -40],
  ])('is as loud as its peaks allow, says so, and is encoded once: %s', async (_, sound, lufsMin) => {
    const { report, timesShown } = await render(sound);
    expect(report).toMatchObject({ passed: true, problems: [], warnings: [QUIETER] });
    expect(report.integratedLufs).toBeGreaterThan(lufsMin);
    expect(report.truePeakDbtp).toBeLessThanOrEqual(-1);
    expect(timesShown).toBe(1);
  });

  it('leaves the noise of a room as it is', async () => {
    const { report } = await render(ROOM);
    expect(report).toMatchObject({ passed: true, warnings: [] });
    expect(report.integratedLufs).toBeLessThan(-55);
  });
});
