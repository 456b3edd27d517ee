import { type Project, playedSeconds } from '@cutroom/contract';

/** Where each cut plays in what is watched, in seconds: in the video as it was made, or in its plan where that is not known. */
export function cutPlaces({ timeline, editingPlan }: Pick<Project, 'timeline' | 'editingPlan'>): readonly {
  readonly startSeconds: number;
  readonly endSeconds: number;
}[] {
  const planned = (editingPlan?.selectedClips ?? []).toSorted((a, b) => a.order - b.order).map(playedSeconds);
  const made = timeline?.map((entry) => entry.playedSeconds ?? entry.endTime - entry.startTime);
  let endSeconds = 0;
  return (made ?? planned).map((seconds) => {
    const startSeconds = endSeconds;
    endSeconds += seconds;
    return { startSeconds, endSeconds };
  });
}
