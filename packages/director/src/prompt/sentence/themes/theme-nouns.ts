import { isClipWord, isIn, namedPhraseEnd, type Sentence } from '../sentence.ts';
import {
  isAside,
  isEnd,
  isLink,
  isPlace,
  isPlain,
  moodAt,
  nounEnd,
  type ThemeMood,
  tailEnd,
} from './theme-words.ts';

/** Of 'in the garden' all from 'in', 'the garden' from 'the'. */
export interface ThemeThing {
  readonly lead: number;
  readonly from: number;
  readonly to: number;
}

/** What a line says a time or an occasion is like. */
export interface SaidMood {
  readonly at: number;
  readonly mood: ThemeMood;
}

export interface Head {
  readonly to: number;
  readonly moods: readonly SaidMood[];
  readonly things: readonly ThemeThing[];
  readonly isCalled: boolean;
}

/**
 * 'Slow quiet morning', 'epic mountain trip', 'manana tranquila', 'night out'
 * @param isLed behind 'a', without which 'good morning' greets
 */
export function headAt(sentence: Sentence, start: number, isLed: boolean): Head | null {
  const { tokens } = sentence;
  const moods: SaidMood[] = [];
  const things: ThemeThing[] = [];
  let to: number | null = null;
  let isCalled = false;
  let at = start;
  for (let words = 0; words < HEAD_WORDS_MAX; words += 1) {
    while (isAside(sentence, at)) at += 1;
    // 'A slow and quiet morning', 'a slow, quiet morning'
    if (words > 0 && isJoint(sentence, at, to) && moodAt(sentence, at + 1) !== null) at += 1;
    const mood = moodAt(sentence, at);
    const noun = nounEnd(sentence, at);
    // 'Golden hour', 'heure doree'
    for (let within = at; within < Math.max(noun ?? 0, at + 1); within += 1) {
      const said = moodAt(sentence, within);
      if (said !== null) moods.push({ at: within, mood: said.mood });
    }
    if (to !== null && noun === null && tailEnd(sentence, to) > to) break;
    if (noun !== null) {
      const isThing = noun === at + 1 && isClipWord(sentence, tokens[at]?.word ?? '');
      if (isThing && !isIn(sentence, tokens[at], 'vague')) {
        things.push({ lead: at, from: at, to: noun });
        isCalled = true;
      }
      to = at = noun;
    } else if (mood !== null) {
      at = mood.to;
      if (to !== null) to = at;
    } else if (isDescribing(sentence, at, isLed) && (to === null || !isEnd(sentence, at))) {
      things.push({ lead: at, from: at, to: at + 1 });
      at += 1;
    } else break;
  }
  if (to === null) return null;
  // Of 'the sunday market' the market is the thing, of 'a lazy afternoon fishing' what is done.
  if (things.some(({ from }) => from >= to) && moods.length === 0) return null;
  return {
    to: tailEnd(sentence, Math.max(to, ...things.map((thing) => thing.to))),
    moods,
    things: joined(things),
    isCalled,
  };
}
const HEAD_WORDS_MAX = 6;

function isDescribing(sentence: Sentence, at: number, isLed: boolean): boolean {
  return isPlain(sentence, at) && (isLed || !isIn(sentence, sentence.tokens[at], 'greetings'));
}

function isJoint(sentence: Sentence, at: number, nounTo: number | null): boolean {
  return (
    isIn(sentence, sentence.tokens[at], 'and') || (nounTo === null && sentence.tokens[at]?.kind === 'comma')
  );
}

/** 'In the garden', 'with the dog and a book'; null where nothing such follows, or a place in the reel. */
export function placeEnd(sentence: Sentence, at: number): Omit<Head, 'isCalled'> | null {
  const { tokens, grammar } = sentence;
  const moods: SaidMood[] = [];
  const start = afterEmoji(sentence, at);
  if (!(isLink(sentence, start) || isPlus(sentence, start)) || isPlace(sentence, start)) return null;
  const things: ThemeThing[] = [];
  let to = start + 1;
  for (let lead = start; ; lead = to - 1) {
    const from = lead + 1;
    while (isIn(sentence, tokens[to], 'determiners')) to += 1;
    const first = to;
    while (to - first < THING_WORDS_MAX && (isPlain(sentence, to) || moodAt(sentence, to) !== null)) to += 1;
    if (to === first || isOfReel(sentence, first, to)) return null;
    // 'Une fête de vendanges folle'
    const last = grammar.lexicon.isHeadFirst && to > first + 1 ? moodAt(sentence, to - 1) : null;
    if (last !== null) moods.push({ at: to - 1, mood: last.mood });
    // 'A walk on a lazy sunday'
    for (let said = first; said < to; said += 1) {
      const mood = moodAt(sentence, said);
      if (mood !== null && nounEnd(sentence, mood.to) !== null) moods.push({ at: said, mood: mood.mood });
    }
    things.push({ lead, from, to });
    if (!isIn(sentence, tokens[to], 'and') || !isThingAhead(sentence, to + 1)) return { to, moods, things };
    to += 1;
  }
}
const THING_WORDS_MAX = 4;

/** Behind the '😴' of 'lazy sunday 😴 with my dog' */
function afterEmoji({ tokens }: Sentence, from: number): number {
  let at = from;
  while (at < from + EMOJI_MAX && /\p{Extended_Pictographic}/u.test(tokens[at]?.spelt ?? '')) at += 1;
  return at;
}
const EMOJI_MAX = 3;

/** 'Lazy sunday + dog' */
function isPlus({ tokens }: Sentence, at: number): boolean {
  return tokens[at]?.kind === 'sign' && /^[+&/]$/.test(tokens[at]?.spelt ?? '');
}

/** The 'sunny and fun' of 'beach day, sunny and fun'; null where anything else stands behind a line. */
export function moodsBehind(sentence: Sentence, from: number): Pick<Head, 'to' | 'moods'> | null {
  const { tokens } = sentence;
  if (tokens[from]?.kind !== 'comma') return null;
  const moods: SaidMood[] = [];
  let to = from + 1;
  for (let words = 0; words < HEAD_WORDS_MAX; words += 1) {
    while (
      isAside(sentence, to) ||
      (words > 0 && isJoint(sentence, to, null) && moodAt(sentence, to + 1) !== null)
    )
      to += 1;
    const mood = moodAt(sentence, to);
    if (mood === null) break;
    moods.push({ at: to, mood: mood.mood });
    to = mood.to;
  }
  return moods.length > 0 && isEnd(sentence, to) ? { to, moods } : null;
}

/** The captions of 'a lazy sunday with captions' and the music of 'with jazz music' are asked for. */
function isOfReel(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (OF_REEL.some((name) => namedPhraseEnd(sentence, name, at) !== null)) return true;
  return false;
}
const OF_REEL = ['music', 'cap', 'titleNoun'] as const;

function isThingAhead(sentence: Sentence, from: number): boolean {
  let at = from;
  while (isIn(sentence, sentence.tokens[at], 'determiners')) at += 1;
  return isPlain(sentence, at);
}

/** The 'first' of 'first day of spring' */
export function isOrdinalDay(sentence: Sentence, at: number): boolean {
  if (sentence.tokens[at]?.quantity?.unit !== 'ordinal') return false;
  const end = nounEnd(sentence, at + 1);
  return end !== null && isLink(sentence, end) && !isPlace(sentence, end);
}

function joined(words: readonly ThemeThing[]): readonly ThemeThing[] {
  const runs: ThemeThing[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.to === word.from) runs[runs.length - 1] = { ...last, to: word.to };
    else runs.push(word);
  }
  return runs;
}
