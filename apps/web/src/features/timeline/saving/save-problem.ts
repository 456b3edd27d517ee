import type { Cuts } from '../editor/cuts/timeline-cuts.ts';
import { lengthProblem, type Refusal } from '../editor/reel-limits.ts';

/**
 * Why this timeline cannot be saved (spec section 5); null where it can.
 * @param saved what the server has; null where nothing could be loaded
 */
export function saveProblem(cuts: Cuts, saved: Cuts | null): Refusal | null {
  if (cuts.length === 0) return { title: 'Cannot Save', description: 'No clips in timeline to save.' };
  const isComplete = cuts.every(
    ({ clip }) => clip.clipId && Number.isFinite(clip.startTime) && Number.isFinite(clip.endTime),
  );
  const description = lengthProblem(cuts, saved);
  if (isComplete) return description === null ? null : { title: 'Cannot Save', description };
  return {
    title: 'Invalid Data',
    description: 'Some clips have invalid data. Please refresh and try again.',
  };
}
