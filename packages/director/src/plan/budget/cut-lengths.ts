import { CUT_SECONDS_MAX, CUT_SECONDS_MIN } from '@cutroom/contract';
import { beatSeconds } from '../wishes/wished-music.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { type Budget, PACE_SECONDS } from './budget.ts';

/** What is known of the length of single cuts before their number is; in seconds. */
export interface CutLengths {
  readonly pace: Budget['pace'];
  /** That every cut was asked to have; null where none was asked for. */
  readonly each: number | null;
  /** Of a cut that nothing is known of. */
  readonly average: number;
  /** Of a readable cut at this pace. */
  readonly shortest: number;
  /** Before a cut drags at this pace. */
  readonly longest: number;
  readonly floor: number;
  readonly ceiling: number;
}

/** A share of an asked-for longest cut that cuts have on average, so that most stay below it. */
const SHARE_OF_LONGEST = 0.8;

export function cutLengthsOf({ form, music }: Wishes): CutLengths {
  const pace = form.pace ?? form.usualPace ?? 'medium';
  const { usual, shortest, longest } = inBeats(PACE_SECONDS[pace], beatSeconds(music));
  const base = {
    pace,
    shortest,
    longest,
    each: null,
    average: usual,
    floor: CUT_SECONDS_MIN,
    ceiling: CUT_SECONDS_MAX,
  };
  if (form.cutLength === null) return base;
  const { bound, seconds } = form.cutLength;
  switch (bound) {
    case 'about':
      return { ...base, each: seconds, average: seconds };
    case 'atMost':
      return { ...base, average: Math.min(usual, seconds * SHARE_OF_LONGEST), ceiling: seconds };
    case 'atLeast':
      return { ...base, floor: seconds };
  }
}

/** Cuts of a beat, a half bar, a bar: what is nearest to the usual length of the pace. */
const BEATS_OF_A_CUT = [1, 2, 4, 8, 16];

/** On a beat cuts do not stretch and shrink with the number of clips. */
function inBeats(lengths: (typeof PACE_SECONDS)[Budget['pace']], beat: number | null): typeof lengths {
  if (beat === null) return lengths;
  const away = (beats: number) => Math.abs(Math.log((beats * beat) / lengths.usual));
  const beats = BEATS_OF_A_CUT.reduce((nearest, other) => (away(other) < away(nearest) ? other : nearest));
  return { usual: beats * beat, shortest: beats * beat, longest: beats * beat };
}
