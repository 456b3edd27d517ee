import type { TimelineEntry } from '@cutroom/contract';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createPlayhead, type Playhead } from './playhead.ts';
import { type ReelPlace, reelPlaces } from './reel-places.ts';
import type { Cuts } from './timeline-cuts.ts';

/** Of the box around the player, for those who ask to see something in it. */
export const FINAL_VIDEO_ID = 'final-video';

/** What ties the finished video to the timeline beside it. */
export interface ReelLink {
  readonly playhead: Playhead;
  readonly places: readonly (ReelPlace | null)[];
  /** Where the player was asked to go; a new object each time. */
  readonly cue: { readonly atSeconds: number } | null;
  /** @param share how far into the cut, 0 to 1 */
  readonly show: (index: number, share?: number) => void;
}

export function useReelLink(cuts: Cuts, timeline: readonly TimelineEntry[] | null): ReelLink {
  const [playhead] = useState(createPlayhead);
  const [cue, setCue] = useState<ReelLink['cue']>(null);
  const places = useMemo(() => reelPlaces(cuts, timeline), [cuts, timeline]);
  return useMemo(
    () => ({
      playhead,
      places,
      cue,
      show: (index, share = 0) => {
        const place = places[index];
        if (place == null) return;
        document.getElementById(FINAL_VIDEO_ID)?.scrollIntoView({ block: 'nearest' });
        setCue({ atSeconds: place.startSeconds + (place.endSeconds - place.startSeconds) * share + FRAME });
      },
    }),
    [playhead, places, cue],
  );
}

/** Just inside the cut: its first picture, not the last one before it. */
const FRAME = 1 / 60;

/**
 * Whether a cut is in view, once the video has moved from its beginning.
 * @param from where the finished video shows it, in seconds; null where it does not
 */
export function useIsInView(playhead: Playhead, from: number | null, until: number | null): boolean {
  const isInView = () => {
    const seconds = playhead.get();
    return from !== null && until !== null && seconds > 0 && seconds >= from && seconds < until;
  };
  return useSyncExternalStore(playhead.subscribe, isInView, isInView);
}
