import { z } from 'zod';

/** Spec section 3. Seconds of the clip; plays `adjustedDuration ?? endTime - startTime` from startTime. */
export const selectedClipSchema = z.looseObject({
  clipId: z.string().min(1),
  startTime: z.number().min(0),
  endTime: z.number().min(0),
  order: z.number().int(),
  adjustedDuration: z.number().positive().optional(),
  /** Why this moment was chosen, for people. */
  reason: z.string().optional(),
});
export type SelectedClip = z.infer<typeof selectedClipSchema>;

export const planStyleSchema = z.looseObject({
  pace: z.enum(['slow', 'medium', 'fast']),
  /** What is heard: the clips' own sound, or silence. */
  sound: z.enum(['original', 'mute']),
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
