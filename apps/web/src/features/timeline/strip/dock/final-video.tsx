import { clsx } from 'clsx';
import { Film } from 'lucide-react';
import { memo, type ReactNode, Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import type { LiveReel } from '../../../../components/live-player/live-reel.ts';
import type { ReelLoop } from '../../../../components/live-player/reel-loop.ts';
import type { FrameDrag } from '../../../../components/live-player/use-frame-drag.ts';
import { posterUrl } from '../../../../components/player/final-video-url.ts';
import { ReelFrame } from '../../../../components/player/reel-frame.tsx';
import { VideoPlayer } from '../../../../components/player/video-player.tsx';
import { lazyPart } from '../../../../lib/code-loading/lazy-part.ts';
import { useTimeline } from '../../timeline-context.ts';
import type { Playhead, ReelLink } from '../use-reel-link.ts';
import { MadeVersionChip } from './made-version-chip.tsx';

const LivePlayer = lazyPart(
  async () => (await import('../../../../components/live-player/live-player.tsx')).LivePlayer,
);

interface FinalVideoProps {
  /** null where it is gone. */
  readonly url: string | null;
  /** The edit as it is now; null where only the finished video can be played. */
  readonly reel: LiveReel | null;
  /** Whether the timeline is another than what plays. */
  readonly isOfLastVersion: boolean;
  /** Whether it is shown small, in the bar below the header. */
  readonly isDocked: boolean;
  /** Whether a sheet takes the lower half of a phone. */
  readonly isBesideSheet: boolean;
  /** Lanes below the strip's cuts on a phone: it is higher by them. */
  readonly lanes: 0 | 1 | 2;
  readonly link: Pick<ReelLink, 'cue' | 'isToPlay'>;
  /** What of the edit is played again and again; null for all of it, once. */
  readonly loop: ReelLoop | null;
  /** Told how the picture is pulled. */
  readonly onDrag: (drag: FrameDrag) => void;
  /** What is done on the picture of the edit. */
  readonly children: ReactNode;
}

/**
 * The edit as it is now, or until that can be played the video as it was made last: beside the clips, and on phones above them, small as soon as they
 * scroll over it.
 */
export const FinalVideo = memo(function FinalVideo(props: FinalVideoProps) {
  const { url, reel, isOfLastVersion, isDocked, isBesideSheet, lanes, link, loop, onDrag, children } = props;
  const { videoBox, playhead } = useTimeline();
  const cue = useSyncExternalStore(link.cue.subscribe, link.cue.get, link.cue.get);
  // The player's code may still be on its way when it is pressed.
  const isToPlay = useSyncExternalStore(link.isToPlay.subscribe, link.isToPlay.get, link.isToPlay.get);
  useGoingOn(reel !== null, playhead, link);
  return (
    <div
      ref={videoBox}
      className={clsx(
        'max-md:mx-auto max-md:-order-1 max-md:-mb-2 max-md:aspect-9/16 md:sticky md:top-20 lg:top-24',
        isBesideSheet && !isDocked ? BESIDE_SHEET : ON_PHONES,
        LANES[lanes],
      )}
    >
      {url === null ? (
        <ReelFrame size="timeline" className={EMPTY}>
          <Film aria-hidden className="size-8" strokeWidth={1.5} />
          Video not available
        </ReelFrame>
      ) : (
        <ReelFrame size="timeline" className={clsx(isDocked && DOCKED)}>
          {reel === null ? (
            <VideoPlayer
              src={url}
              label="Your video"
              cue={cue}
              onTime={playhead.set}
              onPlaying={link.isToPlay.set}
              className="frame-glow w-full"
            />
          ) : (
            <Suspense
              fallback={
                <img
                  src={posterUrl(url) ?? undefined}
                  alt=""
                  className="aspect-9/16 w-full rounded-frame bg-black object-cover p-px"
                />
              }
            >
              <LivePlayer
                reel={reel}
                posterUrl={posterUrl(url)}
                cue={cue}
                loop={loop}
                onTime={playhead.set}
                startsPlaying={isToPlay}
                onDrag={onDrag}
                className="frame-glow w-full"
              >
                {children}
              </LivePlayer>
            </Suspense>
          )}
          {isOfLastVersion && reel === null && !isDocked && <MadeVersionChip />}
        </ReelFrame>
      )}
    </div>
  );
});

/** The live player takes the finished video's place where that is, before it tells a second of its own. */
function useGoingOn(isLive: boolean, playhead: Playhead, { cue }: Pick<ReelLink, 'cue'>): void {
  useLayoutEffect(() => {
    if (isLive) return;
    return () => {
      const atSeconds = playhead.get();
      if (atSeconds > 0) cue.set({ atSeconds });
    };
  }, [isLive, playhead, cue]);
}

/** As large as leaves the strip and what is done to the chosen cut in sight, above the bar of buttons. */
const ON_PHONES = 'max-md:w-[max(min(11rem,100%),min(100%,(100dvh-24.5rem-var(--lane,0rem))*9/16))]';
/** The strip is in sight above the sheet too. */
const BESIDE_SHEET = 'max-md:w-[max(4.5rem,(54dvh-16.5rem-var(--lane,0rem))*9/16)]';
const EMPTY =
  'grid aspect-9/16 content-center justify-items-center gap-3 rounded-frame bg-well text-center text-sm text-ink-faint ring-1 ring-inset ring-edge';
/** In the bar's left corner (reel-dock.tsx). */
const DOCKED =
  'max-md:fixed max-md:top-17 max-md:left-[max(1rem,env(safe-area-inset-left))] max-md:z-21 max-md:w-14';

const LANES = ['', '[--lane:2rem]', '[--lane:4rem]'] as const;
