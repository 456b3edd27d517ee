import type { Interval } from '@cutroom/contract';
import type { MotionRecord } from '../motion/motion-record.ts';

/** In time order. Frames of which it is not known to which of two shots they belong are in neither. */
export function shotsOf(
  { cuts, unsureCuts }: Pick<MotionRecord, 'cuts' | 'unsureCuts'>,
  durationSeconds: number,
): Interval[] {
  const endsAt = new Map(unsureCuts.map(({ atSeconds, shotEndSeconds }) => [atSeconds, shotEndSeconds]));
  const starts = [0, ...cuts.filter((cut) => cut > 0 && cut < durationSeconds)];
  return starts.map((startSeconds, index) => {
    const next = starts[index + 1] ?? durationSeconds;
    return { startSeconds, endSeconds: endsAt.get(next) ?? next };
  });
}
