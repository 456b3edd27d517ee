import type { Interval, Moment } from '@cutroom/contract';
import { CUT_SECONDS_MIN } from '@cutroom/contract';
import { hashDistance } from '../image/frame-hash.ts';
import { CELL_SECONDS, type TimelineCell } from './timeline.ts';

export interface MomentsInput {
  readonly cells: readonly TimelineCell[];
  readonly shots: readonly Interval[];
  readonly speech: readonly Interval[];
  readonly durationSeconds: number;
}

/**
 * Stretches of 0.5 to 8 s worth showing, best first. Each lies inside one shot. A stretch is as good as its mean,
 * helped by its peak, and loses by shake, blur, darkness and by cutting speech off.
 */
export function findMoments(input: MomentsInput): Moment[] {
  const interest = interestOf(input.cells);
  const candidates = input.shots.flatMap((shot) => candidatesIn(shot, input, interest));
  candidates.sort((a, b) => b.score - a.score || a.startSeconds - b.startSeconds);
  const chosen: Stretch[] = [];
  const most = Math.min(MOMENTS_MAX, Math.max(3, Math.ceil(input.durationSeconds / 2)));
  for (const candidate of candidates) {
    if (chosen.length >= most) break;
    if (chosen.every((other) => sharedShare(other, candidate) < SHARED_MAX)) chosen.push(candidate);
  }
  if (chosen.length === 0) return wholeClip(input);
  return described(withRepeatsLast(chosen, input.cells), input.cells);
}

/** How much each cell is worth showing, 0-1. */
export function interestOf(cells: readonly TimelineCell[]): Float32Array {
  return smoothed(relativeInterest(cells));
}

/** Without movement or speech, any stretch shows as much as the whole. */
function withRepeatsLast(chosen: readonly Stretch[], cells: readonly TimelineCell[]): Stretch[] {
  const shown: (readonly TimelineCell[])[] = [];
  const judged = chosen.map((stretch) => {
    const own = cells.slice(...cellsOf(stretch, cells.length));
    const isRepeat = shown.some((other) => showTheSame(other, own));
    if (!isRepeat) shown.push(own);
    return isRepeat ? { ...stretch, score: roundedScore(stretch.score * REPEAT_SHARE) } : stretch;
  });
  return judged.sort((a, b) => b.score - a.score || a.startSeconds - b.startSeconds);
}

/** Of its score that a stretch keeps which shows what a better one shows. */
const REPEAT_SHARE = 0.5;
const MOTIONLESS = 0.03;
const SAME_FRAME_BITS = 4;

function showTheSame(a: readonly TimelineCell[], b: readonly TimelineCell[]): boolean {
  const isIdle = (cells: readonly TimelineCell[]) =>
    actionOf(cells) < MOTIONLESS &&
    cells.every(({ speech, movement }) => speech === 0 && movement < MOTIONLESS);
  const hashA = a[a.length >> 1]?.hash ?? null;
  const hashB = b[b.length >> 1]?.hash ?? null;
  if (hashA === null || hashB === null || !isIdle(a) || !isIdle(b)) return false;
  return hashDistance(hashA, hashB) <= SAME_FRAME_BITS;
}

function described(chosen: readonly Stretch[], all: readonly TimelineCell[]): Moment[] {
  const usual = usualOf(all);
  const cells = chosen.map((stretch) => all.slice(...cellsOf(stretch, all.length)));
  const liveliest = Math.max(...cells.map(actionOf));
  return chosen.map((stretch, at) => ({
    ...stretch,
    reasons: reasonsFor(cells[at] ?? [], usual, liveliest, at === 0),
  }));
}

type Stretch = Omit<Moment, 'reasons'>;

const WINDOW_SECONDS = [0.5, 1, 1.5, 2, 3, 4, 6, 8] as const;
const MOMENTS_MAX = 24;
const SHARED_MAX = 0.35;
/** The first and last half second of a recording is where the button is pressed. */
const EDGE_SECONDS = 0.5;

