import type { AxisPath } from '@cutroom/reel';

/** What is cut out of a frame along one axis, and how it is scaled so that a window of it fills the reel. */
export interface EvenRange {
  /** In pixels of the source, both even: chroma has half as many. */
  readonly fromPixel: number;
  readonly pixels: number;
  /** So many pixels of the reel the range takes; never fewer than the reel has. */
  readonly scaledPixels: number;
  /** Where the window begins in the scaled range when its edge is at this share of the frame. */
  readonly offsetOf: (edge: number) => number;
}

/**
 * The range of an axis, widened to even pixels of the source. What it holds too much falls away after scaling, in pixels of the
 * reel: cut out on even pixels alone, a small window of a small clip would stand several pixels of the reel beside its place.
 * @param sourcePixels of the frame as displayed, along the axis
 * @param reelPixels of the reel
 */
export function evenRange(axis: AxisPath, sourcePixels: number, reelPixels: number): EvenRange {
  const evenPixels = 2 * Math.floor(sourcePixels / 2);
  const fromPixel = 2 * Math.floor((axis.rangeFrom * sourcePixels) / 2 + EPSILON);
  const untilPixel = 2 * Math.ceil(((axis.rangeFrom + axis.rangeSize) * sourcePixels) / 2 - EPSILON);
  const pixels = Math.max(2, Math.min(untilPixel, evenPixels) - fromPixel);
  const scale = reelPixels / (axis.size * sourcePixels);
  const scaledPixels = Math.max(reelPixels, 2 * Math.round((pixels * scale) / 2));
  return {
    fromPixel,
    pixels,
    scaledPixels,
    offsetOf: (edge) =>
      Math.min(scaledPixels - reelPixels, Math.max(0, (edge * sourcePixels - fromPixel) * scale)),
  };
}

/** Shares of a frame are not whole pixels in binary. */
const EPSILON = 1e-6;
