import type { EditingPlan, Music, Playback, PlaybackClip, PlaybackMusic, Project } from '@cutroom/contract';
import { useMemo, useRef } from 'react';
import { usePlayback } from './use-playback.ts';

/** An edit of which a run is still making the video, with what a player needs to play it. */
export interface PlannedEdit {
  readonly runId: string;
  readonly plan: EditingPlan;
  readonly clips: readonly PlaybackClip[];
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
  music,
}: Pick<Project, 'id' | 'status' | 'run' | 'music'>): PlannedEdit | null {
  const runId = run?.id ?? null;
  const isUnderWay = status === 'processing' && runId !== null;
  const playback = usePlayback(id, { isWanted: isUnderWay, awaitedRunId: isUnderWay ? runId : null });
  const edit = useMemo(
    () => (playback?.planned == null || !isUnderWay ? null : plannedEdit(playback, playback.planned, music)),
    [playback, isUnderWay, music],
  );
  const latest = useRef(edit);
  if (edit !== null) latest.current = edit;
  return latest.current?.runId === runId ? latest.current : null;
}

function plannedEdit(
  { clips, music: heard }: Playback,
  planned: NonNullable<Playback['planned']>,
  music: Project['music'],
): PlannedEdit {
  if (music == null || heard == null) return { ...planned, clips, music: null };
  // The director may let the track start sooner, so that it lasts as long as the reel.
  const { musicStartSeconds: startSeconds = music.startSeconds } = planned.plan;
  return { ...planned, clips, music: { ...music, ...heard, startSeconds } };
}
