import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import { type MediaHarness, make, openMediaHarness, readBack } from '../testing/generated-clips.ts';
import { renderReel } from './render-reel.ts';

const { signal } = new AbortController();
let harness: MediaHarness;
beforeAll(async () => {
  harness = await openMediaHarness();
}, 60_000);
afterAll(() => harness.close());

/**
 * A 10-bit HEVC clip of three shades, a third of a second each.
 * @param codes 10-bit limited-range luma
 */
function hdrClip(transfer: string, codes: readonly number[]): Promise<string> {
  const shade = codes.map((code, index) => `${code}*eq(floor(N/10),${index})`).join('+');
  return make(harness, `${transfer}.mp4`, [
    ...['-f', 'lavfi', '-i', `color=black:s=64x112:r=30:d=${codes.length / 3},format=yuv420p10le`],
    ...['-vf', `geq=lum='${shade}':cb=512:cr=512`, '-c:v', 'libx265', '-preset', 'ultrafast'],
    ...['-x265-params', 'log-level=none:qp=8:keyint=10', '-tag:v', 'hvc1', '-pix_fmt', 'yuv420p10le'],
    ...['-color_trc', transfer, '-color_primaries', 'bt2020', '-colorspace', 'bt2020nc'],
  ]);
}

async function lumaOf(path: string): Promise<number[]> {
  const probe = await probeClip(harness.toolbox, path, signal);
  expect(probe).toMatchObject({ pixelFormat: 'yuv420p10le', colorPrimaries: 'bt2020' });
  const outputPath = `${path}.reel.mp4`;
  const framing = { mode: 'crop' as const, keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] };
  const cut = { source: { path, probe }, sourceId: path, startSeconds: 0, frames: 30, framing };
  await renderReel(
    harness.toolbox,
    { cuts: [cut], sound: 'original' },
    {
      workDirectory: join(harness.directory, 'work'),
      outputPath,
      cache: { get: async () => false, put: async () => undefined },
      signal,
    },
  );
  const reel = await probeClip(harness.toolbox, outputPath, signal);
  expect(reel).toMatchObject({ pixelFormat: 'yuv420p', colorTransfer: 'bt709', colorPrimaries: 'bt709' });
  const { luma } = await readBack(harness, outputPath);
  return [luma[5] ?? 0, luma[15] ?? 0, luma[25] ?? 0];
}

describe('A clip in high dynamic range', () => {
  // Black, 18 % grey under a white of 203 cd/m2, and that white itself (ITU-R BT.2408, table 1).
  it.each([
    ['PQ', 'smpte2084', [64, 397, 573]],
    ['HLG', 'arib-std-b67', [64, 397, 721]],
  ])(
    'in %s is brought to ordinary shades: black stays black, grey grey and white is not burnt out',
    async (_, transfer, codes) => {
      const [black = 0, grey = 0, white = 0] = await lumaOf(await hdrClip(transfer, codes));
      expect(black).toBeLessThanOrEqual(18);
      expect(grey).toBeGreaterThan(75);
      expect(grey).toBeLessThan(140);
      expect(white).toBeGreaterThan(170);
      expect(white).toBeLessThanOrEqual(235);
    },
  );
});
