import type { Interval } from '@cutroom/contract';
import type { Reading } from '../reading/reading.ts';
import { frameCounter } from './frame-count.ts';
import { packetReader } from './packet-lines.ts';

export interface GapsQuestion {
  readonly durationSeconds: number;
  /** Less is no gap. */
  readonly gapSecondsMin: number;
}

/** What of a clip could be decoded. */
export interface DecodedTimes {
  /** Where no frame could be for a while. */
  readonly gaps: readonly Interval[];
  /** Of the last frame that could be; null where none could. */
  readonly lastSeconds: number | null;
}

/** Reads the times of the frames that could be decoded, on the clip's clock. */
export function gapsReading({ durationSeconds, gapSecondsMin }: GapsQuestion): Reading<DecodedTimes> {
  const decodedSeconds: number[] = [];
  const count = frameCounter();
  const add = packetReader(({ atSeconds }) => {
    count();
    decodedSeconds.push(atSeconds);
  });
  return {
    add,
    end: () => ({
      gaps: gapsBetween(decodedSeconds, durationSeconds, gapSecondsMin),
      lastSeconds:
        decodedSeconds.length === 0 ? null : decodedSeconds.reduce((last, one) => Math.max(last, one)),
    }),
  };
}

function gapsBetween(
  decodedSeconds: readonly number[],
  durationSeconds: number,
  gapSecondsMin: number,
): Interval[] {
  const inside = decodedSeconds.filter((seconds) => seconds > 0 && seconds < durationSeconds);
  const times = Float64Array.from([0, ...Float64Array.from(inside).sort(), durationSeconds]);
  const gaps: Interval[] = [];
  for (const [index, endSeconds] of times.entries()) {
    const startSeconds = times[index - 1] ?? 0;
    if (endSeconds - startSeconds >= gapSecondsMin) gaps.push({ startSeconds, endSeconds });
  }
  return gaps;
}

export interface PacketsQuestion {
  /** In order, none overlapping another. */
  readonly gaps: readonly Interval[];
  /** Of the container's clock: where the clip's begins. */
  readonly firstPictureSeconds: number;
  /** Less holds no frame. */
  readonly bytesMin: number;
}

/** Reads a line for every packet. @returns for each gap, how many packets with a frame in them are shown within it */
export function packetsInGapsReading(question: PacketsQuestion): Reading<readonly number[]> {
  const shownSeconds: number[] = [];
  const count = frameCounter();
  const add = packetReader(({ atSeconds, bytes }) => {
    count();
    if (bytes >= question.bytesMin) shownSeconds.push(atSeconds - question.firstPictureSeconds);
  });
  return { add, end: () => countInside(question.gaps, Float64Array.from(shownSeconds).sort()) };
}

/**
 * How many of the times lie strictly inside each interval. Both lists are in order, and each is walked once: together they
 * have as many entries as a stranger wants.
 */
export function countInside(intervals: readonly Interval[], times: ArrayLike<number>): number[] {
  let at = 0;
  return intervals.map(({ startSeconds, endSeconds }) => {
    while (at < times.length && (times[at] ?? 0) <= startSeconds) at += 1;
    const first = at;
    while (at < times.length && (times[at] ?? 0) < endSeconds) at += 1;
    return at - first;
  });
}
