import { spreadWords, textWords } from '@cutroom/reel';
import type { Cue } from './read-cues.ts';

/** The words of a cue, each with its part of the cue's time. */
export function cueWords({ text, startSeconds, endSeconds }: Cue): Cue[] {
  return spreadWords(textWords(text), startSeconds, endSeconds);
}
