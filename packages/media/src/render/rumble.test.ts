import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { probeClip } from '../probe/probe-clip.ts';
import { type MediaHarness, make, openMediaHarness, readBack } from '../testing/generated-clips.ts';
import { renderReel } from './render-reel.ts';

const RATE = 48_000;
const { signal } = new AbortController();
let harness: MediaHarness;
beforeAll(async () => {
  harness = await openMediaHarness();
});
afterAll(() => harness.close());

/** Amplitudes in the clip: a rumble ten times as loud as what is to be heard, one low and one in the middle. */
const TONES = { 30: 0.1, 100: 0.01, 1000: 0.01 };

it('What a camera rumbles is not lifted with a quiet reel, and what is heard above it is as it was', async () => {
  const heard = Object.entries(TONES)
    .map(([hertz, amplitude]) => `${amplitude}*sin(2*PI*${hertz}*t)`)
    .join('+');
  const path = await make(harness, 'rumbling.mp4', [
    ...['-f', 'lavfi', '-i', 'testsrc=size=180x320:rate=30:duration=6'],
    ...['-f', 'lavfi', '-i', `aevalsrc='${heard}'|'${heard}':s=${RATE}:d=6`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '256k'],
  ]);
  const source = { path, probe: await probeClip(harness.toolbox, path, signal) };
  const outputPath = join(harness.directory, 'reel.mp4');
  const cut = { source, sourceId: 'rumbling', frames: 60, framing: { mode: 'fit' } as const };
  const report = await renderReel(
    harness.toolbox,
    {
      cuts: [
        { ...cut, startSeconds: 0 },
        { ...cut, startSeconds: 3 },
      ],
      sound: 'original',
    },
    {
      ...{ workDirectory: join(harness.directory, 'work'), outputPath, signal },
      cache: { get: async () => false, put: async () => undefined },
    },
  );
  expect(Math.abs((report.integratedLufs ?? 0) + 14)).toBeLessThan(1);
  const { samples } = await readBack(harness, outputPath);
  for (const from of [0.5, 2.5]) {
    const whole = samples.subarray(from * RATE, (from + 1) * RATE);
    const changed = (hertz: keyof typeof TONES) => amplitudeDb(whole, hertz) - 20 * Math.log10(TONES[hertz]);
    expect(changed(30) - changed(1000)).toBeLessThan(-15);
    expect(Math.abs(changed(100) - changed(1000))).toBeLessThan(1);
  }
}, 180_000);

/** Goertzel, in dB. */
function amplitudeDb(samples: Float32Array, hertz: number): number {
  let [cosine, sine] = [0, 0];
  for (const [at, sample] of samples.entries()) {
    cosine += sample * Math.cos((2 * Math.PI * hertz * at) / RATE);
    sine += sample * Math.sin((2 * Math.PI * hertz * at) / RATE);
  }
  return 20 * Math.log10((2 * Math.hypot(cosine, sine)) / samples.length + 1e-9);
}
