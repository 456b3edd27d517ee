import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useSyncExternalStore } from 'react';
import { formatPlaybackTime } from '../../../../components/player/playback-time.ts';
import { pressMainControl } from '../../../../components/player/player-focus.ts';
import { IconButton } from '../../../../components/ui/icon-button.tsx';
import { useTimeline } from '../../timeline-context.ts';
import { cutInView } from '../reel-places.ts';
import type { ReelLink } from '../use-reel-link.ts';

interface ReelDockProps {
  /** Holds its place. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Whether it stays below the header, with the video in its corner. */
  readonly isDocked: boolean;
  readonly isOfLastVersion: boolean;
  readonly link: Pick<ReelLink, 'places'>;
  /** The strip. */
  readonly children: ReactNode;
}

/** The strip, which on phones goes along once the video has scrolled away: one sees what one edits. */
export function ReelDock({ place, isDocked, isOfLastVersion, link, children }: ReelDockProps) {
  return (
    <div ref={place} className="min-h-34 min-w-0 max-md:-order-1 max-md:basis-full">
      <div data-docked={isDocked || undefined} className={clsx(isDocked && DOCKED)}>
        <div className={clsx(isDocked && 'max-md:pl-17')}>
          {children}
          {isDocked && <DockControls isOfLastVersion={isOfLastVersion} link={link} />}
        </div>
      </div>
    </div>
  );
}

const DOCKED = clsx(
  'max-md:fixed max-md:inset-x-0 max-md:top-(--header-bar,3.5rem) max-md:z-20 max-md:py-2 max-md:safe-x',
  'max-md:border-b max-md:border-edge max-md:bg-ground',
);

type DockControlsProps = Pick<ReelDockProps, 'isOfLastVersion' | 'link'>;

/** What the small video has no room for. */
function DockControls({ isOfLastVersion, link: { places } }: DockControlsProps) {
  const { playhead, videoBox } = useTimeline();
  const isPlaying = useIsPlaying(videoBox);
  const total = formatPlaybackTime(Math.max(0, ...places.map((place) => place?.endSeconds ?? 0)));
  const placeNow = () => {
    const index = cutInView(places, playhead.get());
    const clip = index === -1 ? '' : `Clip ${index + 1} · `;
    return `${clip}${formatPlaybackTime(playhead.get())} / ${total}`;
  };
  const place = useSyncExternalStore(playhead.subscribe, placeNow, placeNow);
  return (
    <div className="flex h-11 flex-wrap items-center gap-1 overflow-hidden md:hidden">
      <IconButton
        label={isPlaying ? 'Pause' : 'Play'}
        className="-ml-3 [&_svg]:fill-current"
        onClick={() => pressMainControl(videoBox.current)}
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <span className="timecode text-sm whitespace-nowrap text-ink-soft">{place}</span>
      {isOfLastVersion && (
        <span className="ml-auto text-right text-xs leading-tight text-ink-faint">Last made version</span>
      )}
    </div>
  );
}

/** Told by the player in the box, whichever it is: one may take the other's place. */
function useIsPlaying(videoBox: RefObject<HTMLElement | null>): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (videoBox.current === null) return () => undefined;
      const observer = new MutationObserver(listener);
      observer.observe(videoBox.current, { subtree: true, childList: true, attributeFilter: ['data-phase'] });
      return () => observer.disconnect();
    },
    [videoBox],
  );
  const isPlaying = () => videoBox.current?.querySelector('[data-phase="playing"]') != null;
  return useSyncExternalStore(subscribe, isPlaying, () => false);
}
