import type { ClipAnalysis, SubjectTrack } from '@cutroom/contract';
import { BROADER, SAME_THING, wordsAgree } from '../vocabulary/meaning.ts';
import { type FrameView, frameViewOf } from './frame-view.ts';
import { looksOf, unseenSecondsMax } from './looks.ts';
import { shareInWindow } from './upright-window.ts';

/** When, and how well, the reel's upright window shows the things a prompt names in one clip. */
export interface Sight {
  /** 0 never seen to 1 large and in the window all the time. */
  readonly shareIn: (startSeconds: number, endSeconds: number) => number;
  /** Seconds at which the things come into view or leave it. */
  readonly edges: readonly number[];
  /** The followed subjects that answer. */
  readonly tracks: readonly SubjectTrack[];
  /** How well single pictures show them; null for what is heard. */
  readonly view: FrameView | null;
}

/**
 * Where a clip shows what these words name.
 * @returns null where no followed subject answers to the words, or nobody knows when it is in view
 */
export function sightOf(analysis: ClipAnalysis, words: readonly string[]): Sight | null {
  return sightOfTracks(analysis, tracksOf(analysis, words));
}

/**
 * Where a clip shows its main subject, for cuts that nobody asked for by name.
 * @returns null where nothing was followed
 */
export function mainSightOf(analysis: ClipAnalysis): Sight | null {
  const weight = ({ kind, area, presence }: SubjectTrack): number =>
    presence * (kind === 'face' ? area * FACE_WEIGHT : area);
  const [main] = analysis.tracks
    .filter(({ boxes }) => boxes.length > 0)
    .sort((a, b) => weight(b) - weight(a));
  if (main === undefined) return null;
  return sightOfTracks(
    analysis,
    analysis.tracks.filter(({ label, boxes }) => label === main.label && boxes.length > 0),
  );
}

/** A face is a small part of the person it stands for. */
const FACE_WEIGHT = 4;

function sightOfTracks(analysis: ClipAnalysis, tracks: readonly SubjectTrack[]): Sight | null {
  if (tracks.length === 0) return null;
  const steps = new Float64Array(Math.ceil(analysis.durationSeconds / STEP_SECONDS) + 1);
  const looks = looksOf(analysis);
  for (const track of tracks) see(track, analysis, looks, steps);
  const sums = new Float64Array(steps.length + 1);
  for (let at = 0; at < steps.length; at += 1) sums[at + 1] = (sums[at] ?? 0) + (steps[at] ?? 0);
  const stepAt = (seconds: number): number =>
    Math.max(0, Math.min(steps.length, Math.round(seconds / STEP_SECONDS)));
  return {
    shareIn: (startSeconds, endSeconds) => {
      const from = stepAt(startSeconds);
      const to = Math.max(from + 1, stepAt(endSeconds));
      return ((sums[Math.min(to, steps.length)] ?? 0) - (sums[from] ?? 0)) / (to - from);
    },
    edges: edgesOf(steps),
    tracks,
    view: frameViewOf(tracks, analysis),
  };
}

const STEP_SECONDS = 0.1;
/** One sighting stands for the time until the next look, but for no longer than this. */
const SIGHTING_SECONDS_MAX = 1.5;
/** A thing outside the clip's window costs a crop of its own, which follows less calmly than the clip's. */
const OUTSIDE_WEIGHT = 0.4;
/** From this share of the picture on a thing counts as large. */
const LARGE_AREA = 0.15;

/** The tracks that answer best: the dog for 'puppy', and a person for 'the bride', whom nobody tells from others. */
function tracksOf(analysis: ClipAnalysis, words: readonly string[]): SubjectTrack[] {
  const answers = analysis.tracks
    .filter(({ boxes }) => boxes.length > 0)
    .map((track) => ({ track, answer: Math.max(0, ...words.map((word) => wordsAgree(word, track.label))) }));
  const certain = answers.filter(({ answer }) => answer >= SAME_THING);
  const chosen = certain.length > 0 ? certain : answers.filter(({ answer }) => answer >= BROADER);
  return chosen.map(({ track }) => track);
}

function see(
  track: SubjectTrack,
  analysis: ClipAnalysis,
  looks: readonly number[],
  steps: Float64Array,
): void {
  const between = (analysis.durationSeconds * track.presence) / track.boxes.length;
  const half = Math.min(SIGHTING_SECONDS_MAX, Math.max(STEP_SECONDS, between)) / 2;
  const mark = (fromSeconds: number, toSeconds: number, weight: number): void => {
    const from = Math.max(0, Math.round(fromSeconds / STEP_SECONDS));
    const to = Math.min(steps.length, Math.round(toSeconds / STEP_SECONDS));
    for (let at = from; at < to; at += 1) steps[at] = Math.max(steps[at] ?? 0, weight);
  };
  const weights = track.boxes.map(({ atSeconds, box }) => {
    const large = 0.7 + 0.3 * Math.min(1, (box.width * box.height) / LARGE_AREA);
    return large * (OUTSIDE_WEIGHT + (1 - OUTSIDE_WEIGHT) * shareInWindow(box, atSeconds, analysis));
  });
  track.boxes.forEach(({ atSeconds }, index) => {
    const weight = weights[index] ?? 0;
    mark(atSeconds - half, atSeconds + half, weight);
    const next = track.boxes[index + 1]?.atSeconds;
    if (next === undefined || next - atSeconds > unseenSecondsMax(atSeconds)) return;
    // Looks are rare late in a long clip: what the next one sees again was there in between.
    if (looks.some((at) => at > atSeconds && at < next)) return;
    mark(atSeconds, next, Math.min(weight, weights[index + 1] ?? 0));
  });
}

/** Of a clip that is long and lively only the first changes are told: a cut needs a few places to try, not hundreds. */
function edgesOf(steps: Float64Array): number[] {
  const edges: number[] = [];
  for (let at = 0; at < steps.length && edges.length < EDGES_MAX; at += 1) {
    if (Math.abs((steps[at] ?? 0) - (at === 0 ? 0 : (steps[at - 1] ?? 0))) > 0.05)
      edges.push(at * STEP_SECONDS);
  }
  return edges;
}

const EDGES_MAX = 200;
