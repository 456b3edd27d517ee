import type { NumberWords } from '../lexicon/lexicon.ts';
import type { Token } from './tokens.ts';
import { wordSet } from './word-set.ts';

export interface ReadNumber {
  readonly value: number;
  readonly next: number;
  readonly isClock: boolean;
  /** 'a' or 'half a': a number only before a unit. */
  readonly isArticle: boolean;
}

/** A number in digits or words: '30', '2.5', 'twenty-five', 'one and a half', 'half a', 'a'. */
export function numberAt(tokens: readonly Token[], at: number, numbers: NumberWords): ReadNumber | null {
  const token = tokens[at];
  if (token === undefined || token.quantity !== null) return null;
  if (token.value !== null)
    return withHalf(
      tokens,
      { value: token.value, next: at + 1, isClock: token.kind === 'clock', isArticle: false },
      numbers,
    );
  const half = halfAt(tokens, at, numbers);
  if (half !== null) return half;
  const words = wordsAt(tokens, at, numbers);
  if (words !== null) return withHalf(tokens, { ...words, isClock: false, isArticle: false }, numbers);
  if (!isOneOf(numbers.articles, token.word)) return null;
  return { value: 1, next: at + 1, isClock: false, isArticle: true };
}

/** 'half a minute', 'a half minute'. */
function halfAt(tokens: readonly Token[], at: number, numbers: NumberWords): ReadNumber | null {
  const isArticle = (index: number) => isOneOf(numbers.articles, tokens[index]?.word ?? '');
  const from = isArticle(at) ? at + 1 : at;
  if (!isOneOf(numbers.half, tokens[from]?.word ?? '')) return null;
  return { value: 0.5, next: isArticle(from + 1) ? from + 2 : from + 1, isClock: false, isArticle: true };
}

function wordsAt(tokens: readonly Token[], at: number, numbers: NumberWords) {
  const first = longestWords(tokens, at, numbers.values);
  if (first === null) return null;
  let { value, next } = first;
  let last = value;
  for (;;) {
    const from = isOneOf(numbers.joiner, tokens[next]?.word ?? '') && last >= 10 ? next + 1 : next;
    const more = longestWords(tokens, from, numbers.values);
    if (more === null) break;
    const isScale = more.value === 100 && value < 10;
    const fits =
      more.value < last && (last % 100 === 0 || (last >= 20 && (more.value < 10 || last % 20 === 0)));
    if (!isScale && (!fits || (from > next && numbers.joiner === 'and' && last < 100))) break;
    value = isScale ? value * 100 : value + more.value;
    last = isScale ? 100 : more.value;
    next = more.next;
  }
  return { value, next };
}

/** '... and a half', where a unit follows. */
function withHalf(tokens: readonly Token[], number: ReadNumber, numbers: NumberWords): ReadNumber {
  if (!isOneOf(numbers.joiner, tokens[number.next]?.word ?? '')) return number;
  const from = isOneOf(numbers.articles, tokens[number.next + 1]?.word ?? '')
    ? number.next + 2
    : number.next + 1;
  if (!isOneOf(numbers.half, tokens[from]?.word ?? '') || unitAt(tokens, from + 1, numbers) === null)
    return number;
  return { ...number, value: number.value + 0.5, next: from + 1 };
}

/** 'seconds', 'min'. */
export function unitAt(tokens: readonly Token[], at: number, numbers: NumberWords) {
  const word = tokens[at]?.word ?? '';
  if (word === '') return null;
  if (isOneOf(numbers.seconds, word)) return { scale: 1, next: at + 1 };
  return isOneOf(numbers.minutes, word) ? { scale: 60, next: at + 1 } : null;
}

/** 'third', '3rd', 'last', 'second to last'. */
export function ordinalAt(tokens: readonly Token[], at: number, numbers: NumberWords) {
  const token = tokens[at];
  if (token === undefined) return null;
  const suffix = tokens[at + 1];
  if (
    token.kind === 'number' &&
    token.value !== null &&
    suffix?.start === token.end &&
    /^(?:st|nd|rd|th|o|a|e|er|ere|eme)$/.test(suffix.word)
  )
    return { value: token.value, next: at + 2 };
  return longestWords(tokens, at, numbers.ordinals);
}

/** Whether a list of words, separated by blanks, has this one. */
export function isOneOf(words: string, word: string): boolean {
  return word !== '' && wordSet(words).has(word);
}

/** The longest entry of a table that stands here. */
export function longestWords(
  tokens: readonly Token[],
  at: number,
  table: Readonly<Record<string, number>>,
): { readonly value: number; readonly next: number } | null {
  if (!firstWordsOf(table).has(tokens[at]?.word.split(' ', 1)[0] ?? '')) return null;
  for (let count = 4; count >= 1; count -= 1) {
    if (at + count > tokens.length) continue;
    const words = tokens.slice(at, at + count).map(({ word }) => word);
    const value = Object.hasOwn(table, words.join(' ')) ? table[words.join(' ')] : undefined;
    if (value !== undefined) return { value, next: at + count };
  }
  return null;
}

const firsts = new WeakMap<Readonly<Record<string, number>>, ReadonlySet<string>>();

function firstWordsOf(table: Readonly<Record<string, number>>): ReadonlySet<string> {
  const known = firsts.get(table);
  if (known !== undefined) return known;
  const words = new Set(Object.keys(table).map((entry) => entry.split(' ', 1)[0] ?? ''));
  firsts.set(table, words);
  return words;
}
