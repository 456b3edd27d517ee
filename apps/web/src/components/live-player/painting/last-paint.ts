import type { ReelFrame } from '@cutroom/reel';
import type { FrameImage } from './frame-image.ts';
import { isPlanes } from './frame-planes.ts';
import type { TextBitmap } from './text-bitmaps.ts';

/** All that a paint depends on. */
interface Painting {
  readonly frame: ReelFrame;
  readonly images: readonly FrameImage[];
  readonly bitmaps: readonly (TextBitmap | null)[];
  /** Of the canvas. */
  readonly divisor: number;
}

/** Knows what was painted last: screens come oftener than frames, and what stands on the canvas is not painted again. */
export interface LastPaint {
  /** Whether this is another painting than the one that was told last. */
  readonly isOther: (painting: Painting) => boolean;
  readonly forget: () => void;
}

export function lastPaint(): LastPaint {
  let last: readonly unknown[] | null = null;
  return {
    isOther: ({ frame, images, bitmaps, divisor }) => {
      const now = [
        lookOf(frame),
        divisor,
        images.length,
        ...images.map(identityOf),
        ...bitmaps.map((bitmap) => bitmap?.image ?? null),
      ];
      const before = last;
      last = now;
      return (
        before === null ||
        before.length !== now.length ||
        now.some((each, index) => each !== before[index] || each === UNKNOWN)
      );
    },
    forget: () => {
      last = null;
    },
  };
}

const UNKNOWN = 'unknown';

/** Two equal ones are of the same painting: elements and the canvas on which tiles take turns change theirs. */
function identityOf(image: FrameImage): unknown {
  return isPlanes(image) || image instanceof ImageBitmap ? image : UNKNOWN;
}

/** How the images are drawn, without the time that passes. */
function lookOf({ layers, grade, dip, fade, texts }: ReelFrame): string {
  return JSON.stringify([
    layers.map(({ cutIndex, crop, tone, mix }) => [cutIndex, crop, tone, mix]),
    grade,
    dip,
    fade,
    texts.map(({ textIndex, opacity }) => [textIndex, opacity]),
  ]);
}
