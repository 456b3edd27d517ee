import { isSped } from '@cutroom/reel';
import { clsx } from 'clsx';
import { memo } from 'react';
import { ClipImage } from '../../../components/clip-image/clip-image.tsx';
import type { ImageSource } from '../../../components/clip-image/image-source.ts';
import { speedText } from '../editor/cuts/cut-speed.ts';
import { isLocked, type TimelineCut } from '../editor/cuts/timeline-cuts.ts';

interface StripCutProps {
  readonly cut: TimelineCut;
  /** Its place in the timeline, counted from 1. */
  readonly number: number;
  /** Where it plays in the reel. */
  readonly startSeconds: number;
  readonly seconds: number;
  readonly isChosen: boolean;
  /** Whether it is the only one chosen, so that its edges can be pulled. */
  readonly canPull: boolean;
  /** By how many pixels it is away while it is dragged; null where it is not. */
  readonly shift: number | null;
  /** Whether there is room for its number. */
  readonly hasRoom: boolean;
  /** Stands for its frames until there is a filmstrip; null where they are drawn. */
  readonly image: ImageSource | null;
}

/** A cut on the strip, exactly as wide as it is long; chosen, it has edges to pull at. Its frames are drawn behind it. */
export const StripCut = memo(function StripCut(props: StripCutProps) {
  const { cut, number, startSeconds, seconds, isChosen, canPull, shift, hasRoom, image } = props;
  return (
    <div
      data-strip-cut={cut.key}
      style={{
        left: `calc(var(--strip-pad) + var(--second) * ${startSeconds})`,
        width: `calc(var(--second) * ${seconds})`,
        ...(shift === null ? {} : { transform: `translate(${shift}px, -4px)` }),
      }}
      className={clsx(
        'absolute inset-y-0 cursor-pointer',
        isChosen && 'z-1',
        // What is drawn stays behind; this is the hand's.
        shift !== null && 'z-3 cursor-grabbing rounded-[4px] bg-white/20 shadow-float ring-2 ring-white',
      )}
    >
      <CutFace {...{ cut, number, isChosen, hasRoom, image }} />
      {canPull && (
        <>
          <span
            data-edge="start"
            className={clsx(
              EDGE,
              'right-full before:right-1.5 after:right-0 after:rounded-l-[4px] pointer-coarse:right-auto pointer-coarse:-left-8 pointer-coarse:before:right-4.5 pointer-coarse:after:right-3',
            )}
          />
          <span
            data-edge="end"
            className={clsx(
              EDGE,
              'left-full before:left-1.5 after:left-0 after:rounded-r-[4px] pointer-coarse:-right-8 pointer-coarse:left-auto pointer-coarse:before:left-4.5 pointer-coarse:after:left-3',
            )}
          />
        </>
      )}
    </div>
  );
});

type CutFaceProps = Pick<StripCutProps, 'cut' | 'number' | 'isChosen' | 'hasRoom' | 'image'>;

/** The same wherever the cut lies: an edit moves all that come after it. */
const CutFace = memo(function CutFace({ cut, number, isChosen, hasRoom, image }: CutFaceProps) {
  return (
    <div
      className={clsx(
        'absolute inset-0 right-px overflow-hidden rounded-[4px]',
        isChosen && 'shadow-[inset_0_0_0_2px_white,inset_0_0_0_3px_rgb(0_0_0/0.6),0_0_0_1px_rgb(0_0_0/0.6)]',
      )}
    >
      {image !== null && <ClipImage source={image} className="-z-1 size-full [&_img]:object-[50%_35%]" />}
      {isLocked(cut) && <span className="absolute inset-x-0 top-0 h-0.75 bg-white" />}
      {hasRoom && (
        <span className="timecode absolute top-1 left-1.5 text-xs leading-none font-medium text-white [text-shadow:0_0_3px_#000,0_0_2px_#000]">
          {number}
        </span>
      )}
      {hasRoom && isSped(cut.clip.speed) && (
        <span className="timecode absolute top-1 right-1.5 rounded-sm bg-black/60 px-1 text-xs leading-tight font-medium text-white">
          {speedText(cut.clip)}
        </span>
      )}
    </div>
  );
});

/** Wholly outside of the cut, so that the shortest one is still seen between its two; to a thumb they reach farther. */
const EDGE = clsx(
  'absolute inset-y-0 z-2 w-3.5 cursor-ew-resize touch-none pointer-coarse:w-11',
  'after:absolute after:inset-y-0 after:w-3.5 after:bg-white after:shadow-[0_0_0_1px_rgb(0_0_0/0.6)]',
  'before:absolute before:inset-y-1/3 before:z-1 before:w-0.5 before:rounded-full before:bg-black/45',
);
