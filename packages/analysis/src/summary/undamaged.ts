import type { Interval } from '@cutroom/contract';

/**
 * What of the shots can be shown. A clip that is damaged all over keeps its shots: there is nothing better in it.
 * @param damaged in time order
 */
export function undamaged(shots: readonly Interval[], damaged: readonly Interval[]): Interval[] {
  const whole = shots.flatMap((shot) => damaged.reduce(without, [shot]));
  return whole.length > 0 ? whole : [...shots];
}

function without(parts: readonly Interval[], hole: Interval): Interval[] {
  return parts
    .flatMap(({ startSeconds, endSeconds }) => [
      { startSeconds, endSeconds: Math.min(endSeconds, hole.startSeconds) },
      { startSeconds: Math.max(startSeconds, hole.endSeconds), endSeconds },
    ])
    .filter(({ startSeconds, endSeconds }) => endSeconds > startSeconds);
}
