import type { PlaybackClip } from '@cutroom/contract';
import { filmstripLayout, tileAt } from '@cutroom/reel';

/** The frames of the clips' filmstrips: one a second, small, and at once. */
export interface ClipTiles {
  /** Fetches the filmstrips that are not here yet. */
  readonly want: (clips: readonly PlaybackClip[]) => void;
  /** Those that did not come are fetched again. */
  readonly askAgain: () => void;
  /** null until the clip's filmstrip is here, and where there is none. @param seconds of the clip */
  readonly of: (clip: PlaybackClip, seconds: number) => ClipTile | null;
  readonly release: () => void;
}

export interface ClipTile {
  /** Second of the clip that it shows. */
  readonly seconds: number;
  /** Cut out of the filmstrip; good until another tile of the same layer is drawn. @param layerIndex 0 or 1 */
  readonly draw: (layerIndex: number) => HTMLCanvasElement | null;
}

export function clipTiles(): ClipTiles {
  const filmstrips = new Map<string, HTMLImageElement | null>();
  // Of a crossfade two are drawn at once.
  const canvases = [document.createElement('canvas'), document.createElement('canvas')];
  const load = async (url: string): Promise<void> => {
    const image = new Image();
    image.src = url;
    // Else the first tile that is drawn would wait for it.
    await image.decode();
    if (filmstrips.has(url)) filmstrips.set(url, image);
  };
  let wanted: readonly PlaybackClip[] = [];
  const want = (clips: readonly PlaybackClip[]): void => {
    wanted = clips;
    for (const { filmstripUrl } of clips) {
      if (filmstripUrl == null || filmstrips.has(filmstripUrl)) continue;
      filmstrips.set(filmstripUrl, null);
      // Without tiles the frame before stands until the video's is here.
      load(filmstripUrl).catch(() => filmstrips.delete(filmstripUrl));
    }
  };
  return {
    want,
    askAgain: () => want(wanted),
    of: (clip, seconds) => {
      const image = clip.filmstripUrl == null ? null : (filmstrips.get(clip.filmstripUrl) ?? null);
      if (image === null) return null;
      const layout = filmstripLayout(clip.probe);
      const { index, x, y } = tileAt(layout, seconds);
      return {
        seconds: (index + 0.5) * layout.secondsPerTile,
        draw: (layerIndex) => {
          const canvas = canvases[layerIndex];
          const context = canvas?.getContext('2d') ?? null;
          if (canvas === undefined || context === null) return null;
          const { tileWidth, tileHeight } = layout;
          // Setting a canvas' size also clears it.
          Object.assign(canvas, { width: tileWidth, height: tileHeight });
          context.drawImage(image, x, y, tileWidth, tileHeight, 0, 0, tileWidth, tileHeight);
          return canvas;
        },
      };
    },
    release: () => filmstrips.clear(),
  };
}
