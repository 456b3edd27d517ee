import { REEL_HEIGHT, REEL_WIDTH, type TitleStyle } from '@cutroom/contract';
import type { CaptionLook, TitleBand } from '@cutroom/reel';
import sharp from 'sharp';
import { captionImage } from './caption-image.ts';
import { type DrawnTitle, drawTitle } from './title-bitmap.ts';

export interface TextImageRequest {
  readonly text: string;
  readonly style: TitleStyle;
  /** Where it may stand, best first. */
  readonly bands: readonly TitleBand[];
  /** Of a caption; its words are then the text. */
  readonly caption?: CaptionLook;
}

/** A text as the renderer draws it, as a PNG for players. */
export interface TextImage {
  readonly png: Buffer;
  /** Left, top, width and height as shares of the reel's frame. */
  readonly area: readonly [number, number, number, number];
}

/** @returns null where not one character can be shown */
export async function drawTextImage({
  text,
  style,
  bands,
  caption,
}: TextImageRequest): Promise<TextImage | null> {
  if (caption !== undefined) {
    const { image } = await captionImage(caption, bands);
    return image === null ? null : { png: image.png, area: areaOf(image) };
  }
  const { drawn } = await drawTitle(text, { bands, style });
  if (drawn === null) return null;
  const { rgba, ...place } = drawn;
  const raw = { width: place.width, height: place.height, channels: 4 } as const;
  return { png: await sharp(rgba, { raw }).png().toBuffer(), area: areaOf(place) };
}

function areaOf({ left, top, width, height }: Omit<DrawnTitle, 'rgba'>): TextImage['area'] {
  return [left / REEL_WIDTH, top / REEL_HEIGHT, width / REEL_WIDTH, height / REEL_HEIGHT];
}
