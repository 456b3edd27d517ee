/** Arithmetic of the web vitals, from what the browser's performance timeline reports. */

/** A layout-shift entry. Times in milliseconds since navigation. */
export interface LayoutShift {
  readonly startTime: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** An event-timing entry: one event of an interaction. `interactionId` is 0 for events that belong to none. */
export interface TimedEvent {
  readonly interactionId: number;
  readonly durationMs: number;
}

const SHIFT_GAP_MS_MAX = 1000;
const SHIFT_WINDOW_MS_MAX = 5000;

/**
 * Cumulative layout shift: the worst session window of shifts that nobody caused (web.dev/articles/cls): shifts less
 * than a second apart, at most five seconds in all.
 */
export function cumulativeLayoutShift(shifts: readonly LayoutShift[]): number {
  let worst = 0;
  let window = { start: Number.NEGATIVE_INFINITY, end: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { startTime, value } of shifts.filter(({ hadRecentInput }) => !hadRecentInput)) {
    const goesOn =
      startTime - window.end < SHIFT_GAP_MS_MAX && startTime - window.start < SHIFT_WINDOW_MS_MAX;
    window = goesOn
      ? { ...window, end: startTime, sum: window.sum + value }
      : { start: startTime, end: startTime, sum: value };
    worst = Math.max(worst, window.sum);
  }
  return worst;
}

/**
 * Interaction to next paint in milliseconds: the slowest interaction, as it is where there are fewer than fifty
 * (web.dev/articles/inp). Null where no interaction took long enough to be reported.
 */
export function interactionToNextPaint(events: readonly TimedEvent[]): number | null {
  const durations = events
    .filter(({ interactionId }) => interactionId > 0)
    .map(({ durationMs }) => durationMs);
  return durations.length === 0 ? null : Math.max(...durations);
}

/** The middle of the values, the upper one of two; null where all are null. */
export function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}
