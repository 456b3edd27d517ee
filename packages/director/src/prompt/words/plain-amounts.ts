import type { NumberWords } from '../lexicon/lexicon.ts';
import { isOneOf, longestWords, numberAt, unitAt } from './numbers.ts';
import type { Quantity, Token } from './tokens.ts';

/** An amount with the token behind it. */
export interface Measured {
  readonly quantity: Quantity;
  readonly next: number;
  /** Where words stand behind what is counted that bound it: 'two seconds of that tops'. */
  readonly behind?: readonly [from: number, to: number];
}

/** A number with its unit, or without. */
export interface Plain {
  readonly unit: 'seconds' | 'count';
  readonly value: number;
  /** Seconds of one of its unit. */
  readonly scale: number;
  readonly next: number;
}

/** A number with its unit: '30 s', 'a minute and a half', 'two minutes ten', 'half a minute', '1:10'. */
export function plainAt(tokens: readonly Token[], at: number, numbers: NumberWords): Plain | null {
  if (standsForThing(tokens, at)) return null;
  const number = numberAt(tokens, at, numbers) ?? aloneAt(tokens, at, numbers);
  const part = partOfUnit(tokens, at, numbers) ?? spokenAt(tokens, at, numbers);
  if (part !== null) return part;
  if (number === null) return null;
  if (number.isClock) {
    const unit = unitAt(tokens, number.next, numbers);
    return { unit: 'seconds', value: number.value, scale: 1, next: unit?.next ?? number.next };
  }
  const unit = unitAt(tokens, number.next, numbers);
  if (unit === null)
    return number.isArticle || number.value < 0
      ? null
      : { unit: 'count', value: number.value, scale: 1, next: number.next };
  const halfNext = halfAfter(tokens, unit.next, numbers);
  if (
    number.isArticle &&
    number.value === 1 &&
    unit.scale === 1 &&
    halfNext === null &&
    !endsAmount(tokens[unit.next], numbers)
  )
    return null;
  const rest = unit.scale === 60 ? secondsAfter(tokens, unit.next, numbers) : null;
  const value = number.value * unit.scale;
  if (halfNext !== null)
    return { unit: 'seconds', value: value + unit.scale / 2, scale: unit.scale, next: halfNext };
  if (rest !== null) return { unit: 'seconds', value: value + rest.value, scale: 1, next: rest.next };
  return { unit: 'seconds', value, scale: unit.scale, next: unit.next };
}

/** The 'one' of 'the red one first, the green one second' is no number. */
function standsForThing(tokens: readonly Token[], at: number): boolean {
  const isPlain = (token: Token | undefined) =>
    token?.kind === 'word' && token.quantity === null && token.value === null;
  return (
    tokens[at]?.word === 'one' &&
    isPlain(tokens[at - 1]) &&
    /^(?:the|this|that)$/.test(tokens[at - 2]?.word ?? '') &&
    tokens[at + 1]?.word === 'second'
  );
}

/** 'eine Dreiviertelminute' */
function spokenAt(tokens: readonly Token[], at: number, numbers: NumberWords): Plain | null {
  const spoken = longestWords(tokens, at, numbers.spoken);
  return spoken === null ? null : { unit: 'seconds', value: spoken.value, scale: 1, next: spoken.next };
}

/** 'a quarter of a minute' */
function partOfUnit(tokens: readonly Token[], at: number, numbers: NumberWords): Plain | null {
  const share = longestWords(tokens, at, numbers.shares);
  if (share === null || !isOneOf(numbers.articles, tokens[share.next + 1]?.word ?? '')) return null;
  const unit = unitAt(tokens, share.next + 2, numbers);
  return unit === null
    ? null
    : { unit: 'seconds', value: share.value * unit.scale, scale: 1, next: unit.next };
}

/** The 'second' of 'a cut every second' is one; that of 'every second clip' is none. */
function aloneAt(tokens: readonly Token[], at: number, numbers: NumberWords) {
  const unit = unitAt(tokens, at, numbers);
  if (unit === null || !isOneOf(numbers.alone, tokens[at - 1]?.word ?? '')) return null;
  return { value: 1, next: at, isClock: false, isArticle: true };
}

/** 'a second each' is a time, 'a second look' is none. */
function endsAmount(token: Token | undefined, numbers: NumberWords): boolean {
  return (
    token === undefined ||
    token.kind === 'comma' ||
    token.kind === 'break' ||
    isOneOf(numbers.afterOne, token.word)
  );
}

/** 'ten' of 'two minutes ten', '20 seconds' of '1 minute and 20 seconds'. */
function secondsAfter(tokens: readonly Token[], at: number, numbers: NumberWords) {
  const from = isOneOf(numbers.joiner, tokens[at]?.word ?? '') ? at + 1 : at;
  const number = numberAt(tokens, from, numbers);
  if (number === null || number.isClock || number.isArticle || number.value >= 60) return null;
  const unit = unitAt(tokens, number.next, numbers);
  // 'Half a minute and two seconds per clip'
  if (from > at && isOneOf(numbers.alone, tokens[unit?.next ?? from]?.word ?? '')) return null;
  if (unit?.scale === 1) return { value: number.value, next: unit.next };
  const ends = tokens[number.next]?.kind;
  // 'A minute and two dogs' ends otherwise, 'un minuto y diez' so.
  return ends === undefined || ends === 'comma' || ends === 'break' ? number : null;
}

