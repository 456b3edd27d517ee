/** The width of one part of a text, in pixels, at a size of one pixel. Trailing spaces do not count. */
export type MeasureWidth = (part: string) => number;

export interface TitleLayout {
  readonly sizePixels: number;
  readonly lines: readonly string[];
}

/** A size of type, and the most lines that look well at it. */
export interface TypeSize {
  readonly sizePixels: number;
  readonly linesMax: number;
}

/** Largest first. */
export const TITLE_SIZES: readonly TypeSize[] = [
  { sizePixels: 136, linesMax: 2 },
  { sizePixels: 120, linesMax: 2 },
  { sizePixels: 108, linesMax: 3 },
  { sizePixels: 96, linesMax: 3 },
  { sizePixels: 84, linesMax: 4 },
  { sizePixels: 72, linesMax: 5 },
];
/** Of captions: two short lines, or one of a long word. */
export const CAPTION_SIZES: readonly TypeSize[] = [
  { sizePixels: 68, linesMax: 2 },
  { sizePixels: 58, linesMax: 2 },
  { sizePixels: 50, linesMax: 3 },
];
/** Of captions that are one word; the last for several that were merged into one. */
export const WORD_SIZES: readonly TypeSize[] = [
  { sizePixels: 120, linesMax: 1 },
  { sizePixels: 104, linesMax: 1 },
  { sizePixels: 88, linesMax: 1 },
  { sizePixels: 72, linesMax: 2 },
  { sizePixels: 50, linesMax: 4 },
];
/** Of the size, in the title's typeface. */
const SPACE_WIDTH = 0.26;

/**
 * The largest size at which the words fit, on as few lines as that needs, the lines as equal as they can be.
 * @param parts as `breakableParts` gives them
 */
export function layOutTitle(
  parts: readonly string[],
  widthMax: number,
  measure: MeasureWidth,
  sizes: readonly TypeSize[] = TITLE_SIZES,
): TitleLayout {
  const whole = parts.map((text): Part => ({ text, width: measure(text) }));
  for (const { sizePixels, linesMax } of sizes) {
    const lines = balancedLines(whole, widthMax / sizePixels);
    if (lines !== null && lines.length <= linesMax) return { sizePixels, lines };
  }
  // A word longer than a line: broken where it must be.
  const { sizePixels } = sizes.at(-1) ?? { sizePixels: 72 };
  const lineWidth = widthMax / sizePixels;
  const broken = whole.flatMap((part) => (part.width > lineWidth ? charactersOf(part, measure) : [part]));
  return { sizePixels, lines: balancedLines(broken, lineWidth) ?? [parts.join('')] };
}

interface Part {
  readonly text: string;
  readonly width: number;
}

/** The characters of a part. Alone they are measured without the room between them: together they are as wide as it is. */
function charactersOf({ text, width }: Part, measure: MeasureWidth): Part[] {
  const characters = charactersIn(text).map((each): Part => ({ text: each, width: measure(each) }));
  const alone = characters.reduce((sum, each) => sum + each.width, 0);
  return characters.map((each) => ({ ...each, width: alone === 0 ? 0 : (each.width * width) / alone }));
}

/** What is read as one character each, accents and all. */
export function charactersIn(text: string): string[] {
  return [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A text cut where a line may end: after a space, and between characters of a script that is written without spaces
 * (but not before its closing marks).
 */
export function breakableParts(text: string): string[] {
  return text.match(PARTS) ?? [];
}

const SPACELESS = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}`;
const PARTS = new RegExp(
  String.raw`[${SPACELESS}][\p{M}\p{Pe}\p{Pf}、。！？ー]*\s*|[^\s${SPACELESS}]+\s*`,
  'gu',
);

/** Fills lines at the narrowest width that needs no more of them. @returns null where a part is wider than a line */
function balancedLines(parts: readonly Part[], widthMax: number): string[] | null {
  const widest = filled(parts, widthMax);
  if (widest === null) return null;
  let best = widest;
  let narrow = 0;
  let wide = widthMax;
  for (let step = 0; step < BALANCING_STEPS; step += 1) {
    const middle = (narrow + wide) / 2;
    const lines = filled(parts, middle);
    if (lines === null || lines.length > widest.length) narrow = middle;
    else {
      best = lines;
      wide = middle;
    }
  }
  return best;
}

const BALANCING_STEPS = 12;

function filled(parts: readonly Part[], widthMax: number): string[] | null {
  const lines: string[] = [];
  let line = '';
  let lineWidth = 0;
  for (const { text: part, width } of parts) {
    if (width > widthMax) return null;
    const gap = line.endsWith(' ') ? SPACE_WIDTH : 0;
    if (line !== '' && lineWidth + gap + width > widthMax) {
      lines.push(line.trimEnd());
      line = part;
      lineWidth = width;
    } else {
      line += part;
      lineWidth += gap + width;
    }
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}
