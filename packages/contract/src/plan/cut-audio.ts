import { z } from 'zod';
import { REEL_SECONDS_MAX } from '../limits.ts';

const reelSeconds = z.number().min(-REEL_SECONDS_MAX).max(REEL_SECONDS_MAX);

/**
 * Where a cut's audio is heard, in seconds of the reel against its frames: before them (a J cut), on after them (an L cut,
 * or a voice that goes on under other clips), or moved.
 */
export const cutAudioSchema = z.object({
  /** By which it begins before the cut's first frame; negative: it begins later. */
  leadSeconds: reelSeconds,
  /** By which it ends after the cut's last frame; negative: it ends earlier. */
  tailSeconds: reelSeconds,
  /** By which all of it is heard later than its frames are shown; 0 is in sync. */
  shiftSeconds: reelSeconds,
});
export type CutAudioPlace = z.infer<typeof cutAudioSchema>;

/** Another clip that is heard in place of a cut's own audio, as it was recorded, whatever the cut's speed. */
export const cutAudioFromSchema = z.object({
  clipId: z.string().min(1),
  /** The second of that clip that is heard with the cut's first frame; behind its end nothing is heard. */
  startSeconds: z.number().min(0),
});
export type CutAudioFrom = z.infer<typeof cutAudioFromSchema>;
