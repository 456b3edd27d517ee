import type { VideoClip } from '@cutroom/contract';

/** Clips of which something is known come first; otherwise the order stays, so that rows move as little as possible. */
export function foundFirst(clips: readonly VideoClip[]): readonly VideoClip[] {
  return [...clips.filter(isLookedAt), ...clips.filter((clip) => !isLookedAt(clip))];
}

/** Whether it is known what the clip shows, or that it cannot be used. */
export function isLookedAt({ analysisData, analysisError }: VideoClip): boolean {
  return analysisData !== null || analysisError !== null;
}
