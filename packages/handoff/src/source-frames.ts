import { REEL_FPS } from '@cutroom/contract';
import { cutStartSeconds, type ReelCut, type SourceFacts } from '@cutroom/reel';

/** Whole frames at REEL_FPS that a clip has; at least one. */
export function mediaFrames({ durationSeconds }: Pick<SourceFacts, 'durationSeconds'>): number {
  return Math.max(1, Math.floor(durationSeconds * REEL_FPS + 1e-6));
}

/** The frame at REEL_FPS on which a cut begins in its clip: rounded, but never so that the clip ends before the cut. */
export function sourceStartFrame(cut: ReelCut): number {
  const latest = Math.max(0, mediaFrames(cut.source.probe) - cut.frames);
  return Math.min(Math.round(cutStartSeconds(cut) * REEL_FPS), latest);
}
