import type { KeyboardEvent, PointerEvent } from 'react';
import { seekTargetOfKey, spokenPlaybackTime } from './playback-time.ts';

interface SeekBarProps {
  readonly currentSeconds: number;
  /** null while unknown: the bar then rests. */
  readonly durationSeconds: number | null;
  readonly onSeek: (seconds: number) => void;
  /** How exactly `aria-valuenow` tells the second: players of an edit tell the frame. */
  readonly precision?: 'seconds' | 'hundredths';
  /** Whether it moves by itself. */
  readonly isPlaying: boolean;
}

/** While it plays the bar moves a pixel or two at a time: each move makes a phone lay out and paint the page. */
const STEPS_PER_SECOND = 10;

/** The media seek slider of the WAI-ARIA practices: a press or drag anywhere on it, arrows, Page Up/Down, Home, End. */
export function SeekBar({
  currentSeconds,
  durationSeconds,
  onSeek,
  precision = 'seconds',
  isPlaying,
}: SeekBarProps) {
  const told = TOLD[precision];
  const duration = durationSeconds ?? 0;
  const shownSeconds = isPlaying
    ? Math.floor(currentSeconds * STEPS_PER_SECOND) / STEPS_PER_SECOND
    : currentSeconds;
  const share = duration > 0 ? Math.min(1, shownSeconds / duration) : 0;

  const seekToPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (duration > 0) onSeek(Math.min(1, Math.max(0, (event.clientX - left) / width)) * duration);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    seekToPointer(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) seekToPointer(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = seekTargetOfKey(event.key, currentSeconds, duration);
    if (target === null || duration === 0) return;
    event.preventDefault();
    onSeek(target);
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Seek"
      aria-valuemin={0}
      aria-valuemax={told(duration)}
      aria-valuenow={Math.min(told(currentSeconds), told(duration))}
      aria-valuetext={spokenPlaybackTime(currentSeconds, duration)}
      aria-disabled={durationSeconds === null}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
      className="group relative flex h-6 cursor-pointer touch-none items-center rounded-sm outline-offset-0"
    >
      <div className="h-1 w-full overflow-hidden rounded-full bg-white/30 transition-[height] group-hover:h-1.5">
        <div className="h-full origin-left bg-lamp" style={{ transform: `scaleX(${share})` }} />
      </div>
      <div
        className="absolute size-3 -translate-x-1/2 rounded-full bg-lamp shadow-[0_0_0_2px_rgb(0_0_0/0.4)]"
        style={{ left: `${share * 100}%` }}
      />
    </div>
  );
}

const TOLD = {
  seconds: Math.floor,
  hundredths: (seconds: number) => Math.round(seconds * 100) / 100,
} as const;
