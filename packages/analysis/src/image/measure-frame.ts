import type { RgbFrame } from '@cutroom/contract';
import type { Oklab } from '@cutroom/reel';
import { type ColourMeasures, measureColour } from './colour.ts';
import { colourSamples } from './dominant-colours.ts';
import { pictureHash } from './frame-hash.ts';
import { type Plane, shrunk } from './frame-planes.ts';
import { levelAbove, lumaLevels } from './luma-levels.ts';
import { measureNoise } from './noise.ts';
import { measureSharpness } from './sharpness.ts';
import { THUMBNAIL_SIDE, type Thumbnail } from './thumbnail.ts';

/** Everything measured on one sampled frame without recognising anything. */
export interface FrameMeasures extends ColourMeasures {
  /** Standard deviation of its grain in levels of 255; null where nothing is plain enough to tell. */
  readonly noise: number | null;
  readonly sharpness: number;
  /** Luma that a twentieth of the frame exceeds, 0-100: a face lit against black is dark on the mean only. */
  readonly highlights: number;
  readonly tones: Tones;
  readonly colours: readonly Oklab[];
  readonly hash: string;
  readonly thumbnail: Thumbnail;
}

/** Luma, 0-1, at which the frame's shadows end, its middle lies, and its lights begin to be few. */
export interface Tones {
  /** One pixel in a hundred is darker. */
  readonly black: number;
  /** One in ten is darker. */
  readonly dark: number;
  readonly middle: number;
  /** One in ten is lighter. */
  readonly light: number;
  /** One in two hundred is lighter. */
  readonly white: number;
}

export function measureFrame(frame: RgbFrame, luma: Plane): FrameMeasures {
  const levels = lumaLevels(luma);
  const noise = measureNoise(luma);
  const tone = (share: number) => levelAbove(levels, share) / 255;
  return {
    ...measureColour(frame),
    noise,
    sharpness: measureSharpness(luma, noise),
    highlights: 100 * tone(0.05),
    tones: { black: tone(0.99), dark: tone(0.9), middle: tone(0.5), light: tone(0.1), white: tone(0.005) },
    colours: colourSamples(frame),
    hash: pictureHash(luma),
    thumbnail: shrunk(luma, THUMBNAIL_SIDE, THUMBNAIL_SIDE).values,
  };
}
