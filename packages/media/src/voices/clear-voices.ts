import { AUDIO_CHANNELS, AUDIO_RATE, UNRECORDED_DB, type VoiceLevel, voiceGainAt } from '@cutroom/reel';
import {
  binPowers,
  SPECTRUM_BINS,
  SPECTRUM_SIZE,
  SPECTRUM_STEP,
  type StereoSpectrum,
  stereoTransform,
} from './short-time-spectra.ts';

/** Power of each bin that is taken for noise; null where it is not known. */
type NoiseProfile = Float32Array | null;

/** Raised when the same stretch, noise and levels give other samples. */
export const CLEARING_VERSION = 3;

/** What of a clip is around a stretch to clear: the frames that reach into it, and those that they are smoothed with. */
export const CLEARING_MARGIN_SAMPLES = AUDIO_RATE / 10;

/**
 * What is taken for noise: its measured power, a little more, and its spread from frame to frame. Hiss comes and goes (its spread
 * is its power); hum does not, and to take more than there is of it would take the voice that lies on it.
 */
const OVER_ESTIMATE = { steady: 1.3, spread: 0.9 } as const;
/** Noise goes down by so much and no further: silence between words would be heard as gaps. */
const FLOOR = 10 ** (-18 / 20);
/** A frequency is judged with its neighbours, so that no single one of them is left to chirp. */
const FRAMES_AROUND = 2;
const BINS_AROUND = 2;
/** Below any voice there is only wind, steps and hands. */
const RUMBLE_HZ = { silent: 40, whole: 85 } as const;
/** Frames this much louder than most were a knock, which is no noise to take from a voice. */
const KNOCK = 4;

/** What the thread that clears is given: interleaved stereo, 48 kHz. */
export interface ClearingQuestion {
  /** With the margins that `clearVoices` wants. */
  readonly stretch: Float32Array;
  /** null where nobody is ever silent. */
  readonly noise: Float32Array | null;
  readonly firstSample: number;
  readonly levels: readonly VoiceLevel[];
}

/** The work itself, for the thread that does it. */
export function clearedVoices({ stretch, noise, firstSample, levels }: ClearingQuestion): Float32Array {
  return clearVoices(stretch, firstSample, noise === null ? null : noiseProfile(noise), levels);
}

/**
 * What a noise is made of.
 * @param interleaved stereo, 48 kHz, of a stretch in which nobody speaks
 * @returns null where less than a few frames of it were recorded
 */
function noiseProfile(interleaved: Float32Array): NoiseProfile {
  const last = interleaved.length / AUDIO_CHANNELS - SPECTRUM_SIZE;
  const transform = stereoTransform();
  const frames: { readonly powers: Float32Array; readonly total: number }[] = [];
  for (let first = 0; first <= last; first += SPECTRUM_STEP) {
    if (!isRecorded(interleaved, first)) continue;
    const powers = binPowers(transform.toSpectrum(interleaved, first));
    frames.push({ powers, total: powers.reduce((sum, power) => sum + power, 0) });
  }
  const usual = frames.map(({ total }) => total).toSorted((a, b) => a - b)[frames.length >> 1];
  if (usual === undefined || frames.length < FRAMES_MIN) return null;
  const steady = frames.filter(({ total }) => total <= KNOCK * usual);
  return Float32Array.from({ length: SPECTRUM_BINS }, (_, bin) => {
    const mean = steady.reduce((sum, { powers }) => sum + (powers[bin] ?? 0) / steady.length, 0);
    const variance = steady.reduce(
      (sum, { powers }) => sum + ((powers[bin] ?? 0) - mean) ** 2 / steady.length,
      0,
    );
    return OVER_ESTIMATE.steady * mean + OVER_ESTIMATE.spread * Math.min(mean, Math.sqrt(variance));
  });
}

const FRAMES_MIN = 6;

function isRecorded(interleaved: Float32Array, first: number): boolean {
  const frame = interleaved.subarray(AUDIO_CHANNELS * first, AUDIO_CHANNELS * (first + SPECTRUM_SIZE));
  const power = frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length;
  return power > 10 ** (UNRECORDED_DB / 10);
}

