/** What stands where a reader took words away; no phrase reaches across it. */
export const GAP = ' | ';

/**
 * Offers every match of `pattern` (global) to `use`; matches that it accepts are replaced by a gap.
 * A reader that answers false leaves the words for the readers after it.
 */
export function takeAll(
  text: string,
  pattern: RegExp,
  // biome-ignore lint/suspicious/noConfusingVoidType: most readers accept every match and return nothing
  use: (match: RegExpExecArray) => boolean | void,
): string {
  let rest = '';
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (use(match) === false) continue;
    rest += text.slice(from, match.index) + GAP;
    from = match.index + match[0].length;
  }
  return (rest + text.slice(from)).replace(/\s+/g, ' ').trim();
}

/**
 * A test for words without which a long pattern cannot hold. Looking for them is cheap; the first use of a long pattern
 * takes milliseconds, because engines compile patterns when they are first used.
 */
export function cueOf(words: string): RegExp {
  return new RegExp(`(?:^| )(?:${words})(?= |$)`);
}
