import type { PictureFrame } from '@cutroom/contract';

/** Shares of the picture at each level of luma, of red against green, and of yellow against blue. */
export type ColourHistogram = Float32Array;

const LUMA_BINS = 16;
const CHROMA_BINS = 12;

/** Each pixel is shared between its two nearest levels, so that a little more light changes little. */
export function colourHistogram(frame: PictureFrame): ColourHistogram {
  const { rgb } = frame;
  const bins = new Float32Array(LUMA_BINS + 2 * CHROMA_BINS);
  const pixels = frame.width * frame.height;
  for (let at = 0; at < pixels * 3; at += 3) {
    const red = rgb[at] ?? 0;
    const green = rgb[at + 1] ?? 0;
    const blue = rgb[at + 2] ?? 0;
    put(bins, 0, LUMA_BINS, (0.299 * red + 0.587 * green + 0.114 * blue) / 255);
    put(bins, LUMA_BINS, CHROMA_BINS, (red - green) / 510 + 0.5);
    put(bins, LUMA_BINS + CHROMA_BINS, CHROMA_BINS, ((red + green) / 2 - blue) / 510 + 0.5);
  }
  return bins.map((count) => count / pixels);
}

function put(bins: Float32Array, first: number, count: number, share: number): void {
  const level = share * (count - 1);
  const lower = Math.min(count - 2, Math.floor(level));
  const rest = level - lower;
  bins[first + lower] = (bins[first + lower] ?? 0) + 1 - rest;
  bins[first + lower + 1] = (bins[first + lower + 1] ?? 0) + rest;
}

/** 0 the same colours, 1 none in common: the largest of the three distances (grey pictures differ in luma only). */
export function histogramDistance(a: ColourHistogram, b: ColourHistogram): number {
  const between = (from: number, to: number) => {
    let sum = 0;
    for (let bin = from; bin < to; bin++) sum += Math.abs((a[bin] ?? 0) - (b[bin] ?? 0));
    return sum / 2;
  };
  return Math.max(
    between(0, LUMA_BINS),
    between(LUMA_BINS, LUMA_BINS + CHROMA_BINS),
    between(LUMA_BINS + CHROMA_BINS, a.length),
  );
}
