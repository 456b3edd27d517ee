import { type EditingPlan, type Framing, REEL_FPS, type TimelineEntry } from '@cutroom/contract';
import { effectiveCut } from '@cutroom/director';
import type { CutSpec, ReelSpec } from '@cutroom/media';
import type { ClipRow } from '../../platform/database/schema.ts';

export interface PlannedReel {
  readonly spec: ReelSpec;
  /** What the video will contain, to the frame. */
  readonly timeline: TimelineEntry[];
}

type CutClip = Pick<ClipRow, 'id' | 'probe' | 'sha256' | 'analysis'>;

/** The middle of the picture, for a clip that nothing is known about. */
const CENTRE: Framing = { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] };
/** Decimal seconds times 30 are not whole in binary. */
const FRAME_EPSILON = 1e-6;

/**
 * The plan as the renderer takes it: one cut per selected clip, in order, each a whole number of frames. Selected
 * clips that are no longer in the project are left out.
 * @param pathOf where the clip's file is, on this machine
 */
export function buildReelSpec(
  plan: EditingPlan,
  clips: readonly CutClip[],
  pathOf: (clipId: string) => string,
): PlannedReel {
  const cuts: CutSpec[] = [];
  const timeline: TimelineEntry[] = [];
  for (const { selected, clip } of selectedInOrder(plan, clips)) {
    const { startSeconds, durationSeconds } = wholeFrames(
      effectiveCut(selected, clip.probe.durationSeconds),
      clip.probe.durationSeconds,
    );
    cuts.push({
      source: { path: pathOf(clip.id), probe: clip.probe },
      sourceId: clip.sha256,
      startSeconds,
      durationSeconds,
      framing: clip.analysis?.framing ?? CENTRE,
    });
    timeline.push({
      clipId: clip.id,
      startTime: startSeconds,
      endTime: wholeMicroseconds(startSeconds + durationSeconds),
    });
  }
  return { spec: { cuts, sound: plan.style?.sound ?? 'original' }, timeline };
}

/** The clips that the plan shows, each once, in order of their first appearance. */
export function usedClips<Clip extends CutClip>(plan: EditingPlan, clips: readonly Clip[]): Clip[] {
  return [...new Set(selectedInOrder(plan, clips).map(({ clip }) => clip))];
}

function selectedInOrder<Clip extends CutClip>(plan: EditingPlan, clips: readonly Clip[]) {
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  return plan.selectedClips
    .toSorted((a, b) => a.order - b.order)
    .flatMap((selected) => {
      const clip = byId.get(selected.clipId);
      return clip === undefined ? [] : [{ selected, clip }];
    });
}

/** Rounds to the frame, each cut for itself, so that the order of cuts changes none of them. */
function wholeFrames(
  cut: { readonly startSeconds: number; readonly durationSeconds: number },
  clipSeconds: number,
): { startSeconds: number; durationSeconds: number } {
  const framesLeft = Math.floor((clipSeconds - cut.startSeconds) * REEL_FPS + FRAME_EPSILON);
  const framesWanted = Math.round(cut.durationSeconds * REEL_FPS);
  const frames = Math.max(1, Math.min(framesWanted, framesLeft));
  return { startSeconds: cut.startSeconds, durationSeconds: wholeMicroseconds(frames / REEL_FPS) };
}

function wholeMicroseconds(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6;
}
