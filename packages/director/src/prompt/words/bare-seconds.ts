import type { Amount } from '@cutroom/contract';
import type { Grammar } from '../rules/grammar.ts';
import { longestEnd } from './bounds.ts';
import { isOneOf } from './numbers.ts';
import { isReelLong } from './reel-long.ts';
import type { Token } from './tokens.ts';

/**
 * Who has said 'seconds' once goes on without: 'three seconds of the dog, six of the sea', 'except the toast, which gets
 * five', 'the cat for two'. A number that counts something that is named stays a number: 'three clips'.
 */
export function withBareSeconds(
  tokens: readonly Token[],
  grammar: Grammar,
  namesClip: (word: string) => boolean,
): readonly Token[] {
  const { classes } = grammar;
  const { between, settled, totals, reelEnds, wholes } = grammar.lexicon.numbers;
  let isSaid = false;
  let isRange = false;
  return tokens.map((token, at) => {
    const { quantity } = token;
    if (quantity?.unit === 'seconds') {
      isSaid = true;
      isRange = quantity.amount.bound === 'between';
    }
    if (quantity?.unit !== 'count') return token;
    const asSeconds: Token = { ...token, quantity: { ...quantity, unit: 'seconds' } };
    if (isListedSeconds(tokens, at, grammar) || isOtherBound(tokens, at, grammar)) return asSeconds;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    // 'The gate for 3, the map for 5': what is said of several things is a time.
    const isTimed = (place: number) =>
      tokens[place]?.quantity?.unit === 'count' &&
      isWord(grammar, tokens[place - 1], 'lasting') &&
      isEnd(grammar, tokens[place + 1]);
    if (isTimed(at) && tokens.filter((_, place) => isTimed(place)).length > 1) return asSeconds;
    // 'It's from twelve to nineteen'
    const [, ...froms] = between.split(' ');
    if (isWord(grammar, before, 'being') && froms.includes(token.word.split(' ')[0] ?? '')) return asSeconds;
    const isLast = isEnd(grammar, next);
    // '... and we are done at twenty'
    if (isLast && reelEnds !== undefined && isReelLong(asSeconds.quantity) && isBehind(tokens, at, reelEnds))
      return asSeconds;
    if (!isSaid) return token;
    // 'At least 8 seconds out of 30'
    if (isLast && wholes !== undefined && isReelLong(asSeconds.quantity) && isBehind(tokens, at, wholes))
      return asSeconds;
    // 'The wide one' is a clip, and lasts no second.
    const isPointing = classes.anaphora.has(token.word);
    const isBehindThing =
      before?.kind === 'word' &&
      !isPointing &&
      !isWord(grammar, before, 'clipNouns') &&
      namesClip(before.word);
    // 'Seconds 0 to 5 the sunrise, 5 to 12 the mules'
    const isNextRange = isRange && quantity.amount.bound === 'between' && isFirst(grammar, before);
    // 'The stadium for four the kickoff for two'
    const isListed = isWord(grammar, before, 'lasting') && isWord(grammar, next, 'determiners');
    const isSpan = isOneOf(grammar.lexicon.numbers.spans, before?.word ?? '');
    const isLed =
      isBehindThing ||
      isWord(grammar, before, 'rest') ||
      isWord(grammar, before, 'lasting') ||
      isSpan ||
      (quantity.amount.bound !== 'exactly' && quantity.amount.bound !== 'between');
    const isPartOf =
      (isWord(grammar, next, 'of') || isWord(grammar, next, 'lasting')) &&
      // '20 seconds: 5 of the flags'
      (isFirst(grammar, before) || before?.spelt === ':' || isBehindThing || isSpan) &&
      (isSpan || !countsClips(tokens, at + 2, grammar));
    // 'Crust from 9 on'
    const isTime =
      isOneOf(between, before?.word ?? '') && (isLast || next?.word === 'on' || next?.word === 'onwards');
    // 'Let's say twenty five', '35 in total'
    const isSettled =
      (isLast && isOneOf(settled, before?.word ?? '')) || longestEnd(tokens, at + 1, totals) !== null;
    // 'The last 9', but not 'the last one'
    const isPlaced = isLast && before?.quantity?.unit === 'ordinal' && !isOne(quantity.amount);
    return (isLast && isLed) || isListed || isPartOf || isNextRange || isTime || isPlaced || isSettled
      ? asSeconds
      : token;
  });
}

