import { createHash } from 'node:crypto';
import type { CaptionStyle } from '@cutroom/contract';
import {
  bitmapPlace,
  breakableParts,
  CAPTION_SIZES,
  CAPTION_WIDTH_PIXELS_MAX,
  type CaptionLook,
  type CaptionScript,
  isJoined,
  layOutTitle,
  type TitleBand,
  WORD_SIZES,
} from '@cutroom/reel';
import { type CharRange, captionMarkup } from './caption-markup.ts';
import { drawInk, escapedMarkup, type Ink, partWidths, showable } from './ink.ts';
import { type SetOffStyle, setOff } from './set-off.ts';
import type { TitleDrawing } from './title-bitmap.ts';

/** Room around the words for their outline, their card, and a word that stands out. */
const MARGIN = 56;
/** All captions are drawn on a canvas of this size, in its middle. */
const CANVAS = { width: CAPTION_WIDTH_PIXELS_MAX + 2 * MARGIN, height: 340 } as const;
/** How much larger the word is that is said. */
const POP = 1.12;

const GROUNDS: { readonly [Style in CaptionStyle]: SetOffStyle } = {
  plain: 'shadow',
  word_pop: 'outline',
  karaoke: 'outline',
  boxed: 'dark_box',
  one_word: 'outline',
};

/**
 * Draws a caption while one of its words is said. All bitmaps of a caption have their words at the same places.
 * @param bands where it may stand, best first
 */
export async function drawCaption(
  { style, accent, words, active, script }: CaptionLook,
  bands: readonly TitleBand[],
  widths: Map<string, number> = new Map(),
): Promise<TitleDrawing> {
  const mark = script === undefined ? '' : SCRIPT_MARKS[script];
  const { text, parts, ranges, leftOut } = await showableWords(words, mark);
  if (text === '') return { drawn: null, leftOut };
  const sizes = style === 'one_word' ? WORD_SIZES : CAPTION_SIZES;
  const { sizePixels, lines } = layOutTitle(
    parts,
    CAPTION_WIDTH_PIXELS_MAX,
    await partWidths(parts, widths),
    sizes,
  );
  const lit = litRange(ranges, active, style);
  const markup = (range: CharRange | null, isWithin: boolean): string =>
    captionMarkup(lines, { ranges, lit: range, isWithin });
  const rest = await drawInk(markup(lit, false), sizePixels, text + mark);
  const canvas = emptyCanvas(rest);
  const place = { left: MARGIN, top: MARGIN };
  layInk(canvas, rest, place, null);
  if (lit !== null) {
    const layer = await drawInk(markup(lit, true), sizePixels, text + mark);
    const word = text.slice(...lit);
    // One that goes over two lines is as large as those are: on one it would leave the canvas.
    const pops = style === 'word_pop' && lines.some((line) => line.includes(word));
    const grown = pops ? await poppedInk({ word, layer, rest }, sizePixels, text + mark) : null;
    const at = grown ?? { ink: layer, left: 0, top: 0 };
    layInk(canvas, at.ink, { left: place.left + at.left, top: place.top + at.top }, accent);
  }
  const setting = { sizePixels, style: GROUNDS[style] };
  const drawn = await setOff(canvas, { ...place, width: rest.width, height: rest.height }, setting);
  const rgba = inTheMiddle({ ...canvas, rgba: drawn });
  const contentId = createHash('sha256').update(rgba).digest('hex');
  const canvasBands = bands.map(({ top, bottom }) => ({ top, bottom }));
  return {
    drawn: { rgba, ...CANVAS, ...bitmapPlace(CANVAS, canvasBands, CANVAS_MARGIN), contentId },
    leftOut,
  };
}

/** A letter that tells of the text around it whose forms of Chinese characters are meant. It is not drawn. */
const SCRIPT_MARKS: { readonly [Script in CaptionScript]: string } = { ja: 'の', ko: '한' };

/** A caption fits every band: its canvas is centred there. */
const CANVAS_MARGIN = CANVAS.height / 2;

interface ShowableWords {
  readonly text: string;
  /** Of the text, between which a line may end. */
  readonly parts: readonly string[];
  /** Of each word in the text; empty for one that cannot be shown. */
  readonly ranges: readonly CharRange[];
  readonly leftOut: readonly string[];
}

async function showableWords(words: readonly string[], mark: string): Promise<ShowableWords> {
  let text = '';
  const parts: string[] = [];
  const ranges: CharRange[] = [];
  const leftOut: string[] = [];
  for (const word of words) {
    const shown = await showable(word, words.join(' ') + mark);
    leftOut.push(...shown.leftOut);
    const isApart = text !== '' && shown.text !== '' && !isJoined(text, shown.text);
    if (isApart) {
      text += ' ';
      parts.push(`${parts.pop() ?? ''} `);
    }
    ranges.push([text.length, text.length + shown.text.length]);
    text += shown.text;
    if (CLOSES.test(shown.text)) parts.push(`${parts.pop() ?? ''}${shown.text}`);
    else parts.push(...partsOfWord(shown.text));
  }
  return { text, parts, ranges, leftOut };
}

/** Marks that no line begins with, as a word of their own. */
const CLOSES = /^[\p{Pe}\p{Pf}\p{Po}ー]+$/u;

/** A line ends between words, also of scripts without spaces; in one where that has spaces itself, or is long. */
function partsOfWord(word: string): string[] {
  if (word === '') return [];
  return word.length > WORD_KEPT_CHARS || /\s/.test(word) ? breakableParts(word) : [word];
}

