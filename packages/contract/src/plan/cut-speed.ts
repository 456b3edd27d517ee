import { z } from 'zod';
import { CUT_RATE_MAX, CUT_RATE_MIN, CUT_SPEED_POINTS_MAX } from '../limits.ts';

/**
 * How fast a cut plays at a place of it: `at` is a share of its length in the reel, `rate` seconds of the clip for one of
 * the reel.
 */
export const speedPointSchema = z.object({
  at: z.number().min(0).max(1),
  rate: z.number().min(CUT_RATE_MIN).max(CUT_RATE_MAX),
});
export type SpeedPoint = z.infer<typeof speedPointSchema>;

/** In order. The rate goes straight from point to point and is held outside them: one point is one speed, more are a ramp. */
export const cutSpeedSchema = z
  .array(speedPointSchema)
  .min(1)
  .max(CUT_SPEED_POINTS_MAX)
  .refine((points) => points.every(({ at }, index) => index === 0 || at > (points[index - 1]?.at ?? 0)), {
    message: 'The points of a ramp stand one after the other.',
  });
export type CutSpeed = z.infer<typeof cutSpeedSchema>;

/** Whether a clip has the frames to be slowed down: fewer would be shown twice, and none are invented. */
export function canSlowDown(framesPerSecond: number | null): boolean {
  // 50000/1001 and what a probe measures are a little less.
  return framesPerSecond !== null && framesPerSecond >= SLOW_MOTION_FPS_MIN - 0.1;
}

/** Frames a second that a clip must have to be slowed down. */
export const SLOW_MOTION_FPS_MIN = 50;

export function isSlowedDown(speed: CutSpeed | undefined): boolean {
  return speed?.some(({ rate }) => rate < 1) ?? false;
}