/** Whether a number ends what is said: a comma, 'and' or nothing stands behind it. */
function isEnd(grammar: Grammar, next: Token | undefined): boolean {
  return (
    next === undefined ||
    next.kind === 'comma' ||
    next.kind === 'break' ||
    (['and', 'thens', 'connectors'] as const).some((name) => isWord(grammar, next, name))
  );
}

function isOne(amount: Amount): boolean {
  return amount.bound === 'exactly' && amount.value === 1;
}

function isBehind(tokens: readonly Token[], at: number, words: string): boolean {
  return [2, 3, 4, 5, 6].some((back) => longestEnd(tokens, at - back, words) === at);
}

/** The 3 and the 5 of '3, 5 and 8 seconds': of three numbers in a row the last has the unit. */
function isListedSeconds(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const isJoint = (token: Token | undefined) =>
    token?.kind === 'comma' || token?.spelt === '/' || isWord(grammar, token, 'and');
  const step = (from: number, by: 1 | -1): number => {
    let next = from;
    do next += by;
    while (isJoint(tokens[next]));
    return Math.abs(next - from) > 1 ? next : -1;
  };
  const unitAt = (place: number) => tokens[place]?.quantity?.unit;
  let numbers = unitAt(step(at, -1)) === 'count' ? 2 : 1;
  let next = step(at, 1);
  while (unitAt(next) === 'count') {
    numbers += 1;
    next = step(next, 1);
  }
  return numbers > 1 && unitAt(next) === 'seconds';
}

/** The 1 of 'no cut shorter than 1 and none longer than 2 seconds': the other bound has the unit. */
function isOtherBound(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const boundOf = (token: Token | undefined) =>
    token?.quantity?.unit === 'seconds' || token?.quantity?.unit === 'count'
      ? token.quantity.amount.bound
      : null;
  const bounds = new Set(['atMost', 'atLeast']);
  const own = boundOf(tokens[at]) ?? '';
  // 'Not more than five clips and each at least five seconds'
  if (!bounds.delete(own) || isWord(grammar, tokens[at + 1], 'clipNouns')) return false;
  const isBetween = (token: Token | undefined) =>
    token?.kind === 'comma' ||
    (['and', 'connectors', 'negators', 'clipNouns', 'adverbs'] as const).some((name) =>
      isWord(grammar, token, name),
    );
  let next = at + 1;
  while (next <= at + BOUND_REACH && isBetween(tokens[next])) next += 1;
  return (
    next > at + 1 && tokens[next]?.quantity?.unit === 'seconds' && bounds.has(boundOf(tokens[next]) ?? '')
  );
}
const BOUND_REACH = 4;

function isWord({ classes }: Grammar, token: Token | undefined, name: keyof Grammar['classes']): boolean {
  return token?.kind === 'word' && classes[name].has(token.word);
}

function isFirst(grammar: Grammar, before: Token | undefined): boolean {
  return (
    before === undefined ||
    before.kind === 'comma' ||
    before.kind === 'break' ||
    isWord(grammar, before, 'and') ||
    isWord(grammar, before, 'thens')
  );
}

/** 'Two of the clips', 'two of them' */
function countsClips(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const noun = isWord(grammar, tokens[at], 'determiners') ? tokens[at + 1] : tokens[at];
  return isWord(grammar, noun, 'clipNouns') || isWord(grammar, noun, 'anaphora');
}
