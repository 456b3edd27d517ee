import type { PictureFrame } from '@cutroom/contract';

/** A rectangle of a picture in its pixels; it may reach outside, where the picture is black. */
export interface PixelWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How a resampled picture's channels, which are 0-255, are written. */
export interface ChannelLayout {
  /** Planes one after the other, or the three values of a pixel together. */
  readonly order: 'planar' | 'interleaved';
  /** Where red, green and blue come in that order. */
  readonly places: Rgb;
  /** What is written is `value * scale + offset`, each for red, green and blue. */
  readonly scale: Rgb;
  readonly offset: Rgb;
}

type Rgb = readonly [red: number, green: number, blue: number];

const AS_IT_IS: ChannelLayout = {
  order: 'interleaved',
  places: [0, 1, 2],
  scale: [1, 1, 1],
  offset: [0, 0, 0],
};

/**
 * Resamples a window of a picture to `width` x `height` with bilinear interpolation, half-pixel centres; by default RGB
 * interleaved, 0-255.
 * @param out memory for the result, `width * height * 3`
 */
export function sampleWindow(
  frame: PictureFrame,
  window: PixelWindow,
  width: number,
  height: number,
  layout = AS_IT_IS,
  out = new Float32Array(width * height * 3),
): Float32Array {
  const area = width * height;
  const isPlanar = layout.order === 'planar';
  const step = isPlanar ? 1 : 3;
  const [redScale, greenScale, blueScale] = layout.scale;
  const [redOffset, greenOffset, blueOffset] = layout.offset;
  const [redStart, greenStart, blueStart] = layout.places.map((place) =>
    isPlanar ? place * area : place,
  ) as [number, number, number];
  const across = tapsOf(window.left, window.width, width, frame.width);
  const down = tapsOf(window.top, window.height, height, frame.height);
  const { rgb } = frame;
  fill(out, redStart, step, area, redOffset);
  fill(out, greenStart, step, area, greenOffset);
  fill(out, blueStart, step, area, blueOffset);
  for (let y = 0; y < height; y++) {
    if (down.inside[y] === 0) continue;
    const upper = (down.first[y] ?? 0) * frame.width;
    const lower = (down.second[y] ?? 0) * frame.width;
    const fy = down.share[y] ?? 0;
    for (let x = 0; x < width; x++) {
      if (across.inside[x] === 0) continue;
      const fx = across.share[x] ?? 0;
      const left = across.first[x] ?? 0;
      const right = across.second[x] ?? 0;
      const a = (upper + left) * 3;
      const b = (upper + right) * 3;
      const c = (lower + left) * 3;
      const d = (lower + right) * 3;
      const target = (y * width + x) * step;
      const wa = (1 - fx) * (1 - fy);
      const wb = fx * (1 - fy);
      const wc = (1 - fx) * fy;
      const wd = fx * fy;
      const red = wa * (rgb[a] ?? 0) + wb * (rgb[b] ?? 0) + wc * (rgb[c] ?? 0) + wd * (rgb[d] ?? 0);
      const green =
        wa * (rgb[a + 1] ?? 0) + wb * (rgb[b + 1] ?? 0) + wc * (rgb[c + 1] ?? 0) + wd * (rgb[d + 1] ?? 0);
      const blue =
        wa * (rgb[a + 2] ?? 0) + wb * (rgb[b + 2] ?? 0) + wc * (rgb[c + 2] ?? 0) + wd * (rgb[d + 2] ?? 0);
      out[redStart + target] = red * redScale + redOffset;
      out[greenStart + target] = green * greenScale + greenOffset;
      out[blueStart + target] = blue * blueScale + blueOffset;
    }
  }
  return out;
}

/** Black, which is what stays where the window reaches outside. */
function fill(out: Float32Array, start: number, step: number, count: number, value: number): void {
  if (step === 1) out.fill(value, start, start + count);
  else for (let at = start; at < out.length; at += step) out[at] = value;
}

interface Taps {
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** Weight of the second tap. */
  readonly share: Float32Array;
  /** 1 where the target lies inside the picture. */
  readonly inside: Uint8Array;
}

function tapsOf(start: number, length: number, targets: number, pixels: number): Taps {
  const taps: Taps = {
    first: new Int32Array(targets),
    second: new Int32Array(targets),
    share: new Float32Array(targets),
    inside: new Uint8Array(targets),
  };
  for (let target = 0; target < targets; target++) {
    const source = start + ((target + 0.5) * length) / targets - 0.5;
    const first = Math.max(0, Math.floor(source));
    taps.inside[target] = source < -0.5 || source > pixels - 0.5 ? 0 : 1;
    taps.first[target] = Math.min(pixels - 1, first);
    taps.second[target] = Math.min(pixels - 1, first + 1);
    taps.share[target] = Math.min(1, Math.max(0, source - first));
  }
  return taps;
}
