import { type ClipWord, type Interval, orderedWords, WORD_CHARS_MAX } from '@cutroom/contract';
import { charactersIn, joinedWords, spreadWords, textWords } from '@cutroom/reel';

/** Less than this and a word that is typed in takes of the time of its neighbour. */
const ROOM_SECONDS = 0.12;

/** The words whose middle lies in an interval of the clip. */
export function wordsWithin(words: readonly ClipWord[], { startSeconds, endSeconds }: Interval): ClipWord[] {
  return words.filter((word) => {
    const middle = (word.startSeconds + word.endSeconds) / 2;
    return middle > startSeconds && middle < endSeconds;
  });
}

/** A clip's words with those of an interval replaced. */
export function withWordsOf(
  all: readonly ClipWord[],
  interval: Interval,
  own: readonly ClipWord[],
  clipSeconds: number,
): ClipWord[] {
  const gone = new Set(wordsWithin(all, interval));
  return orderedWords([...all.filter((word) => !gone.has(word)), ...own], clipSeconds);
}

/**
 * Words after their text was put right. Those that are still there keep their times, a word in place of another takes
 * its time, and others share what lies between.
 */
export function wordsOfText(words: readonly ClipWord[], text: string, interval: Interval): ClipWord[] {
  const texts = textWords(text);
  const changed: ClipWord[] = [];
  let from = 0;
  let textFrom = 0;
  for (const { index, textIndex } of [
    ...keptWords(words, texts),
    { index: words.length, textIndex: texts.length },
  ]) {
    const old = words.slice(from, index);
    const fresh = texts.slice(textFrom, textIndex);
    const next = words[index];
    const gapSeconds = (next?.startSeconds ?? interval.endSeconds) - interval.startSeconds;
    // What is typed in before the first word, without room for it, shares that word's time.
    const isCrowded = changed.length === 0 && old.length === 0 && gapSeconds < ROOM_SECONDS * fresh.length;
    if (isCrowded && next !== undefined) continue;
    changed.push(...timed(old, fresh, changed, next?.startSeconds ?? interval.endSeconds, interval));
    if (next !== undefined) changed.push(next);
    from = index + 1;
    textFrom = textIndex + 1;
  }
  return changed;
}

/** Times for words in place of others. May take the last word before them along. */
function timed(
  old: readonly ClipWord[],
  fresh: readonly string[],
  before: ClipWord[],
  until: number,
  interval: Interval,
): ClipWord[] {
  if (fresh.length === 0) return [];
  if (old.length === fresh.length)
    return old.map(({ startSeconds, endSeconds }, at) => ({
      text: fresh[at] ?? '',
      startSeconds,
      endSeconds,
    }));
  const start = old[0]?.startSeconds ?? before.at(-1)?.endSeconds ?? interval.startSeconds;
  const end = old.at(-1)?.endSeconds ?? until;
  if (old.length > 0 || end - start >= ROOM_SECONDS * fresh.length) return spreadWords(fresh, start, end);
  const neighbour = before.pop();
  if (neighbour === undefined) return spreadWords(fresh, interval.startSeconds, interval.endSeconds);
  return spreadWords([neighbour.text, ...fresh], neighbour.startSeconds, Math.max(end, neighbour.endSeconds));
}

/** The longest run of words that are in both, in order. */
function keptWords(
  words: readonly ClipWord[],
  texts: readonly string[],
): { readonly index: number; readonly textIndex: number }[] {
  const width = texts.length + 1;
  const lengths = new Uint16Array((words.length + 1) * width);
  const lengthAt = (index: number, textIndex: number): number => lengths[index * width + textIndex] ?? 0;
  for (let index = words.length - 1; index >= 0; index -= 1)
    for (let textIndex = texts.length - 1; textIndex >= 0; textIndex -= 1)
      lengths[index * width + textIndex] =
        words[index]?.text === texts[textIndex]
          ? lengthAt(index + 1, textIndex + 1) + 1
          : Math.max(lengthAt(index + 1, textIndex), lengthAt(index, textIndex + 1));
  const kept: { index: number; textIndex: number }[] = [];
  let [index, textIndex] = [0, 0];
  while (index < words.length && textIndex < texts.length) {
    if (words[index]?.text === texts[textIndex]) kept.push({ index: index++, textIndex: textIndex++ });
    else if (lengthAt(index + 1, textIndex) >= lengthAt(index, textIndex + 1)) index += 1;
    else textIndex += 1;
  }
  return kept;
}