function halfAfter(tokens: readonly Token[], at: number, numbers: NumberWords): number | null {
  if (!isOneOf(numbers.joiner, tokens[at]?.word ?? '')) return null;
  const from = isOneOf(numbers.articles, tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  // '40 seconds and half of it the market'
  const isShare = from === at + 1 && Object.hasOwn(numbers.shares, tokens[from]?.word ?? '');
  return !isShare && isOneOf(numbers.half, tokens[from]?.word ?? '') ? from + 1 : null;
}

/** Whether a word or sign leads to the second of two numbers. */
export function isTo(token: Token | undefined, numbers: NumberWords, isBetween: boolean): boolean {
  if (token === undefined) return false;
  if (/^[-‐‑–—~]$/.test(token.spelt)) return true;
  return isOneOf(numbers.to, token.word) || (isBetween && isOneOf(numbers.joiner, token.word));
}

/** A part of the whole: '40 %', 'a third'. */
export function shareAt(
  tokens: readonly Token[],
  at: number,
  numbers: NumberWords,
  bound: 'about' | 'atMost' | 'atLeast',
): Measured | null {
  const percent = percentAt(tokens, at, numbers, bound) ?? fractionAt(tokens, at, bound);
  if (percent !== null) return percent;
  const found = longestWords(tokens, at, numbers.shares);
  return found === null ? null : { quantity: { unit: 'share', share: found.value, bound }, next: found.next };
}

/** 'Between 20 and 30 percent', '20-30 %': about what lies in the middle. */
export function percentRangeAt(tokens: readonly Token[], at: number, numbers: NumberWords): Measured | null {
  const isBetween = isOneOf(numbers.between, tokens[at]?.word ?? '');
  const first = numberAt(tokens, isBetween ? at + 1 : at, numbers);
  if (first === null || !isTo(tokens[first.next], numbers, isBetween)) return null;
  const second = percentAt(tokens, first.next + 1, numbers, 'about');
  if (second?.quantity.unit !== 'share' || first.value / 100 >= second.quantity.share) return null;
  const share = (first.value / 100 + second.quantity.share) / 2;
  return { quantity: { unit: 'share', share, bound: 'about' }, next: second.next };
}

/** '40 %', 'fifty percent' */
export function percentAt(
  tokens: readonly Token[],
  at: number,
  numbers: NumberWords,
  bound: 'about' | 'atMost' | 'atLeast',
): Measured | null {
  const number = numberAt(tokens, at, numbers);
  const sign = number === null ? undefined : tokens[number.next];
  if (number === null || sign === undefined) return null;
  if (sign.word !== '%' && !isOneOf(numbers.percent, sign.word)) return null;
  const share = number.value / 100;
  return {
    quantity: share > 1 ? { unit: 'share', share: 1, above: share, bound } : { unit: 'share', share, bound },
    next: number.next + 1,
  };
}

/** '1/4', '2/3': a part of the whole; '24/7' and '6/2' are none. */
export function fractionAt(
  tokens: readonly Token[],
  at: number,
  bound: 'about' | 'atMost' | 'atLeast',
): Measured | null {
  const [over, sign, under, next] = tokens.slice(at, at + 4);
  const isOne = sign?.spelt === '/' && over?.end === sign.start && sign.end === under?.start;
  const [part, parts] = [over?.value ?? null, under?.value ?? null];
  if (!isOne || part === null || parts === null || next?.spelt === '/') return null;
  if (tokens[at - 1]?.spelt === '/' || part < 1 || part >= parts || parts > FRACTION_MAX) return null;
  return { quantity: { unit: 'share', share: part / parts, bound }, next: at + 3 };
}
const FRACTION_MAX = 10;

const WHOLE = 100;
/** '70/30', and no date or score. */
const PART_STEP = 5;

/** '60/40', '50-30-20', '70:30': parts of the whole, one for each of the things beside them. */
export function splitAt(tokens: readonly Token[], at: number): Measured | null {
  const parts: number[] = [];
  let next = at;
  for (;;) {
    const token = tokens[next];
    if (token === undefined || (next > at && token.start !== tokens[next - 1]?.end)) return null;
    parts.push(...token.spelt.split(/[/:]/).map(Number));
    next += 1;
    const isParted = /^[/\-–:]$/.test(tokens[next]?.spelt ?? '') && tokens[next]?.start === token.end;
    if (!isParted) break;
    next += 1;
  }
  const isWhole =
    parts.length > 1 && sumOf(parts) === WHOLE && parts.every((part) => part > 0 && part % PART_STEP === 0);
  if (!isWhole) return null;
  const split = parts.map((part) => part / WHOLE);
  return { quantity: { unit: 'share', share: split[0] ?? 0, bound: 'about', split }, next };
}

/** 'Dana 50 percent, Marcus 30, Leo 20': numbers that make up the whole with the percentages before them are some, too. */
export function withBareShares(tokens: readonly Token[]): readonly Token[] {
  const shares = tokens.flatMap(({ quantity }) =>
    quantity?.unit === 'share' && quantity.split === undefined ? [quantity.share * WHOLE] : [],
  );
  if (shares.length === 0) return tokens;
  const bare = tokens.map(bareCount);
  const counts = bare.filter((count) => count !== null);
  if (counts.length === 0 || Math.abs(sumOf(shares) + sumOf(counts) - WHOLE) > 0.5) return tokens;
  return tokens.map((token, at) => {
    const count = bare[at] ?? null;
    return count === null
      ? token
      : { ...token, quantity: { unit: 'share', share: count / WHOLE, bound: 'about' } };
  });
}

function bareCount({ quantity }: Token): number | null {
  return quantity?.unit === 'count' && quantity.amount.bound === 'exactly' ? quantity.amount.value : null;
}

function sumOf(some: readonly number[]): number {
  return some.reduce((sum, one) => sum + one, 0);
}
