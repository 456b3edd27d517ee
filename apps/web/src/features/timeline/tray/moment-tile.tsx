import { clsx } from 'clsx';
import { type PointerEvent, useRef, useState } from 'react';
import { ClipImage } from '../../../components/clip-image/clip-image.tsx';
import { imageOfClip } from '../../../components/clip-image/image-source.ts';
import { formatPlaybackTime } from '../../../components/player/playback-time.ts';
import { useRefusal } from '../../../components/ui/use-refusal.ts';
import { cutImageSeconds } from '../strip/drawing/cut-images.ts';
import { FilmstripFrame } from '../strip/drawing/filmstrip-frame.tsx';
import type { TrayClip, TrayMoment } from './tray-clips.ts';
import { useTileDrag } from './use-tile-drag.ts';

interface MomentTileProps {
  readonly of: TrayClip;
  readonly moment: TrayMoment;
  /** What a press does, for people who cannot see where it stands: 'Add beach.mp4 at 0:04'. */
  readonly label: string;
  /** Whether the server's image stands until the filmstrip is here. */
  readonly hasImage: boolean;
  readonly isDisabled: boolean;
  readonly onPick: () => void;
  /** Told between which cuts of the strip it was dropped; null where it cannot be dragged. */
  readonly onDrop: ((gap: number) => void) | null;
}

/** A moment of a clip: the pointer skims it from its beginning to its end, a press takes it. */
export function MomentTile({ of, moment, label, hasImage, isDisabled, onPick, onDrop }: MomentTileProps) {
  const { startSeconds, endSeconds, reason, cut } = moment;
  const [share, setShare] = useState<number | null>(null);
  const refusing = useRefusal(isDisabled, { onClick: onPick });
  const button = useRef<HTMLButtonElement>(null);
  const drag = useTileDrag(button, onDrop);
  const skim = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setShare(Math.min(1, Math.max(0, (clientX - left) / width)));
  };
  const seconds =
    share === null
      ? cutImageSeconds(cut)
      : startSeconds + (endSeconds - startSeconds) * Math.min(share, 0.999);
  const hasFilmstrip = of.clip.filmstripUrl != null;
  return (
    <div className="relative grid w-20 shrink-0 content-start justify-items-center gap-1 rounded-md p-1 text-xs text-ink-faint select-none hover:bg-raised hover:text-ink has-disabled:opacity-40 has-aria-disabled:opacity-40">
      <button
        type="button"
        aria-label={label}
        title={reason === '' ? label : `${label}: ${reason}`}
        ref={button}
        {...refusing}
        {...drag.events}
        onPointerMove={(event) => {
          skim(event);
          drag.events.onPointerMove(event);
        }}
        onPointerLeave={() => setShare(null)}
        className={clsx(
          'relative h-[96px] w-[54px] overflow-hidden rounded-sm bg-well',
          drag.at !== null && 'cursor-grabbing! opacity-40',
        )}
      >
        {(hasImage || !hasFilmstrip) && (
          <ClipImage source={imageOfClip(of.clip, cutImageSeconds(cut))} className="absolute inset-0" />
        )}
        <FilmstripFrame frame={{ clip: of.clip, seconds }} className="absolute inset-0" />
        {share !== null && (
          <span
            style={{ left: `${share * 100}%` }}
            className={clsx('absolute inset-y-0 w-0.5 -translate-x-1/2 bg-lamp', !hasFilmstrip && 'hidden')}
          />
        )}
      </button>
      {drag.at !== null && (
        <span
          data-dragged-moment
          aria-hidden
          style={{ left: drag.at.x, top: drag.at.y }}
          className="pointer-events-none fixed z-50 h-[96px] w-[54px] -translate-1/2 overflow-hidden rounded-sm bg-well shadow-float ring-2 ring-chosen"
        >
          <ClipImage source={imageOfClip(of.clip, cutImageSeconds(cut))} className="absolute inset-0" />
        </span>
      )}
      {/* The button's name has the time, its description the reason. */}
      <span aria-hidden className="timecode">
        {formatPlaybackTime(startSeconds)}
      </span>
      {reason !== '' && (
        <span aria-hidden className="line-clamp-2 w-full text-center text-balance">
          {reason}
        </span>
      )}
    </div>
  );
}
