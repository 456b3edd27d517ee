import type { ClipAnalysis, Interval } from '@cutroom/contract';
import { looksOf, sightingTimes } from './looks.ts';
import type { Sight } from './sight.ts';
import { lengthOf } from './stretches.ts';

/** A detector misses a thing now and then: only when it is looked for this often in between has it left. */
const MISSED_LOOKS_MIN = 2;
/** In a shorter one nobody misses the thing, and a shorter rest makes no cut. */
const SECONDS_MIN = 1;

/**
 * When a thing is out of the picture that is seen before or after: from halfway between its last sighting and the first look that
 * missed it. Where nothing else is in the picture nobody knows of the looks, and no absence is told.
 */
export function absencesOf(
  { tracks }: Pick<Sight, 'tracks'>,
  { tracks: all, durationSeconds }: Pick<ClipAnalysis, 'tracks' | 'durationSeconds'>,
): readonly Interval[] {
  const seen = sightingTimes(tracks);
  if (seen.length === 0) return [];
  const looks = looksOf({ tracks: all });
  const [first = 0, last = 0] = [seen[0], seen.at(-1)];
  const gaps = [
    ...(first > 0 ? [[Number.NEGATIVE_INFINITY, first] as const] : []),
    ...seen.slice(1).map((at, index) => [seen[index] ?? at, at] as const),
    [last, Number.POSITIVE_INFINITY] as const,
  ];
  return gaps
    .flatMap(([before, after]) => {
      const missed = looks.filter((at) => at > before && at < after);
      const [from, until] = [missed[0], missed.at(-1)];
      if (from === undefined || until === undefined || missed.length < MISSED_LOOKS_MIN) return [];
      return [
        {
          startSeconds: Number.isFinite(before) ? (before + from) / 2 : 0,
          endSeconds: Number.isFinite(after) ? (until + after) / 2 : durationSeconds,
        },
      ];
    })
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
