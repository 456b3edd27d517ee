import {
  CUT_SECONDS_MIN,
  type Interval,
  REEL_FPS,
  type SelectedClip,
  type SpokenWord,
} from '@cutroom/contract';
import { meanRate, takenSeconds } from './time-map.ts';

/** What must be known of a clip to move the ends of its cuts. */
export interface CuttableClip {
  readonly id: string;
  readonly probe: { readonly durationSeconds: number };
  readonly analysis: {
    readonly shots: readonly Interval[];
    readonly words?: readonly SpokenWord[] | undefined;
    /** Where somebody is heard to speak, also where no words are known. */
    readonly speech?: readonly Interval[] | undefined;
  } | null;
}

/** The stretch of its clip that a cut may show. */
export interface Room extends Interval {
  /** Whether the next cut goes on where this one ends: what moves then is where one shot is divided. */
  readonly isContinued: boolean;
}

/** @param cuts in order; none plays longer than its clip */
export function roomOf(cuts: readonly SelectedClip[], index: number, clip: CuttableClip): Room | null {
  const cut = cuts[index];
  if (cut === undefined) return null;
  const shot = shotOf(cut, clip);
  const before = ofSameClip(cut, cuts[index - 1]);
  const next = ofSameClip(cut, cuts[index + 1]);
  const startSeconds =
    before !== null && endOf(before) <= cut.startTime + FRAME ? endOf(before) : shot.startSeconds;
  const gap = next === null ? Number.POSITIVE_INFINITY : next.startTime - endOf(cut);
  const isContinued =
    next !== null &&
    next.locked !== true &&
    Math.abs(gap) <= FRAME &&
    endOf(next) <= shot.endSeconds + ROUGHLY_SECONDS;
  const endSeconds = isContinued
    ? endOf(next) - CUT_SECONDS_MIN * meanRate(next.speed)
    : next !== null && gap >= -FRAME
      ? next.startTime
      : shot.endSeconds;
  return {
    startSeconds: Math.max(shot.startSeconds, startSeconds),
    endSeconds: Math.min(shot.endSeconds, endSeconds),
    isContinued,
  };
}

export function isInWord(clip: Pick<CuttableClip, 'analysis'>, seconds: number): boolean {
  const words = clip.analysis?.words ?? [];
  return words.some(
    ({ startSeconds, endSeconds }) =>
      startSeconds < seconds - WORD_EDGE_SECONDS && seconds + WORD_EDGE_SECONDS < endSeconds,
  );
}

const FRAME = 1 / REEL_FPS;
const WORD_EDGE_SECONDS = 0.001;
/** Shots are found to a frame or so. */
const ROUGHLY_SECONDS = 0.05;

/** A cut that spans two shots was made to: it has the whole clip. */
function shotOf(cut: SelectedClip, { probe, analysis }: CuttableClip): Interval {
  const holds = ({ startSeconds, endSeconds }: Interval) =>
    startSeconds <= cut.startTime + ROUGHLY_SECONDS && endOf(cut) <= endSeconds + ROUGHLY_SECONDS;
  return analysis?.shots.find(holds) ?? { startSeconds: 0, endSeconds: probe.durationSeconds };
}

function ofSameClip(cut: SelectedClip, other: SelectedClip | undefined): SelectedClip | null {
  return other?.clipId === cut.clipId ? other : null;
}

function endOf(cut: SelectedClip): number {
  return cut.startTime + takenSeconds(cut);
}
