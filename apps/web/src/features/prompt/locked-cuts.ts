import type { Project } from '@cutroom/contract';

/** What a new generation leaves alone; null where nothing on the timeline is locked. */
export function lockedCutsText({
  editingPlan,
  videoClips,
}: Pick<Project, 'editingPlan' | 'videoClips'>): string | null {
  const clipIds = new Set(videoClips.map(({ id }) => id));
  const cuts = editingPlan?.selectedClips ?? [];
  const count = cuts.filter(({ locked, clipId }) => locked === true && clipIds.has(clipId)).length;
  if (count === 0) return null;
  return count === 1
    ? '1 clip is locked on the timeline and keeps its place.'
    : `${count} clips are locked on the timeline and keep their places.`;
}
