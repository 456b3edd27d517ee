import { REEL_HEIGHT, REEL_WIDTH, type TitleStyle } from '@cutroom/contract';
import type { CaptionLook, TitleBand } from '@cutroom/reel';
import sharp from 'sharp';
import { drawCaption } from './caption-bitmap.ts';
import { drawTitle } from './title-bitmap.ts';

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
  const { drawn } =
    caption === undefined ? await drawTitle(text, { bands, style }) : await drawCaption(caption, bands);
  if (drawn === null) return null;
  const { rgba, width, height, left, top } = drawn;
  const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return {
    png,
    area: [left / REEL_WIDTH, top / REEL_HEIGHT, width / REEL_WIDTH, height / REEL_HEIGHT],
  };
}
