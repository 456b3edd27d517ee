import { type ClipWord, orderedWords, REEL_FPS } from '@cutroom/contract';
import { clipInterval, type SpokenStretch, spokenStretches } from '../audio/audio-lane.ts';
import type { ReelCut } from '../reel-spec.ts';
import { clipSecondsAt } from '../timeline/cut-clock.ts';

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
 * @param known words of files that are there already, in seconds of those
 */
export function wordsInReel(
  words: readonly ClipWord[],
  cuts: readonly ReelCut[],
  wordsOf: (sourceId: string) => readonly ClipWord[],
  known: ReadonlyMap<string, readonly ClipWord[]> = new Map(),
): PlacedWords {
  const stretches = spokenStretches(cuts);
  const placed = Map.groupBy(placedWords(words, stretches), ({ sourceId }) => sourceId);
  const shown = Map.groupBy(stretches, ({ cut }) => cut.sourceId);
  const ofFiles = new Map<string, ClipWord[]>();
  for (const [sourceId, of] of shown) {
    const [first] = of;
    if (first === undefined) continue;
    const stay = wordsOf(sourceId).filter((word) => !of.some((stretch) => isSaidIn(word, stretch)));
    const came = (placed.get(sourceId) ?? []).map(({ word }) => word);
    const there = known.get(sourceId) ?? [];
    ofFiles.set(sourceId, orderedWords([...stay, ...there, ...came], first.cut.source.probe.durationSeconds));
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

/** Whether a word is said in a stretch of the reel: the word's middle decides. */
export function isSaidIn(
  { startSeconds, endSeconds }: Pick<ClipWord, 'startSeconds' | 'endSeconds'>,
  stretch: SpokenStretch,
): boolean {
  const middle = (startSeconds + endSeconds) / 2;
  const heard = clipInterval(stretch);
  return middle > heard.startSeconds && middle < heard.endSeconds;
}

function placedWords(
  words: readonly ClipWord[],
  stretches: readonly SpokenStretch[],
): { readonly sourceId: string; readonly word: ClipWord }[] {
  return stretches.flatMap(({ cut, cutFrame, ...span }) => {
    const [start, end] = [span.start / REEL_FPS, span.end / REEL_FPS];
    const ofClip = (seconds: number): number =>
      clipSecondsAt(cut, cutFrame + (Math.min(end, Math.max(start, seconds)) - start) * REEL_FPS);
    return words
      .filter((word) => {
        const middle = (word.startSeconds + word.endSeconds) / 2;
        return middle >= start && middle < end;
      })
      .map((word) => ({
        sourceId: cut.sourceId,
        word: { ...word, startSeconds: ofClip(word.startSeconds), endSeconds: ofClip(word.endSeconds) },
      }));
  });
}
