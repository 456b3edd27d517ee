import type { PictureFrame } from '@cutroom/contract';

/** A rectangle of a picture in its pixels; it may reach outside, where the picture is black. */
export interface PixelWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Resamples a window of a picture to `width` x `height` with bilinear interpolation, half-pixel centres.
 * @returns RGB interleaved, 0-255
 */
export function sampleWindow(
  frame: PictureFrame,
  window: PixelWindow,
  width: number,
  height: number,
): Float32Array {
  const out = new Float32Array(width * height * 3);
  const { rgb } = frame;
  for (let y = 0; y < height; y++) {
    const sourceY = window.top + ((y + 0.5) * window.height) / height - 0.5;
    if (sourceY < -0.5 || sourceY > frame.height - 0.5) continue;
    const y0 = Math.max(0, Math.floor(sourceY));
    const y1 = Math.min(frame.height - 1, y0 + 1);
    const fy = Math.min(1, Math.max(0, sourceY - y0));
    for (let x = 0; x < width; x++) {
      const sourceX = window.left + ((x + 0.5) * window.width) / width - 0.5;
      if (sourceX < -0.5 || sourceX > frame.width - 0.5) continue;
      const x0 = Math.max(0, Math.floor(sourceX));
      const x1 = Math.min(frame.width - 1, x0 + 1);
      const fx = Math.min(1, Math.max(0, sourceX - x0));
      const a = (y0 * frame.width + x0) * 3;
      const b = (y0 * frame.width + x1) * 3;
      const c = (y1 * frame.width + x0) * 3;
      const d = (y1 * frame.width + x1) * 3;
      const target = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const top = (rgb[a + channel] ?? 0) * (1 - fx) + (rgb[b + channel] ?? 0) * fx;
        const bottom = (rgb[c + channel] ?? 0) * (1 - fx) + (rgb[d + channel] ?? 0) * fx;
        out[target + channel] = top * (1 - fy) + bottom * fy;
      }
    }
  }
  return out;
}
