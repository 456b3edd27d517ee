import { REEL_FPS } from '@cutroom/contract';
import { cutStartSeconds, cutTimeMap, type ReelCut, type SourceFacts } from '@cutroom/reel';

/** Whole frames at REEL_FPS that a clip has; at least one. */
export function mediaFrames({ durationSeconds }: Pick<SourceFacts, 'durationSeconds'>): number {
  return Math.max(1, Math.floor(durationSeconds * REEL_FPS + 1e-6));
}

/** The frame at REEL_FPS on which a cut begins in its clip: rounded, but never so that the clip ends before the cut. */
export function sourceStartFrame(cut: ReelCut): number {
  const latest = Math.max(0, mediaFrames(cut.source.probe) - sourceFrames(cut));
  return Math.min(Math.round(cutStartSeconds(cut) * REEL_FPS), latest);
}

/** That of the clip that it is heard with, which may end before the cut. */
export function heardStartFrame(cut: ReelCut): number {
  if (cut.audioFrom === undefined) return sourceStartFrame(cut);
  const { startSeconds, source } = cut.audioFrom;
  return Math.min(Math.round(startSeconds * REEL_FPS), mediaFrames(source.probe) - 1);
}

/** Frames at REEL_FPS that a cut takes of its clip: as many as it has in the reel where it plays as filmed; at least one. */
export function sourceFrames(cut: Pick<ReelCut, 'frames' | 'speed'>): number {
  return Math.max(1, Math.round(cutTimeMap(cut).toClip(cut.frames / REEL_FPS) * REEL_FPS));
}
