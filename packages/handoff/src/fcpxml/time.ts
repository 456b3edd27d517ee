import { REEL_FPS } from '@cutroom/contract';

/** Frames of the reel as a rational number of seconds, as FCPXML writes times. */
export function frameTime(frames: number): string {
  return frames === 0 ? '0s' : `${frames}/${REEL_FPS}s`;
}

const FINE = 100;

/** The same of parts of frames, to a hundredth of one. */
export function fineTime(frames: number): string {
  const fine = Math.round(frames * FINE);
  return fine === 0 ? '0s' : `${fine}/${REEL_FPS * FINE}s`;
}
