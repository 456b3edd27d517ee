import { REEL_FPS, TRANSITION_SECONDS } from '@cutroom/contract';
import type { ReelCut, ReelSpec } from '../reel-spec.ts';
import { cutEndSeconds } from './cut-clock.ts';
import type { FrameSpan } from './frame-span.ts';
import { isSped } from './time-map.ts';

/** How one cut becomes the next. 'continue': the clip simply goes on, so there is nothing to join. */
export interface CutJoin {
  readonly kind: 'cut' | 'continue' | 'crossfade' | 'dip_to_black';
  /** Frames of it on either side of the join; 0 for a cut. */
  readonly halfFrames: number;
}

/** Frames on either side of a transition where both cuts are long enough. */
export const TRANSITION_HALF_FRAMES = Math.round((TRANSITION_SECONDS * REEL_FPS) / 2);

/** The reel's joins, one fewer than its cuts. No transition takes more than half of a cut. */
export function cutJoins({
  cuts,
  transition: kind = 'cut',
}: Pick<ReelSpec, 'cuts' | 'transition'>): CutJoin[] {
  return cuts.slice(1).map((cut, index) => {
    const before = cuts[index];
    if (before === undefined) return HARD_CUT;
    if (doesContinue(before, cut)) {
      // The frames go on; where noise is taken from one side only, or one is stretched, its audio does not.
      const isAlike = (before.voiceClearing === undefined) === (cut.voiceClearing === undefined);
      const isStretched = isSped(before.speed) || isSped(cut.speed);
      return isAlike && !isStretched ? { kind: 'continue', halfFrames: 0 } : HARD_CUT;
    }
    const room = Math.floor(Math.min(before.frames, cut.frames) / 2);
    const halfFrames = Math.min(TRANSITION_HALF_FRAMES, room);
    return kind === 'cut' || halfFrames === 0 ? HARD_CUT : { kind, halfFrames };
  });
}

export const HARD_CUT: CutJoin = { kind: 'cut', halfFrames: 0 };

/**
 * Frames of a clip beyond both ends of a cut that a transition may show. The same for every cut of a reel, whatever its
 * place, so that a reorder keeps its encoded segments.
 */
export function marginFrames({ transition }: Pick<ReelSpec, 'transition'>): number {
  return transition === 'crossfade' ? TRANSITION_HALF_FRAMES : 0;
}

/** Frames on either side of a join in which both cuts are shown and heard. */
export function overlapHalfFrames(join: CutJoin): number {
  return join.kind === 'crossfade' ? join.halfFrames : 0;
}

/**
 * When a crossfade over so many frames begins and ends, in frames of the overlap: one frame early, so that its first and
 * last frames are blends already.
 */
export function crossfadeRamp(overlapFrames: number): FrameSpan {
  return { start: -1, end: overlapFrames };
}

/**
 * How much of a crossfade's frame is the coming cut.
 * @param frame counted from the first of the overlap
 */
export function crossfadeMix(frame: number, overlapFrames: number): number {
  const { start, end } = crossfadeRamp(overlapFrames);
  return (frame - start) / (end - start);
}

/** Whether a cut begins in the same clip where the one before it ended, to half a frame. */
function doesContinue(before: ReelCut, cut: ReelCut): boolean {
  if (before.sourceId !== cut.sourceId) return false;
  return Math.abs(cutEndSeconds(before) - cut.startSeconds) < 0.5 / REEL_FPS;
}
