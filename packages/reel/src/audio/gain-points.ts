import { AUDIO_RATE } from './audio-format.ts';

/** Amplitude at a sample of the reel; between two points it goes straight from one to the other. */
export interface GainPoint {
  readonly sample: number;
  readonly gain: number;
}

/**
 * Gains of consecutive samples.
 * @param points in order; before the first and after the last its gain is held
 */
export function gainsBetween(
  points: readonly GainPoint[],
  fromSample: number,
  samples: number,
): Float32Array {
  const gains = new Float32Array(samples);
  let next = points.findIndex(({ sample }) => sample > fromSample);
  if (next < 0) next = points.length;
  for (let at = 0; at < samples; next += 1) {
    const [before, after] = [points[next - 1], points[next]];
    const end = Math.min(samples, after === undefined ? samples : Math.ceil(after.sample) - fromSample);
    if (before === undefined || after === undefined || before.gain === after.gain)
      gains.fill(gainBetween(before, after, fromSample + at), at, end);
    else
      for (let each = at; each < end; each += 1) gains[each] = gainBetween(before, after, fromSample + each);
    at = Math.max(at, end);
  }
  return gains;
}

export function gainOfPoints(points: readonly GainPoint[], sample: number): number {
  const next = points.findIndex((point) => point.sample > sample);
  return next < 0 ? (points.at(-1)?.gain ?? 1) : gainBetween(points[next - 1], points[next], sample);
}

function gainBetween(before: GainPoint | undefined, after: GainPoint | undefined, sample: number): number {
  if (before === undefined) return after?.gain ?? 1;
  if (after === undefined) return before.gain;
  const share = (sample - before.sample) / (after.sample - before.sample);
  return before.gain + share * (after.gain - before.gain);
}

/** The product of several curves, as one. Straight lines times straight lines bend: points are laid close enough. */
export function productOfPoints(curves: readonly (readonly GainPoint[])[]): GainPoint[] {
  const samples = curves.flatMap((points) => bent(points.map(({ sample }) => sample)));
  return [...new Set(samples)]
    .toSorted((a, b) => a - b)
    .map((sample) => ({
      sample,
      gain: curves.reduce((product, points) => product * gainOfPoints(points, sample), 1),
    }));
}

/** Two ramps seldom meet; where they do, a twentieth of a second is straight to the ear. */
const POINT_SAMPLES = AUDIO_RATE / 20;
/** Longer than any ramp: beyond, a curve is level. */
const RAMP_SAMPLES_MAX = 2 * AUDIO_RATE;

function bent(samples: readonly number[]): number[] {
  return samples.flatMap((sample, index) => {
    const length = sample - (samples[index - 1] ?? sample);
    if (length > RAMP_SAMPLES_MAX) return [sample];
    const steps = Math.ceil(length / POINT_SAMPLES);
    return Array.from({ length: Math.max(1, steps) }, (_, step) =>
      Math.round(sample - (step * length) / Math.max(1, steps)),
    );
  });
}
