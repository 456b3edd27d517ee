import type { ClipAnalysis, Interval } from '@cutroom/contract';

/** What it is worth that nothing is heard where a cut begins or ends: no noise is chopped off. */
const QUIET_WORTH = 0.08;
/** Of a silence that is left at its edge, so that what is heard next neither begins nor ends in the middle. */
const MARGIN_SECONDS = 0.08;

const SILENCES_MAX = 60;

export function silencesWithin({ silences = [] }: ClipAnalysis, range: Interval): readonly Interval[] {
  return silences
    .filter(
      ({ startSeconds, endSeconds }) => startSeconds < range.endSeconds && endSeconds > range.startSeconds,
    )
    .slice(0, SILENCES_MAX);
}

/** Where a cut may begin and end in silence; each with the side that it belongs to. */
export function quietEdges(silences: readonly Interval[]): readonly { begin: number; end: number }[] {
  return silences.map(({ startSeconds, endSeconds }) => ({
    begin: Math.max(startSeconds, endSeconds - MARGIN_SECONDS),
    end: Math.min(endSeconds, startSeconds + MARGIN_SECONDS),
  }));
}

export function quietWorth(silences: readonly Interval[], startSeconds: number, endSeconds: number): number {
  const isQuiet = (at: number): boolean =>
    silences.some((silence) => silence.startSeconds <= at && at <= silence.endSeconds);
  return (isQuiet(startSeconds) ? QUIET_WORTH : 0) + (isQuiet(endSeconds) ? QUIET_WORTH : 0);
}
