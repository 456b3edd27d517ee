import { useMemo } from 'react';
import type { ReelLoop } from '../../../components/live-player/reel-loop.ts';
import type { ReelLink } from './use-reel-link.ts';

/**
 * What the player of the edit plays again and again while looping.
 * @param index of the cut; -1 for none
 * @returns the same object for the same stretch; null where nothing is looped
 */
export function useLoop(
  { places }: Pick<ReelLink, 'places'>,
  index: number,
  isLooping: boolean,
): ReelLoop | null {
  const place = isLooping ? (places[index] ?? null) : null;
  const [startSeconds, endSeconds] = [place?.startSeconds ?? null, place?.endSeconds ?? null];
  return useMemo(
    () => (startSeconds === null || endSeconds === null ? null : { startSeconds, endSeconds }),
    [startSeconds, endSeconds],
  );
}
