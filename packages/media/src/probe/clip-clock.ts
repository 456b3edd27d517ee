import type { PacketFacts } from './packet-facts.ts';
import type { Rational } from './probe-output.ts';

/** When a clip's frames are shown, in the container's own seconds. */
export interface ClipClock {
  readonly firstPictureSeconds: number;
  /** On the clip's own clock, which begins with the first. */
  readonly lastFrameSeconds: number;
  readonly durationSeconds: number;
  readonly isVariableFrameRate: boolean;
  /** Of what is really in the file; null with fewer than two packets. */
  readonly measuredFrameRate: Rational | null;
}

/**
 * The true clock of a clip: from its packets and from frames that really decoded, never from what the header
 * says about durations.
 * @param decoded presentation times of decoded frames: the first ones and the last ones of the clip
 */
export function clipClock(packets: Omit<PacketFacts, 'isEncrypted'>, decoded: readonly number[]): ClipClock {
  const first = Math.min(...decoded);
  const last = Math.max(...decoded);
  const lastShownFor = packets.shownForSeconds[indexUpTo(packets.shownSeconds, last + 0.001)];
  return {
    firstPictureSeconds: first,
    lastFrameSeconds: last - first,
    durationSeconds: last - first + (positive(lastShownFor) ?? packets.usualGapSeconds ?? 0),
    isVariableFrameRate: packets.isVariableFrameRate,
    measuredFrameRate: packets.measuredFrameRate,
  };
}

/** Of the last value that is not above the limit, by halving: there may be a million. -1 where all are above. */
function indexUpTo(ascending: Float64Array, limit: number): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ascending[middle] ?? 0) <= limit) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

function positive(value: number | undefined): number | null {
  return value !== undefined && value > 0 ? value : null;
}

/** Rates that cameras, phones and editors write. */
const COMMON_RATES: readonly Rational[] = [
  ...[5, 6, 8, 10, 12, 15, 20, 24, 25, 30, 48, 50, 60, 90, 100, 120, 240].map((num) => ({ num, den: 1 })),
  ...[15_000, 24_000, 30_000, 60_000, 120_000].map((num) => ({ num, den: 1001 })),
];

/**
 * The rate that a steady clip was meant to have: what the container says where it fits what was measured (some say
 * 1000/33 for 30), else the nearest common rate, else what was measured.
 */
export function meantRate(stated: Rational | null, measured: Rational | null): Rational | null {
  if (measured === null) return stated;
  const error = (rate: Rational): number =>
    Math.abs((rate.num * measured.den) / (rate.den * measured.num) - 1);
  if (stated !== null && error(stated) < 0.0006) return stated;
  const [nearest] = COMMON_RATES.toSorted((a, b) => error(a) - error(b));
  return nearest !== undefined && error(nearest) < 0.005 ? nearest : measured;
}
