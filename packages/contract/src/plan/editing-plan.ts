import { z } from 'zod';
import { plannedBriefSchema } from '../brief/planned-brief.ts';
import { framingSchema } from '../clips/clip-analysis.ts';
import { CUT_GAIN_DB_MAX, CUT_GAIN_DB_MIN, CUT_TITLES_MAX } from '../limits.ts';
import { cutAudioFromSchema, cutAudioSchema } from './cut-audio.ts';
import { cutDucksSchema } from './cut-duck.ts';
import { cutSpeedSchema } from './cut-speed.ts';
import { cutTitleSchema } from './cut-title.ts';
import { planStyleSchema } from './plan-style.ts';

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
  /** Whether noise is taken from the cut's voices and their levels are brought together; false where absent. */
  isVoiceCleared: z.boolean().optional(),
  /** How fast it plays; as filmed where absent. Its length in the reel is what it plays, whatever its speed. */
  speed: cutSpeedSchema.optional(),
  /** Where the music goes down while this cut is shown, as set by hand; where somebody speaks, where null or absent. */
  ducks: cutDucksSchema.nullable().optional(),
  /** Where its audio is heard; with its frames where absent. */
  audio: cutAudioSchema.optional(),
  /** What is heard instead of its own audio; that where absent. */
  audioFrom: cutAudioFromSchema.optional(),
  /** Words over this cut; none where absent. */
  titles: z.array(cutTitleSchema).max(CUT_TITLES_MAX).optional(),
});
export type SelectedClip = z.infer<typeof selectedClipSchema>;

/** The clips that a cut needs: what it shows, and what it is heard with. */
export function clipIdsOfCut({ clipId, audioFrom }: Pick<SelectedClip, 'clipId' | 'audioFrom'>): string[] {
  return audioFrom === undefined ? [clipId] : [clipId, audioFrom.clipId];
}

export const droppedClipSchema = z.object({ clipId: z.string(), reason: z.string() });

/** The director's answer. Loose objects: fields a later version adds survive an older one. */
export const editingPlanSchema = z.looseObject({
  title: z.string(),
  description: z.string(),
  instructions: z.string(),
  selectedClips: z.array(selectedClipSchema),
  /** What the director chose, once somebody has edited it; absent while `selectedClips` is that still. */
  directedClips: z.array(selectedClipSchema).optional(),
  style: planStyleSchema.optional(),
  /** Where the track starts, where the director let it start elsewhere than it was set to. */
  musicStartSeconds: z.number().min(0).optional(),
  dropped: z.array(droppedClipSchema).optional(),
  /** What was understood of the prompt, and what became of it; absent in plans made before there were briefs. */
  brief: plannedBriefSchema.optional(),
  /** Who made it: 'local', or a provider's model name. */
  director: z.string().optional(),
});
export type EditingPlan = z.infer<typeof editingPlanSchema>;

export const DEFAULT_PLAN_TITLE = 'AI-Generated Video';
export const DEFAULT_PROMPT = 'Create a good reel for instagram';

/** Seconds this selected clip plays in the reel; of a clip at another speed that is not what it takes of its clip. */
export function playedSeconds(
  clip: Pick<SelectedClip, 'startTime' | 'endTime' | 'adjustedDuration'>,
): number {
  return clip.adjustedDuration ?? clip.endTime - clip.startTime;
}
