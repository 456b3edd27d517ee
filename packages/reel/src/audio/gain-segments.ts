import { AUDIO_RATE } from './audio-format.ts';
import { type GainEnvelope, gainAt } from './gain-envelope.ts';
import { type GainPoint, gainOfPoints } from './gain-points.ts';

/** A stretch of an envelope: one gain for all of it, or one that changes with every sample. */
export interface GainSegment {
  readonly startSample: number;
  readonly endSample: number;
  /** Amplitude; null where it changes. */
  readonly steadyGain: number | null;
}

/** The envelope from its first sample to its last, without gaps: what changes is told apart from what does not. */
export function gainSegments(envelope: GainEnvelope): GainSegment[] {
  const { samples, level, rise, fall } = envelope;
  const risen = Math.max(level.samples, rise.samples);
  const falls = samples - fall.samples;
  const steady = { start: Math.min(risen, samples), end: Math.max(falls, Math.min(risen, samples)) };
  const all: GainSegment[] = [
    { startSample: 0, endSample: steady.start, steadyGain: null },
    { startSample: steady.start, endSample: steady.end, steadyGain: level.to },
    { startSample: steady.end, endSample: samples, steadyGain: null },
  ];
  return all
    .filter(({ startSample, endSample }) => endSample > startSample)
    .flatMap((segment) => duckedSegments(segment, envelope.ducks ?? []));
}

/** A segment divided where its gain begins or ends to go down for others. */
function duckedSegments(segment: GainSegment, ducks: readonly GainPoint[]): GainSegment[] {
  const { startSample, endSample, steadyGain } = segment;
  const inside = ducks.map(({ sample }) => sample).filter((at) => at > startSample && at < endSample);
  const marks = [startSample, ...new Set(inside), endSample];
  return marks.slice(1).map((end, index): GainSegment => {
    const start = marks[index] ?? startSample;
    // From one point to the next it goes straight: equal gains at both are one gain.
    const [first, last] = [gainOfPoints(ducks, start), gainOfPoints(ducks, end - 1)];
    const isSteady = steadyGain !== null && first === last;
    return { startSample: start, endSample: end, steadyGain: isSteady ? steadyGain * first : null };
  });
}

/** A gain for Web Audio: `setValueAtTime`, or `setValueCurveAtTime` with values that are evenly apart in time. */
export type GainCurve =
  | { readonly kind: 'steady'; readonly startSeconds: number; readonly gain: number }
  | {
      readonly kind: 'curve';
      readonly startSeconds: number;
      readonly durationSeconds: number;
      readonly gains: Float32Array;
    };

/** Linear between so many of them, a curve is within 0.001 of what it is made from. */
const CURVE_POINTS = 65;

/** The envelope's gains, on the envelope's own clock. */
export function gainCurves(envelope: GainEnvelope): GainCurve[] {
  return gainSegments(envelope).map(({ startSample, endSample, steadyGain }) => {
    const startSeconds = startSample / AUDIO_RATE;
    if (steadyGain !== null) return { kind: 'steady', startSeconds, gain: steadyGain };
    const gains = Float32Array.from({ length: CURVE_POINTS }, (_, point) => {
      const share = point / (CURVE_POINTS - 1);
      return gainAt(envelope, startSample + share * (endSample - 1 - startSample));
    });
    return { kind: 'curve', startSeconds, durationSeconds: (endSample - startSample) / AUDIO_RATE, gains };
  });
}
