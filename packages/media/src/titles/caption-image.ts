import type { CaptionLook, TitleBand } from '@cutroom/reel';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { drawCaption } from './caption-bitmap.ts';

/** A caption's bitmap as a PNG, and where it stands in the reel's frame. All of a reel are of one size. */
export interface CaptionImage {
  readonly png: Buffer;
  /** Hash of the pixels. */
  readonly contentId: string;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

interface CaptionImaging {
  /** null where not one character could be shown. */
  readonly image: CaptionImage | null;
  readonly leftOut: readonly string[];
}

/** Some 250 images: the captions of two minutes. */
const KEPT_BYTES_MAX = 4 * 1024 * 1024;

const kept = new LRUCache<string, CaptionImaging>({
  maxSize: KEPT_BYTES_MAX,
  sizeCalculation: ({ image }, key) => key.length + (image?.png.length ?? 0),
});

/**
 * Draws a caption while one of its words is said, or has it from before: each costs some 30 ms of a processor, and a reel of
 * which only a level or the order changed has the same.
 * @param bands where it may stand, best first
 * @param widths of words at a size of one pixel: filled and used again
 */
export async function captionImage(
  look: CaptionLook,
  bands: readonly TitleBand[],
  widths: Map<string, number> = new Map(),
): Promise<CaptionImaging> {
  const key = JSON.stringify([look, bands]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = await imageOf(look, bands, widths);
  kept.set(key, made);
  return made;
}

async function imageOf(...caption: Parameters<typeof drawCaption>): Promise<CaptionImaging> {
  const { drawn, leftOut } = await drawCaption(...caption);
  if (drawn === null) return { image: null, leftOut };
  const { rgba, ...place } = drawn;
  const raw = { width: place.width, height: place.height, channels: 4 } as const;
  const png = await sharp(rgba, { raw }).png({ compressionLevel: 3 }).toBuffer();
  return { image: { png, ...place }, leftOut };
}
