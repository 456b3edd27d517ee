import type { Run } from '@cutroom/contract';

/** The estimated time remaining, by the overall progress of 0-100 (spec section 4). */
export function estimateText(percent: number): string {
  if (percent < 25) return '2-3 minutes';
  if (percent < 40) return '1-2 minutes';
  return percent < 80 ? '30-90 seconds' : '10-30 seconds';
}

/**
 * How long this server takes for such work, by the runs that it has finished.
 * @returns null where that was never measured
 */
export function usualText(
  { expectedSeconds, createdAt }: Pick<Run, 'expectedSeconds' | 'createdAt'>,
  nowMs: number,
): string | null {
  if (expectedSeconds === null || expectedSeconds === undefined) return null;
  const passedSeconds = (nowMs - Date.parse(createdAt)) / 1000;
  const usual = durationText(expectedSeconds);
  return passedSeconds <= expectedSeconds ? `Usually ${usual} here` : `Longer than the usual ${usual} here`;
}

/** In steps that one can believe. */
function durationText(seconds: number): string {
  if (seconds <= 10) return `${Math.max(1, Math.ceil(seconds))} s`;
  if (seconds <= 60) return `${5 * Math.ceil(seconds / 5)} s`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
