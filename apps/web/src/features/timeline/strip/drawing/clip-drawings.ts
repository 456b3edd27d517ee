import type { VideoClip } from '@cutroom/contract';
import { createLiveValue, type LiveValue } from '../../editor/live-value.ts';

/** What of a clip can be drawn along the strip. */
export interface ClipDrawing {
  /** null until it is decoded, and where there is none. */
  readonly filmstrip: HTMLImageElement | null;
  /** Pairs as `measurePeaks` writes them; null until they are here, and where there are none. */
  readonly peaks: Int8Array | null;
}

/** Filmstrips and peaks of clips by their ids; another map whenever more is there. */
export interface ClipDrawings extends Pick<LiveValue<ReadonlyMap<string, ClipDrawing>>, 'get' | 'subscribe'> {
  /** Fetches what is not here yet. What cannot be had leaves the strip plain there: all can be edited all the same. */
  readonly want: (clips: Iterable<VideoClip>) => void;
  readonly release: () => void;
}

export function clipDrawings(): ClipDrawings {
  const drawings = createLiveValue<ReadonlyMap<string, ClipDrawing>>(new Map());
  const asked = new Set<string>();
  let leaving = new AbortController();
  const put = (id: string, part: Partial<ClipDrawing>) =>
    drawings.set(new Map(drawings.get()).set(id, { ...NOTHING, ...drawings.get().get(id), ...part }));
  const fetchOnce = <Part>(
    url: string | null | undefined,
    get: Getter<Part>,
    onGot: (part: Part) => void,
  ) => {
    if (url == null || asked.has(url)) return;
    asked.add(url);
    const { signal } = leaving;
    get(url, signal).then(
      (part) => {
        if (!signal.aborted) onGot(part);
      },
      () => undefined,
    );
  };
  return {
    get: drawings.get,
    subscribe: drawings.subscribe,
    want: (clips) => {
      for (const { id, filmstripUrl, peaksUrl } of clips) {
        fetchOnce(filmstripUrl, decodedImage, (filmstrip) => put(id, { filmstrip }));
        fetchOnce(peaksUrl, fetchedPeaks, (peaks) => put(id, { peaks }));
      }
    },
    release: () => {
      leaving.abort();
      leaving = new AbortController();
      asked.clear();
    },
  };
}

type Getter<Part> = (url: string, signal: AbortSignal) => Promise<Part>;

const NOTHING: ClipDrawing = { filmstrip: null, peaks: null };

async function decodedImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  // Else the first frame that draws it would wait for it.
  await image.decode();
  return image;
}

async function fetchedPeaks(url: string, signal: AbortSignal): Promise<Int8Array> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return new Int8Array(await answer.arrayBuffer());
}