/** Shorter is no word that anybody hears. */
const WORD_SECONDS_MIN = 0.02;

/** Words with one's beginning or end at another second of the clip, as far as its neighbours and the cut leave room. */
export function retimedWord(
  words: readonly ClipWord[],
  at: number,
  side: 'startSeconds' | 'endSeconds',
  seconds: number,
  cut: Interval,
): readonly ClipWord[] {
  const word = words[at];
  if (word === undefined) return words;
  const [least, most] =
    side === 'startSeconds'
      ? [
          words[at - 1]?.endSeconds ?? Math.min(cut.startSeconds, word.startSeconds),
          word.endSeconds - WORD_SECONDS_MIN,
        ]
      : [
          word.startSeconds + WORD_SECONDS_MIN,
          words[at + 1]?.startSeconds ?? Math.max(cut.endSeconds, word.endSeconds),
        ];
  return words.with(at, { ...word, [side]: Math.max(least, Math.min(most, seconds)) });
}

/** Two words where one was: in its middle, or at the blank in it. */
export function splitWord(words: readonly ClipWord[], at: number): ClipWord[] {
  return words.flatMap((word, index) => {
    const characters = charactersIn(word.text);
    const blank = characters.indexOf(' ');
    const middle = Math.ceil(characters.length / 2);
    const parts = [
      characters.slice(0, blank < 0 ? middle : blank).join(''),
      characters.slice(blank < 0 ? middle : blank + 1).join(''),
    ];
    if (index !== at || parts.some((part) => part.trim() === '')) return [word];
    return spreadWords(parts, word.startSeconds, word.endSeconds);
  });
}

/** One word of one and the next. */
export function mergeWords(words: readonly ClipWord[], at: number): ClipWord[] {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined) return [...words];
  const text = joinedWords([word, next]);
  if (text.length > WORD_CHARS_MAX) return [...words];
  return words.toSpliced(at, 2, { text, startSeconds: word.startSeconds, endSeconds: next.endSeconds });
}

export interface Replaced {
  readonly words: readonly ClipWord[];
  readonly count: number;
}

/**
 * Runs of words that are the sought ones, marks and case aside, as the others: as many words as before keep their times, others share
 * the time of the run. Marks before and behind it stay.
 */
export function replaceWords(words: readonly ClipWord[], sought: string, by: string): Replaced {
  const wanted = bareWords(sought);
  const replaced: ClipWord[] = [];
  let count = 0;
  for (let from = 0; from < words.length; ) {
    const length = runLength(words, from, wanted);
    const run = words.slice(from, from + Math.max(1, length));
    if (length > 0) count += 1;
    replaced.push(...(length > 0 ? inPlaceOf(run, by) : run));
    from += run.length;
  }
  return { words: count === 0 ? words : replaced, count };
}

/** How many words from one on are the wanted ones; 0 where they are not. A word with a blank in it is as many as it has. */
function runLength(words: readonly ClipWord[], from: number, wanted: readonly string[]): number {
  const said: string[] = [];
  for (let at = from; at < words.length && said.length < wanted.length; at += 1) {
    said.push(...bareWords(words[at]?.text ?? ''));
    if (said.length === wanted.length && said.every((word, index) => word === wanted[index]))
      return at + 1 - from;
  }
  return 0;
}

function inPlaceOf(run: readonly ClipWord[], by: string): ClipWord[] {
  const [first, last] = [run[0], run.at(-1)];
  const texts = textWords(by);
  if (first === undefined || last === undefined || texts.length === 0) return [];
  const [, lead = ''] = MARKS.exec(first.text) ?? [];
  const [, , trail = ''] = MARKS.exec(last.text) ?? [];
  const marked = texts.map(
    (text, at) => `${at === 0 ? lead : ''}${text}${at === texts.length - 1 ? trail : ''}`,
  );
  if (marked.length === run.length)
    return run.map(({ startSeconds, endSeconds }, at) => ({
      text: marked[at] ?? '',
      startSeconds,
      endSeconds,
    }));
  return spreadWords(marked, first.startSeconds, last.endSeconds);
}

const MARKS = /^([^\p{L}\p{N}]*).*?([^\p{L}\p{N}]*)$/u;

/** The words of a text without the marks around them. */
function bareWords(text: string): string[] {
  return textWords(text)
    .map(bare)
    .filter((word) => word !== '');
}

function bare(text: string): string {
  return text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').toLowerCase();
}
