import { openSpectrum } from '../../audio/spectrum.ts';

const MEL_RATE = 22_050;
export const MEL_BANDS = 128;
/** Frames a second: frame `n` looks at the audio around `n / 50` s. */
export const MEL_FRAMES_PER_SECOND = 50;

const HOP = MEL_RATE / MEL_FRAMES_PER_SECOND;
const WINDOW = 1024;
const LOWEST_HERTZ = 30;
const HIGHEST_HERTZ = 11_000;
/** Before the logarithm. */
const MULTIPLIER = 1000;

/**
 * The spectrogram that Beat This! was trained on, as its authors make it with torchaudio (`LogMelSpect` in
 * github.com/CPJKU/beat_this): magnitudes of frames of 1024 samples that are centred and mirrored at the ends, divided by
 * the root of the frame's length, in 128 triangles on Slaney's mel scale, as log(1 + 1000 x).
 * @param samples mono, 22,050 Hz
 * @returns frame after frame; none where the audio is shorter than half a frame
 */
export function logMel(samples: Float32Array): Float32Array {
  if (samples.length <= WINDOW / 2) return new Float32Array();
  const frames = Math.floor(samples.length / HOP) + 1;
  const spectrum = openSpectrum(WINDOW);
  const filters = melFilters();
  const mel = new Float32Array(frames * MEL_BANDS);
  for (let frame = 0; frame < frames; frame++) {
    const from = frame * HOP - WINDOW / 2;
    const isWhole = from >= 0 && from + WINDOW <= samples.length;
    const magnitudes = isWhole ? spectrum(samples, from) : spectrum(mirrored(samples, from), 0);
    for (const [band, { firstBin, weights }] of filters.entries()) {
      let sum = 0;
      for (let at = 0; at < weights.length; at++)
        sum += (magnitudes[firstBin + at] ?? 0) * (weights[at] ?? 0);
      mel[frame * MEL_BANDS + band] = Math.log1p((MULTIPLIER * sum) / Math.sqrt(WINDOW));
    }
  }
  return mel;
}

function mirrored(samples: Float32Array, from: number): Float32Array {
  const last = samples.length - 1;
  return Float32Array.from({ length: WINDOW }, (_, offset) => {
    const at = Math.abs(from + offset);
    return samples[at > last ? 2 * last - at : at] ?? 0;
  });
}

interface MelFilter {
  readonly firstBin: number;
  readonly weights: readonly number[];
}

/** Triangles between neighbouring points of the mel scale, each 1 at its top. */
function melFilters(): MelFilter[] {
  const [lowest, highest] = [melOf(LOWEST_HERTZ), melOf(HIGHEST_HERTZ)];
  const points = Array.from({ length: MEL_BANDS + 2 }, (_, point) =>
    hertzOf(lowest + ((highest - lowest) * point) / (MEL_BANDS + 1)),
  );
  return Array.from({ length: MEL_BANDS }, (_, band) => {
    const [left = 0, top = 0, right = 0] = points.slice(band, band + 3);
    const firstBin = Math.ceil((left * WINDOW) / MEL_RATE);
    const count = Math.max(0, Math.floor((right * WINDOW) / MEL_RATE) - firstBin + 1);
    const weights = Array.from({ length: count }, (_, at) => {
      const hertz = ((firstBin + at) * MEL_RATE) / WINDOW;
      return Math.max(0, Math.min((hertz - left) / (top - left), (right - hertz) / (right - top)));
    });
    return { firstBin, weights };
  });
}

/** Slaney's scale: straight up to 1 kHz, logarithmic above. */
const HERTZ_PER_MEL = 200 / 3;
const BEND_HERTZ = 1000;
const BEND_MEL = BEND_HERTZ / HERTZ_PER_MEL;
const LOG_STEP = Math.log(6.4) / 27;

function melOf(hertz: number): number {
  return hertz < BEND_HERTZ ? hertz / HERTZ_PER_MEL : BEND_MEL + Math.log(hertz / BEND_HERTZ) / LOG_STEP;
}

function hertzOf(mel: number): number {
  return mel < BEND_MEL ? mel * HERTZ_PER_MEL : BEND_HERTZ * Math.exp(LOG_STEP * (mel - BEND_MEL));
}
