import { escapedMarkup } from './ink.ts';

/** Where something begins and ends in a text, in UTF-16 units. */
export type CharRange = readonly [from: number, to: number];

interface Layer {
  /** Of the words. */
  readonly ranges: readonly CharRange[];
  /** What is drawn, or left out, of the text; null is nothing. */
  readonly lit: CharRange | null;
  readonly isWithin: boolean;
}

/** As good as nothing, and still laid out: the least opacity that Pango knows. */
const UNSEEN = '<span alpha="1">';

/**
 * Lines of a text in which only one layer can be seen. Each word has an element of its own in every layer, so that all
 * layers are laid out alike.
 * @param lines of the text, without the spaces at their ends
 */
export function captionMarkup(lines: readonly string[], { ranges, lit, isWithin }: Layer): string {
  const isSeen = (from: number): boolean => (lit !== null && from >= lit[0] && from < lit[1]) === isWithin;
  const shown = ranges.filter(([from, to]) => to > from);
  let lineStart = 0;
  const marked = lines.map((line) => {
    const lineEnd = lineStart + line.length;
    const within = shown
      .map(([from, to]): CharRange => [Math.max(from, lineStart), Math.min(to, lineEnd)])
      .filter(([from, to]) => to > from);
    let at = lineStart;
    let marks = '';
    for (const [from, to] of within) {
      marks += escapedMarkup(line.slice(at - lineStart, from - lineStart));
      const word = escapedMarkup(line.slice(from - lineStart, to - lineStart));
      marks += `${isSeen(from) ? '<span>' : UNSEEN}${word}</span>`;
      at = to;
    }
    marks += escapedMarkup(line.slice(at - lineStart));
    // The space at which the line was broken.
    const next = shown.find(([, to]) => to > lineEnd);
    lineStart = next === undefined ? lineEnd : Math.max(lineEnd, next[0]);
    return marks;
  });
  return marked.join('\n');
}
