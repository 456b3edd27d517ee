/** Spec section 9, "Export fake progress": nobody knows how long the call takes, but something moves. */
export const EXPORT_TICK_MS = 300;
const INCREMENT_BELOW = 20;

/**
 * The bar after one more tick, 0-100.
 * @param random from 0 up to but not including 1
 */
export function nextExportPercent(percent: number, random: number): number {
  return Math.min(100, percent + random * INCREMENT_BELOW);
}
