import type { PictureFrame } from '@cutroom/contract';
import { type ColourMeasures, measureColour } from './colour.ts';
import { pictureHash } from './picture-hash.ts';
import { type Plane, shrunk } from './picture-planes.ts';
import { measureSharpness } from './sharpness.ts';

/** Everything measured on one sampled picture without recognising anything. */
export interface PictureMeasures extends ColourMeasures {
  readonly sharpness: number;
  readonly hash: string;
  /** 16x16 luma, to find the picture most like all others. */
  readonly thumbnail: Float32Array;
}

export function measurePicture(frame: PictureFrame, luma: Plane): PictureMeasures {
  return {
    ...measureColour(frame),
    sharpness: measureSharpness(luma),
    hash: pictureHash(luma),
    thumbnail: shrunk(luma, 16, 16).values,
  };
}