/**
 * A stretch of a clip with its noise and rumble taken down and what is said brought nearer to one level. What comes out at
 * a sample depends on nothing further away than the margin: stretches that are cleared one by one fit together.
 *
 * Spectral subtraction with gains of the root of a Wiener filter (Boll 1979; Lim and Oppenheim 1979), smoothed over time and frequency.
 * @param interleaved stereo, 48 kHz, with CLEARING_MARGIN_SAMPLES more at both ends
 * @param firstSample the clip's sample with which the stretch itself begins
 */
function clearVoices(
  interleaved: Float32Array,
  firstSample: number,
  noise: NoiseProfile,
  levels: readonly VoiceLevel[],
): Float32Array {
  const samples = interleaved.length / AUDIO_CHANNELS;
  const cleared = new Float32Array(interleaved.length);
  const transform = stereoTransform();
  const origin = firstSample - CLEARING_MARGIN_SAMPLES;
  // Frames stand on one grid of the clip, whichever stretch of it is read.
  const before = origin - Math.floor(origin / SPECTRUM_STEP) * SPECTRUM_STEP;
  /** Those that the next ones are smoothed with. */
  const frames: { readonly at: number; readonly spectrum: StereoSpectrum; readonly powers: Float32Array }[] =
    [];
  for (let at = -before; at < samples; at += SPECTRUM_STEP) {
    const spectrum = transform.toSpectrum(interleaved, at);
    frames.push({ at, spectrum, powers: acrossBins(binPowers(spectrum)) });
    if (frames.length <= 2 * FRAMES_AROUND) continue;
    const middle = frames[FRAMES_AROUND];
    const gains = gainsOf(frames, noise);
    if (middle !== undefined) transform.addFrame(middle.spectrum, gains, cleared, middle.at);
    frames.shift();
  }
  const stretch = cleared.slice(
    AUDIO_CHANNELS * CLEARING_MARGIN_SAMPLES,
    cleared.length - AUDIO_CHANNELS * CLEARING_MARGIN_SAMPLES,
  );
  applyLevels(stretch, firstSample, levels);
  return stretch;
}

/** Each bin's mean power with its neighbours. */
function acrossBins(powers: Float32Array): Float32Array {
  const smoothed = new Float32Array(SPECTRUM_BINS);
  for (let bin = 0; bin < SPECTRUM_BINS; bin += 1) {
    const from = Math.max(0, bin - BINS_AROUND);
    const to = Math.min(SPECTRUM_BINS - 1, bin + BINS_AROUND);
    let sum = 0;
    for (let at = from; at <= to; at += 1) sum += powers[at] ?? 0;
    smoothed[bin] = sum / (to - from + 1);
  }
  return smoothed;
}

function gainsOf(around: readonly { readonly powers: Float32Array }[], noise: NoiseProfile): Float32Array {
  const gains = new Float32Array(SPECTRUM_BINS);
  for (let bin = 0; bin < SPECTRUM_BINS; bin += 1) {
    let power = 0;
    for (const { powers } of around) power += (powers[bin] ?? 0) / around.length;
    const taken = noise?.[bin] ?? 0;
    const kept = power > taken ? Math.sqrt(1 - taken / power) : 0;
    gains[bin] = (noise === null ? 1 : Math.max(FLOOR, kept)) * rumbleGain(bin);
  }
  return gains;
}

/** Nothing below a voice, all from its lowest tones on. */
function rumbleGain(bin: number): number {
  const hertz = (bin * AUDIO_RATE) / SPECTRUM_SIZE;
  const share = (hertz - RUMBLE_HZ.silent) / (RUMBLE_HZ.whole - RUMBLE_HZ.silent);
  return Math.sin((Math.min(1, Math.max(0, share)) * Math.PI) / 2) ** 2;
}

/** Levels change over seconds: one gain does for a few milliseconds. */
const LEVEL_STEP_SAMPLES = 64;

function applyLevels(interleaved: Float32Array, firstSample: number, levels: readonly VoiceLevel[]): void {
  if (levels.length === 0) return;
  let gain = 1;
  for (let at = 0; at < interleaved.length; at += 1) {
    const sample = firstSample + Math.floor(at / AUDIO_CHANNELS);
    if (at === 0 || (at % AUDIO_CHANNELS === 0 && sample % LEVEL_STEP_SAMPLES === 0))
      gain = voiceGainAt(levels, sample / AUDIO_RATE);
    interleaved[at] = (interleaved[at] ?? 0) * gain;
  }
}
