import type { ClipAnalysis } from '@cutroom/contract';
import { wordsHeard } from '../clips/heard-words.ts';
import type { Sight } from './sight.ts';

/** Seconds that belong to a word: a breath before it, and what is said with it. */
const BEFORE_SECONDS = 0.3;
const AFTER_SECONDS = 0.8;
const PLACES_MAX = 100;

/**
 * Where a clip lets one hear these words, as if they were things in view: a cut is placed over them.
 * @returns null where none of them is heard
 */
export function hearingOf(analysis: ClipAnalysis, asked: readonly string[]): Sight | null {
  const heard = wordsHeard(analysis, asked).slice(0, PLACES_MAX);
  if (heard.length === 0) return null;
  return {
    shareIn: (startSeconds, endSeconds) => {
      const whole = heard.filter(
        (word) => word.startSeconds >= startSeconds && word.endSeconds <= endSeconds,
      ).length;
      return whole === 0 ? 0 : Math.min(1, 0.7 + 0.1 * whole);
    },
    edges: heard.flatMap((word) => [word.startSeconds - BEFORE_SECONDS, word.endSeconds + AFTER_SECONDS]),
    tracks: [],
  };
}
