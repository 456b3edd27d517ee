import type { Run } from '@cutroom/contract';

const MINUTE_SECONDS = 60;
/** A run that was resumed after a night says nothing of the next one. */
const BELIEVED_SECONDS_MAX = 60 * MINUTE_SECONDS;

/**
 * 'in about 6 s': how long the video would take again, which is no longer than its own run took, as its clips are looked at
 * already. '' where that is not known.
 */
export function remakeText(run: Pick<Run, 'state' | 'createdAt' | 'finishedAt'> | null): string {
  if (run === null || run.state !== 'succeeded' || run.finishedAt === null) return '';
  const seconds = Math.max(1, Math.round((Date.parse(run.finishedAt) - Date.parse(run.createdAt)) / 1000));
  if (seconds >= BELIEVED_SECONDS_MAX) return '';
  return seconds < 2 * MINUTE_SECONDS
    ? `in about ${seconds} s`
    : `in about ${Math.round(seconds / MINUTE_SECONDS)} min`;
}
