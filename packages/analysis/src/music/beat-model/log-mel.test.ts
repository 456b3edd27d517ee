import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../testing/drawn-frames.ts';
import { logMel, MEL_BANDS } from './log-mel.ts';

/** One value of the spectrogram as its definition reads: a plain Fourier sum over torchaudio's filters, in doubles. */
function byDefinition(samples: Float32Array, frame: number, band: number): number {
  const toMel = (hertz: number) =>
    hertz < 1000 ? (3 * hertz) / 200 : 15 + (27 * Math.log(hertz / 1000)) / Math.log(6.4);
  const toHertz = (mel: number) => (mel < 15 ? (200 * mel) / 3 : 1000 * 6.4 ** ((mel - 15) / 27));
  const point = (index: number) =>
    toHertz(toMel(30) + ((toMel(11_000) - toMel(30)) * index) / (MEL_BANDS + 1));
  const [left, top, right] = [point(band), point(band + 1), point(band + 2)];
  let sum = 0;
  for (let bin = 0; bin <= 512; bin++) {
    const hertz = (11_025 * bin) / 512;
    const weight = Math.max(0, Math.min((hertz - left) / (top - left), (right - hertz) / (right - top)));
    if (weight === 0) continue;
    let [re, im] = [0, 0];
    for (let at = 0; at < 1024; at++) {
      const place = Math.abs(frame * 441 - 512 + at);
      const mirrored = place >= samples.length ? 2 * (samples.length - 1) - place : place;
      const windowed = (samples[mirrored] ?? 0) * Math.sin((Math.PI * at) / 1024) ** 2;
      re += windowed * Math.cos((2 * Math.PI * bin * at) / 1024);
      im -= windowed * Math.sin((2 * Math.PI * bin * at) / 1024);
    }
    sum += weight * (Math.hypot(re, im) / 32);
  }
  return Math.log(1 + 1000 * sum);
}

describe('the spectrogram for the beat model', () => {
  const random = randomFrom(7);
  const samples = Float32Array.from(
    { length: 22_050 },
    (_, at) => 0.3 * Math.sin((2 * Math.PI * 180 * at) / 22_050) + 0.1 * (random() - 0.5),
  );
  const mel = logMel(samples);

  it('has 50 frames a second, one at either end', () => expect(mel).toHaveLength(51 * MEL_BANDS));

  it.each([0, 1, 17, 49, 50])('is what its definition says in frame %i', (frame) => {
    for (const band of [0, 1, 5, 14, 43, 87, 126, 127])
      expect(mel[frame * MEL_BANDS + band], `band ${band}`).toBeCloseTo(
        byDefinition(samples, frame, band),
        3,
      );
  });

  it('has no frame of what is too short to be mirrored', () =>
    expect(logMel(new Float32Array(512))).toHaveLength(0));
});
