import { frameAt } from '@cutroom/reel';
import type { LiveReel } from './live-reel.ts';
import { type VideoPool, videoPool } from './video-pool.ts';
import { wantedVideos } from './wanted-videos.ts';

/** Screens that wait for a reel follow one another: what one lets go of, the next may keep. */
const LET_GO_MS = 2000;

let ready: VideoPool | null = null;
let letGo = 0;

/**
 * Brings the videos of a reel to its first frame before there is a player, so that it plays as soon as it is opened.
 * @returns lets go of them, unless a player has taken them by then
 */
export function readyVideos({ timeline }: LiveReel): () => void {
  const first = frameAt(timeline, 0);
  if (first === null) return () => undefined;
  window.clearTimeout(letGo);
  ready ??= videoPool();
  ready.claim(wantedVideos(first));
  return () => {
    letGo = window.setTimeout(() => {
      ready?.release();
      ready = null;
    }, LET_GO_MS);
  };
}

/** The videos for a player: those that are ready, where some are. */
export function takeVideos(): VideoPool {
  const taken = ready ?? videoPool();
  ready = null;
  return taken;
}
