import { REEL_FPS, type TimelineEntry } from '@cutroom/contract';
import { overlapHalfFrames } from '@cutroom/reel';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { LiveReel } from '../../../components/live-player/live-reel.ts';
import { cutAtSecond } from '../editor/cuts/joining-cuts.ts';
import { type Cuts, positions, totalSeconds } from '../editor/cuts/timeline-cuts.ts';
import { createLiveValue, type LiveValue } from '../editor/live-value.ts';
import { cutInView, type ReelPlace, reelPlaces } from './reel-places.ts';

/** Where the player is, in seconds. It moves with every frame. */
export type Playhead = LiveValue<number>;

/** Where the player was asked to go; a new object each time. */
type Cue = { readonly atSeconds: number } | null;

/** What ties the player to the timeline beside it. */
export interface ReelLink {
  readonly playhead: Playhead;
  readonly cue: LiveValue<Cue>;
  /** Whether it is to play as soon as there is a player: pressed before there was one, or the one before played. */
  readonly isToPlay: LiveValue<boolean>;
  readonly places: readonly (ReelPlace | null)[];
  /** @param share how far into the cut, 0 to 1 */
  readonly show: (index: number, share?: number) => void;
  /** Goes to the first frame that is the cut's alone: not into the crossfade that leads to it. */
  readonly showOwn: (index: number) => void;
  /** Goes to a second of the timeline as it is edited; nowhere where the player does not show it. */
  readonly seek: (seconds: number) => void;
  /** Where the playhead stands in the timeline as it is edited; 0 where the player shows what is not in it. */
  readonly secondsNow: () => number;
}

/**
 * @param reel the cuts as they are now, where the player plays those and not the video as it was made last
 * @param timeline what that video contains, in order
 */
export function useReelLink(
  cuts: Cuts,
  reel: LiveReel | null,
  timeline: readonly TimelineEntry[] | null,
): ReelLink {
  const [playhead] = useState(() => createLiveValue(0));
  const [cue] = useState(() => createLiveValue<Cue>(null));
  const [isToPlay] = useState(() => createLiveValue(false));
  const isLive = reel !== null;
  const joins = reel?.timeline.cuts ?? null;
  const places = useMemo(
    () => (isLive ? positions(cuts) : reelPlaces(cuts, timeline)),
    [cuts, isLive, timeline],
  );
  return useMemo(() => {
    const inTimeline = positions(cuts);
    const show = (index: number, share = 0) => {
      const place = places[index];
      if (place == null) return;
      const { startSeconds, endSeconds } = place;
      // As far as just inside its end: the last frame, not the next cut's first.
      const atSeconds = Math.min(
        startSeconds + (endSeconds - startSeconds) * share + FRAME,
        endSeconds - FRAME,
      );
      cue.set({ atSeconds });
    };
    const showOwn = (index: number) => {
      const [join, place] = [joins?.[index]?.before, inTimeline[index]];
      const lead = join === undefined ? 0 : overlapHalfFrames(join) / REEL_FPS;
      show(index, place === undefined ? 0 : shareOf(place, place.startSeconds + lead));
    };
    const seek = (seconds: number) => {
      const index = cutAtSecond(cuts, seconds);
      const place = inTimeline[index];
      if (place === undefined) return;
      show(index, shareOf(place, seconds));
    };
    const secondsNow = () => {
      const index = cutInView(places, playhead.get());
      const [place, position] = [places[index], inTimeline[index]];
      // Past the last frame the playhead stands at the end.
      if (place == null || position === undefined)
        return isLive ? Math.min(playhead.get(), totalSeconds(cuts)) : 0;
      // A cut that was made shorter than the video still shows it waits at its end.
      return Math.min(position.endSeconds, position.startSeconds + playhead.get() - place.startSeconds);
    };
    return { playhead, cue, isToPlay, places, show, showOwn, seek, secondsNow };
  }, [cuts, isLive, joins, playhead, cue, isToPlay, places]);
}

function shareOf({ startSeconds, endSeconds }: ReelPlace, seconds: number): number {
  return Math.min(1, Math.max(0, (seconds - startSeconds) / (endSeconds - startSeconds)));
}

/** Just inside the cut: its first frame, not the last one before it. */
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
