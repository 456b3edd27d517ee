import type { Amount } from '@cutroom/contract';
import { isOneOf } from '../../words/numbers.ts';
import { isReelLong } from '../../words/reel-long.ts';
import type { Quantity, Token } from '../../words/tokens.ts';
import { isIn, namedPhraseEnd, type Sentence } from '../sentence.ts';
import { vagueTimeBefore } from './take-back.ts';

/** The words that take back: 'no wait', 'or rather'. */
export type Marker = readonly Token[];

export interface Settled {
  readonly tokens: readonly Token[];
  readonly takenBack: readonly Token[];
  readonly next: number;
}

/** '30 seconds, no wait, 20': the number that stands for the one before; null where none does. */
export function replacedAmount(sentence: Sentence, at: number, from: number, marker: Marker): Settled | null {
  const { tokens } = sentence;
  const fresh = withNumber(sentence, tokens[from], at);
  if (fresh?.quantity?.unit !== 'seconds' && fresh?.quantity?.unit !== 'count') return null;
  const { unit } = fresh.quantity;
  const vague = unit === 'seconds' ? vagueTimeBefore(sentence, at) : null;
  if (vague !== null)
    return {
      tokens: [...tokens.slice(0, vague), fresh, ...tokens.slice(from + 1)],
      takenBack: [...tokens.slice(vague, at), ...marker],
      next: vague,
    };
  for (let old = at - 1; old >= Math.max(0, at - 25); old -= 1) {
    const stale = tokens[old];
    if (stale?.quantity?.unit !== 'seconds' && stale?.quantity?.unit !== 'count') continue;
    if (isOfEach(sentence, old, from) || isOfReel(sentence, stale, fresh, marker)) return null;
    if (areTwoBounds(stale, fresh)) return null;
    // 'Thirty, no, twenty seconds'; but the 3 of 'three clips, 20 seconds, no, 30 seconds' stays.
    if (unit === 'seconds' && stale.quantity.unit === 'count' && old < at - 1) continue;
    const quantity: Quantity = {
      unit: unit === 'seconds' ? unit : stale.quantity.unit,
      amount: unit === 'seconds' ? fresh.quantity.amount : inUnitOf(stale, fresh.quantity.amount),
    };
    const [lead] = marker;
    // 'I was going to say 30 seconds but let's do 45'
    if (lead !== undefined && isIn(sentence, lead, 'connectors'))
      return {
        tokens: [
          ...tokens.slice(0, old),
          ...tokens.slice(old + 1, from),
          { ...fresh, quantity },
          ...tokens.slice(from + 1),
        ],
        takenBack: [stale],
        next: at,
      };
    return {
      tokens: [
        ...tokens.slice(0, old),
        { ...fresh, quantity },
        ...tokens.slice(old + 1, at),
        ...tokens.slice(from + 1),
      ],
      takenBack: [stale, ...marker],
      next: at,
    };
  }
  return null;
}

/** The one minute of 'two minutes is too long, one is right' */
function inUnitOf({ quantity }: Token, amount: Amount): Amount {
  if (quantity?.unit !== 'seconds' || amount.bound === 'between' || amount.value > MINUTES_MAX) return amount;
  const isMinutes = quantity.amount.bound !== 'between' && quantity.amount.value % 60 === 0;
  return isMinutes ? { ...amount, value: amount.value * 60 } : amount;
}
/** Nobody counts more minutes of a reel. */
const MINUTES_MAX = 5;

/** 'Two seconds per clip, make it 25 seconds long': no cut lasts so long. */
function isOfEach(sentence: Sentence, old: number, fresh: number): boolean {
  const stands = (at: number) => namedPhraseEnd(sentence, 'each', at + 1) !== null;
  return isReelLong(sentence.tokens[fresh]?.quantity) && stands(old) && !stands(fresh);
}

/** 'The boat for 4 seconds, make it 25 seconds long': an order without a 'no' gives the reel its length. */
function isOfReel(sentence: Sentence, stale: Token, fresh: Token, marker: Marker): boolean {
  const isOrder = marker.every(
    (token) => isIn(sentence, token, 'verbs') || isIn(sentence, token, 'anaphora'),
  );
  return isOrder && isReelLong(fresh.quantity) && (!isReelLong(stale.quantity) || isRange(stale));
}

/** 'Nothing under one or over four seconds' */
function areTwoBounds(...two: readonly Token[]): boolean {
  const bounds = two.map(({ quantity }) =>
    quantity?.unit === 'seconds' || quantity?.unit === 'count' ? quantity.amount.bound : null,
  );
  return bounds.includes('atMost') && bounds.includes('atLeast');
}

function isRange({ quantity }: Token): boolean {
  return quantity?.unit === 'seconds' && quantity.amount.bound === 'between';
}

/** The 'one' of 'two minutes is too long, one is right' is a number, as nothing is pointed to. */
function withNumber(sentence: Sentence, token: Token | undefined, at: number): Token | undefined {
  if (token?.kind !== 'word' || token.quantity !== null) return token;
  const { values, articles } = sentence.grammar.lexicon.numbers;
  const value = values[token.word] ?? (isOneOf(articles, token.word) ? 1 : undefined);
  if (value === undefined || namedPhraseEnd(sentence, 'tooLong', at) === null) return token;
  return { ...token, quantity: { unit: 'count', amount: { bound: 'exactly', value } } };
}
