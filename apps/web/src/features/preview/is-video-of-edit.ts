import { type Project, playedSeconds } from '@cutroom/contract';

/** Rendering rounds to whole frames. */
const SAME_SECONDS = 0.05;

/** Whether the finished video has the cuts of the edit as it is: what is known of one then holds for the other. */
export function isVideoOfEdit({ timeline, editingPlan }: Pick<Project, 'timeline' | 'editingPlan'>): boolean {
  const cuts = editingPlan?.selectedClips.toSorted((a, b) => a.order - b.order) ?? [];
  if (timeline === null || timeline.length !== cuts.length) return false;
  return cuts.every((cut, index) => {
    const made = timeline[index];
    if (made === undefined || made.clipId !== cut.clipId) return false;
    const seconds = made.playedSeconds ?? made.endTime - made.startTime;
    return isSame(made.startTime, cut.startTime) && isSame(seconds, playedSeconds(cut));
  });
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < SAME_SECONDS;
}
