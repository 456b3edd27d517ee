import { spreadWords, textWords } from '@cutroom/reel';
import type { Cue } from './read-cues.ts';

/** The words of all cues, in order. Of cues that lie over each other, each ends where the next begins, as rolling captions mean it. */
export function wordsOfCues(cues: readonly Cue[]): Cue[] {
  return cues.flatMap(({ endSeconds, ...cue }, index) => {
    const next = cues[index + 1]?.startSeconds ?? endSeconds;
    return cueWords({ ...cue, endSeconds: Math.min(endSeconds, next) });
  });
}

/** The words of a cue, each with its part of the cue's time. */
export function cueWords({ text, startSeconds, endSeconds }: Cue): Cue[] {
  return spreadWords(textWords(text), startSeconds, endSeconds);
}
