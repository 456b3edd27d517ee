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
  const ofFiles = new Map<string, readonly ClipWord[]>();
  const found = untilNext(cues).map((cue) => ({
    cue,
    caption: captions.find((each) => isSameTime(each, cue)),
  }));
  // What the reel shows twice is said once: as it was put right, wherever that was.
  const putRight = ({ cue, caption }: (typeof found)[number]): number => (cue.text === caption?.text ? 1 : 0);
  for (const { cue, caption } of found.toSorted((a, b) => putRight(a) - putRight(b))) {
    if (caption === undefined) continue;
    const own = ofFiles.get(caption.sourceId) ?? [];
    const words =
      caption.text === cue.text
        ? wordsOf(caption.sourceId).filter((word) => isWithin(word, caption.said))
        : cueWords({ ...caption.said, text: cue.text });
    const fresh = words.filter((word) => !own.some((other) => isOver(word, other)));
    ofFiles.set(caption.sourceId, [...own, ...fresh]);
  }
  return { ofFiles, others: found.flatMap(({ cue, caption }) => (caption === undefined ? [cue] : [])) };
}

/** The word's middle decides. */
function isWithin(word: ClipWord, { startSeconds, endSeconds }: Interval): boolean {
  const middle = (word.startSeconds + word.endSeconds) / 2;
  return middle > startSeconds && middle < endSeconds;
}

function isOver(one: Interval, other: Interval): boolean {
  return one.startSeconds < other.endSeconds && other.startSeconds < one.endSeconds;
}

/** Files tell milliseconds. */
const SAME_SECONDS = 0.002;

function isSameTime({ start, end }: Caption, { startSeconds, endSeconds }: Cue): boolean {
  return (
    Math.abs(start / REEL_FPS - startSeconds) < SAME_SECONDS &&
    Math.abs(end / REEL_FPS - endSeconds) < SAME_SECONDS
  );
}
