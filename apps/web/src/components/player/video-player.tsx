import { clsx } from 'clsx';
import { Play, RotateCcw, TriangleAlert } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useEdgeLight } from './edge-light.ts';
import { posterUrl } from './final-video-url.ts';
import { PLAY_DISC } from './play-disc.ts';
import { isStillShown, type PlaybackFailure } from './playback-state.ts';
import { PlayerControls } from './player-controls.tsx';
import { giveFocusBack, keepsFocusInPlayer, MAIN_CONTROL } from './player-focus.ts';
import { useHoverPreview } from './use-hover-preview.ts';
import { useNearScreen } from './use-near-screen.ts';
import { usePlayback } from './use-playback.ts';
import { usePlaysSilently } from './use-plays-silently.ts';

interface VideoPlayerProps {
  readonly src: string;
  /** What the video is, for screen readers. */
  readonly label: string;
  /** 'compact' for cards, of which a page may hold fifty: no landmark. */
  readonly size?: 'regular' | 'compact';
  /** Plays without sound while a mouse rests on it or the keyboard's focus is in it; a press takes over with sound. */
  readonly playsOnHover?: boolean;
  /** Plays over and over without sound as soon as it is there, where motion is not reduced. */
  readonly playsSilently?: boolean;
  /** Loads nothing until it comes near the screen. */
  readonly isLazy?: boolean;
  /** Where somebody outside the player wants it to go, in seconds; another object goes there again. */
  readonly cue?: { readonly atSeconds: number } | null;
  /** Told the second that is shown, several times a second while it plays. */
  readonly onTime?: (seconds: number) => void;
  /** Told whether it plays, whenever that changes. */
  readonly onPlaying?: (isPlaying: boolean) => void;
  /** Stands over the picture, below the controls. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The shared 9:16 player of spec section 2; on cards no landmark, for a page may hold fifty. A new src starts afresh. */
export function VideoPlayer(props: VideoPlayerProps) {
  return <Player key={props.src} {...props} />;
}

function Player({
  src,
  label,
  size = 'regular',
  playsOnHover = false,
  playsSilently = false,
  isLazy = false,
  cue = null,
  onTime,
  onPlaying,
  children,
  className,
}: VideoPlayerProps) {
  const sectionRef = useRef<HTMLElement>(null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const playback = usePlayback(videoRef, false);
  const { state, events, play, pause, seekTo, setMuted, retry } = playback;
  const isNear = useNearScreen(videoRef, isLazy);
  const hover = useHoverPreview(playback, playsOnHover);
  usePlaysSilently(videoRef, playsSilently);
  useEffect(() => {
    if (cue !== null) seekTo(cue.atSeconds);
  }, [cue, seekTo]);
  useEffect(() => onTime?.(state.currentSeconds), [onTime, state.currentSeconds]);
  useEffect(() => {
    if (state.phase === 'ended') giveFocusBack(sectionRef.current);
  }, [state.phase]);
  const isPlaying = state.phase === 'playing';
  useEffect(() => onPlaying?.(isPlaying), [onPlaying, isPlaying]);
  const poster = posterUrl(src);
  const light = useEdgeLight(size === 'regular' && isNear ? poster : null);
  const style: CSSProperties & { readonly '--frame-light'?: string } =
    light === null ? {} : { '--frame-light': light };
  const toggle = () => {
    if (hover.takeOver()) return;
    // The element knows of a press before the page was told that it plays.
    if (isPlaying || videoRef.current?.paused === false) pause();
    else play();
  };

  return (
    <section
      ref={sectionRef}
      {...(size === 'compact' ? { role: 'group' } : {})}
      aria-label={label}
      data-phase={state.phase}
      {...hover.events}
      style={style}
      className={clsx(
        'group/player @container/player relative aspect-9/16 overflow-hidden rounded-frame bg-black text-white',
        className,
      )}
    >
      <video
        ref={videoRef}
        {...(isNear ? { src, ...(poster === null ? {} : { poster }) } : {})}
        crossOrigin="anonymous"
        playsInline
        loop={playsSilently}
        preload="metadata"
        className="absolute inset-0 size-full object-cover"
        onClick={toggle}
        {...events}
      />
      {isStillShown(state) && state.stillUrl !== null && (
        <img
          key={state.stillUrl}
          src={state.stillUrl}
          alt=""
          className={clsx(
            'pointer-events-none absolute object-cover',
            // A hair smaller than the poster under it, which is the same: a browser counts a larger image as a late one.
            // Later what is under it may be another image, of which nothing should show.
            state.phase === 'idle' ? 'inset-px size-[calc(100%-2px)]' : 'inset-0 size-full',
          )}
        />
      )}
      {!isPlaying && state.failure === null && <BigPlayButton onPlay={toggle} />}
      {children}
      {state.phase !== 'idle' && (
        <PlayerControls
          appears
          isPlaying={isPlaying}
          isMuted={state.isMuted}
          currentSeconds={state.currentSeconds}
          durationSeconds={state.durationSeconds}
          onToggle={toggle}
          onSeek={seekTo}
          onMute={() => setMuted(!state.isMuted)}
        />
      )}
      {state.notice !== null && <Note>{state.notice}</Note>}
      {state.failure !== null && <Failure failure={state.failure} onRetry={retry} />}
    </section>
  );
}

function BigPlayButton({ onPlay }: { readonly onPlay: () => void }) {
  return (
    <button
      ref={keepsFocusInPlayer}
      {...MAIN_CONTROL}
      type="button"
      aria-label="Play video"
      onClick={onPlay}
      className="absolute inset-0 rounded-lg outline-offset-[-4px]"
    >
      <span data-play-disc className={PLAY_DISC}>
        <Play aria-hidden className="ml-[8%] fill-current" strokeWidth={1.5} />
      </span>
    </button>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p
      role="status"
      className="absolute inset-x-3 top-3 animate-appear rounded-md bg-black/75 px-3 py-2 text-center text-xs text-white"
    >
      {children}
    </p>
  );
}

interface FailureProps {
  readonly failure: PlaybackFailure;
  readonly onRetry: () => void;
}

function Failure({ failure, onRetry }: FailureProps) {
  return (
    <div
      role="alert"
      className="absolute inset-0 grid animate-appear content-center justify-items-center gap-2 bg-black/85 p-4 text-center"
    >
      <TriangleAlert aria-hidden className="size-7 text-fair" />
      <p className="font-semibold">Video Error</p>
      <p className="text-sm text-white/80">{failure.message}</p>
      {failure.isRetrying && <p className="text-sm text-white/80">Retrying...</p>}
      <button
        ref={keepsFocusInPlayer}
        {...MAIN_CONTROL}
        type="button"
        onClick={onRetry}
        className="mt-2 inline-flex min-h-11 items-center gap-2 rounded-md bg-white/15 px-4 text-sm font-medium transition-colors hover:bg-white/25"
      >
        <RotateCcw aria-hidden className="size-4" />
        Retry
      </button>
    </div>
  );
}
