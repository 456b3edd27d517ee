import type { Plane } from '../picture/picture-planes.ts';

/** Value and slopes of a plane between its pixels; false outside. */
export function sampleWithGradient(plane: Plane, x: number, y: number, into: Float64Array): boolean {
  const { width, height, values } = plane;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) return false;
  const fx = x - x0;
  const fy = y - y0;
  const at = y0 * width + x0;
  const a = values[at] ?? 0;
  const b = values[at + 1] ?? 0;
  const c = values[at + width] ?? 0;
  const d = values[at + width + 1] ?? 0;
  into[0] = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
  into[1] = (b - a) * (1 - fy) + (d - c) * fy;
  into[2] = (c - a) * (1 - fx) + (d - b) * fx;
  return true;
}
