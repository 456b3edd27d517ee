import type { ClipAnalysis, Interval } from '@cutroom/contract';
import { looksOf, sightingTimes } from './looks.ts';
import type { Sight } from './sight.ts';
import { lengthOf } from './stretches.ts';

/** A detector misses a thing now and then: only when it is looked for this often in between has it left. */
const MISSED_LOOKS_MIN = 2;
/** In a shorter one nobody misses the thing, and a shorter rest makes no cut. */
const SECONDS_MIN = 1;

/** The thing is about where it was seen this shortly before or after. */
const LASTING_SECONDS = 0.25;

/**
 * When a thing is out of the picture that is seen before or after. Where nothing else is in the picture nobody knows of the looks,
 * and no absence is told.
 * @param missedAtEnds so many looks that miss it are enough before its first sighting and behind its last one
 */
export function absencesOf(
  { tracks }: Pick<Sight, 'tracks'>,
  { tracks: all, durationSeconds }: Pick<ClipAnalysis, 'tracks' | 'durationSeconds'>,
  missedAtEnds = MISSED_LOOKS_MIN,
): readonly Interval[] {
  const seen = sightingTimes(tracks);
  const [first, last] = [seen[0], seen.at(-1)];
  if (first === undefined || last === undefined) return [];
  const looks = looksOf({ tracks: all });
  const isMissed = (from: number, until: number, least: number): boolean =>
    looks.filter((at) => at > from && at < until).length >= least;
  const between = seen
    .slice(1)
    .map((at, index) => [seen[index] ?? at, at] as const)
    .filter(([from, until]) => isMissed(from, until, MISSED_LOOKS_MIN))
    .map(([from, until]) => [from + LASTING_SECONDS, until - LASTING_SECONDS] as const);
  return [
    ...(isMissed(Number.NEGATIVE_INFINITY, first, missedAtEnds)
      ? [[0, first - LASTING_SECONDS] as const]
      : []),
    ...between,
    ...(isMissed(last, Number.POSITIVE_INFINITY, missedAtEnds)
      ? [[last + LASTING_SECONDS, durationSeconds] as const]
      : []),
  ]
    .map(([startSeconds, endSeconds]) => ({ startSeconds, endSeconds }))
    .filter((absence) => lengthOf(absence) >= SECONDS_MIN);
}

/** What of these stretches is left without the absences, as far as it makes a cut; the stretches where nothing is. */
export function withoutAbsences(
  stretches: readonly Interval[],
  absences: readonly Interval[],
): readonly Interval[] {
  const left = absences.reduce<readonly Interval[]>(
    (parts, absence) =>
      parts.flatMap(({ startSeconds, endSeconds }) => [
        { startSeconds, endSeconds: Math.min(endSeconds, absence.startSeconds) },
        { startSeconds: Math.max(startSeconds, absence.endSeconds), endSeconds },
      ]),
    stretches,
  );
  const long = left.filter((part) => lengthOf(part) >= SECONDS_MIN);
  return long.length > 0 ? long : stretches;
}
