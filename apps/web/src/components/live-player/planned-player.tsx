import { clsx } from 'clsx';
import { useEffect, useMemo, useRef } from 'react';
import type { PlannedEdit } from '../../api/use-planned-edit.ts';
import { silentTrack } from './audio/silent-track.ts';
import { LivePlayer } from './live-player.tsx';
import { type LiveReel, liveReel } from './live-reel.ts';
import { readyVideos } from './ready-videos.ts';
import { useLiveEngine } from './use-live-engine.ts';

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

/** Plays it again and again by itself, without audio or controls: for the eye only. */
export function PlannedLoop({ edit }: Pick<PlannedPlayerProps, 'edit'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { engine, state } = useLiveEngine(canvas, usePlannedReel(edit), silentTrack);
  const { durationSeconds, isShown, hasDrawn, phase } = state;
  useEffect(() => {
    if (engine === null || !isShown) return;
    engine.setLoop({ startSeconds: 0, endSeconds: durationSeconds });
    engine.play();
  }, [engine, isShown, durationSeconds]);
  return (
    <canvas
      ref={canvas}
      {...LOOP_CANVAS}
      aria-hidden
      data-phase={phase}
      className={clsx('size-full', hasDrawn ? 'animate-appear' : 'opacity-0')}
    />
  );
}

/** It is shown small, beside a render that needs the machine. */
const LOOP_CANVAS = { width: 270, height: 480 } as const;

function usePlannedReel({ plan, clips, music }: PlannedEdit): LiveReel {
  return useMemo(() => liveReel(plan, clips, music), [plan, clips, music]);
}
