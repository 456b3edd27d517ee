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

/** Of what is said where no words are known any second may be in one. */
export function isInWord(clip: Pick<CuttableClip, 'analysis'>, seconds: number): boolean {
  return spokenParts(clip).some(
    ({ startSeconds, endSeconds }) => startSeconds < seconds && seconds < endSeconds,
  );
}

/** The silence around a second of a clip; null where that is in a word. */
export function silenceAround(clip: Pick<CuttableClip, 'analysis'>, seconds: number): Interval | null {
  if (isInWord(clip, seconds)) return null;
  const parts = spokenParts(clip);
  return {
    startSeconds: Math.max(0, ...parts.map(({ endSeconds }) => endSeconds).filter((end) => end <= seconds)),
    endSeconds: Math.min(
      Number.POSITIVE_INFINITY,
      ...parts.map(({ startSeconds }) => startSeconds).filter((start) => start >= seconds),
    ),
  };
}

/** The stretch of talk around a second of which no word is known; null where nobody talks then, or where words are known. */
export function unknownWordsAt(
  { analysis }: Pick<CuttableClip, 'analysis'>,
  seconds: number,
): Interval | null {
  const isAround = ({ startSeconds, endSeconds }: Interval) =>
    startSeconds + WORD_EDGE_SECONDS < seconds && seconds < endSeconds - TALK_END_SECONDS;
  return unknownTalk(analysis).find(isAround) ?? null;
}

function unknownTalk(analysis: CuttableClip['analysis']): readonly Interval[] {
  const { words = [], speech = [] } = analysis ?? {};
  return speech.filter(
    (talk) =>
      !words.some((word) => word.startSeconds < talk.endSeconds && talk.startSeconds < word.endSeconds),
  );
}

/** Words, and talk of which none are known, without what is silent of it. */
function spokenParts({ analysis }: Pick<CuttableClip, 'analysis'>): Interval[] {
  const inner = (parts: readonly Interval[], silentSeconds: number): Interval[] =>
    parts.map(({ startSeconds, endSeconds }) => ({
      startSeconds: startSeconds + WORD_EDGE_SECONDS,
      endSeconds: endSeconds - silentSeconds,
    }));
  return [
    ...inner(analysis?.words ?? [], WORD_EDGE_SECONDS),
    ...inner(unknownTalk(analysis), TALK_END_SECONDS),
  ];
}

const FRAME = 1 / REEL_FPS;
const WORD_EDGE_SECONDS = 0.001;
/** Talk is found with so much silence at its end. */
const TALK_END_SECONDS = 0.05;
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
