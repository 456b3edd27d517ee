import { createHash } from 'node:crypto';
import type { TitleStyle } from '@cutroom/contract';
import {
  bitmapPlace,
  breakableParts,
  LOWER_THIRD,
  layOutTitle,
  TITLE_MARGIN_PIXELS as MARGIN,
  TITLE_SIZES,
  TITLE_WIDTH_PIXELS_MAX,
  type TitleBand,
  type TypeSize,
} from '@cutroom/reel';
import { drawInk, escapedMarkup, type Ink, partWidths, showable } from './ink.ts';
import { setOff } from './set-off.ts';

/** A title drawn: straight RGBA pixels, and where their top left corner stands in the reel's frame. */
export interface DrawnTitle {
  readonly rgba: Buffer;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Hash of the pixels: what the cache knows the title by. */
  readonly contentId: string;
}

export interface TitleDrawing {
  /** null where not one character could be shown. */
  readonly drawn: DrawnTitle | null;
  readonly leftOut: readonly string[];
}

/**
 * Draws a user's words in their style, large, on balanced lines. What
 * the title's typeface lacks is taken from the system's fonts; what no font has is left out and told.
 * @param setting where it may stand, as shares of the frame's height, in the first band that is tall enough; how large;
 * in which style; and what is known of the widths of words from other texts
 */
export async function drawTitle(
  text: string,
  { bands = [LOWER_THIRD], sizes = TITLE_SIZES, style = 'shadow', widths = new Map() }: TypeSetting = {},
): Promise<TitleDrawing> {
  const shown = await showable(text);
  if (shown.text === '') return { drawn: null, leftOut: shown.leftOut };
  const parts = breakableParts(shown.text);
  const { sizePixels, lines } = layOutTitle(
    parts,
    TITLE_WIDTH_PIXELS_MAX - (style === 'box' ? CARD_SIDES_PIXELS : 0),
    await partWidths(parts, widths),
    sizes,
  );
  return { drawn: place(await drawLines(lines, sizePixels, style), bands), leftOut: shown.leftOut };
}

export interface TypeSetting {
  readonly bands?: readonly TitleBand[];
  readonly sizes?: readonly TypeSize[];
  readonly style?: TitleStyle;
  /** Pixels at a size of one pixel, by word: filled and used again. */
  readonly widths?: Map<string, number>;
}

/** What a card adds to the width of its words. */
const CARD_SIDES_PIXELS = 100;
/** The words with what sets them off from the clips under them. */
async function drawLines(lines: readonly string[], sizePixels: number, style: TitleStyle): Promise<Ink> {
  const ink = await drawInk(escapedMarkup(lines.join('\n')), sizePixels);
  const width = evenUp(ink.width + 2 * MARGIN);
  const height = evenUp(ink.height + 2 * MARGIN);
  const canvas = Buffer.alloc(width * height * 4);
  for (let row = 0; row < ink.height; row += 1)
    ink.rgba.copy(
      canvas,
      ((row + MARGIN) * width + MARGIN) * 4,
      row * ink.width * 4,
      (row + 1) * ink.width * 4,
    );
  const place = { left: MARGIN, top: MARGIN, width: ink.width, height: ink.height };
  return { rgba: await setOff({ rgba: canvas, width, height }, place, { sizePixels, style }), width, height };
}

function place({ rgba, width, height }: Ink, bands: readonly TitleBand[]): DrawnTitle {
  const contentId = createHash('sha256').update(rgba).digest('hex');
  return { rgba, width, height, ...bitmapPlace({ width, height }, bands), contentId };
}

function evenUp(pixels: number): number {
  return 2 * Math.ceil(pixels / 2);
}
