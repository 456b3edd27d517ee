import { type EditingPlan, REEL_FPS, type TimelineEntry } from '@cutroom/contract';
import type { MusicSpec, ReelSpec } from '@cutroom/media';
import { cutEndSeconds, isSped, planSpec, selectedInOrder } from '@cutroom/reel';
import type { ClipRow } from '../../platform/database/schema.ts';
import { wholeMicroseconds } from '../../projects/plan-seconds.ts';

export interface PlannedReel {
  readonly spec: ReelSpec;
  /** What the video will contain, to the frame. */
  readonly timeline: TimelineEntry[];
}

type CutClip = Pick<ClipRow, 'id' | 'probe' | 'sha256' | 'analysis'> & { readonly hasOwnWords?: boolean };

/**
 * The plan as the renderer takes it.
 * @param pathOf where the clip's file is, on this machine
 */
export function buildReelSpec(
  plan: EditingPlan,
  clips: readonly CutClip[],
  pathOf: (clipId: string) => string,
  music: MusicSpec | null = null,
): PlannedReel {
  const { music: _, ...planned } = planSpec(plan, clips);
  const cuts = planned.cuts.map(({ clip, clipId, ...cut }) => ({
    ...cut,
    source: { path: pathOf(clipId), probe: clip.probe },
  }));
  const timeline = planned.cuts.map((cut) => ({
    clipId: cut.clipId,
    startTime: cut.startSeconds,
    endTime: wholeMicroseconds(cutEndSeconds(cut)),
    ...(isSped(cut.speed) ? { playedSeconds: wholeMicroseconds(cut.frames / REEL_FPS) } : {}),
  }));
  return { spec: { ...planned, cuts, ...(music === null ? {} : { music }) }, timeline };
}

/** The clips that the plan shows, each once, in order of their first appearance. */
export function usedClips<Clip extends CutClip>(plan: EditingPlan, clips: readonly Clip[]): Clip[] {
  return [...new Set(selectedInOrder(plan, clips).map(({ clip }) => clip))];
}
