import { CutroomError, type EditingPlan } from '@cutroom/contract';
import { type DirectorClip, planEdit } from '@cutroom/director';
import type { ClipRow } from '../../platform/database/schema.ts';

/**
 * The director's edit of the clips that can be used.
 * @param clips the project's clips, in any order
 * @param seed another number gives another equally fitting edit of the same prompt and clips
 * @throws CutroomError `no_usable_clips`
 */
export function planStage(prompt: string, clips: readonly ClipRow[], seed: number): EditingPlan {
  const usable = directorClips(clips);
  if (usable.length === 0) throw new CutroomError('no_usable_clips');
  const plan = planEdit({ prompt, clips: usable, seed });
  if (plan.selectedClips.length === 0) throw new CutroomError('no_usable_clips');
  return plan;
}

/** Clips that were understood, in the order in which they were uploaded. */
export function directorClips(clips: readonly ClipRow[]): DirectorClip[] {
  return clips
    .toSorted((a, b) => a.sequence - b.sequence)
    .flatMap((clip) =>
      clip.analysis === null || clip.analysisError !== null
        ? []
        : [
            {
              clipId: clip.id,
              filename: clip.storedName,
              uploadOrder: clip.sequence,
              analysis: clip.analysis,
            },
          ],
    );
}
