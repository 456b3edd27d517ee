import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import { type MediaHarness, make, openMediaHarness } from '../testing/generated-clips.ts';
import { readMotion } from './read-motion.ts';

let harness: MediaHarness;
const { signal } = new AbortController();

beforeAll(async () => {
  harness = await openMediaHarness();
}, 60_000);
afterAll(() => harness.close());

/** A second of black and, from a frame on, white. */
async function cutAt(frame: number, rate: string): Promise<string> {
  const frames = `color=black:s=128x72:r=${rate}:d=1,format=yuv420p,geq=lum='if(lt(N\\,${frame})\\,16\\,235)':cb=128:cr=128`;
  return make(harness, `cut-${rate.replace('/', '-')}.mp4`, [
    ...['-f', 'lavfi', '-i', frames, '-c:v', 'libx264', '-preset', 'veryfast', '-colorspace', 'bt709'],
  ]);
}

function secondsAt(frame: number, rate: string): number {
  const [num = 0, den = 1] = rate.split('/').map(Number);
  return (frame * den) / num;
}

describe('Reading an interval of a clip for motion', () => {
  it.each([
    ['24', 13, {}, 24],
    ['50', 27, {}, 50],
    ['60', 31, {}, 60],
    ['60000/1001', 33, {}, 60_000 / 1001],
    ['120', 61, {}, 120],
    // Whose frames come at 120 a second now and then has no rate of its own.
    ['120', 60, { isVariableFrameRate: true }, 30],
  ])('hands out every frame at %s a second, a cut at frame %i among them', async (rate, frame, more, fps) => {
    const path = await cutAt(frame, rate);
    const probe = { ...(await probeClip(harness.toolbox, path, signal)), ...more };
    const seen: [seconds: number, isWhite: boolean][] = [];
    await readMotion(
      harness.toolbox,
      { path, probe },
      {
        interval: { startSeconds: 0.3, endSeconds: 0.8 },
        signal,
        onMotionFrame: ({ atSeconds, luma }) => void seen.push([atSeconds, (luma[9] ?? 0) > 128]),
      },
    );
    const first = Math.floor(0.3 * fps);
    expect(seen.map(([seconds]) => Math.round(seconds * fps))).toEqual(seen.map((_, index) => first + index));
    expect(seen.at(-1)?.[0]).toBeGreaterThan(0.8 - 1.5 / fps);
    const [cutSeconds] = seen.find(([, isWhite]) => isWhite) ?? [Number.NaN];
    expect(Math.abs(cutSeconds - secondsAt(frame, rate))).toBeLessThan(1e-4);
  });
});
