/** The overlay's bar while the call is under way and once it has succeeded (spec section 4). */
const START_PERCENT_PENDING_MAX = 85;
export const START_PERCENT_DONE = 100;
/** Between the full bar and the processing screen. */
export const START_NAVIGATE_DELAY_MS = 800;

/** How fast the bar nears its limit: two thirds of the way after this long. */
const CURVE_MS = 1500;

/** Fast at first, ever slower, never above 85: it tells that something goes on, not how much is done. */
export function startPercent(elapsedMs: number): number {
  return START_PERCENT_PENDING_MAX * (1 - Math.exp(-Math.max(0, elapsedMs) / CURVE_MS));
}

export function startMessage(percent: number): string {
  if (percent < 30) return 'Analyzing your prompt...';
  if (percent < 60) return 'Preparing video processing...';
  return percent < 90 ? 'Initializing AI editor...' : 'Almost ready!';
}
