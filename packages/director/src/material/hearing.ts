import type { ClipAnalysis } from '@cutroom/contract';
import { phraseHeard, wordsHeard } from './heard-words.ts';
import type { Sight } from './sight.ts';

/** Seconds that belong to a word: a breath before it, and what is said with it. */
const BEFORE_SECONDS = 0.3;
const AFTER_SECONDS = 0.8;
const PLACES_MAX = 100;

/**
 * Where a clip lets one hear these words one after the other: a cut that begins with them answers best.
 * @returns null where they are not said so
 */
export function phraseSightOf(analysis: ClipAnalysis, phrase: readonly string[]): Sight | null {
  const place = phraseHeard(analysis, phrase);
  if (place === null) return null;
  return {
    shareIn: (startSeconds, endSeconds) => {
      if (startSeconds > place.startSeconds || endSeconds <= place.startSeconds) return 0;
      const heard = Math.min(endSeconds, place.endSeconds) - place.startSeconds;
      const early = place.startSeconds - startSeconds;
      const soon = Math.max(0.3, 1 - Math.max(0, early - BEFORE_SECONDS) * EARLY_LOSS);
      return (soon * heard) / Math.max(SPOKEN_SECONDS_MIN, place.endSeconds - place.startSeconds);
    },
    edges: [place.startSeconds - BEFORE_SECONDS / 2, place.startSeconds],
    tracks: [],
    view: null,
  };
}

/** Where a clip lets one hear somebody begin to talk: it stands in where nobody knows the words. Null where nobody talks. */
export function talkSightOf({ speech }: ClipAnalysis): Sight | null {
  if (speech.length === 0) return null;
  return {
    shareIn: (startSeconds, endSeconds) =>
      speech.some(
        (part) => part.startSeconds >= startSeconds && part.startSeconds - startSeconds <= BEFORE_SECONDS,
      )
        ? 1
        : speech.some((part) => part.startSeconds < endSeconds && part.endSeconds > startSeconds)
          ? 0.4
          : 0,
    edges: speech.map((part) => part.startSeconds - BEFORE_SECONDS / 2),
    tracks: [],
    view: null,
  };
}

const EARLY_LOSS = 0.4;
/** A word is no shorter. */
const SPOKEN_SECONDS_MIN = 0.05;

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
    view: null,
  };
}
