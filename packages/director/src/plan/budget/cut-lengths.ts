import { CUT_SECONDS_MAX, CUT_SECONDS_MIN } from '@cutroom/contract';
import { type Pulse, pulseOf } from '../wishes/wished-music.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { type Budget, PACE_SECONDS } from './budget.ts';

/** What is known of the length of single cuts before their number is; in seconds. */
export interface CutLengths {
  readonly pace: Budget['pace'];
  /** That every cut was asked to have; null where none was asked for. */
  readonly each: number | null;
  /** Of a cut that nothing is known of. */
  readonly average: number;
  /** By which a reel is as long as it is: that of the pace, whatever the track's beats make of single cuts. */
  readonly ofPace: number;
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
  const pulse = pulseOf(music);
  const { usual, shortest, longest, floor } =
    pulse === null ? { ...PACE_SECONDS[pace], floor: CUT_SECONDS_MIN } : inBeats(pace, pulse);
  const base = {
    pace,
    shortest,
    longest,
    each: null,
    average: usual,
    ofPace: PACE_SECONDS[pace].usual,
    floor,
    ceiling: CUT_SECONDS_MAX,
  };
  if (form.cutLength === null) return base;
  const { bound, seconds } = form.cutLength;
  switch (bound) {
    case 'about':
      return { ...base, each: seconds, average: seconds, ofPace: seconds, floor: CUT_SECONDS_MIN };
    case 'atMost':
      return {
        ...base,
        average: Math.min(usual, seconds * SHARE_OF_LONGEST),
        ofPace: Math.min(base.ofPace, seconds * SHARE_OF_LONGEST),
        floor: Math.min(floor, seconds),
        ceiling: seconds,
      };
    case 'atLeast':
      return { ...base, floor: seconds };
  }
}

/**
 * Seconds of a usual cut that ends on a beat. Fast ones are quicker than elsewhere: what they strike makes them readable. From
 * pace to pace more than twice as long, so that no two choose the same number of beats.
 */
const ON_BEATS_SECONDS: { readonly [P in Budget['pace']]: number } = { fast: 0.8, medium: 2.2, slow: 4.8 };

/** Where the usual cut is the shortest that beats allow, so many times as long on average: some last a beat or two more. */
const VARIED = 1.2;

/**
 * A beat, two, half a bar, and one to eight bars: of these what is nearest. On a beat cuts do not stretch and shrink
 * with the number of clips, and none is shorter than whole beats can be.
 */
function inBeats(
  pace: Budget['pace'],
  { beatSeconds, beatsOfBar }: Pulse,
): (typeof PACE_SECONDS)[Budget['pace']] & Pick<CutLengths, 'floor'> {
  const wished = ON_BEATS_SECONDS[pace];
  const floor = Math.ceil(CUT_SECONDS_MIN / beatSeconds - 1e-6) * beatSeconds;
  const lengths = [1, 2, beatsOfBar / 2, ...[1, 1.5, 2, 3, 4, 8].map((bars) => bars * beatsOfBar)]
    .filter(Number.isInteger)
    .map((beats) => beats * beatSeconds)
    .filter((seconds) => seconds >= floor - 1e-6);
  const away = (seconds: number): number => Math.abs(Math.log(seconds / wished));
  const unit = lengths.reduce((nearest, other) => (away(other) < away(nearest) ? other : nearest));
  const seconds = unit > floor + 1e-6 ? unit : unit * VARIED;
  return { usual: seconds, shortest: seconds, longest: seconds, floor };
}
