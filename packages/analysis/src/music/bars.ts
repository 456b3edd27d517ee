import type { AudioSamples } from '@cutroom/contract';
import { pitchClasses } from './harmony.ts';
import type { OnsetEnvelope } from './onset-envelope.ts';

/** Beats of a bar. */
export type Meter = 3 | 4;

export interface Bars {
  readonly meter: Meter;
  /** Indices of the beats that begin a bar. */
  readonly downbeats: readonly number[];
}

/** A waltz has to be plain: most music counts four. */
const THREE_MARGIN = 0.08;
/** What tells the first beat of a bar: the bass, a new chord, and whatever else begins. */
const BASS_WEIGHT = 1;
const HARMONY_WEIGHT = 1.3;
const ONSET_WEIGHT = 0.4;

/** Which beats begin bars of three or four: where the bass is strongest and the harmony changes. */
export function findBars(onsets: OnsetEnvelope, audio: AudioSamples, beats: readonly number[]): Bars {
  const meter = meterOf(beats.map((seconds) => attackAt(onsets, seconds)));
  const bass = standardised(beats.map((seconds) => strongestNear(onsets, onsets.low, seconds)));
  const all = standardised(beats.map((seconds) => strongestNear(onsets, onsets.all, seconds)));
  const harmony = standardised(harmonyChanges(audio, beats));
  const accents = beats.map(
    (_, beat) =>
      BASS_WEIGHT * (bass[beat] ?? 0) +
      HARMONY_WEIGHT * (harmony[beat] ?? 0) +
      ONSET_WEIGHT * (all[beat] ?? 0),
  );
  const first = strongestPhase(accents, meter);
  return { meter, downbeats: beats.flatMap((_, beat) => (beat % meter === first ? [beat] : [])) };
}

/** So much of the bars that are known must agree before the others are counted like them. */
const SAME_SHARE_MIN = 0.8;

/**
 * Bars by downbeats that are known: where nearly all agree, the beats before, between and after them are counted alike.
 * @param downbeatSeconds each near a beat
 * @returns null for fewer than two
 */
export function barsOf(beats: readonly number[], downbeatSeconds: readonly number[]): Bars | null {
  const known = [...new Set(downbeatSeconds.map((seconds) => nearestIndex(beats, seconds)))];
  const lengths = known.slice(1).map((beat, index) => beat - (known[index] ?? beat));
  const length = commonest(lengths);
  if (length === null) return null;
  const meter = length % 3 === 0 ? 3 : 4;
  const phase = commonest(known.map((beat) => beat % length)) ?? 0;
  const agreeing = known.filter((beat) => beat % length === phase);
  if (agreeing.length < SAME_SHARE_MIN * known.length) return { meter, downbeats: known };
  return { meter, downbeats: beats.flatMap((_, beat) => (beat % length === phase ? [beat] : [])) };
}

function nearestIndex(beats: readonly number[], seconds: number): number {
  let nearest = 0;
  for (const [index, beat] of beats.entries())
    if (Math.abs(beat - seconds) < Math.abs((beats[nearest] ?? 0) - seconds)) nearest = index;
  return nearest;
}

function commonest(values: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** How far beats resemble those three and six later, against those four and eight later. */
function meterOf(attacks: readonly Float32Array[]): Meter {
  const usual = meanOf(attacks);
  const centred = attacks.map((attack) => attack.map((value, band) => value - (usual[band] ?? 0)));
  const three = likenessAt(centred, 3) + likenessAt(centred, 6);
  const four = likenessAt(centred, 4) + likenessAt(centred, 8);
  return three > four + THREE_MARGIN ? 3 : 4;
}

/** How much begins in each band at a beat. */
function attackAt({ spectra, bands, rate, delaySeconds }: OnsetEnvelope, seconds: number): Float32Array {
  const frame = Math.round((seconds - delaySeconds) * rate);
  const level = (at: number, band: number) => spectra[Math.max(0, at) * bands + band] ?? 0;
  return Float32Array.from({ length: bands }, (_, band) =>
    Math.max(0, level(frame + 3, band) - level(frame - 3, band)),
  );
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + value / vectors.length;
  return sum;
}

function likenessAt(vectors: readonly Float32Array[], lag: number): number {
  let product = 0;
  let power = 0;
  for (let at = lag; at < vectors.length; at++) {
    const here = vectors[at] ?? new Float32Array();
    const before = vectors[at - lag] ?? new Float32Array();
    product += dot(here, before);
    power += (dot(here, here) + dot(before, before)) / 2;
  }
  return power <= 1e-9 ? 0 : product / power;
}

/** How different each beat's pitches are from those of the beat before, 0 to 1. */
function harmonyChanges(audio: AudioSamples, beats: readonly number[]): number[] {
  const pitches = pitchClasses(audio, beats);
  return pitches.map((here, beat) => {
    const before = pitches[beat - 1];
    if (before === undefined) return 0;
    const norm = Math.sqrt(dot(here, here) * dot(before, before));
    return norm <= 1e-9 ? 0 : 1 - dot(here, before) / norm;
  });
}

function strongestNear(
  { rate, delaySeconds }: OnsetEnvelope,
  envelope: Float32Array,
  seconds: number,
): number {
  const frame = Math.round((seconds - delaySeconds) * rate);
  return Math.max(0, ...envelope.subarray(Math.max(0, frame - 3), frame + 4));
}

function strongestPhase(accents: readonly number[], meter: Meter): number {
  const sums = Array.from({ length: meter }, (_, phase) => {
    const own = accents.filter((_, beat) => beat % meter === phase);
    return own.reduce((sum, accent) => sum + accent, 0) / Math.max(1, own.length);
  });
  return sums.indexOf(Math.max(...sums));
}

function standardised(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  return values.map((value) => (value - mean) / Math.max(1e-6, Math.sqrt(variance)));
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