/** Interest of every cell, 0-1: absolute merits, plus what stands out within the clip itself. */
function relativeInterest(cells: readonly TimelineCell[]): Float32Array {
  const action = standsOut(cells.map((cell) => cell.action));
  const novelty = standsOut(cells.map((cell) => cell.novelty));
  const sharpness = standsOut(cells.map((cell) => cell.sharpness));
  return Float32Array.from(cells, (cell, index) => {
    const merit =
      0.22 * cell.action +
      0.2 * (action[index] ?? 0) +
      0.16 * cell.faces +
      0.06 * cell.smile +
      0.12 * cell.subjectArea +
      0.1 * cell.sharpness +
      0.04 * (sharpness[index] ?? 0) +
      0.06 * (novelty[index] ?? 0) +
      0.06 * cell.colour +
      0.06 * cell.audioOnset +
      0.06 * cell.speech;
    const spoiled = Math.max(
      cell.tremble * 0.8,
      cell.darkness * 0.9,
      cell.motionBlur * 0.8,
      blurPenalty(cell.sharpness),
    );
    return Math.min(1, merit * 1.35) * (1 - spoiled);
  });
}

function blurPenalty(sharpness: number): number {
  return 0.7 * Math.max(0, 1 - sharpness / 0.25);
}

/** 0 at the clip's median to 1 at its largest; nothing stands out where all is alike. */
function standsOut(values: readonly number[]): number[] {
  const ranked = [...values].sort((a, b) => a - b);
  const median = ranked[ranked.length >> 1] ?? 0;
  const largest = ranked[ranked.length - 1] ?? 0;
  const range = Math.max(0.1, largest - median);
  return values.map((value) => Math.max(0, Math.min(1, (value - median) / range)));
}

function smoothed(values: Float32Array): Float32Array {
  return values.map((value, at) => (value * 2 + (values[at - 1] ?? value) + (values[at + 1] ?? value)) / 4);
}

function candidatesIn(shot: Interval, input: MomentsInput, interest: Float32Array): Stretch[] {
  const usable = withoutShakyEnds(shot, input);
  const sums = runningSums(interest);
  const out: Stretch[] = [];
  for (const seconds of WINDOW_SECONDS) {
    const last = usable.endSeconds - seconds;
    for (let start = usable.startSeconds; start <= last + 1e-6; start += CELL_SECONDS) {
      out.push(momentAt(start, Math.min(usable.endSeconds, start + seconds), input, interest, sums));
    }
  }
  if (out.length === 0 && usable.endSeconds - usable.startSeconds >= CUT_SECONDS_MIN - 1e-6) {
    out.push(momentAt(usable.startSeconds, usable.endSeconds, input, interest, sums));
  }
  return out;
}

function withoutShakyEnds(shot: Interval, { cells, durationSeconds }: MomentsInput): Interval {
  let { startSeconds, endSeconds } = shot;
  const long = endSeconds - startSeconds > 4 * EDGE_SECONDS;
  const shaky = (from: number, to: number) =>
    cells.some(
      (cell) => cell.startSeconds >= from - 1e-6 && cell.startSeconds < to - 1e-6 && cell.tremble > 0.5,
    );
  if (long && startSeconds < 1e-6 && shaky(0, EDGE_SECONDS)) startSeconds += EDGE_SECONDS;
  if (long && durationSeconds - endSeconds < 1e-6 && shaky(endSeconds - EDGE_SECONDS, endSeconds))
    endSeconds -= EDGE_SECONDS;
  return { startSeconds, endSeconds };
}

function runningSums(values: Float32Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let at = 0; at < values.length; at++) sums[at + 1] = (sums[at] ?? 0) + (values[at] ?? 0);
  return sums;
}

function momentAt(
  startSeconds: number,
  endSeconds: number,
  input: MomentsInput,
  interest: Float32Array,
  sums: Float64Array,
): Stretch {
  const [from, to] = cellsOf({ startSeconds, endSeconds }, interest.length);
  const mean = ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  let peak = 0;
  for (let cell = from; cell < to; cell++) peak = Math.max(peak, interest[cell] ?? 0);
  // A stretch needs time to be understood; very long ones tire.
  const lengthMerit = lengthMeritOf(endSeconds - startSeconds);
  const score = (0.6 * mean + 0.4 * peak) * lengthMerit * (1 - cutOffSpeech(startSeconds, endSeconds, input));
  return {
    startSeconds: roundedMs(startSeconds),
    endSeconds: roundedMs(endSeconds),
    score: roundedScore(score),
  };
}

/** Half a second is over before it is understood; from 3 to 6 s all is well, then it begins to tire. */
function lengthMeritOf(seconds: number): number {
  if (seconds < 1) return 0.4 + 0.4 * seconds;
  if (seconds < 3) return 0.7 + 0.1 * seconds;
  return seconds <= 6 ? 1 : 1 - 0.02 * (seconds - 6);
}

