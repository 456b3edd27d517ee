import { useEffect } from 'react';
import type { ReelLink } from './use-reel-link.ts';

/** Just before the cut's last frame is over. */
const FRAME = 1 / 60;

/**
 * While looping, the player goes back to the cut's beginning each time it comes to its end.
 * @param index of the cut; -1 for none
 */
export function useLoop({ playhead, places, show }: ReelLink, index: number, isLooping: boolean): void {
  const place = places[index] ?? null;
  const [startSeconds, endSeconds] = [place?.startSeconds ?? null, place?.endSeconds ?? null];
  useEffect(() => {
    if (!isLooping || startSeconds === null || endSeconds === null) return;
    return playhead.subscribe(() => {
      const seconds = playhead.get();
      if (seconds >= endSeconds - FRAME || seconds < startSeconds - FRAME) show(index);
    });
  }, [isLooping, startSeconds, endSeconds, playhead, show, index]);
}
