import type { Plane } from './picture-planes.ts';

/**
 * How bright the brightest twentieth of a picture is at least: a face lit against black is dark on the mean only.
 * @returns the 95th percentile of luma, 0 black to 100 white
 */
export function measureHighlights({ values }: Plane): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < values.length; at += PIXEL_SPACING) {
    const level = Math.max(0, Math.min(255, Math.round(values[at] ?? 0)));
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let above = (Math.ceil(values.length / PIXEL_SPACING) * SHARE) | 0;
  let level = 255;
  while (level > 0 && above >= (counts[level] ?? 0)) {
    above -= counts[level] ?? 0;
    level--;
  }
  return (level / 255) * 100;
}

const SHARE = 0.05;
/** No divisor of usual widths, so that columns take turns. */
const PIXEL_SPACING = 3;