const CUT_OFF_PENALTY = 0.08;

function cutOffSpeech(start: number, end: number, { speech }: MomentsInput): number {
  const cuts = (at: number) =>
    speech.some((spoken) => at > spoken.startSeconds + 0.05 && at < spoken.endSeconds - 0.05);
  return (cuts(start) ? CUT_OFF_PENALTY : 0) + (cuts(end) ? CUT_OFF_PENALTY : 0);
}

function sharedShare(a: Interval, b: Interval): number {
  const shared = Math.min(a.endSeconds, b.endSeconds) - Math.max(a.startSeconds, b.startSeconds);
  const shorter = Math.min(a.endSeconds - a.startSeconds, b.endSeconds - b.startSeconds);
  return shared <= 0 ? 0 : shared / shorter;
}

/** Indices of a stretch's cells: first and one past the last. */
function cellsOf({ startSeconds, endSeconds }: Interval, cells: number): [number, number] {
  const from = Math.min(cells - 1, Math.round(startSeconds / CELL_SECONDS));
  return [from, Math.max(from + 1, Math.min(cells, Math.round(endSeconds / CELL_SECONDS)))];
}

function meanOf(cells: readonly TimelineCell[], of: (cell: TimelineCell) => number): number {
  return cells.reduce((sum, cell) => sum + of(cell), 0) / Math.max(1, cells.length);
}

interface Usual {
  readonly action: number;
  readonly novelty: number;
}

function usualOf(cells: readonly TimelineCell[]): Usual {
  return { action: meanOf(cells, (cell) => cell.action), novelty: meanOf(cells, (cell) => cell.novelty) };
}

function actionOf(cells: readonly TimelineCell[]): number {
  return meanOf(cells, (cell) => cell.action);
}

/**
 * @param liveliest action of the moment with the most of it
 * @param isBest no moment scores higher
 */
function reasonsFor(
  cells: readonly TimelineCell[],
  usual: Usual,
  liveliest: number,
  isBest: boolean,
): string[] {
  const mean = (of: (cell: TimelineCell) => number) => meanOf(cells, of);
  const most = (value: number, usually: number) => value > usually * 1.25 + 0.03;
  const action = actionOf(cells);
  const novelty = mean((cell) => cell.novelty);
  const sharpness = mean((cell) => cell.sharpness);
  const reasons: string[] = [];
  const has = (condition: boolean, words: string) => {
    if (condition) reasons.push(words);
  };
  has(most(action, usual.action) && action > 0.15, action === liveliest ? 'most movement' : 'lively');
  has(mean((cell) => cell.smile) > 0.3, 'a smile');
  has(mean((cell) => cell.faces) > 0.3, 'a face');
  has(mean((cell) => cell.subjectArea) > 0.5, 'a large subject');
  has(sharpness > 0.6, 'sharp');
  has(mean((cell) => cell.tremble) < 0.1 && sharpness > DETAIL_MIN, 'steady');
  has(mean((cell) => cell.colour) > 0.45, 'colorful');
  has(mean((cell) => cell.speech) > 0.5, 'someone speaks');
  has(Math.max(0, ...cells.map((cell) => cell.audioOnset)) > 0.6, 'a sudden sound');
  has(most(novelty, usual.novelty) && novelty > 0.3, 'something changes');
  if (reasons.length > 0) return reasons;
  return [isBest ? 'the best of this clip' : 'the next best of this clip'];
}

/** Sharpness, 0-1, below which nothing is there that could be seen to tremble. */
const DETAIL_MIN = 0.02;

/** A clip too short for any window is shown whole. */
function wholeClip({ durationSeconds, shots }: MomentsInput): Moment[] {
  const longest = shots.reduce((best, shot) =>
    shot.endSeconds - shot.startSeconds > best.endSeconds - best.startSeconds ? shot : best,
  );
  const endSeconds = Math.min(durationSeconds, longest.endSeconds);
  if (endSeconds <= longest.startSeconds) return [];
  return [
    { startSeconds: longest.startSeconds, endSeconds, score: 0, reasons: ['the whole of a very short clip'] },
  ];
}

function roundedScore(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 1000) / 1000;
}

function roundedMs(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
