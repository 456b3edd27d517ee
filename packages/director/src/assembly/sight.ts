import type { ClipAnalysis, Framing, SubjectTrack } from '@cutroom/contract';
import { BROADER, SAME_THING, wordsAgree } from '../vocabulary/meaning.ts';

/** When, and how well, the reel's upright window shows the things a prompt names in one clip. */
export interface Sight {
  /** 0 never seen to 1 large and in the window all the time. */
  readonly shareIn: (startSeconds: number, endSeconds: number) => number;
  /** Seconds at which the things come into view or leave it. */
  readonly edges: readonly number[];
  /** The followed subjects that answer. */
  readonly tracks: readonly SubjectTrack[];
}

/**
 * Where a clip shows what these words name.
 * @returns null where no followed subject answers to the words, or nobody knows when it is in view
 */
export function sightOf(analysis: ClipAnalysis, words: readonly string[]): Sight | null {
  const tracks = tracksOf(analysis, words);
  if (tracks.length === 0) return null;
  const steps = new Float64Array(Math.ceil(analysis.durationSeconds / STEP_SECONDS) + 1);
  for (const track of tracks) see(track, analysis, steps);
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
  };
}

const STEP_SECONDS = 0.1;
/** One sighting stands for the time until the next look, but for no longer than this. */
const SIGHTING_SECONDS_MAX = 1.5;
/** A thing outside the clip's window costs a crop of its own, which follows less calmly than the clip's. */
const OUTSIDE_WEIGHT = 0.4;
/** From this share of the picture on a thing counts as large. */
const LARGE_AREA = 0.15;
const REEL_SHAPE = 9 / 16;

/** The tracks that answer best: the dog for 'puppy', and a person for 'the bride', whom nobody tells from others. */
function tracksOf(analysis: ClipAnalysis, words: readonly string[]): SubjectTrack[] {
  const answers = analysis.tracks
    .filter(({ boxes }) => boxes.length > 0)
    .map((track) => ({ track, answer: Math.max(0, ...words.map((word) => wordsAgree(word, track.label))) }));
  const certain = answers.filter(({ answer }) => answer >= SAME_THING);
  const chosen = certain.length > 0 ? certain : answers.filter(({ answer }) => answer >= BROADER);
  return chosen.map(({ track }) => track);
}

function see(track: SubjectTrack, analysis: ClipAnalysis, steps: Float64Array): void {
  const between = (analysis.durationSeconds * track.presence) / track.boxes.length;
  const half = Math.min(SIGHTING_SECONDS_MAX, Math.max(STEP_SECONDS, between)) / 2;
  for (const { atSeconds, box } of track.boxes) {
    const large = 0.7 + 0.3 * Math.min(1, (box.width * box.height) / LARGE_AREA);
    const weight = large * (OUTSIDE_WEIGHT + (1 - OUTSIDE_WEIGHT) * shareInWindow(box, atSeconds, analysis));
    const from = Math.max(0, Math.round((atSeconds - half) / STEP_SECONDS));
    const to = Math.min(steps.length, Math.round((atSeconds + half) / STEP_SECONDS));
    for (let at = from; at < to; at += 1) steps[at] = Math.max(steps[at] ?? 0, weight);
  }
}

/** Share of a box that the upright window shows, of as much as the window could show of it. */
function shareInWindow(
  box: SubjectTrack['boxes'][number]['box'],
  atSeconds: number,
  { framing, width, height }: ClipAnalysis,
): number {
  if (framing.mode === 'fit') return 1;
  const windowWidth = Math.min(1, (height * REEL_SHAPE) / width);
  const windowHeight = Math.min(1, width / REEL_SHAPE / height);
  const center = centerAt(framing, atSeconds);
  return (
    sharedLength(box.x, box.width, center.x, windowWidth) *
    sharedLength(box.y, box.height, center.y, windowHeight)
  );
}

function sharedLength(start: number, length: number, center: number, windowLength: number): number {
  const middle = Math.min(1 - windowLength / 2, Math.max(windowLength / 2, center));
  const shared =
    Math.min(start + length, middle + windowLength / 2) - Math.max(start, middle - windowLength / 2);
  return Math.max(0, shared) / Math.max(1e-6, Math.min(length, windowLength));
}

/** The crop's centre: linear between keyframes, held before the first and after the last. */
export function centerAt(framing: Framing, atSeconds: number): { x: number; y: number } {
  if (framing.mode === 'fit') return { x: 0.5, y: 0.5 };
  const { keyframes } = framing;
  const after = keyframes.findIndex((keyframe) => keyframe.atSeconds > atSeconds);
  const next = after < 0 ? undefined : keyframes[after];
  const before = after < 0 ? keyframes.at(-1) : keyframes[after - 1];
  const [a, b] = [before ?? next, next ?? before];
  if (a === undefined || b === undefined) return { x: 0.5, y: 0.5 };
  const span = b.atSeconds - a.atSeconds;
  const along = span > 0 ? (atSeconds - a.atSeconds) / span : 0;
  return {
    x: a.centerX + (b.centerX - a.centerX) * along,
    y: a.centerY + (b.centerY - a.centerY) * along,
  };
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
