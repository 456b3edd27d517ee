import type { Coverage } from './glyph-coverage.ts';

export interface ShowableText {
  /** On one line; empty where nothing can be shown. */
  readonly text: string;
  /** What no font has a glyph for: shown, it would be an empty box. */
  readonly leftOut: readonly string[];
}

/** A user's words as they can be shown: white space made single, and what no font has left out whole. */
export function showableText(text: string, hasGlyph: Coverage): ShowableText {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  const leftOut: string[] = [];
  const shown = characters.map(({ segment }) => {
    if (/^\s+$/u.test(segment)) return ' ';
    if (codePointsOf(segment).every((codePoint) => isInvisible(codePoint) || hasGlyph(codePoint)))
      return segment;
    leftOut.push(segment);
    return '';
  });
  const line = shown
    .join('')
    .replace(/\p{Cc}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return { text: hasInk(line) ? line : '', leftOut };
}

/** Whether anything of a text can be seen; what cannot draw nothing, which the text engine takes for a fault. */
export function hasInk(text: string): boolean {
  return codePointsOf(text).some((codePoint) => !isInvisible(codePoint));
}

/** The code points of a text that need a glyph. */
export function visibleCodePoints(text: string): Set<number> {
  return new Set(codePointsOf(text).filter((codePoint) => !isInvisible(codePoint)));
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

/** Joiners, direction marks, variation selectors and white space, the blank of Braille among it, only shape what stands beside them. */
function isInvisible(codePoint: number): boolean {
  return /^[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]$/u.test(String.fromCodePoint(codePoint));
}
