import type { PictureFrame } from '@cutroom/contract';
import { type ColourMeasures, measureColour } from './colour.ts';
import { measureHighlights } from './highlights.ts';
import { pictureHash } from './picture-hash.ts';
import { type Plane, shrunk } from './picture-planes.ts';
import { measureSharpness } from './sharpness.ts';
import { THUMBNAIL_SIDE, type Thumbnail } from './thumbnail.ts';

/** Everything measured on one sampled picture without recognising anything. */
export interface PictureMeasures extends ColourMeasures {
  readonly sharpness: number;
  /** Luma that a twentieth of the picture exceeds, 0-100. */
  readonly highlights: number;
  readonly hash: string;
  readonly thumbnail: Thumbnail;
}

export function measurePicture(frame: PictureFrame, luma: Plane): PictureMeasures {
  return {
    ...measureColour(frame),
    sharpness: measureSharpness(luma),
    highlights: measureHighlights(luma),
    hash: pictureHash(luma),
    thumbnail: shrunk(luma, THUMBNAIL_SIDE, THUMBNAIL_SIDE).values,
  };
}
