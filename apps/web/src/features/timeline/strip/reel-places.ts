import type { TimelineEntry } from '@cutroom/contract';
import type { Cuts } from '../editor/cuts/timeline-cuts.ts';

/** A cut whose in-point moved by less is the same one; rendering rounds to whole frames. */
const SAME_START_SECONDS = 0.05;

/** A stretch of the finished video, in seconds. */
export interface ReelPlace {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/**
 * Where each cut plays in the finished video; null for those that it does not show.
 * @param timeline what the finished video contains, in order
 */
export function reelPlaces(
  cuts: Cuts,
  timeline: readonly TimelineEntry[] | null,
): readonly (ReelPlace | null)[] {
  let endSeconds = 0;
  const unused = (timeline ?? []).map((entry) => {
    const startSeconds = endSeconds;
    endSeconds += entry.playedSeconds ?? entry.endTime - entry.startTime;
    return { entry, place: { startSeconds, endSeconds } };
  });
  return cuts.map(({ clip }) => {
    const at = unused.findIndex(
      ({ entry }) =>
        entry.clipId === clip.clipId && Math.abs(entry.startTime - clip.startTime) < SAME_START_SECONDS,
    );
    const [found] = at === -1 ? [] : unused.splice(at, 1);
    return found?.place ?? null;
  });
}

/** Index of the cut that is seen at this second of the finished video; -1 for none. */
export function cutInView(places: readonly (ReelPlace | null)[], seconds: number): number {
  return places.findIndex(
    (place) => place !== null && seconds >= place.startSeconds && seconds < place.endSeconds,
  );
}
