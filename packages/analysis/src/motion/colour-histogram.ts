import type { PictureFrame } from '@cutroom/contract';

/** Shares of the picture in each of 4 x 4 x 4 colours. */
export type ColourHistogram = Float32Array;

export function colourHistogram(frame: PictureFrame): ColourHistogram {
  const { rgb } = frame;
  const bins = new Float32Array(64);
  const pixels = frame.width * frame.height;
  for (let at = 0; at < pixels * 3; at += 3) {
    const bin = (((rgb[at] ?? 0) >> 6) << 4) | (((rgb[at + 1] ?? 0) >> 6) << 2) | ((rgb[at + 2] ?? 0) >> 6);
    bins[bin] = (bins[bin] ?? 0) + 1 / pixels;
  }
  return bins;
}

/** Half the summed differences: 0 the same colours, 1 none in common. */
export function histogramDistance(a: ColourHistogram, b: ColourHistogram): number {
  let sum = 0;
  for (let bin = 0; bin < a.length; bin++) sum += Math.abs((a[bin] ?? 0) - (b[bin] ?? 0));
  return sum / 2;
}
