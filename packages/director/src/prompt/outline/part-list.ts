import { isApart, isClipWord, isIn, type Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';
import { itemsOf, type OutlineLine } from './outline-lines.ts';

export type ListedPart = Pick<OutlineLine, 'head' | 'items' | 'time' | 'isEach' | 'text'>;

/**
 * The tokens `[from, to)` as a part: its list, and what the part is called where that stands before it: 'the way (the boat, the van)',
 * 'the way: the boat, the van', 'the way with the boat and the van'.
 * @returns null where they say anything else
 */
export function listedPart(sentence: Sentence, from: number, to: number): ListedPart | null {
  const { tokens } = sentence;
  const isLead = (at: number): boolean => {
    const token = tokens[at];
    return (
      /^[:=]$/.test(token?.spelt ?? '') ||
      isIn(sentence, token, 'being') ||
      (isIn(sentence, token, 'prepositions') && !isClipWord(sentence, token?.word ?? ''))
    );
  };
  let [begin, end] = [from, to];
  while (begin < end && (isLead(begin) || tokens[begin]?.kind === 'comma')) begin += 1;
  while (
    end > begin &&
    (isLead(end - 1) || tokens[end - 1]?.kind === 'comma' || tokens[end - 1]?.spelt === '(')
  )
    end -= 1;
  const label = labelEnd(sentence, begin, end);
  const list = withCommas(sentence, label?.list ?? begin, label?.to ?? end);
  const isMore = tokens
    .slice(from, to)
    .some((token, index) => isNoList(sentence, token, tokens[from + index + 1]));
  const listed = list.length === 0 || isMore ? null : itemsOf(sentence, list);
  return listed === null ? null : { ...listed, head: tokens.slice(begin, label?.from ?? begin) };
}

/** 'The dog, the cat and the hens each get', 'the dog, then the cat', 'the dog, the next 10 the cat' and 'without the cat' are no lists. */
function isNoList(sentence: Sentence, token: Token, next: Token | undefined): boolean {
  const { quantity } = token;
  const isTime = quantity?.unit === 'count' && isIn(sentence, next, 'determiners');
  return isTime || quantity?.unit === 'ordinal' || NO_LIST.some((name) => isIn(sentence, token, name));
}
const NO_LIST = ['distributive', 'thens', 'negators'] as const;

/** 'Waves dolphins and storm' and 'the waves the dolphins' are lists where each names a clip of its own. */
function withCommas(sentence: Sentence, from: number, to: number): readonly Token[] {
  return sentence.tokens.slice(from, to).flatMap((token, index): readonly Token[] => {
    const at = from + index;
    const isNext =
      isIn(sentence, sentence.tokens[at + 1], 'determiners') &&
      [at, at + 2].every((place) => isClipWord(sentence, sentence.tokens[place]?.word ?? ''));
    if (at + 1 >= to || !(isNext || isApart(sentence, at))) return [token];
    return [token, { ...token, kind: 'comma', word: ',', spelt: ',' }];
  });
}

/** What a part is called, `[begin, from)`, where its list begins, and where that ends. */
function labelEnd(sentence: Sentence, begin: number, end: number) {
  const { tokens } = sentence;
  const part = tokens.slice(begin, end);
  const find = (isFound: (token: Token) => boolean): number => {
    const index = part.findIndex(isFound);
    return index < 0 ? index : begin + index;
  };
  const signAt = (sign: string): number => find(({ spelt }) => spelt === sign);
  const [open, close, colon] = [signAt('('), signAt(')'), signAt(':')];
  const isName = (to: number) =>
    tokens.slice(begin, to).every(({ quantity }) => quantity === null || quantity.unit === 'count');
  if (open >= 0)
    return close === end - 1 && isName(open)
      ? { from: open, list: open + 1, to: close }
      : { from: begin, list: end, to: end };
  if (colon > begin) return { from: colon, list: colon + 1, to: end };
  const dash = find(({ kind }) => kind === 'comma');
  // 'Leaving - the quay, the boat'
  if (
    isDash(tokens[dash]) &&
    tokens.slice(dash + 1, end).some(({ kind, spelt }) => kind === 'comma' && !DASH.test(spelt))
  )
    return { from: dash, list: dash + 1, to: end };
  for (let at = begin + 1; at < Math.min(begin + LABEL_WORDS_MAX, end - 1); at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' || token.quantity !== null || isIn(sentence, token, 'and')) return null;
    const isShown = tokens.slice(begin, at).some(({ word }) => isClipWord(sentence, word));
    if (isIn(sentence, token, 'prepositions') && !isIn(sentence, token, 'of'))
      return isShown ? null : { from: at, list: at + 1, to: end };
  }
  return null;
}
const LABEL_WORDS_MAX = 5;
const DASH = /^[-–—]$/;

function isDash(token: Token | undefined): boolean {
  return DASH.test(token?.spelt ?? '');
}
