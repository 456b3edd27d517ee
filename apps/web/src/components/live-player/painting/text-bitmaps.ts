import { REEL_FPS, REEL_TITLE_CHARS_MAX } from '@cutroom/contract';
import type { TimelineText } from '@cutroom/reel';

/** A title or caption as the renderer draws it. */
export interface TextBitmap {
  readonly image: ImageBitmap;
  /** Left, top, width and height as shares of the reel's frame. */
  readonly area: readonly [number, number, number, number];
}

/** Fetches the server's own bitmaps, each once. */
export interface TextBitmaps {
  /**
   * null where it cannot be had, and while the first one of its place is on its way: words that are being typed do not
   * go out between two letters. Of titles one at a time is fetched for a place: the last letter does not wait for a bitmap of each before it.
   * @param place of the text among the reel's
   */
  readonly of: (text: TimelineText, place: number) => TextBitmap | null;
  /** Fetches what stands soon, so that a word is there when it is said. */
  readonly ready: (texts: readonly TimelineText[], frameIndex: number) => void;
  readonly release: () => void;
}

const AHEAD_FRAMES = 2.5 * REEL_FPS;
/** A caption has a bitmap for each of its words: those that stood long ago are let go. */
const BITMAPS_MAX = 120;

/** @param onArrival told when a bitmap that was asked for is here, or will not come */
export function textBitmaps(onArrival: () => void, fetchFrom: typeof fetch = fetch): TextBitmaps {
  const known = new Map<string, TextBitmap | null>();
  const shown = new Map<number, TextBitmap>();
  /** Addresses of what is on its way. */
  const coming = new Set<string>();
  /** The address that was asked for last, by the title's place. */
  const askedAt = new Map<number, string>();
  const leaving = new AbortController();
  const load = async (url: string): Promise<void> => {
    const response = await fetchFrom(url, { credentials: 'include', signal: leaving.signal });
    // 204: not one character can be shown.
    if (response.status !== 200) return;
    const area = areaOf(response.headers.get('x-bitmap-area'));
    if (area === null) return;
    const image = await createImageBitmap(await response.blob(), { premultiplyAlpha: 'premultiply' });
    known.set(url, { image, area });
  };
  const fetchSoon = (url: string): void => {
    coming.add(url);
    load(url)
      // Without its text the reel plays on; the export has it.
      .catch(() => undefined)
      .finally(() => {
        coming.delete(url);
        if (!leaving.signal.aborted) onArrival();
      });
  };
  const ask = (text: TimelineText): TextBitmap | null => {
    const url = bitmapUrl(text);
    const bitmap = known.get(url);
    // A Map tells its entries in the order in which they were put in: the ones not asked for the longest come first.
    known.delete(url);
    known.set(url, bitmap ?? null);
    if (bitmap !== undefined) return bitmap;
    letGo();
    fetchSoon(url);
    return null;
  };
  const letGo = (): void => {
    const standing = new Set(shown.values());
    for (const [url, bitmap] of known) {
      if (known.size <= BITMAPS_MAX) return;
      if (bitmap !== null && standing.has(bitmap)) continue;
      bitmap?.image.close();
      known.delete(url);
    }
  };
  return {
    ready: (texts, frameIndex) => {
      for (const text of texts)
        if (text.start > frameIndex && text.start <= frameIndex + AHEAD_FRAMES) ask(text);
    },
    of: (text, place) => {
      if (text.role === 'caption') return ask(text);
      const [url, before] = [bitmapUrl(text), askedAt.get(place)];
      const isBusy = before !== undefined && before !== url && coming.has(before);
      if (!isBusy) {
        askedAt.set(place, url);
        const bitmap = ask(text);
        if (bitmap !== null) shown.set(place, bitmap);
      }
      return shown.get(place) ?? null;
    },
    release: () => {
      leaving.abort();
      for (const bitmap of known.values()) bitmap?.image.close();
      known.clear();
    },
  };
}

/** Of a caption it is the look that is drawn. */
function bitmapUrl({ text, style, bands, caption }: TimelineText): string {
  const look = caption === undefined ? {} : { caption: JSON.stringify(caption) };
  const query = new URLSearchParams({
    text: text.slice(0, REEL_TITLE_CHARS_MAX),
    style,
    bands: JSON.stringify(bands),
    ...look,
  });
  return `/api/text-bitmaps?${query}`;
}

/** 'left top width height', shares of the frame. */
function areaOf(header: string | null): TextBitmap['area'] | null {
  const [left, top, width, height] = (header ?? '').split(' ').map(Number);
  if (left === undefined || top === undefined || width === undefined || height === undefined) return null;
  return [left, top, width, height].every(Number.isFinite) ? [left, top, width, height] : null;
}
