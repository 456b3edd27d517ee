import type { Interval, PulledPart } from '../../editor/cuts/cut-interval.ts';

/** What a pointer on the strip does, from its press to its release. All seconds but `interval`'s are of the reel. */
export type StripGesture =
  | { readonly kind: 'scrub' }
  /** A press on a cut, which becomes something as the pointer moves or time passes. */
  | { readonly kind: 'press'; readonly key: string; readonly x: number; readonly isSlip: boolean }
  | StripPull
  | { readonly kind: 'move'; readonly key: string; readonly x: number };

export interface StripPull {
  readonly kind: 'pull';
  readonly key: string;
  readonly part: PulledPart;
  /** Where the pointer began. */
  readonly x: number;
  /** What of its clip the cut played then. */
  readonly interval: Interval;
  /** Seconds of its clip that it played for one of the reel. */
  readonly rate: number;
  /** Where the cut began in the reel. */
  readonly startSeconds: number;
  /** Where edges like to stand: the playhead and the other cuts as they were. */
  readonly targets: readonly number[];
  /** Of these the playhead. */
  readonly playheadSeconds: number;
  readonly mergeKey: string;
}

/** A finger that rests so long lifts what is under it. */
export const LONG_PRESS_MS = 400;
/** A press that moves farther is no press any more. */
export const PRESS_PIXELS = 4;

/** The place among `count` cuts at which a cut dropped at a gap between them ends up. */
export function droppedIndex(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}

/** The gap between cuts that is nearest to a second of the reel: 0 before the first. */
export function nearestGap(
  positions: readonly { readonly startSeconds: number; readonly endSeconds: number }[],
  seconds: number,
): number {
  const before = positions.filter(
    ({ startSeconds, endSeconds }) => (startSeconds + endSeconds) / 2 < seconds,
  );
  return before.length;
}

/**
 * The second of its clip to which a part is pulled.
 * @param moved how far the pointer went, in seconds
 * @param snap where a second of the reel likes to stand
 */
export function pulledTo(pull: StripPull, moved: number, snap: (seconds: number) => number): number {
  const { part, interval, startSeconds, rate } = pull;
  switch (part) {
    case 'clip':
      // The clip goes along with the pointer underneath its cut.
      return interval.startSeconds - moved * rate;
    case 'start':
      return interval.startSeconds + (snap(startSeconds + moved) - startSeconds) * rate;
    case 'end': {
      const endSeconds = startSeconds + (interval.endSeconds - interval.startSeconds) / rate;
      return interval.endSeconds + (snap(endSeconds + moved) - endSeconds) * rate;
    }
  }
}
