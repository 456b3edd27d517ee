const SETTLE_MS = 700;
const POINTS_PER_SECOND_MIN = 4;

/**
 * The next value of the displayed bar (0-100): upward toward the real one, fast while far, never beyond it.
 * Where the real value is lower, another run has begun and the bar starts from there.
 */
export function nextShownProgress(shown: number, real: number, elapsedMs: number): number {
  if (real <= shown) return real;
  const eased = (real - shown) * (1 - Math.exp(-elapsedMs / SETTLE_MS));
  const least = (POINTS_PER_SECOND_MIN * elapsedMs) / 1000;
  return Math.min(real, shown + Math.max(eased, least));
}

/** What is shown of the value on its way: whole points, and in the end the real value itself. */
export function shownStep(exact: number, real: number): number {
  return exact === real ? real : Math.floor(exact);
}