/** Of scripts without spaces: what is longer is no word but several. */
const WORD_KEPT_CHARS = 8;

/** What of the text is in the accent colour: the word that is said, or all up to it. */
function litRange(
  ranges: readonly CharRange[],
  active: number | null,
  style: CaptionStyle,
): CharRange | null {
  const range = active === null ? undefined : ranges[active];
  if (range === undefined || style === 'plain') return null;
  return style === 'karaoke' ? [0, range[1]] : range;
}

interface Canvas {
  readonly rgba: Buffer;
  readonly width: number;
  readonly height: number;
}

/** As large as the words and what surrounds them need it: each pixel of it is looked at. */
function emptyCanvas(ink: Ink): Canvas {
  const [width, height] = [ink.width + 2 * MARGIN, ink.height + 2 * MARGIN];
  return { rgba: Buffer.alloc(width * height * 4), width, height };
}

/** On the canvas that all captions have; what does not fit is cut off. */
function inTheMiddle({ rgba, width, height }: Canvas): Buffer {
  const whole = Buffer.alloc(CANVAS.width * CANVAS.height * 4);
  const [left, top] = [Math.round((CANVAS.width - width) / 2), Math.round((CANVAS.height - height) / 2)];
  const [from, to] = [Math.max(0, -left), Math.min(width, CANVAS.width - left)];
  for (let row = Math.max(0, -top); row < height && row + top < CANVAS.height; row += 1)
    rgba.copy(
      whole,
      ((row + top) * CANVAS.width + left + from) * 4,
      (row * width + from) * 4,
      (row * width + to) * 4,
    );
  return whole;
}

/** Puts words onto the canvas. @param colour of the words, '#rrggbb'; null: as they are */
function layInk(
  canvas: Canvas,
  ink: Ink,
  { left, top }: { readonly left: number; readonly top: number },
  colour: string | null,
): void {
  const [red, green, blue] =
    colour === null ? [] : [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  for (let y = Math.max(0, -top); y < ink.height && y + top < canvas.height; y += 1)
    for (let x = Math.max(0, -left); x < ink.width && x + left < canvas.width; x += 1) {
      const from = (y * ink.width + x) * 4;
      const to = ((y + top) * canvas.width + x + left) * 4;
      const alpha = ink.rgba[from + 3] ?? 0;
      if (alpha <= (canvas.rgba[to + 3] ?? 0)) continue;
      canvas.rgba[to] = red ?? ink.rgba[from] ?? 0;
      canvas.rgba[to + 1] = green ?? ink.rgba[from + 1] ?? 0;
      canvas.rgba[to + 2] = blue ?? ink.rgba[from + 2] ?? 0;
      canvas.rgba[to + 3] = alpha;
    }
}

/**
 * A word drawn larger, about the middle of where it stands, as far as the words beside it leave room: it grows away from
 * one that is near.
 */
async function poppedInk(
  { word, layer, rest }: { readonly word: string; readonly layer: Ink; readonly rest: Ink },
  sizePixels: number,
  around: string,
): Promise<{ readonly ink: Ink; readonly left: number; readonly top: number } | null> {
  const box = inkBox(layer);
  if (box === null) return null;
  const width = box.right - box.left;
  const gap = gapsBeside(rest, box);
  const least = sizePixels * TOUCH_SHARE;
  // Where no word is beside it, to the edge of what captions may take.
  const aside = Math.max(0, CAPTION_WIDTH_PIXELS_MAX - layer.width) / 2;
  const toLeft = Math.max(least, Math.min(gap.left * GAP_TAKEN, box.left + aside));
  const toRight = Math.max(least, Math.min(gap.right * GAP_TAKEN, layer.width - box.right + aside));
  const pop = Math.min(POP, 1 + (toLeft + toRight) / width);
  const ink = await drawInk(escapedMarkup(word), Math.round(sizePixels * pop), around);
  const grown = Math.max(0, ink.width - width);
  const leftwards = Math.min(toLeft, Math.max(grown / 2, grown - toRight));
  return {
    ink,
    left: Math.round(box.left - leftwards),
    top: Math.round((box.top + box.bottom - ink.height) / 2),
  };
}

/** Of the room between two words, as much as one may grow into. */
const GAP_TAKEN = 0.35;
/** Where words stand side by side: of their size. */
const TOUCH_SHARE = 0.03;

/** How far it is from a word to those beside it on its line; without end where there is none. */
function gapsBeside(
  { rgba, width, height }: Ink,
  box: InkBox,
): { readonly left: number; readonly right: number } {
  // The lines above and below reach a little into the rows of this one.
  const inset = Math.round((box.bottom - box.top) / 4);
  const gap = { left: Number.POSITIVE_INFINITY, right: Number.POSITIVE_INFINITY };
  for (let y = box.top + inset; y < Math.min(height, box.bottom - inset); y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < INK_MIN) continue;
      if (x < box.left) gap.left = Math.min(gap.left, box.left - x - 1);
      else if (x >= box.right) gap.right = Math.min(gap.right, x - box.right);
    }
  return gap;
}

interface InkBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Less opaque is an edge that nobody sees. */
const INK_MIN = 8;

/** Where a layer has something; null where it has nothing. */
function inkBox({ rgba, width, height }: Ink): InkBox | null {
  const box: InkBox = { left: width, right: 0, top: height, bottom: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < INK_MIN) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  return box.right === 0 ? null : box;
}
