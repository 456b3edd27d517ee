import { playedSeconds, REEL_SECONDS_MAX, REEL_SECONDS_MIN, type SelectedClip } from '@cutroom/contract';

/** Rounding slack: sums of decimal seconds are not exact in binary. */
const EPSILON_SECONDS = 1e-6;

/** How long the cuts play, one after the other. */
export function cutsSeconds(cuts: readonly SelectedClip[]): number {
  return cuts.reduce((sum, cut) => sum + playedSeconds(cut), 0);
}

export function isTooLongForReel(cuts: readonly SelectedClip[]): boolean {
  return cutsSeconds(cuts) > REEL_SECONDS_MAX + EPSILON_SECONDS;
}

export function isTooShortForReel(cuts: readonly SelectedClip[]): boolean {
  return cutsSeconds(cuts) < REEL_SECONDS_MIN - EPSILON_SECONDS;
}

export function isShorter(cuts: readonly SelectedClip[], than: readonly SelectedClip[]): boolean {
  return cutsSeconds(cuts) < cutsSeconds(than) - EPSILON_SECONDS;
}

/** Whole microseconds: 6.1 + 0.2 stays 6.3. */
export function wholeMicroseconds(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6;
}
