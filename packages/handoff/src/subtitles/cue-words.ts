import { spreadWords, textWords } from '@cutroom/reel';
import type { Cue } from './read-cues.ts';

/** The words of all cues, in order. */
export function wordsOfCues(cues: readonly Cue[]): Cue[] {
  return untilNext(cues).flatMap(cueWords);
}

/** Of cues that lie over each other, each ends where the next begins, as rolling captions mean it. */
export function untilNext(cues: readonly Cue[]): Cue[] {
  return cues.map(({ endSeconds, ...cue }, index) => {
    const next = cues[index + 1]?.startSeconds ?? endSeconds;
    return { ...cue, endSeconds: Math.min(endSeconds, next) };
  });
}

/** The words of a cue, each with its part of the cue's time. */
export function cueWords({ text, startSeconds, endSeconds }: Cue): Cue[] {
  return spreadWords(textWords(text), startSeconds, endSeconds);
}
