import {
  type CutSpeed,
  playedSeconds,
  REEL_FPS,
  type SelectedClip,
  type SpeedPoint,
} from '@cutroom/contract';

/**
 * Which second of the clip stands at which second of the reel, both counted from where the cut begins: strictly rising, so
 * that each is told from the other exactly. Before the cut and behind it the clip goes on at the rate of that end.
 */
export interface TimeMap {
  readonly toClip: (reelSeconds: number) => number;
  readonly toReel: (clipSeconds: number) => number;
  /** Seconds of the clip for one of the reel. */
  readonly rateAt: (reelSeconds: number) => number;
  readonly parts: readonly TimePart[];
}

/**
 * From here to the next part the rate changes evenly: `clip + rate * t + change * t² / 2`, t seconds of the reel after
 * `reelSeconds`. The first holds before its beginning too.
 */
export interface TimePart {
  readonly reelSeconds: number;
  readonly clipSeconds: number;
  readonly rate: number;
  /** By which the rate rises in a second of the reel. */
  readonly change: number;
}

interface SpedCut {
  readonly frames: number;
  readonly speed?: CutSpeed | undefined;
}

/** The map of a cut of a reel. */
export function cutTimeMap({ frames, speed }: SpedCut): TimeMap {
  return timeMap(speed, frames / REEL_FPS);
}

/** @param reelSeconds how long the cut is in the reel */
export function timeMap(speed: CutSpeed | undefined, reelSeconds: number): TimeMap {
  if (speed === undefined || speed.every(({ rate }) => rate === 1)) return AS_FILMED;
  const parts = partsOf(speed, reelSeconds);
  return {
    parts,
    toClip: (seconds) => {
      const part = partAt(parts, ({ reelSeconds: from }) => from <= seconds);
      const into = seconds - part.reelSeconds;
      return part.clipSeconds + into * (part.rate + (part.change * into) / 2);
    },
    toReel: (seconds) => {
      const part = partAt(parts, ({ clipSeconds: from }) => from <= seconds);
      const { rate, change, clipSeconds } = part;
      const into = seconds - clipSeconds;
      // The root of the square above in the form that loses no digits where the change is small.
      const root = Math.sqrt(Math.max(0, rate * rate + 2 * change * into));
      return part.reelSeconds + (2 * into) / (rate + root);
    },
    rateAt: (seconds) => {
      const part = partAt(parts, ({ reelSeconds: from }) => from <= seconds);
      return part.rate + part.change * (seconds - part.reelSeconds);
    },
  };
}

/** Whether it plays at another speed than it was filmed at. */
export function isSped(speed: CutSpeed | undefined): boolean {
  return speed?.some(({ rate }) => rate !== 1) ?? false;
}

/** Whether a cut plays alike at both. */
export function areSameSpeeds(a: CutSpeed = [], b: CutSpeed = []): boolean {
  if (!isSped(a) || !isSped(b)) return isSped(a) === isSped(b);
  return (
    a.length === b.length && a.every(({ at, rate }, index) => at === b[index]?.at && rate === b[index].rate)
  );
}

/** Of the whole cut: it takes so many seconds of its clip for each that it lasts in the reel, however long that is. */
export function meanRate(speed: CutSpeed | undefined): number {
  return speed === undefined ? 1 : timeMap(speed, 1).toClip(1);
}

/** Seconds that a selected clip takes of its clip. */
export function takenSeconds(
  clip: Pick<SelectedClip, 'startTime' | 'endTime' | 'adjustedDuration' | 'speed'>,
): number {
  return playedSeconds(clip) * meanRate(clip.speed);
}

/** The speed of a stretch of a cut, from one share of its length to another: both together play as the one did. */
export function speedBetween(speed: CutSpeed, from: number, until: number): CutSpeed {
  const whole = timeMap(speed, 1);
  const inner = speed.filter(({ at }) => at > from && at < until);
  const ends = (at: number): SpeedPoint => ({ at, rate: whole.rateAt(at) });
  const points = [ends(from), ...inner, ends(until)].map(({ at, rate }) => ({
    at: (at - from) / (until - from),
    rate,
  }));
  const [first] = points;
  return first !== undefined && points.every(({ rate }) => Math.abs(rate - first.rate) < SAME_RATE)
    ? [{ at: 0, rate: first.rate }]
    : points;
}

const SAME_RATE = 1e-9;
const START: TimePart = { reelSeconds: 0, clipSeconds: 0, rate: 1, change: 0 };
const AS_FILMED: TimeMap = {
  parts: [START],
  toClip: (seconds) => seconds,
  toReel: (seconds) => seconds,
  rateAt: () => 1,
};

function partsOf(speed: CutSpeed, reelSeconds: number): TimePart[] {
  const parts: TimePart[] = [{ ...START, rate: speed[0]?.rate ?? 1 }];
  for (const [index, { at, rate }] of speed.entries()) {
    const before = parts.at(-1) ?? START;
    const into = at * reelSeconds - before.reelSeconds;
    const reached = {
      reelSeconds: at * reelSeconds,
      clipSeconds: before.clipSeconds + into * (before.rate + (before.change * into) / 2),
    };
    const next = speed[index + 1];
    const length = next === undefined ? 0 : (next.at - at) * reelSeconds;
    const change = next === undefined || length <= 0 ? 0 : (next.rate - rate) / length;
    parts.push({ ...reached, rate, change });
  }
  return parts;
}

function partAt(parts: readonly TimePart[], hasBegun: (part: TimePart) => boolean): TimePart {
  return parts.findLast(hasBegun) ?? parts[0] ?? START;
}
