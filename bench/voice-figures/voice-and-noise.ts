import type { Interval } from '@cutroom/contract';
import {
  SPECTRUM_BINS,
  SPECTRUM_SIZE,
  SPECTRUM_STEP,
  stereoTransform,
} from '../../packages/media/src/voices/short-time-spectra.ts';

// Mono, 48 kHz throughout.
const RATE = 48_000;
const FRAME = RATE / 50;
/** Quieter than this under the loudest frames nobody speaks in a dry recording. */
const SILENT_DB = -45;
const PAUSE_SECONDS_MIN = 0.4;
/** Words ring on, and the clearing reaches over its neighbours: a pause is measured inside. */
const EDGE_SECONDS = 0.12;
/** An octave belongs to a voice where it is not this far under the strongest. */
const OWN_OCTAVE_DB = 25;
/** A voice can be kept where it lies this far over the noise. */
const HEARD_DB = 6;
const OCTAVES_HZ = [125, 250, 500, 1000, 2000, 4000] as const;

export function levelDb(samples: Float32Array): number {
  return 10 * Math.log10(samples.reduce((sum, value) => sum + value * value, 0) / samples.length + 1e-15);
}

/** Level while somebody speaks. */
export function speechDb(voice: Float32Array): number {
  const powers = framesOf(voice).map((frame) => 10 ** (levelDb(frame) / 10));
  const threshold = Math.max(...powers) * 10 ** (SILENT_DB / 20);
  const spoken = powers.filter((power) => power > threshold);
  return 10 * Math.log10(spoken.reduce((sum, power) => sum + power, 0) / spoken.length);
}

/** Where a dry recording is silent. */
export function pausesOf(voice: Float32Array): Interval[] {
  const levels = framesOf(voice).map(levelDb);
  const threshold = Math.max(...levels) + SILENT_DB;
  const pauses: Interval[] = [];
  let first = 0;
  for (const [at, level] of [...levels, Number.POSITIVE_INFINITY].entries()) {
    if (level <= threshold) continue;
    const [startSeconds, endSeconds] = [first / 50, at / 50];
    if (endSeconds - startSeconds >= PAUSE_SECONDS_MIN)
      pauses.push({ startSeconds: startSeconds + EDGE_SECONDS, endSeconds: endSeconds - EDGE_SECONDS });
    first = at + 1;
  }
  return pauses;
}

/** How far the noise between sentences went down, in dB. */
export function noiseFall(noisy: Float32Array, cleared: Float32Array, pauses: readonly Interval[]): number {
  const within = (samples: Float32Array): Float32Array =>
    Float32Array.from(
      pauses.flatMap(({ startSeconds, endSeconds }) => [
        ...samples.subarray(Math.round(startSeconds * RATE), Math.round(endSeconds * RATE)),
      ]),
    );
  return levelDb(within(noisy)) - levelDb(within(cleared));
}

/**
 * What became of the voice in each of its octaves that is heard over the noise, in dB: the clean recording's share of what came
 * out, by projection, so that noise that is left counts as none of it.
 */
export function octaveGains(
  voice: Float32Array,
  noise: Float32Array,
  cleared: Float32Array,
): readonly number[] {
  const spectra = [voice, noise, cleared].map(spectrogram);
  const octaves = OCTAVES_HZ.map((hertz) => octaveSums(spectra, hertz));
  const strongest = Math.max(...octaves.map(({ voice: power }) => power));
  return octaves
    .filter(
      (octave) =>
        octave.voice > strongest * 10 ** (-OWN_OCTAVE_DB / 10) &&
        octave.voice > octave.noise * 10 ** (HEARD_DB / 10),
    )
    .map(({ voice: power, shared }) => 20 * Math.log10(shared / power));
}

type Spectrum = readonly number[];

function octaveSums(
  [voices = [], noises = [], outs = []]: readonly (readonly Spectrum[])[],
  hertz: number,
): { voice: number; noise: number; shared: number } {
  const from = Math.round((hertz * Math.SQRT1_2 * SPECTRUM_SIZE) / RATE);
  const to = Math.min(SPECTRUM_BINS - 1, Math.round((hertz * Math.SQRT2 * SPECTRUM_SIZE) / RATE));
  const sums = { voice: 0, noise: 0, shared: 0 };
  for (const [index, voice] of voices.entries()) {
    for (let at = 2 * from; at < 2 * to; at += 1) {
      const value = voice[at] ?? 0;
      sums.voice += value * value;
      sums.shared += value * (outs[index]?.[at] ?? 0);
      sums.noise += (noises[index]?.[at] ?? 0) ** 2;
    }
  }
  return sums;
}

/** One channel's spectra, the same in both channels of the transform: each is the mono one times 1 + i. */
function spectrogram(samples: Float32Array): Spectrum[] {
  const transform = stereoTransform();
  const both = stereo(samples);
  const spectra: Spectrum[] = [];
  for (let at = 0; at + SPECTRUM_SIZE <= samples.length; at += SPECTRUM_STEP)
    spectra.push(transform.toSpectrum(both, at));
  return spectra;
}

/** Both channels alike. */
export function stereo(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: 2 * samples.length }, (_, at) => samples[at >> 1] ?? 0);
}

function framesOf(samples: Float32Array): Float32Array[] {
  return Array.from({ length: Math.floor(samples.length / FRAME) }, (_, at) =>
    samples.subarray(at * FRAME, (at + 1) * FRAME),
  );
}
