import { REEL_FPS } from '@cutroom/contract';

/** Frames of the reel as a rational number of seconds, as FCPXML writes times. */
export function frameTime(frames: number): string {
  return frames === 0 ? '0s' : `${frames}/${REEL_FPS}s`;
}
