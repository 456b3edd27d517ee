import { REEL_FPS } from '@cutroom/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { atMostEvery } from './at-most-every.ts';
import type { ReelLink } from './use-reel-link.ts';

interface PlayheadTimeProps {
  readonly link: Pick<ReelLink, 'playhead' | 'secondsNow'>;
  readonly reelSeconds: number;
}

/** While a reel plays nobody reads every frame's number, and each takes a phone a paint of the page. */
const TEXT_MS = 100;

/**
 * Where the playhead is, to the frame, and how long the reel is: '0:03:12 / 0:14'. Where a phone's bar has no room for it the
 * controls below tell both (ReelDock).
 */
export function PlayheadTime({ link: { playhead, secondsNow }, reelSeconds }: PlayheadTimeProps) {
  const subscribe = useCallback(
    (tell: () => void) => {
      const paced = atMostEvery(TEXT_MS, tell);
      const forget = playhead.subscribe(paced.tell);
      return () => {
        forget();
        paced.cancel();
      };
    },
    [playhead],
  );
  const textNow = () => frameText(secondsNow());
  const text = useSyncExternalStore(subscribe, textNow, textNow);
  return (
    // Contained: the text changes with every frame, and the page around it stays as it is laid out.
    <span className="timecode h-4 min-w-0 flex-1 truncate text-center text-xs text-ink-faint contain-strict @max-[20rem]/strip:invisible">
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
