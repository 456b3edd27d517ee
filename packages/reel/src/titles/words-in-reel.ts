import { type ClipWord, orderedWords, REEL_FPS } from '@cutroom/contract';
import type { ReelCut } from '../reel-spec.ts';
import { clipSecondsAt, cutEndSeconds } from '../timeline/cut-clock.ts';

export interface PlacedWords {
  /** All words of each file that the reel shows, by `sourceId`. */
  readonly ofFiles: ReadonlyMap<string, readonly ClipWord[]>;
  /** How many lie where nothing is played. */
  readonly leftOut: number;
}

/**
 * Words in seconds of the reel as words of the clips that it plays then. They replace what those clips had there; what
 * the reel does not show of a clip keeps its words. What is shown twice has the words of both times, in one order.
 * @param wordsOf the words that a file has so far
 */
export function wordsInReel(
  words: readonly ClipWord[],
  cuts: readonly ReelCut[],
  wordsOf: (sourceId: string) => readonly ClipWord[],
): PlacedWords {
  const placed = Map.groupBy(placedWords(words, cuts), ({ sourceId }) => sourceId);
  const shown = Map.groupBy(cuts, ({ sourceId }) => sourceId);
  const ofFiles = new Map<string, ClipWord[]>();
  for (const [sourceId, of] of shown) {
    const [first] = of;
    if (first === undefined) continue;
    const stay = wordsOf(sourceId).filter((word) => !of.some((cut) => isSaidIn(word, cut)));
    const came = (placed.get(sourceId) ?? []).map(({ word }) => word);
    ofFiles.set(sourceId, orderedWords([...stay, ...came], first.source.probe.durationSeconds));
  }
  const taken = [...placed.values()].reduce((sum, some) => sum + some.length, 0);
  return { ofFiles, leftOut: words.length - taken };
}

/** Words in seconds of a clip, without those behind its end. */
export function wordsInClip(words: readonly ClipWord[], clipSeconds: number): ClipWord[] {
  return orderedWords(
    words.filter(({ startSeconds }) => startSeconds < clipSeconds),
    clipSeconds,
  );
}

/** Whether a cut shows a word: the word's middle decides. */
export function isSaidIn(
  { startSeconds, endSeconds }: Pick<ClipWord, 'startSeconds' | 'endSeconds'>,
  cut: Pick<ReelCut, 'startSeconds' | 'frames' | 'speed'>,
): boolean {
  const middle = (startSeconds + endSeconds) / 2;
  return middle > cut.startSeconds && middle < cutEndSeconds(cut);
}

function placedWords(
  words: readonly ClipWord[],
  cuts: readonly ReelCut[],
): { readonly sourceId: string; readonly word: ClipWord }[] {
  let reelSeconds = 0;
  return cuts.flatMap((cut) => {
    const { sourceId, frames } = cut;
    const [start, end] = [reelSeconds, reelSeconds + frames / REEL_FPS];
    reelSeconds = end;
    const ofClip = (seconds: number): number =>
      clipSecondsAt(cut, (Math.min(end, Math.max(start, seconds)) - start) * REEL_FPS);
    return words
      .filter((word) => {
        const middle = (word.startSeconds + word.endSeconds) / 2;
        return middle >= start && middle < end;
      })
      .map((word) => ({
        sourceId,
        word: { ...word, startSeconds: ofClip(word.startSeconds), endSeconds: ofClip(word.endSeconds) },
      }));
  });
}
