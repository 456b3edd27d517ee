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
  for (const { sizePixels, linesMax } of sizes) {
    const lines = balancedLines(parts, widthMax / sizePixels, measure);
    if (lines !== null && lines.length <= linesMax) return { sizePixels, lines };
  }
  // A single word longer than a line: broken where it must be.
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(parts.join(''))];
  const texts = characters.map(({ segment }) => segment);
  const { sizePixels } = sizes.at(-1) ?? { sizePixels: 72 };
  const lines = balancedLines(texts, widthMax / sizePixels, measure) ?? [parts.join('')];
  return { sizePixels, lines };
}

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
function balancedLines(parts: readonly string[], widthMax: number, measure: MeasureWidth): string[] | null {
  const widths = parts.map((part) => measure(part));
  const widest = filled(parts, widths, widthMax);
  if (widest === null) return null;
  let best = widest;
  let narrow = 0;
  let wide = widthMax;
  for (let step = 0; step < BALANCING_STEPS; step += 1) {
    const middle = (narrow + wide) / 2;
    const lines = filled(parts, widths, middle);
    if (lines === null || lines.length > widest.length) narrow = middle;
    else {
      best = lines;
      wide = middle;
    }
  }
  return best;
}

const BALANCING_STEPS = 12;

function filled(parts: readonly string[], widths: readonly number[], widthMax: number): string[] | null {
  const lines: string[] = [];
  let line = '';
  let lineWidth = 0;
  for (const [index, part] of parts.entries()) {
    const width = widths[index] ?? 0;
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
