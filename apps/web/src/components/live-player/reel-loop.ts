/** What of a reel is played again and again, in its seconds. */
export interface ReelLoop {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** The second itself where it is in what is looped, else where that begins. */
export function withinLoop(seconds: number, loop: ReelLoop | null): number {
  if (loop === null) return seconds;
  const { startSeconds, endSeconds } = loop;
  const isWithin = seconds >= startSeconds - EPSILON_SECONDS && seconds < endSeconds - EPSILON_SECONDS;
  return isWithin ? seconds : startSeconds;
}

/** Sums of frames are not whole in binary; far less than a frame. */
const EPSILON_SECONDS = 1e-3;
