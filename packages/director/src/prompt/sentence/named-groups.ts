import type { Token } from '../words/tokens.ts';
import { isClip, isJoint, type Words } from './list-words.ts';
import { isPartNoun } from './numbered-parts.ts';

/** From 'the four designs' to the colon behind which they are named. */
const COLON_REACH = 9;
const NOUN_WORDS_MAX = 3;

/**
 * Things that are counted first and named later: of 'only the three pots, two seconds each: bowl, vase, mug' the names stand
 * where the pots stood.
 */
export function withNamedGroups(all: readonly Token[], words: Words): readonly Token[] {
  const tokens = withoutOneEach(all, words);
  for (let at = 0; at < tokens.length; at += 1) {
    const count = countAt(tokens, at);
    const noun = count === null ? 0 : nounLength(tokens, at + 1, words);
    if (count === null || noun === 0) continue;
    const colon = colonBehind(tokens, at + 1 + noun);
    const list = colon === null ? [] : listAt(tokens, colon + 1, count, words);
    if (colon === null || list.length === 0) continue;
    const behind = tokens.slice(colon + 1 + list.length);
    const from = leadStart(tokens, at, words);
    if (goesOn(behind, words) || isEach(tokens, from, words)) continue;
    const named = [...tokens.slice(0, from), ...list, ...tokens.slice(at + 1 + noun, colon), ...behind];
    return withNamedGroups(named, words);
  }
  return tokens;
}

/** Of 'the welcome, then one answer each: Lea, Omar' the names remain. */
function withoutOneEach(tokens: readonly Token[], words: Words): readonly Token[] {
  const { distributive } = words.grammar.classes;
  for (let at = 0; at < tokens.length; at += 1) {
    const { quantity } = tokens[at] ?? {};
    const isOne =
      quantity?.unit === 'count' && quantity.amount.bound === 'exactly' && quantity.amount.value === 1;
    const noun = isOne ? nounLength(tokens, at + 1, words) : 0;
    const each = at + 1 + noun;
    if (noun === 0 || tokens[each + 1]?.spelt !== ':' || !distributive.has(tokens[each]?.word ?? ''))
      continue;
    const listed = tokens.slice(each + 2);
    if (listed.some((token) => isClip(token, words)))
      return withoutOneEach([...tokens.slice(0, at), ...listed], words);
  }
  return tokens;
}

/** The number of things that a token says, from two on. */
export function countAt(tokens: readonly Token[], at: number): number | null {
  const quantity = tokens[at]?.quantity;
  return quantity?.unit === 'count' && quantity.amount.bound === 'exactly' && quantity.amount.value > 1
    ? quantity.amount.value
    : null;
}

/** How many words behind a number are its noun: the 'cheese rolls' of 'the four cheese rolls'. */
function nounLength(tokens: readonly Token[], from: number, { grammar }: Words): number {
  const { classes } = grammar;
  // 'Three parts of ten seconds each: ...' are no things.
  if (tokens[from] === undefined || isPartNoun(grammar, tokens[from])) return 0;
  const isNoun = ({ kind, quantity, word }: Token) =>
    kind === 'word' &&
    quantity === null &&
    !(['verbs', 'being', 'of', 'thens', 'lasting', 'and', 'prepositions', 'distributive'] as const).some(
      (name) => classes[name].has(word),
    );
  const length = tokens.slice(from, from + NOUN_WORDS_MAX).findIndex((token) => !isNoun(token));
  return length < 0 ? NOUN_WORDS_MAX : length;
}

function colonBehind(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at < Math.min(tokens.length, from + COLON_REACH); at += 1) {
    if (tokens[at]?.kind === 'break' || tokens[at]?.kind === 'file') return null;
    if (tokens[at]?.spelt === ':') return at;
  }
  return null;
}

/** Just so many things, each of which a clip is called by; else none. */
function listAt(tokens: readonly Token[], from: number, count: number, words: Words): readonly Token[] {
  const items: Token[][] = [[]];
  let end = from;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'break') break;
    const isNext = isJoint(token, words);
    if (isNext && items.length === count && (items.at(-1)?.length ?? 0) > 0) break;
    if (isNext && (items.at(-1)?.length ?? 0) > 0) items.push([]);
    else if (!isNext) items.at(-1)?.push(token);
    end = at + 1;
  }
  const areNames = items.every(
    (item) =>
      item.length <= NOUN_WORDS_MAX &&
      item.every(({ quantity, spelt }) => quantity === null && spelt !== '(') &&
      item.some((one) => isClip(one, words)),
  );
  return items.length === count && areNames ? tokens.slice(from, end) : [];
}

/** Whether a list has more things than were counted. */
function goesOn([first, ...more]: readonly Token[], words: Words): boolean {
  if (first === undefined || first.kind === 'break') return false;
  const end = more.findIndex((token) => token.kind === 'break' || isJoint(token, words));
  return first.kind !== 'comma' || more.slice(0, end < 0 ? undefined : end).some((one) => isClip(one, words));
}

/** 'Each of the four songs gets five seconds: ...' is read as it stands. */
function isEach(tokens: readonly Token[], from: number, { grammar: { classes } }: Words): boolean {
  return tokens.slice(Math.max(0, from - 2), from).some(({ word }) => classes.distributive.has(word));
}

/** Where 'all the three' begins. */
function leadStart(tokens: readonly Token[], at: number, { grammar: { classes } }: Words): number {
  let from = at;
  while (classes.determiners.has(tokens[from - 1]?.word ?? '')) from -= 1;
  return from;
}
