import { clsx } from 'clsx';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { formatPlaybackTime } from './playback-time.ts';
import { keepsFocusInPlayer, MAIN_CONTROL, MUTE_CONTROL } from './player-focus.ts';
import { SeekBar } from './seek-bar.tsx';

// Elements that stay the same are not drawn again with every second that is shown.
const PAUSE = <Pause aria-hidden className="fill-current" />;
const PLAY = <Play aria-hidden className="fill-current" />;
const SILENT = <VolumeX aria-hidden />;
const SOUNDING = <Volume2 aria-hidden />;

const MAIN = { ...MAIN_CONTROL, ref: keepsFocusInPlayer };

interface PlayerControlsProps extends ComponentProps<typeof SeekBar> {
  readonly isMuted: boolean;
  /** Whether they come with a movement. */
  readonly appears?: boolean;
  readonly onToggle: () => void;
  readonly onMute: () => void;
}

/** What lies over the foot of a player: where it is, play, sound, and the time. A player too narrow for them is pressed to play and to pause. */
export function PlayerControls({
  isPlaying,
  isMuted,
  appears = false,
  onToggle,
  onMute,
  ...seek
}: PlayerControlsProps) {
  return (
    <div
      className={clsx(
        'absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 to-transparent px-1 pt-8 pb-1 @max-[7rem]/player:hidden',
        appears && 'animate-appear',
      )}
    >
      <div className="px-3">
        <SeekBar isPlaying={isPlaying} {...seek} />
      </div>
      <div className="flex items-center">
        <ControlButton marks={MAIN} label={isPlaying ? 'Pause' : 'Play'} onPress={onToggle}>
          {isPlaying ? PAUSE : PLAY}
        </ControlButton>
        <ControlButton marks={MUTE_CONTROL} label={isMuted ? 'Unmute' : 'Mute'} onPress={onMute}>
          {isMuted ? SILENT : SOUNDING}
        </ControlButton>
        <span className="timecode ml-auto pr-3 text-xs whitespace-nowrap max-sm:pr-1.5">
          {formatPlaybackTime(seek.currentSeconds)} / {formatPlaybackTime(seek.durationSeconds ?? 0)}
        </span>
      </div>
    </div>
  );
}

interface ControlButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  /** What keys find it by. */
  readonly marks: ComponentProps<'button'> & { readonly [name: `data-${string}`]: string };
  readonly children: ReactNode;
}

function ControlButton({ label, onPress, marks, children }: ControlButtonProps) {
  return (
    <button
      {...marks}
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-md text-white transition-colors hover:bg-white/15 [&_svg]:size-5"
    >
      {children}
    </button>
  );
}
