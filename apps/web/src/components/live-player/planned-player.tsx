import { useMemo } from 'react';
import type { PlannedEdit } from '../../api/use-planned-edit.ts';
import { LivePlayer } from './live-player.tsx';
import { liveReel } from './live-reel.ts';

interface PlannedPlayerProps {
  readonly edit: PlannedEdit;
  readonly startsPlaying: boolean;
  readonly onTime: (seconds: number) => void;
  readonly onPlaying: (isPlaying: boolean) => void;
  readonly className?: string;
}

/** Plays what a run has planned, while its video is still being made. */
export function PlannedPlayer({ edit: { plan, clips, music }, ...player }: PlannedPlayerProps) {
  const reel = useMemo(() => liveReel(plan, clips, music), [plan, clips, music]);
  return <LivePlayer reel={reel} posterUrl={null} {...player} />;
}
