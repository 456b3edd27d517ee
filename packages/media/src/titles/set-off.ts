import type { TitleStyle } from '@cutroom/contract';
import { TITLE_MARGIN_PIXELS as MARGIN } from '@cutroom/reel';
import sharp from 'sharp';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place extends Size {
  readonly left: number;
  readonly top: number;
}

/** Of captions, too. */
export type SetOffStyle = TitleStyle | 'dark_box';

/** White words on transparent ground, straight RGBA, with the margin around them. */
interface Words extends Size {
  readonly rgba: Buffer;
}

/** What stands behind the words, and at which share of each pixel. */
interface Ground {
  /** null: as they are, which colour emoji are not in white. */
  readonly words: Colour | null;
  readonly ground: Colour;
  readonly shareAt: (pixel: number) => number;
}

type Colour = readonly [number, number, number];

const BLACK: Colour = [0, 0, 0];
const CARD: Colour = [250, 248, 244];
const DARK: Colour = [23, 20, 17];

/**
 * Words in their style, set off from whatever they stand over.
 * @param ink where the words are on their canvas
 * @returns straight RGBA pixels
 */
export async function setOff(
  words: Words,
  ink: Place,
  { sizePixels, style }: { readonly sizePixels: number; readonly style: SetOffStyle },
): Promise<Buffer> {
  const behind = await groundOf(words, ink, sizePixels, style);
  const canvas = Buffer.alloc(words.rgba.length);
  for (let pixel = 0; pixel * 4 < canvas.length; pixel += 1) layOver(canvas, words.rgba, pixel, behind);
  return canvas;
}

/** Puts a pixel of the words over their ground; colour and opacity stay separate. */
function layOver(canvas: Buffer, rgba: Buffer, pixel: number, { words, ground, shareAt }: Ground): void {
  const at = pixel * 4;
  const share = (rgba[at + 3] ?? 0) / 255;
  const opacity = share + shareAt(pixel) * (1 - share);
  if (opacity === 0) return;
  for (const channel of [0, 1, 2] as const) {
    const own = words?.[channel] ?? rgba[at + channel] ?? 0;
    canvas[at + channel] = Math.round((own * share + ground[channel] * (opacity - share)) / opacity);
  }
  canvas[at + 3] = Math.round(opacity * 255);
}

async function groundOf(words: Words, ink: Place, sizePixels: number, style: SetOffStyle): Promise<Ground> {
  switch (style) {
    case 'shadow':
      return { words: null, ground: BLACK, shareAt: await shadow(words, sizePixels) };
    case 'outline':
      return { words: null, ground: BLACK, shareAt: await outline(words, sizePixels) };
    case 'box':
      return { words: DARK, ground: CARD, shareAt: card(words, ink, sizePixels) };
    case 'dark_box':
      return { words: null, ground: DARK, shareAt: card(words, ink, sizePixels) };
  }
}

/** A narrow dark edge for a bright clip, and a wide soft one that calms a busy one. */
async function shadow(words: Words, sizePixels: number): Promise<Ground['shareAt']> {
  const blurred = await blurOf(words);
  const edge = await blurred(sizePixels * 0.05);
  const wide = await blurred(sizePixels * 0.3);
  return (pixel) => {
    const near = Math.min(1, ((edge[pixel] ?? 0) / 255) * 1.2) * 0.45;
    const far = Math.min(1, ((wide[pixel] ?? 0) / 255) * 1.5) * 0.5;
    return 1 - (1 - near) * (1 - far);
  };
}

/** As far from the words as their blur still has a little of them: round at the corners. */
async function outline(words: Words, sizePixels: number): Promise<Ground['shareAt']> {
  const edge = await (await blurOf(words))(sizePixels * 0.045);
  return (pixel) => Math.min(1, Math.max(0, ((edge[pixel] ?? 0) / 255 - 0.06) * 8));
}

/** A card with round corners, a little larger than the words. */
function card({ width }: Size, ink: Place, sizePixels: number): Ground['shareAt'] {
  const aside = Math.min(MARGIN - 2, Math.round(sizePixels * 0.34));
  const above = Math.min(MARGIN - 2, Math.round(sizePixels * 0.26));
  const radius = Math.round(sizePixels * 0.2);
  const half = { x: ink.width / 2 + aside - radius, y: ink.height / 2 + above - radius };
  const middle = { x: ink.left + ink.width / 2, y: ink.top + ink.height / 2 };
  return (pixel) => {
    const x = Math.max(0, Math.abs((pixel % width) + 0.5 - middle.x) - half.x);
    const y = Math.max(0, Math.abs(Math.floor(pixel / width) + 0.5 - middle.y) - half.y);
    return Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x, y))) * CARD_OPACITY;
  };
}

const CARD_OPACITY = 0.96;

/** The words' opacity, to be blurred by so many pixels. */
async function blurOf({ rgba, width, height }: Words): Promise<(sigma: number) => Promise<Buffer>> {
  const mask = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .extractChannel(3)
    .raw()
    .toBuffer();
  return (sigma) =>
    sharp(mask, { raw: { width, height, channels: 1 } })
      .blur(sigma)
      .toColourspace('b-w')
      .raw()
      .toBuffer();
}
