import type { VideoClip } from '@cutroom/contract';

/** Clips of which something is known come first; otherwise the order stays, so that rows move as little as possible. */
export function foundFirst(clips: readonly VideoClip[]): readonly VideoClip[] {
  return [
    ...clips.filter(({ analysisData }) => analysisData !== null),
    ...clips.filter(({ analysisData }) => analysisData === null),
  ];
}
