import type { EditingPlan, Music, PlaybackClip, PlaybackMusic, Project } from '@cutroom/contract';
import { useMemo, useRef } from 'react';
import { usePlayback } from './use-playback.ts';

/** An edit of which a run is still making the video, with what a player needs to play it. */
export interface PlannedEdit {
  readonly runId: string;
  readonly plan: EditingPlan;
  readonly clips: readonly PlaybackClip[];
  /** As the run mixes it, which need not be as the project has it. */
  readonly music: (Music & PlaybackMusic) | null;
}

/**
 * What the project's run under way has planned; null until it has, and where nothing is under way. What was planned stays
 * when its run ends, so that who watches it is not cut short.
 */
export function usePlannedEdit({
  id,
  status,
  run,
}: Pick<Project, 'id' | 'status' | 'run'>): PlannedEdit | null {
  const runId = run?.id ?? null;
  const isUnderWay = status === 'processing' && runId !== null;
  const playback = usePlayback(id, { isWanted: isUnderWay, awaitedRunId: isUnderWay ? runId : null });
  const edit = useMemo(() => {
    if (playback?.planned == null || !isUnderWay) return null;
    const { clips, planned } = playback;
    return { ...planned, clips, music: planned.music ?? null };
  }, [playback, isUnderWay]);
  const latest = useRef(edit);
  if (edit !== null) latest.current = edit;
  return latest.current?.runId === runId ? latest.current : null;
}
