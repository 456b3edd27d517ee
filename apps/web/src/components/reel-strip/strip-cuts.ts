import { cutsWithReasons, type Project, type VideoClip } from '@cutroom/contract';

export interface StripCut {
  /** 'Clip N' counts from 1. */
  readonly number: number;
  readonly clipId: string;
  /** Seconds of the source clip. */
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** null where the clip is not in the project any more. */
  readonly clip: VideoClip | null;
  /** Why this moment was chosen, where the plan says so and that still holds. */
  readonly reason: string | null;
}

/** What the finished video contains, in order; the plan's clips where that is not known. */
export function stripCuts({
  timeline,
  editingPlan,
  videoClips,
}: Pick<Project, 'timeline' | 'editingPlan' | 'videoClips'>): readonly StripCut[] {
  const planned = editingPlan === null ? [] : cutsWithReasons(editingPlan);
  const clipOf = new Map(videoClips.map((clip) => [clip.id, clip]));
  return (timeline ?? planned).map(({ clipId, startTime, endTime }, index) => ({
    number: index + 1,
    clipId,
    startSeconds: startTime,
    endSeconds: endTime,
    clip: clipOf.get(clipId) ?? null,
    reason: planned.find((cut) => cut.clipId === clipId && cut.startTime === startTime)?.reason ?? null,
  }));
}
