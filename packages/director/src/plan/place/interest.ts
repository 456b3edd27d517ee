import type { ClipAnalysis, Interval } from '@cutroom/contract';

/** The starts that are tried because of it: the best ones, not all beside the same peak. */
const STARTS_MAX = 6;
const APART_SECONDS = 0.5;

/**
 * How much a stretch of a clip is worth showing, 0-1: its mean, helped by its peak, as moments are scored. Moments are few and
 * long; a short cut also needs to know where in them it happens.
 * @returns null where the analysis is older than the measure
 */
export function interestIn(
  { interest }: Pick<ClipAnalysis, 'interest'>,
  startSeconds: number,
  endSeconds: number,
): number | null {
  if (interest === undefined || interest.shares.length === 0) return null;
  const { stepSeconds, shares } = interest;
  const first = Math.max(0, Math.floor(startSeconds / stepSeconds + NEARLY));
  const end = Math.min(shares.length, Math.ceil(endSeconds / stepSeconds - NEARLY));
  let [sum, seconds, peak] = [0, 0, 0];
  for (let step = first; step < end; step += 1) {
    const value = shares[step] ?? 0;
    const overlap =
      Math.min(endSeconds, (step + 1) * stepSeconds) - Math.max(startSeconds, step * stepSeconds);
    sum += value * overlap;
    seconds += overlap;
    peak = Math.max(peak, value);
  }
  return seconds <= 0 ? 0 : MEAN_SHARE * (sum / seconds) + (1 - MEAN_SHARE) * peak;
}

const MEAN_SHARE = 0.6;
/** Steps: the ends of a cut lie on hundredths of a second. */
const NEARLY = 1e-6;

/** Where in the range cuts of this length would show most, best first. */
export function tellingStarts(
  analysis: Pick<ClipAnalysis, 'interest'>,
  { startSeconds, endSeconds }: Interval,
  seconds: number,
): readonly number[] {
  const { interest } = analysis;
  if (interest === undefined) return [];
  const { stepSeconds } = interest;
  const starts: { readonly at: number; readonly worth: number }[] = [];
  for (
    let at = Math.ceil(startSeconds / stepSeconds) * stepSeconds;
    at <= endSeconds - seconds;
    at += stepSeconds
  )
    starts.push({ at, worth: interestIn(analysis, at, at + seconds) ?? 0 });
  const chosen: number[] = [];
  for (const { at } of starts.sort((a, b) => b.worth - a.worth || a.at - b.at)) {
    if (chosen.length >= STARTS_MAX) break;
    if (chosen.every((other) => Math.abs(other - at) >= APART_SECONDS)) chosen.push(at);
  }
  return chosen;
}
