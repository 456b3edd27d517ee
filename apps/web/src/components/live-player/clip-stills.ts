import type { PlaybackClip } from '@cutroom/contract';
import { isLostFetch } from './connection/lost-connection.ts';

/** Stills of clips that the browser cannot play: their proxies are not made yet and their format is not its own, or it plays no H.264. */
export interface ClipStills {
  /** null where the video plays, and while the still is on its way. */
  readonly of: (clip: PlaybackClip, seconds: number, video: HTMLVideoElement | null) => ImageBitmap | null;
  /** What becomes of a still that is not here: 'lost' for want of a connection, 'failed' where the server has none. */
  readonly missing: (clip: PlaybackClip, seconds: number) => MissingStill;
  /** Stills that did not come are asked for again once they are wanted. */
  readonly askAgain: () => void;
  readonly release: () => void;
}

/** Where there is no image. */
export type MissingStill = 'awaited' | 'lost' | 'failed';

/** A still stands for so long: more would be asked of the server than it can draw in time. */
const STILL_SECONDS = 1;

/** @param onChange told when a still that was asked for is here, or does not come */
export function clipStills(onChange: () => void): ClipStills {
  const known = new Map<string, ImageBitmap | MissingStill>();
  const leaving = new AbortController();
  const load = async (url: string): Promise<void> => {
    const response = await fetch(url, { credentials: 'include', signal: leaving.signal });
    if (!response.ok) throw new Error(`The still could not be fetched: ${response.status}`);
    known.set(url, await createImageBitmap(await response.blob()));
    onChange();
  };
  return {
    of: (clip, seconds, video) => {
      if (video !== null && video.error === null) return null;
      const url = stillUrl(clip, seconds);
      const still = known.get(url);
      if (still instanceof ImageBitmap) return still;
      if (still !== undefined) return null;
      known.set(url, 'awaited');
      load(url).catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        known.set(url, isLostFetch(error) ? 'lost' : 'failed');
        onChange();
      });
      return null;
    },
    missing: (clip, seconds) => {
      const still = known.get(stillUrl(clip, seconds));
      return typeof still === 'string' ? still : 'awaited';
    },
    askAgain: () => {
      for (const [url, still] of known) if (still === 'lost' || still === 'failed') known.delete(url);
    },
    release: () => {
      leaving.abort();
      for (const still of known.values()) if (still instanceof ImageBitmap) still.close();
      known.clear();
    },
  };
}

function stillUrl({ url }: PlaybackClip, seconds: number): string {
  const atSeconds = Math.floor(seconds / STILL_SECONDS) * STILL_SECONDS;
  return `/api/thumbnails${url.replace('/api/videos', '')}?t=${atSeconds}&size=large`;
}
