import type { Interval, SpokenWord } from '@cutroom/contract';

/** Words closer than this are said in one breath. */
export const NEAR_SECONDS = 0.8;
/** What is left of the air before the next word. */
const LEAD_SECONDS = 0.04;

/** What goes with the words from one index up to another: up to the word behind them, with a breath left before it. */
export function stretchOfWords(words: readonly SpokenWord[], from: number, to: number): Interval {
  const startSeconds = words[from]?.startSeconds ?? 0;
  const endSeconds = words[to - 1]?.endSeconds ?? startSeconds;
  const next = words[to]?.startSeconds ?? endSeconds;
  const near = next - endSeconds <= NEAR_SECONDS ? next - LEAD_SECONDS : endSeconds;
  return { startSeconds, endSeconds: Math.max(endSeconds, near) };
}

/**
 * What goes with chosen words of a cut, run by run. With its first word goes what lies before it, with its last what lies behind.
 * @param words that are said in the cut, in order
 * @param cut what of its clip it plays
 */
export function stretchesOfWords(
  words: readonly SpokenWord[],
  chosen: ReadonlySet<number>,
  cut: Interval,
): Interval[] {
  const stretches: Interval[] = [];
  for (let from = 0; from < words.length; from += 1) {
    if (!chosen.has(from)) continue;
    let to = from;
    while (chosen.has(to)) to += 1;
    const stretch = stretchOfWords(words, from, to);
    stretches.push({
      startSeconds: from === 0 ? cut.startSeconds : stretch.startSeconds,
      endSeconds: to === words.length ? cut.endSeconds : stretch.endSeconds,
    });
    from = to;
  }
  return stretches;
}
