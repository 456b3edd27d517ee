import type { Plane } from './picture-planes.ts';

/**
 * No-reference blur by re-blurring: Crete et al., "The blur effect: perception and estimation with a new
 * no-reference perceptual blur metric" (2007). Blurring a crisp picture again changes it much, a blurred one little.
 * @returns 0 blurred to 100 crisp; a picture without any detail is 0
 */
export function measureSharpness(luma: Plane): number {
  const { width, height } = luma;
  if (width < 12 || height < 12) return 0;
  const across = blurAlong(luma, 1);
  const down = blurAlong(luma, width);
  const blur = Math.max(blurShare(luma, across, 1), blurShare(luma, down, width));
  return 100 * Math.max(0, Math.min(1, (CRETE_BLURRED - blur) / (CRETE_BLURRED - CRETE_CRISP)));
}

/** Where natural photographs lie on Crete's 0-1: in focus at about 0.25, out of focus from about 0.75. */
const CRETE_CRISP = 0.2;
const CRETE_BLURRED = 0.8;
const TAPS = 9;

/** 9-tap box filter along one direction (`step` 1: rows, `step` width: columns). */
function blurAlong(luma: Plane, step: number): Float32Array {
  const { width, height, values } = luma;
  const out = new Float32Array(values.length);
  const along = step === 1 ? width : height;
  const lines = step === 1 ? height : width;
  const lineStep = step === 1 ? width : 1;
  const reach = TAPS >> 1;
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    for (let tap = -reach; tap <= reach; tap++) sum += values[start + clampIndex(tap, along) * step] ?? 0;
    for (let at = 0; at < along; at++) {
      out[start + at * step] = sum / TAPS;
      const leaving = clampIndex(at - reach, along);
      const entering = clampIndex(at + reach + 1, along);
      sum += (values[start + entering * step] ?? 0) - (values[start + leaving * step] ?? 0);
    }
  }
  return out;
}

function clampIndex(index: number, length: number): number {
  return index < 0 ? 0 : index >= length ? length - 1 : index;
}

/** Share of the differences between neighbours that is still there after blurring. */
function blurShare(luma: Plane, blurred: Float32Array, step: number): number {
  const { width, height, values } = luma;
  let before = 0;
  let lost = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const difference = Math.abs((values[at] ?? 0) - (values[at - step] ?? 0));
      const after = Math.abs((blurred[at] ?? 0) - (blurred[at - step] ?? 0));
      before += difference;
      lost += Math.max(0, difference - after);
    }
  }
  return before === 0 ? 1 : (before - lost) / before;
}
