import { AUDIO_CHANNELS } from '@cutroom/reel';
import FFT from 'fft.js';

/** Samples of a frame: 43 ms at 48 kHz, long enough to part a voice's harmonics. */
export const SPECTRUM_SIZE = 2048;
/** Frames begin so many samples apart, at multiples of it, wherever what is read begins. */
export const SPECTRUM_STEP = SPECTRUM_SIZE / 4;
/** From 0 Hz to half the rate. */
export const SPECTRUM_BINS = SPECTRUM_SIZE / 2 + 1;

/** The root of a Hann window: used before the transform and after it, frames so far apart add up to twice what went in. */
const WINDOW = Float64Array.from({ length: SPECTRUM_SIZE }, (_, at) =>
  Math.sin((Math.PI * at) / SPECTRUM_SIZE),
);
const OVERLAP_SUM = 2;

/** A frame of a stereo sound: the left channel's samples as real parts, the right one's as imaginary parts, transformed at once. */
export type StereoSpectrum = number[];

/** To spectra and back. */
export interface StereoTransform {
  /** The frame that begins at a sample; silence lies outside. */
  toSpectrum(interleaved: Float32Array, firstSample: number): StereoSpectrum;
  /** Adds a frame to `out`, each bin of both channels multiplied by its amplitude. Spends the spectrum. */
  addFrame(spectrum: StereoSpectrum, gains: Float32Array, out: Float32Array, firstSample: number): void;
}

export function stereoTransform(): StereoTransform {
  const transform = new FFT(SPECTRUM_SIZE);
  const frame: number[] = transform.createComplexArray();
  return {
    toSpectrum: (interleaved, firstSample) => {
      for (let at = 0; at < SPECTRUM_SIZE; at += 1) {
        const sample = AUDIO_CHANNELS * (firstSample + at);
        const weight = sample < 0 || sample >= interleaved.length ? 0 : (WINDOW[at] ?? 0);
        frame[2 * at] = weight === 0 ? 0 : weight * (interleaved[sample] ?? 0);
        frame[2 * at + 1] = weight === 0 ? 0 : weight * (interleaved[sample + 1] ?? 0);
      }
      const spectrum: number[] = transform.createComplexArray();
      transform.transform(spectrum, frame);
      return spectrum;
    },
    addFrame: (spectrum, gains, out, firstSample) => {
      for (let bin = 0; bin < SPECTRUM_SIZE; bin += 1) {
        const gain = gains[bin < SPECTRUM_BINS ? bin : SPECTRUM_SIZE - bin] ?? 0;
        spectrum[2 * bin] = gain * (spectrum[2 * bin] ?? 0);
        spectrum[2 * bin + 1] = gain * (spectrum[2 * bin + 1] ?? 0);
      }
      transform.inverseTransform(frame, spectrum);
      const from = Math.max(0, -firstSample);
      const to = Math.min(SPECTRUM_SIZE, out.length / AUDIO_CHANNELS - firstSample);
      for (let at = from; at < to; at += 1) {
        const sample = AUDIO_CHANNELS * (firstSample + at);
        const weight = (WINDOW[at] ?? 0) / OVERLAP_SUM;
        out[sample] = (out[sample] ?? 0) + weight * (frame[2 * at] ?? 0);
        out[sample + 1] = (out[sample + 1] ?? 0) + weight * (frame[2 * at + 1] ?? 0);
      }
    },
  };
}

/** Power of each bin, both channels together: a bin and its mirror image hold them both. */
export function binPowers(spectrum: StereoSpectrum): Float32Array {
  const powers = new Float32Array(SPECTRUM_BINS);
  for (let bin = 0; bin < SPECTRUM_BINS; bin += 1) {
    const mirror = bin === 0 ? 0 : SPECTRUM_SIZE - bin;
    powers[bin] =
      ((spectrum[2 * bin] ?? 0) ** 2 +
        (spectrum[2 * bin + 1] ?? 0) ** 2 +
        (spectrum[2 * mirror] ?? 0) ** 2 +
        (spectrum[2 * mirror + 1] ?? 0) ** 2) /
      2;
  }
  return powers;
}
