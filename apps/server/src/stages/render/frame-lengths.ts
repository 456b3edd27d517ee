import { REEL_FPS } from '@cutroom/contract';

/** Decimal seconds times 30 are not whole in binary: 0.1 s is 3.0000000000000004 frames. */
const EPSILON_FRAMES = 1e-6;

/**
 * Whole frames of each cut, at least one. Together they are the cuts' total rounded once; what rounding down leaves
 * over goes to the cuts that lost most, whatever their place, so that a new order keeps every cut as it is encoded.
 * @param durations seconds of each cut
 */
export function frameLengths(durations: readonly number[]): number[] {
  const exact = durations.map((seconds) => seconds * REEL_FPS);
  const frames = exact.map((length) => Math.max(1, Math.floor(length + EPSILON_FRAMES)));
  const total = Math.round(sum(exact));
  const lost = (index: number) => (exact[index] ?? 0) - (frames[index] ?? 0);
  const byLoss = exact.map((_, index) => index).toSorted((a, b) => lost(b) - lost(a));
  for (const index of byLoss.slice(0, Math.max(0, total - sum(frames)))) {
    frames[index] = (frames[index] ?? 0) + 1;
  }
  return frames;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
