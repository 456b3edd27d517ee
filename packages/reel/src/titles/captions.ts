import type { Interval, SpokenWord } from '@cutroom/contract';
import { cutStarts, type SpokenStretch, spokenStretches } from '../audio/audio-lane.ts';
import type { ReelCut } from '../reel-spec.ts';
import { cutFrameAt } from '../timeline/cut-clock.ts';
import type { FrameSpan } from '../timeline/frame-span.ts';
import { isSaidIn } from './words-in-reel.ts';

/** What is said, to be read while it is said. In frames of the reel. */
export interface Caption extends FrameSpan {
  readonly text: string;
  readonly words: readonly CaptionWord[];
  /** Place of the cut over whose frames it stands first. */
  readonly cutIndex: number;
  /** The file in which it is said, and where in it its words begin and end. */
  readonly sourceId: string;
  readonly said: Interval;
}

export interface CaptionWord {
  readonly text: string;
  /** The frame with which it is said. */
  readonly start: number;
}

/** As much as the eye takes in at a glance, and as two short lines hold: in letters, of which some are as wide as two. */
const LETTERS_MAX = 34;
/** Most that a caption has, in scripts whose words may be of one letter. */
export const CAPTION_WORDS_MAX = LETTERS_MAX;
const WORDS_MAX = 7;
const SECONDS_MAX = 2.8;
/** Who pauses this long begins something new. */
const PAUSE_SECONDS = 0.6;
/** A caption stays for this long after its last word, where none follows. */
const LINGER_SECONDS = 0.35;
/** Less cannot be read. */
const FRAMES_MIN = 8;
const WORD_FRAMES_MIN = 3;
const ENDS_SENTENCE = /[.!?…。！？]["'”’)]*$/;

/**
 * The words of each cut in groups that can be read at once: a group ends with a sentence, before a pause, or when it is
 * full. Each stands from its first word until the next one begins, never beyond what is heard of its cut.
 * @param wordsMax of a group
 */
export function captionsOf(cuts: readonly ReelCut[], wordsMax: number = WORDS_MAX): Caption[] {
  const starts = cutStarts(cuts);
  return spokenStretches(cuts).flatMap((stretch) =>
    captionsOfStretch(stretch, wordsMax).map(({ words, start, end, said }): Caption => {
      const from = stretch.start;
      return {
        said,
        sourceId: stretch.cut.sourceId,
        text: joinedWords(words),
        cutIndex: starts.findLastIndex((frame) => frame <= start + from),
        words: words.map((word) => ({ ...word, start: word.start + from })),
        start: start + from,
        end: end + from,
      };
    }),
  );
}

type OfStretch = Pick<Caption, 'words' | 'start' | 'end' | 'said'>;

function captionsOfStretch(stretch: SpokenStretch, wordsMax: number): OfStretch[] {
  const { cut, cutFrame } = stretch;
  const length = stretch.end - stretch.start;
  const frameOf = (seconds: number): number =>
    Math.min(length, Math.max(0, Math.round(cutFrameAt(cut, seconds)) - cutFrame));
  const heard = (cut.words ?? []).filter((word) => isSaidIn(word, stretch) && word.text.trim() !== '');
  const framesMin = wordsMax === 1 ? WORD_FRAMES_MIN : FRAMES_MIN;
  const captions: OfStretch[] = [];
  const groups = withoutOrphans(inGroups(heard, wordsMax), wordsMax);
  for (const [index, group] of groups.entries()) {
    const start = Math.max(captions.at(-1)?.end ?? 0, frameOf(group[0]?.startSeconds ?? 0));
    const next = groups[index + 1]?.[0]?.startSeconds ?? Number.POSITIVE_INFINITY;
    const until = Math.min(next, (group.at(-1)?.endSeconds ?? 0) + LINGER_SECONDS);
    const end = Math.min(length, Math.max(frameOf(until), start + framesMin));
    if (end - start < framesMin) continue;
    const said = saidFromTo(group);
    const shown = group.map((word) => ({ text: word.text.trim(), start: frameOf(word.startSeconds) }));
    captions.push({ words: shown, start, end, said });
  }
  return captions;
}

function saidFromTo(group: readonly SpokenWord[]): Interval {
  return { startSeconds: group[0]?.startSeconds ?? 0, endSeconds: group.at(-1)?.endSeconds ?? 0 };
}

function inGroups(words: readonly SpokenWord[], wordsMax: number): SpokenWord[][] {
  const groups: SpokenWord[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    if (group === undefined || !fits(group, word, wordsMax)) groups.push([word]);
    else group.push(word);
  }
  return groups;
}

/** A last word of a sentence is not left alone, nor are a few short ones: some of those before go with them. */
function withoutOrphans(groups: readonly SpokenWord[][], wordsMax: number): SpokenWord[][] {
  const evened = [...groups];
  for (const at of groups.keys()) {
    const [before, last = []] = [evened[at - 1], evened[at]];
    const [ending, word] = [before?.at(-1), last[0]];
    if (before === undefined || ending === undefined || word === undefined) continue;
    if ((last.length > 1 && lettersOf(last) > SHORT_LETTERS) || isApart(ending, word)) continue;
    evened.splice(at - 1, 2, ...(evenHalves([...before, ...last], wordsMax) ?? [before, last]));
  }
  return evened;
}

const SHORT_LETTERS = 12;

/** Two groups of words, of two or more each, that are about as long as each other; null where none are. */
function evenHalves(words: readonly SpokenWord[], wordsMax: number): readonly SpokenWord[][] | null {
  const halves = words
    .map((_, at) => [words.slice(0, at), words.slice(at)] as const)
    .filter(([first, second]) => first.length > 1 && second.length > 1 && isOneGroup(second, wordsMax));
  const unevenness = ([first, second]: (typeof halves)[number]): number =>
    Math.abs(lettersOf(first) - lettersOf(second));
  const [best] = halves.toSorted((a, b) => unevenness(a) - unevenness(b));
  return best === undefined ? null : [[...best[0]], [...best[1]]];
}

/** Whether words that go on from one to the next are no more than a group may have. */
function isOneGroup(words: readonly SpokenWord[], wordsMax: number): boolean {
  const last = words.at(-1);
  return last !== undefined && fits(words.slice(0, -1), last, wordsMax);
}

function fits(group: readonly SpokenWord[], word: SpokenWord, wordsMax: number): boolean {
  const [first, last] = [group[0], group.at(-1)];
  if (first === undefined || last === undefined) return true;
  return (
    wordCount(group, wordsMax) < wordsMax &&
    lettersOf([...group, word]) <= LETTERS_MAX &&
    word.endSeconds - first.startSeconds <= SECONDS_MAX &&
    !isApart(last, word)
  );
}

/** Whether something new begins with a word: after a pause, or the end of a sentence. */
function isApart(before: SpokenWord, { startSeconds }: SpokenWord): boolean {
  return startSeconds - before.endSeconds >= PAUSE_SECONDS || ENDS_SENTENCE.test(before.text);
}

/** How wide words are as one text, in letters. */
function lettersOf(words: readonly SpokenWord[]): number {
  const text = joinedWords(words);
  return text.length + (text.match(WIDE)?.length ?? 0);
}

const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}、。！？「」]/gu;

/** Words that stand side by side are read as one, but where each is to stand alone. */
function wordCount(words: readonly SpokenWord[], wordsMax: number): number {
  if (wordsMax === 1) return words.length;
  return words.filter(({ text }, at) => at === 0 || !isJoined(words[at - 1]?.text ?? '', text)).length;
}

/** Words as one text: scripts that are written without spaces are joined without. */
export function joinedWords(words: readonly Pick<SpokenWord, 'text'>[]): string {
  return words
    .map(({ text }) => text.trim())
    .reduce((line, word) => (line === '' || isJoined(line, word) ? line + word : `${line} ${word}`), '');
}

/** Whether a word stands right beside the text before it. */
export function isJoined(before: string, word: string): boolean {
  return CJK_FIRST.test(word) || (SPACELESS_FIRST.test(word) && SPACELESS_LAST.test(before));
}

const CJK_FIRST = /^(?:[「『（〈《【〔［｛]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[、。！？])/u;
/** Scripts that have a space to words of other scripts. */
const SPACELESS_FIRST = /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const SPACELESS_LAST = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}][\p{P}]*$/u;
