import { z } from 'zod';
import { framingSchema } from './clip-analysis.ts';
import { CUT_GAIN_DB_MAX, CUT_GAIN_DB_MIN, REEL_TITLE_CHARS_MAX } from './limits.ts';

/** Spec section 3. Seconds of the clip; plays `adjustedDuration ?? endTime - startTime` from startTime. */
export const selectedClipSchema = z.looseObject({
  clipId: z.string().min(1),
  startTime: z.number().min(0),
  endTime: z.number().min(0),
  order: z.number().int(),
  adjustedDuration: z.number().positive().optional(),
  /** Why this moment was chosen, for people. */
  reason: z.string().optional(),
  /** Kept as it is, at its place, by a new generation. */
  locked: z.boolean().optional(),
  /** How this cut is framed; the clip's own framing where absent. Keyframes are in seconds of the clip. */
  framing: framingSchema.optional(),
  /** Level of the cut's own sound against the others; 0 where absent, CUT_GAIN_DB_MIN is silence. */
  gainDb: z.number().min(CUT_GAIN_DB_MIN).max(CUT_GAIN_DB_MAX).optional(),
});
export type SelectedClip = z.infer<typeof selectedClipSchema>;

/** What is done to every picture's colours; 'natural' leaves them as filmed. */
export const LOOKS = [
  'natural',
  'warm',
  'cool',
  'vivid',
  'soft',
  'cinematic',
  'vintage',
  'black_and_white',
] as const;
export type Look = (typeof LOOKS)[number];

/**
 * How one cut becomes the next. All but 'cut' are centred on the join and last TRANSITION_SECONDS: they take their
 * pictures from beyond the out point and before the in point, so the timeline's times stay what they are.
 */
export const TRANSITIONS = ['cut', 'crossfade', 'dip_to_black'] as const;
export type Transition = (typeof TRANSITIONS)[number];

/** Words shown in the picture, in the safe zone. */
export const reelTitleSchema = z.object({
  text: z.string().min(1).max(REEL_TITLE_CHARS_MAX),
  at: z.enum(['opening', 'ending']),
});
export type ReelTitle = z.infer<typeof reelTitleSchema>;

export const planStyleSchema = z.looseObject({
  pace: z.enum(['slow', 'medium', 'fast']),
  /** What is heard: the clips' own sound, or silence. */
  sound: z.enum(['original', 'mute']),
  look: z.enum(LOOKS).optional(),
  transition: z.enum(TRANSITIONS).optional(),
  /** Whether the reel comes up from black, and goes down to it, picture and sound. */
  fadeIn: z.boolean().optional(),
  fadeOut: z.boolean().optional(),
  titles: z.array(reelTitleSchema).max(2).optional(),
  /** Whether what is said is shown while it is said, in clips whose words are known. */
  captions: z.boolean().optional(),
});
export type PlanStyle = z.infer<typeof planStyleSchema>;

export const droppedClipSchema = z.object({ clipId: z.string(), reason: z.string() });

/** The director's answer (design.md section 8). Loose objects: fields a later version adds survive an older one. */
export const editingPlanSchema = z.looseObject({
  title: z.string(),
  description: z.string(),
  instructions: z.string(),
  selectedClips: z.array(selectedClipSchema),
  style: planStyleSchema.optional(),
  dropped: z.array(droppedClipSchema).optional(),
  /** Who made it: 'local', or a provider's model name. */
  director: z.string().optional(),
});
export type EditingPlan = z.infer<typeof editingPlanSchema>;

export const DEFAULT_PLAN_TITLE = 'AI-Generated Video';
export const DEFAULT_PROMPT = 'Create a good reel for instagram';

/** Seconds this selected clip plays in the reel. */
export function playedSeconds(
  clip: Pick<SelectedClip, 'startTime' | 'endTime' | 'adjustedDuration'>,
): number {
  return clip.adjustedDuration ?? clip.endTime - clip.startTime;
}
