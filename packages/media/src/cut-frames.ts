import { REEL_FPS } from '@cutroom/contract';

/**
 * Whole frames of each cut. The total is the plan's total rounded once, and a cut's own number does not depend on
 * its place: the frames that rounding down leaves over go to the cuts that lost most, so a reorder keeps every
 * cut's length and with it its cached piece.
 * @param durations seconds of each cut
 */
export function cutFrames(durations: readonly number[]): number[] {
  const exact = durations.map((seconds) => seconds * REEL_FPS);
  const total = Math.round(exact.reduce((sum, frames) => sum + frames, 0));
  // 1e-6: 0.1 s is 3.0000000000000004 frames and must not lose one.
  const frames = exact.map((value) => Math.max(1, Math.floor(value + 1e-6)));
  let missing = total - frames.reduce((sum, count) => sum + count, 0);
  for (const index of byLostShare(exact)) {
    if (missing <= 0) break;
    frames[index] = (frames[index] ?? 0) + 1;
    missing -= 1;
  }
  return frames;
}

/** Cuts by the fraction of a frame that rounding down took, longest first; among equals by length. */
function byLostShare(exact: readonly number[]): number[] {
  const lost = exact.map((value) => value - Math.floor(value + 1e-6));
  return exact
    .map((_, index) => index)
    .sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0) || (exact[b] ?? 0) - (exact[a] ?? 0));
}
