import { describe, expect, it } from 'vitest';
import { openResampler } from './resample.ts';

const SECONDS = 2;

/** @param chunk samples that come at a time */
function resampled(hertz: number, chunk: number): Float32Array {
  const length = 48_000 * SECONDS;
  const samples = Float32Array.from({ length }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / 48_000));
  const resampler = openResampler(length);
  for (let from = 0; from < length; from += chunk) resampler.add(samples.subarray(from, from + chunk));
  return resampler.end();
}

/** Power of the difference, in dB below a full tone; the ends do not count. */
function differenceDb(samples: Float32Array, wanted: (at: number) => number): number {
  let sum = 0;
  for (let at = 500; at < samples.length - 500; at++) sum += ((samples[at] ?? 0) - wanted(at)) ** 2;
  return 10 * Math.log10(sum / (samples.length - 1000) / 0.5);
}

describe('resampling to 22,050 Hz', () => {
  it.each([50, 440, 3000, 9000])('leaves %i Hz in its place', (hertz) => {
    const tone = resampled(hertz, 48_000);
    expect(tone).toHaveLength(22_050 * SECONDS);
    expect(differenceDb(tone, (at) => Math.sin((2 * Math.PI * hertz * at) / 22_050))).toBeLessThan(-70);
  });

  it.each([11_800, 15_000, 21_000])('lets nothing of %i Hz fold back', (hertz) => {
    expect(differenceDb(resampled(hertz, 48_000), () => 0)).toBeLessThan(-70);
  });

  it('is the same however it comes in', () => {
    expect(resampled(1234, 997)).toEqual(resampled(1234, 48_000));
    expect(resampled(1234, 1)).toEqual(resampled(1234, 48_000));
  });
});
