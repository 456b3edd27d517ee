import type { Interval, SpokenWord } from '@cutroom/contract';

/** A cut moves this far for a word's sake before it looks further off. */
const NEAR_SECONDS = 2;
/** What a second costs that the cut moves or gives up, in the currency of `worth`. */
const SHIFT_LOSS = 0.15;
const SHORTER_LOSS = 0.4;
const EXACT = 1e-6;

/**
 * The cut whose edges lie between words, as near to the wished one as that goes: moved, and where that is not enough
 * made shorter, never longer. Whole tenths of a second where the gaps allow it.
 * @param words of the clip, in order
 * @param leastSeconds how short it may become; its own length where that is fixed
 * @param worth how good a cut would be, about 0-3
 * @param isHeard what is said matters most: the cut rather gives up a little than begins in the middle of a sentence
 * @returns the wished cut where no place in the range is free of words
 */
export function betweenWords(
  wished: Interval,
  range: Interval,
  words: readonly SpokenWord[],
  leastSeconds: number,
  worth: (startSeconds: number, seconds: number) => number,
  isHeard = false,
): Interval {
  const gaps = gapsBetween(words, range);
  const isFree = (at: number): boolean =>
    gaps.some((gap) => at >= gap.startSeconds - EXACT && at <= gap.endSeconds + EXACT);
  if (isFree(wished.startSeconds) && isFree(wished.endSeconds)) return wished;
  const seconds = wished.endSeconds - wished.startSeconds;
  const shortest = Math.min(seconds, leastSeconds);
  for (const reachSeconds of [NEAR_SECONDS, Number.POSITIVE_INFINITY]) {
    for (const least of isHeard ? [shortest] : shortest < seconds ? [seconds, shortest] : [seconds]) {
      const best = bestCut(wished, gaps, reachSeconds, least, worth);
      if (best !== null) return best;
    }
  }
  return wished;
}

function bestCut(
  wished: Interval,
  gaps: readonly Interval[],
  reachSeconds: number,
  leastSeconds: number,
  worth: (startSeconds: number, seconds: number) => number,
): Interval | null {
  const seconds = wished.endSeconds - wished.startSeconds;
  const near = (edge: number) => (gap: Interval) =>
    gap.endSeconds >= edge - reachSeconds && gap.startSeconds <= edge + reachSeconds;
  const endings = gaps.filter(near(wished.endSeconds));
  let best: Interval | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const opening of gaps.filter(near(wished.startSeconds))) {
    for (const ending of endings) {
      if (ending.startSeconds - opening.endSeconds > seconds + EXACT) break;
      const cut = cutFrom(opening, ending, seconds, leastSeconds, wished.startSeconds);
      if (cut === null) continue;
      const length = cut.endSeconds - cut.startSeconds;
      const value =
        worth(cut.startSeconds, length) -
        Math.min(NEAR_SECONDS, Math.abs(cut.startSeconds - wished.startSeconds)) * SHIFT_LOSS -
        (seconds - length) * SHORTER_LOSS;
      if (value > bestWorth + 1e-9) {
        best = cut;
        bestWorth = value;
      }
    }
  }
  return best;
}

/** The second nearest to this one, and no farther off than `reachSeconds`, at which nothing of this is being said; itself where there is none. */
export function gapNear(words: readonly Interval[], at: number, reachSeconds: number): number {
  const word = words.find(({ startSeconds, endSeconds }) => at > startSeconds && at < endSeconds);
  if (word === undefined) return at;
  const edge = at - word.startSeconds < word.endSeconds - at ? word.startSeconds : word.endSeconds;
  return Math.abs(edge - at) <= reachSeconds ? edge : at;
}

/** The longest cut up to these seconds from one gap to another, starting as near as it can to the wish. */
function cutFrom(
  opening: Interval,
  ending: Interval,
  seconds: number,
  leastSeconds: number,
  wishedStart: number,
): Interval | null {
  const shortest = Math.max(leastSeconds, ending.startSeconds - opening.endSeconds);
  const longest = Math.min(seconds, ending.endSeconds - opening.startSeconds);
  if (longest < shortest - EXACT) return null;
  const tenths = Math.floor(longest * 10 + EXACT) / 10;
  const length = longest > seconds - EXACT ? seconds : tenths >= shortest - EXACT ? tenths : longest;
  const earliest = Math.max(opening.startSeconds, ending.startSeconds - length);
  const latest = Math.min(opening.endSeconds, ending.endSeconds - length);
  // In whole milliseconds, as plans are written: rounding afterwards would add up over the cuts.
  const startSeconds = Math.round(Math.max(earliest, Math.min(latest, wishedStart)) * 1000) / 1000;
  return { startSeconds, endSeconds: startSeconds + Math.floor(length * 1000 + EXACT) / 1000 };
}

/** Where nothing is said, from one end of the range to the other; of no length where word follows word. */
function gapsBetween(words: readonly SpokenWord[], range: Interval): Interval[] {
  const gaps: Interval[] = [];
  let from = range.startSeconds;
  for (const word of words) {
    if (word.endSeconds <= from) continue;
    if (word.startSeconds >= range.endSeconds) break;
    if (word.startSeconds >= from) gaps.push({ startSeconds: from, endSeconds: word.startSeconds });
    from = word.endSeconds;
  }
  if (from <= range.endSeconds) gaps.push({ startSeconds: from, endSeconds: range.endSeconds });
  return gaps;
}
