import type { PlaybackClip } from '@cutroom/contract';

/** Stills of clips that the browser cannot play: their proxies are not made yet and their format is not its own, or it plays no H.264. */
export interface ClipStills {
  /** null where the video plays, and while the still is on its way. */
  readonly of: (clip: PlaybackClip, seconds: number, video: HTMLVideoElement | null) => ImageBitmap | null;
  readonly release: () => void;
}

/** A still stands for so long: more would be asked of the server than it can draw in time. */
const STILL_SECONDS = 1;

/** @param onArrival told when a still that was asked for is here */
export function clipStills(onArrival: () => void): ClipStills {
  const known = new Map<string, ImageBitmap | null>();
  const leaving = new AbortController();
  const load = async (url: string): Promise<void> => {
    const response = await fetch(url, { credentials: 'include', signal: leaving.signal });
    if (!response.ok) return;
    known.set(url, await createImageBitmap(await response.blob()));
    onArrival();
  };
  return {
    of: (clip, seconds, video) => {
      if (video !== null && video.error === null) return null;
      const url = `/api/thumbnails${clip.url.replace('/api/videos', '')}?t=${Math.floor(seconds / STILL_SECONDS) * STILL_SECONDS}&size=large`;
      const still = known.get(url);
      if (still !== undefined) return still;
      known.set(url, null);
      load(url).catch(() => undefined);
      return null;
    },
    release: () => {
      leaving.abort();
      for (const still of known.values()) still?.close();
      known.clear();
    },
  };
}
