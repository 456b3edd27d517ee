import { outerFadeFrames, type ReelTimeline } from '@cutroom/reel';
import type { EditCut, EditSpeed } from './edit-cut.ts';

/** A transition over some frames of the reel: between two cuts, or from or to black at the reel's ends. */
export interface EditTransition {
  readonly kind: 'dissolve' | 'dip_to_black';
  readonly place: 'opening' | 'between' | 'ending';
  /** The join it is laid over, or the reel's first or last edge. */
  readonly atFrame: number;
  readonly framesBefore: number;
  readonly framesAfter: number;
}

/**
 * The reel's transitions as other editors can make them: they show both clips beyond their cuts, so a transition is no
 * longer than the clips go on. Where a clip ends with its cut, the renderer holds its last frame; an editor cuts.
 */
export function editTransitions(timeline: ReelTimeline, cuts: readonly EditCut[]): EditTransition[] {
  const { fadeIn, fadeOut } = outerFadeFrames(timeline);
  const end = timeline.frames;
  const fade = { kind: 'dissolve' as const };
  return [
    ...(fadeIn > 0
      ? [{ ...fade, place: 'opening' as const, atFrame: 0, framesBefore: 0, framesAfter: fadeIn }]
      : []),
    ...timeline.cuts.flatMap((cut, index) => between(cut.after, cuts[index], cuts[index + 1])),
    ...(fadeOut > 0
      ? [{ ...fade, place: 'ending' as const, atFrame: end, framesBefore: fadeOut, framesAfter: 0 }]
      : []),
  ];
}

function between(
  { kind, halfFrames }: ReelTimeline['cuts'][number]['after'],
  leaving: EditCut | undefined,
  coming: EditCut | undefined,
): EditTransition[] {
  if (leaving === undefined || coming === undefined) return [];
  if (kind !== 'crossfade' && kind !== 'dip_to_black') return [];
  const left = leaving.media.frames - (leaving.sourceStart + leaving.sourceFrames);
  const half = Math.min(halfFrames, reelFrames(left, leaving), reelFrames(coming.sourceStart, coming));
  if (half < 1) return [];
  return [
    {
      kind: kind === 'crossfade' ? 'dissolve' : 'dip_to_black',
      place: 'between',
      atFrame: leaving.end,
      framesBefore: half,
      framesAfter: half,
    },
  ];
}

/** How long frames of the clip last at the speed of a cut's ends. */
function reelFrames(clipFrames: number, { speed }: EditCut): number {
  if (speed === null) return clipFrames;
  const fastest = Math.max(...steps(speed));
  return Math.floor(clipFrames / fastest);
}

function steps({ keys }: EditSpeed): number[] {
  return keys.slice(1).map(({ reelFrame, clipFrame }, index) => {
    const before = keys[index] ?? { reelFrame: 0, clipFrame: 0 };
    return (clipFrame - before.clipFrame) / (reelFrame - before.reelFrame);
  });
}
