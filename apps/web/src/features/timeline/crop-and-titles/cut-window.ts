import { type Framing, REEL_FPS } from '@cutroom/contract';
import { type CropWindow, cropAt, cutLayout, type TimelineCut } from '@cutroom/reel';
import type { LiveCut } from '../../../components/live-player/live-cut.ts';
import type { LiveReel } from '../../../components/live-player/live-reel.ts';

/** A cut of the edit as it is played, and what of its clip stands in the frame. */
export interface ShownCut {
  readonly cut: LiveCut;
  readonly framing: Framing;
  /** At the second that was asked for, or at the cut's beginning; null where the picture is shown whole. */
  readonly window: CropWindow | null;
}

/** @returns null where the cut is not among what can be played */
export function shownCut(
  reel: LiveReel | null,
  index: number,
  clipId: string,
  reelSeconds: number,
): ShownCut | null {
  const placed = reel?.timeline.cuts[index];
  if (reel === null || placed === undefined || placed.cut.clipId !== clipId) return null;
  return {
    cut: placed.cut,
    framing: placed.cut.framing,
    window: windowAt(placed, reel.timeline.marginFrames, reelSeconds),
  };
}

function windowAt(
  placed: TimelineCut<LiveCut>,
  marginFrames: number,
  reelSeconds: number,
): CropWindow | null {
  const frame = Math.floor(reelSeconds * REEL_FPS + 1e-3) - placed.start;
  const isInside = frame >= 0 && frame < placed.end - placed.start;
  const crop = cropAt(cutLayout(placed.cut, marginFrames), isInside ? frame : 0, marginFrames);
  return crop.kind === 'crop' ? crop : null;
}
