import type { Plane } from './picture-planes.ts';

/**
 * No-reference blur by re-blurring: Crete et al., "The blur effect: perception and estimation with a new
 * no-reference perceptual blur metric" (2007). Blurring a crisp picture again changes it much, a blurred one little.
 * @returns 0 blurred to 100 crisp; a picture without any detail is 0
 */
export function measureSharpness(luma: Plane): number {
  const { width, height } = luma;
  if (width < SIDE_MIN || height < SIDE_MIN) return 0;
  const across = blurShare(luma.values, { lines: height, lineStep: width, length: width, step: 1 });
  const down = blurShare(luma.values, { lines: width, lineStep: 1, length: height, step: width });
  const blur = Math.max(across, down);
  return 100 * Math.max(0, Math.min(1, (CRETE_BLURRED - blur) / (CRETE_BLURRED - CRETE_CRISP)));
}

/** Where natural photographs lie on Crete's 0-1: in focus at about 0.25, out of focus from about 0.75. */
const CRETE_CRISP = 0.2;
const CRETE_BLURRED = 0.8;
const SIDE_MIN = 12;
const TAPS = 9;
/** Every fourth row or column tells as much as all of them. */
const LINE_SPACING = 4;

interface Lines {
  readonly lines: number;
  readonly lineStep: number;
  /** Pixels along a line and the distance between them in the plane. */
  readonly length: number;
  readonly step: number;
}

/** Share of the differences between neighbours along the lines that a 9-tap box filter leaves standing. */
function blurShare(values: Float32Array, { lines, lineStep, length, step }: Lines): number {
  const sums = { before: 0, lost: 0 };
  for (let line = 0; line < lines; line += LINE_SPACING) addLine(values, line * lineStep, step, length, sums);
  return sums.before === 0 ? 1 : (sums.before - sums.lost) / sums.before;
}

/** Line by line: a function that runs once a picture would be compiled anew for each. */
function addLine(
  values: Float32Array,
  start: number,
  step: number,
  length: number,
  sums: { before: number; lost: number },
): void {
  const reach = (TAPS >> 1) * step;
  const last = start + (length - 1) * step;
  let { before, lost } = sums;
  let previous = values[start] ?? 0;
  for (let here = start + step; here <= last; here += step) {
    const value = values[here] ?? 0;
    // Neighbouring box sums differ by what enters and what leaves.
    const entering = values[Math.min(last, here + reach)] ?? 0;
    const leaving = values[Math.max(start, here - reach - step)] ?? 0;
    const difference = Math.abs(value - previous);
    before += difference;
    lost += Math.max(0, difference - Math.abs(entering - leaving) / TAPS);
    previous = value;
  }
  sums.before = before;
  sums.lost = lost;
}
