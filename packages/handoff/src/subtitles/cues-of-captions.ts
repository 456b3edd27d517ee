import { type ClipWord, type Interval, REEL_FPS } from '@cutroom/contract';
import type { Caption } from '@cutroom/reel';
import { cueWords, untilNext } from './cue-words.ts';
import type { Cue } from './read-cues.ts';

export interface CaptionCues {
  /** The words that are said in each file, in its seconds, by `sourceId`. */
  readonly ofFiles: ReadonlyMap<string, readonly ClipWord[]>;
  readonly others: readonly Cue[];
}

/**
 * Cues of a file that was made of these captions and comes back. One that stands where a caption does is that caption: with
 * the same text its words keep their times, another text shares the time of what is said, without what a caption lingers.
 * @param wordsOf the words that a file has so far
 */
export function cuesOfCaptions(
  cues: readonly Cue[],
  captions: readonly Caption[],
  wordsOf: (sourceId: string) => readonly ClipWord[],
): CaptionCues {
  const ofFiles = new Map<string, ClipWord[]>();
  const others = untilNext(cues).filter((cue) => {
    const caption = captions.find((each) => isSameTime(each, cue));
    if (caption === undefined) return true;
    const own = ofFiles.get(caption.sourceId) ?? [];
    const seen = new Set(own.map(({ startSeconds }) => startSeconds));
    const { startSeconds, endSeconds } = caption.said;
    const words =
      caption.text === cue.text
        ? wordsOf(caption.sourceId).filter((word) => isWithin(word, caption.said))
        : cueWords({ text: cue.text, startSeconds, endSeconds });
    // What the reel shows twice is said once.
    ofFiles.set(caption.sourceId, [...own, ...words.filter((word) => !seen.has(word.startSeconds))]);
    return false;
  });
  return { ofFiles, others };
}

/** The word's middle decides. */
function isWithin(word: ClipWord, { startSeconds, endSeconds }: Interval): boolean {
  const middle = (word.startSeconds + word.endSeconds) / 2;
  return middle > startSeconds && middle < endSeconds;
}

/** Files tell milliseconds. */
const SAME_SECONDS = 0.002;

function isSameTime({ start, end }: Caption, { startSeconds, endSeconds }: Cue): boolean {
  return (
    Math.abs(start / REEL_FPS - startSeconds) < SAME_SECONDS &&
    Math.abs(end / REEL_FPS - endSeconds) < SAME_SECONDS
  );
}
