import { CUT_SECONDS_MAX, type Interval } from '@cutroom/contract';
import type { ClipFacts } from '../material/clip-facts.ts';
import type { Sight } from '../material/sight.ts';
import { lengthOf } from '../material/stretches.ts';

/** One cut to be: the part of a clip it may come from. Slots of one clip never overlap. */
export interface Slot {
  readonly facts: ClipFacts;
  readonly worth: number;
  readonly range: Interval;
  /** When the clip shows the thing it was wished for. */
  readonly sight: Sight | null;
  /** How much longer or shorter than usual it should play; 1 where absent. */
  readonly emphasis?: number;
}

/** Whole tenths of a second that fit: lengths are kept on that grid, which is whole frames at 30 a second. */
export function roomOf(range: Interval, cutSecondsMax: number): number {
  return Math.min(CUT_SECONDS_MAX, cutSecondsMax, Math.floor(lengthOf(range) * 10 + 1e-6) / 10);
}

/** 0-1: how well a cut of these seconds could show the wished-for thing. */
export function bestSightIn(sight: Sight | null, range: Interval, seconds: number): number {
  if (sight === null) return 0;
  const length = Math.min(seconds, lengthOf(range));
  const starts = [range.startSeconds, ...sight.edges, ...sight.edges.map((edge) => edge - length)];
  return Math.max(
    ...starts.map((wished) => {
      const start = Math.max(range.startSeconds, Math.min(range.endSeconds - length, wished));
      return sight.shareIn(start, start + length);
    }),
  );
}

export function bestScoreIn(facts: ClipFacts, stretch: Interval): number {
  return facts.clip.analysis.moments.reduce((best, moment) => {
    const overlap =
      Math.min(moment.endSeconds, stretch.endSeconds) - Math.max(moment.startSeconds, stretch.startSeconds);
    return overlap > 0 ? Math.max(best, moment.score) : best;
  }, 0);
}
