import { useEffect, useMemo } from 'react';
import type { PlannedEdit } from '../../api/use-planned-edit.ts';
import { LivePlayer } from './live-player.tsx';
import { type LiveReel, liveReel } from './live-reel.ts';
import { readyVideos } from './ready-videos.ts';

interface PlannedPlayerProps {
  readonly edit: PlannedEdit;
  readonly startsPlaying: boolean;
  /** Where somebody outside the player wants it to go, in seconds; another object goes there again. */
  readonly cue: { readonly atSeconds: number } | null;
  readonly onTime: (seconds: number) => void;
  readonly onPlaying: (isPlaying: boolean) => void;
  readonly className?: string;
}

/** Plays what a run has planned, while its video is still being made. */
export function PlannedPlayer({ edit, ...player }: PlannedPlayerProps) {
  const reel = usePlannedReel(edit);
  return <LivePlayer reel={reel} posterUrl={null} {...player} />;
}

/** Nothing to see: brings what the planned edit begins with, for the player that is opened next. */
export function PlannedVideos({ edit }: Pick<PlannedPlayerProps, 'edit'>) {
  const reel = usePlannedReel(edit);
  useEffect(() => readyVideos(reel), [reel]);
  return null;
}

function usePlannedReel({ plan, clips, music }: PlannedEdit): LiveReel {
  return useMemo(() => liveReel(plan, clips, music), [plan, clips, music]);
}
