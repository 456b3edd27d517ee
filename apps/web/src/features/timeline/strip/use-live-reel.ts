import type { Playback, Project } from '@cutroom/contract';
import { useMemo } from 'react';
import { type LiveReel, liveMusic, liveReel } from '../../../components/live-player/live-reel.ts';
import { type Cuts, cutsToSave } from '../editor/cuts/timeline-cuts.ts';

/** The edit as it is now, to be played; null where the clips' playback is not known. */
export function useLiveReel(
  { editingPlan, music }: Pick<Project, 'editingPlan' | 'music'>,
  playback: Playback | null,
  cuts: Cuts,
): LiveReel | null {
  const clips = playback?.clips ?? null;
  const playbackMusic = playback?.music ?? null;
  return useMemo(() => {
    if (clips === null || cuts.length === 0) return null;
    const style = editingPlan?.style;
    const reel = liveReel(
      { selectedClips: cutsToSave(cuts), ...(style === undefined ? {} : { style }) },
      clips,
      liveMusic(music, playbackMusic),
    );
    return reel.timeline.frames === 0 ? null : reel;
  }, [clips, cuts, editingPlan, music, playbackMusic]);
}
