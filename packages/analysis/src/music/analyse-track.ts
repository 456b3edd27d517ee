import type { AudioSamples, Interval } from '@cutroom/contract';
import { barsOf, findBars, type Meter } from './bars.ts';
import { beatsOfGrid, fitGrid } from './beat-grid.ts';
import type { FoundBeats } from './beat-model/beat-peaks.ts';
import { beatPath } from './beat-path.ts';
import { onsetEnvelope } from './onset-envelope.ts';
import { beatLoudness, bestStart, findSections, type Section } from './passages.ts';
import { tempoCurve } from './tempo.ts';
import { thinned } from './thinned.ts';

/** What cuts and a timeline need to know of a track. All times are seconds of the track. */
export interface TrackAnalysis {
  /** Of the usual beat; null where there is no beat. */
  readonly bpm: number | null;
  /** In order; none where nothing is heard. */
  readonly beats: readonly number[];
  /** Those of the beats that begin a bar. */
  readonly downbeats: readonly number[];
  readonly meter: Meter;
  /** Whether the beats lie on a grid of one tempo; otherwise each was placed by itself. */
  readonly isSteady: boolean;
  /** Of each beat, 0 to 1: how loud it is up to the next one. */
  readonly loudness: readonly number[];
  readonly sections: readonly Section[];
  /** The downbeat where a reel of half a minute best begins. */
  readonly bestStartSeconds: number;
}

const REEL_SECONDS = 30;
const BEATS_MIN = 4;

/** Whether a model's beats are enough to go by. */
export function hasBeats({ beats }: FoundBeats): boolean {
  return beats.length >= BEATS_MIN;
}

/**
 * Beats, bars and passages of a track, by signal processing alone.
 * @param pcm mono samples in -1..1
 * @param byModel beats that a model has found, which then need not be looked for
 */
export function analyseTrack(
  pcm: Float32Array,
  sampleRate: number,
  byModel: FoundBeats | null = null,
): TrackAnalysis {
  const audio = thinned({ samples: pcm, sampleRate });
  const heard = audibleInterval(audio);
  const onsets = onsetEnvelope(audio);
  const path = heard === null ? [] : (byModel?.beats ?? beatPath(onsets, tempoCurve(onsets)));
  const grid = fitGrid(path);
  const { startSeconds, endSeconds } = heard ?? { startSeconds: 0, endSeconds: 0 };
  const placed = grid === null ? path : beatsOfGrid(grid, startSeconds - NEAR_SECONDS, endSeconds);
  const beats = placed.filter(
    (seconds) => seconds >= Math.max(0, startSeconds - NEAR_SECONDS) && seconds < endSeconds,
  );
  if (beats.length < BEATS_MIN) return WITHOUT_BEATS;
  const bars = byModel === null ? null : barsOf(beats, byModel.downbeats);
  const { meter, downbeats } = bars ?? findBars(onsets, audio, beats);
  const loudness = beatLoudness(audio, beats);
  return {
    bpm: 60 / (grid?.periodSeconds ?? medianGap(beats)),
    beats,
    downbeats: downbeats.flatMap((beat) => beats[beat] ?? []),
    meter,
    isSteady: grid !== null,
    loudness,
    sections: findSections(beats, downbeats, loudness, endSeconds),
    bestStartSeconds: bestStart(beats, downbeats, loudness, REEL_SECONDS),
  };
}

const WITHOUT_BEATS: TrackAnalysis = {
  bpm: null,
  beats: [],
  downbeats: [],
  meter: 4,
  isSteady: false,
  loudness: [],
  sections: [],
  bestStartSeconds: 0,
};

/** A first beat may be found so much before what is heard of it. */
const NEAR_SECONDS = 0.05;
const BLOCK_SECONDS = 0.05;
/** So far below the loudest block nothing is heard any more. */
const AUDIBLE_SHARE = 10 ** (-50 / 20);
/** A track that never comes above this is silent. */
const SILENT = 1e-4;

/** Without the silence before and after. @returns null where all is silent */
function audibleInterval({ samples, sampleRate }: AudioSamples): Interval | null {
  const length = Math.max(1, Math.round(BLOCK_SECONDS * sampleRate));
  const peaks: number[] = [];
  for (let from = 0; from < samples.length; from += length) {
    let peak = 0;
    for (const sample of samples.subarray(from, from + length)) peak = Math.max(peak, Math.abs(sample));
    peaks.push(peak);
  }
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0);
  if (loudest < SILENT) return null;
  const isHeard = (peak: number) => peak >= loudest * AUDIBLE_SHARE;
  return {
    startSeconds: (peaks.findIndex(isHeard) * length) / sampleRate,
    endSeconds: Math.min(samples.length, (peaks.findLastIndex(isHeard) + 1) * length) / sampleRate,
  };
}

function medianGap(beats: readonly number[]): number {
  const gaps = beats.slice(1).map((seconds, index) => seconds - (beats[index] ?? 0));
  return gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0.5;
}
