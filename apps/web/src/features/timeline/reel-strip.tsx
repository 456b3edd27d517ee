import { playedSeconds } from '@cutroom/contract';
import { clsx } from 'clsx';
import { memo, useSyncExternalStore } from 'react';
import { ClipPicture } from '../../clip-picture/clip-picture.tsx';
import type { PictureSource } from '../../clip-picture/picture-source.ts';
import { playheadShare } from './reel-places.ts';
import { type Cuts, isLocked, totalSeconds } from './timeline-cuts.ts';
import type { ReelLink } from './use-reel-link.ts';

/** A cut narrower than this share of the strip has no room for a picture and a number. */
const PICTURED_FROM_SHARE = 0.03;

interface ReelStripProps {
  readonly cuts: Cuts;
  /** Of the clips themselves: little but sky or a blurred edge of the upright video would fit into a wide box. */
  readonly pictures: readonly (PictureSource | null)[];
  readonly link: ReelLink;
}

/**
 * The whole reel at a glance, each cut as wide as it is long, with the playhead. For the eye and the pointer: whoever
 * uses neither has the list and the player's own seek bar, which do the same.
 */
export const ReelStrip = memo(function ReelStrip({ cuts, pictures, link }: ReelStripProps) {
  const total = totalSeconds(cuts);
  return (
    <div aria-hidden className="relative flex h-14 gap-px overflow-hidden rounded-md bg-edge select-none">
      {cuts.map((cut, index) => {
        const seconds = playedSeconds(cut.clip);
        const isWide = seconds / total >= PICTURED_FROM_SHARE;
        const picture = isWide ? (pictures[index] ?? null) : null;
        return (
          <div
            key={cut.key}
            style={{ flexGrow: seconds }}
            onPointerDown={({ clientX, currentTarget }) => {
              const { left, width } = currentTarget.getBoundingClientRect();
              link.show(index, width === 0 ? 0 : (clientX - left) / width);
              showRow(cut.key);
            }}
            className={clsx(
              'relative min-w-0 basis-0 overflow-hidden',
              index % 2 === 0 ? 'bg-raised' : 'bg-pressed',
              link.places[index] != null && 'cursor-pointer',
            )}
          >
            {picture !== null && (
              <ClipPicture source={picture} className="size-full [&_img]:object-[50%_35%]" />
            )}
            {isWide && (
              <span className="timecode absolute bottom-0.5 left-1 text-[0.6875rem] leading-none font-medium text-white [text-shadow:0_0_3px_#000,0_0_2px_#000]">
                {index + 1}
              </span>
            )}
            {isLocked(cut) && <span className="absolute inset-x-0 top-0 h-0.75 bg-lamp" />}
          </div>
        );
      })}
      <PlayheadLine cuts={cuts} link={link} />
    </div>
  );
});

interface PlayheadLineProps {
  readonly cuts: Cuts;
  readonly link: ReelLink;
}

function PlayheadLine({ cuts, link: { playhead, places } }: PlayheadLineProps) {
  const shareNow = () => playheadShare(cuts, places, playhead.get());
  const share = useSyncExternalStore(playhead.subscribe, shareNow, shareNow);
  if (share === null) return null;
  return (
    <span
      style={{ left: `${share * 100}%` }}
      className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-lamp shadow-[0_0_0_1px_rgb(0_0_0/0.5)]"
    />
  );
}

/** Where the video stands beside the list; on phones, where it is above, it would scroll away. */
function showRow(key: string): void {
  if (!window.matchMedia('(min-width: 64rem)').matches) return;
  document.querySelector(`[data-cut="${key}"]`)?.scrollIntoView({ block: 'nearest' });
}
