import { clipIdsOfCut, type EditingPlan, REEL_FPS, type TimelineEntry } from '@cutroom/contract';
import type { MusicSpec, ReelSpec } from '@cutroom/media';
import { cutEndSeconds, isSped, type PlannedCut, planSpec, selectedInOrder } from '@cutroom/reel';
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
  const cuts = planned.cuts.map(({ clip, clipId, audioFrom, ...cut }) => ({
    ...cut,
    source: { path: pathOf(clipId), probe: clip.probe },
    ...(audioFrom === undefined ? {} : { audioFrom: heardFile(audioFrom, pathOf) }),
  }));
  const timeline = planned.cuts.map((cut) => ({
    clipId: cut.clipId,
    startTime: cut.startSeconds,
    endTime: wholeMicroseconds(cutEndSeconds(cut)),
    ...(isSped(cut.speed) ? { playedSeconds: wholeMicroseconds(cut.frames / REEL_FPS) } : {}),
  }));
  return { spec: { ...planned, cuts, ...(music === null ? {} : { music }) }, timeline };
}

function heardFile(
  { clip, clipId, ...audio }: NonNullable<PlannedCut<CutClip>['audioFrom']>,
  pathOf: (clipId: string) => string,
): NonNullable<ReelSpec['cuts'][number]['audioFrom']> {
  return { ...audio, source: { path: pathOf(clipId), probe: clip.probe } };
}

/** The clips that the plan shows or is heard with, each once, in order of their first appearance. */
export function usedClips<Clip extends CutClip>(plan: EditingPlan, clips: readonly Clip[]): Clip[] {
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  const used = selectedInOrder(plan, clips).flatMap(({ selected }) => clipIdsOfCut(selected));
  return [...new Set(used.flatMap((id) => byId.get(id) ?? []))];
}
