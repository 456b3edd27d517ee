import type { Music, PlaybackClip } from '@cutroom/contract';
import { useEffect } from 'react';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';

/**
 * Tells the editor of the beats that cuts can be put on.
 * @param clips null until they are known
 * @param isMuted whether the reel is heard without the clips' audio
 */
export function useBeats(
  music: Music | null | undefined,
  clips: readonly PlaybackClip[] | null,
  isMuted: boolean,
  dispatch: TimelineEditor['dispatch'],
): void {
  useEffect(() => {
    const isKnown = music != null && music.beats.length > 0 && clips !== null;
    dispatch({ kind: 'beats', beats: isKnown ? { music, clips, isMuted } : null });
  }, [music, clips, isMuted, dispatch]);
}
