import { REEL_FPS } from '@cutroom/contract';
import { useSyncExternalStore } from 'react';
import type { ReelLink } from './use-reel-link.ts';

interface PlayheadTimeProps {
  readonly link: Pick<ReelLink, 'playhead' | 'secondsNow'>;
  readonly reelSeconds: number;
}

/** Where the playhead is, to the frame, and how long the reel is: '0:03:12 / 0:14'. */
export function PlayheadTime({ link: { playhead, secondsNow }, reelSeconds }: PlayheadTimeProps) {
  const textNow = () => frameText(secondsNow());
  const text = useSyncExternalStore(playhead.subscribe, textNow, textNow);
  return (
    <span className="timecode min-w-0 flex-1 truncate text-center text-xs text-ink-faint">
      <span className="text-ink-soft">{text}</span>
      <span className="@max-[21.5rem]/strip:hidden"> / {minutesText(Math.floor(reelSeconds + 1e-3))}</span>
    </span>
  );
}

function frameText(seconds: number): string {
  const frames = Math.floor(seconds * REEL_FPS + 1e-3);
  const frame = String(frames % REEL_FPS).padStart(2, '0');
  return `${minutesText(Math.floor(frames / REEL_FPS))}:${frame}`;
}

function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
