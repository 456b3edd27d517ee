import type { Interval, SpokenWord } from '@cutroom/contract';

/** A breath between words is shorter than this; a cut fits into what is longer. */
const BREATH_SECONDS = 0.3;

/** Words said in one breath, joined. @param words in order */
export function phrasesOf(words: readonly SpokenWord[]): Interval[] {
  const phrases: { startSeconds: number; endSeconds: number }[] = [];
  for (const { startSeconds, endSeconds } of words) {
    const last = phrases.at(-1);
    if (last !== undefined && startSeconds - last.endSeconds < BREATH_SECONDS)
      last.endSeconds = Math.max(last.endSeconds, endSeconds);
    else phrases.push({ startSeconds, endSeconds });
  }
  return phrases;
}
