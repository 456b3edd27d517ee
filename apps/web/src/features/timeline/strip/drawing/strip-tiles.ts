import { type FilmstripLayout, tileAt } from '@cutroom/reel';

/** A piece of the strip that shows one frame of a clip. All in pixels. */
export interface StripTile {
  /** On the strip. */
  readonly left: number;
  readonly width: number;
  /** In the filmstrip: what of the image is shown. */
  readonly source: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** What a cut of the strip shows and where. */
export interface DrawnCut {
  /** Second of the clip at its left edge. */
  readonly startSeconds: number;
  readonly seconds: number;
  /** Where its left edge is. */
  readonly left: number;
  readonly pixelsPerSecond: number;
}

/**
 * The tiles of a cut that lie between `from` and `until`. They stand at the same seconds of the clip however its edges are
 * pulled: frames appear and go at an edge, but do not swim. Each is the middle of its frame, as upright as the reel.
 */
export function stripTiles(
  cut: DrawnCut,
  layout: FilmstripLayout,
  { height, from, until }: { readonly height: number; readonly from: number; readonly until: number },
): readonly StripTile[] {
  const frameWidth = (layout.tileWidth * height) / layout.tileHeight;
  const cellWidth = Math.min(frameWidth, (height * 9) / 16);
  const cellSeconds = cellWidth / cut.pixelsPerSecond;
  const right = Math.min(until, cut.left + cut.seconds * cut.pixelsPerSecond);
  const left = Math.max(from, cut.left);
  const secondsAtPixel = (pixel: number) => cut.startSeconds + (pixel - cut.left) / cut.pixelsPerSecond;
  const first = Math.floor(secondsAtPixel(left) / cellSeconds);
  const last = Math.ceil(secondsAtPixel(right) / cellSeconds);
  const scale = layout.tileHeight / height;
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => {
    const cellStart = (first + index) * cellSeconds;
    const cellLeft = cut.left + (cellStart - cut.startSeconds) * cut.pixelsPerSecond;
    const [shownLeft, shownRight] = [Math.max(left, cellLeft), Math.min(right, cellLeft + cellWidth)];
    // A cut narrower than a cell shows what it plays itself.
    const middle =
      cut.seconds < cellSeconds
        ? cut.startSeconds + cut.seconds / 2
        : Math.min(Math.max(cellStart + cellSeconds / 2, cut.startSeconds), cut.startSeconds + cut.seconds);
    const tile = tileAt(layout, middle);
    const margin = (frameWidth - cellWidth) / 2;
    return {
      left: shownLeft,
      width: shownRight - shownLeft,
      source: {
        x: tile.x + (margin + shownLeft - cellLeft) * scale,
        y: tile.y,
        width: (shownRight - shownLeft) * scale,
        height: layout.tileHeight,
      },
    };
  }).filter(({ width }) => width > 0);
}
