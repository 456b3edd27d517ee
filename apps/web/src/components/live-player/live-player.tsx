import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { CONNECTION_LOST, PLAYBACK_STALLED } from '../player/faults/playback-error.ts';
import { PLAY_DISC } from '../player/play-disc.ts';
import { PlayerControls } from '../player/player-controls.tsx';
import type { LiveReel } from './live-reel.ts';
import type { LiveState, StillsReason } from './live-state.ts';
import type { ReelLoop } from './reel-loop.ts';
import { type FrameDrag, useFrameDrag } from './use-frame-drag.ts';
import { useLiveEngine } from './use-live-engine.ts';

interface LivePlayerProps {
  /** The edit as it is now: another one plays at once. */
  readonly reel: LiveReel;
  /** Stands until the first frame is drawn; null for black. */
  readonly posterUrl: string | null;
  /** Where somebody outside the player wants it to go, in seconds; another object goes there again. */
  readonly cue?: { readonly atSeconds: number } | null;
  /** What of it is played again and again; all of it once where not given. */
  readonly loop?: ReelLoop | null;
  /** Told the second that is shown, with every frame while it plays. */
  readonly onTime?: (seconds: number) => void;
  /** Told how the picture is pulled; without it a pull is a press. */
  readonly onDrag?: (drag: FrameDrag) => void;
  /** Stands over the picture, below the controls. */
  readonly children?: ReactNode;
  /** Told whether it plays, whenever that changes. */
  readonly onPlaying?: (isPlaying: boolean) => void;
  /** Plays as soon as it can, where the browser lets it: after a press of this page. */
  readonly startsPlaying?: boolean;
  readonly className?: string;
}

/** Half the reel's size: what proxies hold. */
const CANVAS = { width: 540, height: 960 } as const;

/** Plays an edit from the clips' proxies, without a render: the same frames and audio as the export will have. */
export const LivePlayer = memo(function LivePlayer({
  reel,
  posterUrl,
  cue = null,
  loop = null,
  onTime,
  onPlaying,
  startsPlaying = false,
  onDrag,
  children,
  className,
}: LivePlayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { engine, state } = useLiveEngine(canvas, reel);
  useEffect(() => {
    if (cue !== null) engine?.seek(cue.atSeconds);
  }, [cue, engine]);
  useEffect(() => engine?.setLoop(loop), [engine, loop]);
  useEffect(() => onTime?.(state.seconds), [onTime, state.seconds]);
  const isPlaying = state.phase === 'playing';
  useEffect(() => onPlaying?.(isPlaying), [onPlaying, isPlaying]);
  const isToStart = useRef(startsPlaying);
  useEffect(() => {
    if (!isToStart.current || !state.isShown || engine === null) return;
    isToStart.current = false;
    if (navigator.userActivation?.hasBeenActive === true) engine.play();
  }, [engine, state.isShown]);
  const toggle = () => {
    const isWaiting = isToStart.current || engine === null;
    if (isPlaying) engine?.pause();
    else if (isWaiting) isToStart.current = !isToStart.current;
    else engine.play();
  };
  const pointer = useFrameDrag(toggle, onDrag);
  return (
    <section
      aria-label="Video player"
      data-phase={state.phase}
      data-shown={state.isShown || undefined}
      data-near={state.isNear || undefined}
      className={clsx(
        'group/player @container/player relative aspect-9/16 canvas-layer overflow-hidden rounded-frame bg-black text-white',
        className,
      )}
    >
      <canvas
        ref={canvas}
        {...CANVAS}
        aria-label="The edit as it is now"
        role="img"
        className={clsx('absolute inset-0 size-full', onDrag !== undefined && 'touch-pan-y')}
        {...pointer}
      />
      {!state.hasDrawn && posterUrl !== null && (
        // A hair smaller than the same image before the player was there: a browser counts a larger one as a late one.
        <img
          src={posterUrl}
          alt=""
          className="pointer-events-none absolute inset-px size-[calc(100%-2px)] object-cover"
        />
      )}
      {children}
      {!isPlaying && <PlayOverlay isFirst={state.phase === 'idle'} onPlay={toggle} />}
      <PlayerControls
        isPlaying={isPlaying}
        isMuted={state.isMuted}
        currentSeconds={state.seconds}
        durationSeconds={engine === null ? null : state.durationSeconds}
        precision="hundredths"
        onToggle={toggle}
        onSeek={(seconds) => engine?.seek(seconds)}
        onMute={() => engine?.setMuted(!state.isMuted)}
      />
      <PlayerNotes {...state} />
    </section>
  );
});

type PlayerNotesProps = Pick<LiveState, 'phase' | 'isPlain' | 'stills' | 'isCutOff'>;

const STILLS_NOTES = {
  preparing: 'This clip is still being prepared, so it is shown as stills for now.',
  unplayable: 'This clip cannot be played here, so it is shown as stills. The finished video has all of it.',
} as const satisfies Record<StillsReason, string>;

/** What the preview leaves out of what the finished video has, and what it waits for. */
function PlayerNotes({ phase, isPlain, stills, isCutOff }: PlayerNotesProps) {
  if (!isPlain && stills === null && !isCutOff) return null;
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-3 top-3 grid gap-1 rounded-md bg-black/75 px-3 py-2 text-center text-xs @max-[7rem]/player:hidden"
    >
      {isPlain && (
        <p>
          This browser shows the preview without color grading and blurred backgrounds. The finished video has
          both.
        </p>
      )}
      {isCutOff && <p>{phase === 'playing' ? PLAYBACK_STALLED : CONNECTION_LOST}</p>}
      {stills !== null && !isCutOff && <p>{STILLS_NOTES[stills]}</p>}
    </div>
  );
}

interface PlayOverlayProps {
  readonly isFirst: boolean;
  readonly onPlay: () => void;
}

/** Large before the first play; later out of the frame's way, for the frame is what is edited. Around it the picture can be pulled. */
function PlayOverlay({ isFirst, onPlay }: PlayOverlayProps) {
  if (!isFirst) return null;
  return (
    <div className="pointer-events-none absolute inset-0">
      <button type="button" aria-label="Play video" onClick={onPlay} data-play-disc className={PLAY_DISC}>
        <Play aria-hidden className="ml-[8%] fill-current" strokeWidth={1.5} />
      </button>
    </div>
  );
}
