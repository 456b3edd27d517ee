import type { Run } from '@cutroom/contract';

/**
 * What is left of a run, by how long this server takes for such work.
 * @returns null where that was never measured, 0 where the run takes longer than such work does
 */
export function secondsLeft(
  { expectedSeconds, createdAt }: Pick<Run, 'expectedSeconds' | 'createdAt'>,
  nowMs: number,
): number | null {
  if (expectedSeconds === null || expectedSeconds === undefined) return null;
  const passedSeconds = Math.max(0, (nowMs - Date.parse(createdAt)) / 1000);
  return Math.max(0, expectedSeconds - passedSeconds);
}

/**
 * The estimated time remaining: what was measured, else by the overall progress of 0-100 (spec section 4).
 * @param leftSeconds null where nothing was measured
 */
export function estimateText(percent: number, leftSeconds: number | null): string {
  if (leftSeconds !== null) return measuredText(leftSeconds);
  if (percent < 25) return '2-3 minutes';
  if (percent < 40) return '1-2 minutes';
  return percent < 80 ? '30-90 seconds' : '10-30 seconds';
}

/**
 * In steps that one can believe; none of them is passed over before it is due. What was a few seconds never becomes minutes
 * again: past what was expected, nobody knows more than that.
 */
function measuredText(seconds: number): string {
  if (seconds === 0) return 'longer than usual';
  if (seconds <= 5) return 'a few seconds';
  if (seconds <= 30) return `about ${5 * Math.ceil(seconds / 5)} seconds`;
  if (seconds <= 60) return `about ${10 * Math.ceil(seconds / 10)} seconds`;
  return `about ${Math.ceil(seconds / 60)} minutes`;
}
