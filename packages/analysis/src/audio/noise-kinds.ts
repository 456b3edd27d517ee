import type { AudioSamples, Interval, NoiseKind } from '@cutroom/contract';
import { openSpectrum } from './spectrum.ts';

/** Bins of 2 Hz at 16 kHz: a mains hum is a line among them. */
const SIZE = 8192;
const MAINS_HZ = [50, 60] as const;
const HARMONICS = 6;
/** A line stands so far out of what is around it, in power. */
const LINE_PROMINENCE = 10 ** (12 / 10);
const LINES_MIN = 2;
/** Mean square of a line that can be heard under a voice. */
const LINE_POWER_MIN = 1e-7;
/** Wind roars below this, and has next to nothing above. */
const WIND_HZ = { low: 20, high: 150 } as const;
const VOICE_HZ = { low: 300, high: 4000 } as const;
const WIND_OVER_VOICE = 10 ** (10 / 10);
const WIND_POWER_MIN = 1e-5;
/** It comes in gusts: the middle half of its levels spans so many dB. An engine hums on. */
const GUST_DB_MIN = 3;
const FRAMES_MIN = 4;

/**
 * What disturbs a clip's voices by name: a mains hum (50 or 60 Hz with its multiples), wind on the microphone.
 * @param besides where somebody speaks or music plays: nothing is told from there
 */
export function noiseKinds(audio: AudioSamples, besides: readonly Interval[]): NoiseKind[] {
  const frames = framesBesides(audio, besides);
  if (frames.length < FRAMES_MIN) return [];
  const hertz = audio.sampleRate / SIZE;
  const mean = Float32Array.from(
    { length: SIZE / 2 },
    (_, bin) => frames.reduce((sum, powers) => sum + (powers[bin] ?? 0), 0) / frames.length,
  );
  return [
    ...(isWindy(frames, mean, hertz) ? (['wind'] as const) : []),
    ...(MAINS_HZ.some((mains) => hums(mean, mains, hertz)) ? (['hum'] as const) : []),
  ];
}

/** Mean squares by frequency of whole frames in which neither is heard. */
function framesBesides({ samples, sampleRate }: AudioSamples, besides: readonly Interval[]): Float32Array[] {
  const spectrum = openSpectrum(SIZE);
  const frames: Float32Array[] = [];
  for (let start = 0; start + SIZE <= samples.length; start += SIZE) {
    const [from, to] = [start / sampleRate, (start + SIZE) / sampleRate];
    if (besides.some(({ startSeconds, endSeconds }) => startSeconds < to && endSeconds > from)) continue;
    // A Hann window lets 3/8 of the power through, and half of the spectrum is not returned.
    frames.push(spectrum(samples, start).map((magnitude) => (magnitude ** 2 * 2) / (0.375 * SIZE ** 2)));
  }
  return frames;
}

function isWindy(frames: readonly Float32Array[], mean: Float32Array, hertz: number): boolean {
  const low = powerWithin(mean, WIND_HZ, hertz);
  if (low < WIND_POWER_MIN || low < WIND_OVER_VOICE * powerWithin(mean, VOICE_HZ, hertz)) return false;
  const levels = frames
    .map((powers) => 10 * Math.log10(powerWithin(powers, WIND_HZ, hertz) + 1e-12))
    .toSorted((a, b) => a - b);
  const at = (share: number): number => levels[Math.floor(share * (levels.length - 1))] ?? 0;
  return at(0.75) - at(0.25) >= GUST_DB_MIN;
}

function hums(mean: Float32Array, mains: number, hertz: number): boolean {
  const lines = Array.from({ length: HARMONICS }, (_, index) => (index + 1) * mains).filter((line) => {
    const bin = Math.round(line / hertz);
    const peak = Math.max(...[-1, 0, 1].map((step) => mean[bin + step] ?? 0));
    const around = [-9, -8, -7, -6, -5, 5, 6, 7, 8, 9]
      .map((step) => mean[Math.max(1, bin + step)] ?? 0)
      .toSorted((a, b) => a - b);
    return peak > LINE_POWER_MIN && peak > LINE_PROMINENCE * (around[5] ?? 0);
  });
  return lines.length >= LINES_MIN;
}

function powerWithin(
  powers: Float32Array,
  band: { readonly low: number; readonly high: number },
  hertz: number,
): number {
  let sum = 0;
  for (let bin = Math.ceil(band.low / hertz); bin <= band.high / hertz; bin += 1) sum += powers[bin] ?? 0;
  return sum;
}
