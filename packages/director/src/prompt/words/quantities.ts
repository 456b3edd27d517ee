import type { Amount } from '@cutroom/contract';
import type { NumberWords } from '../lexicon/lexicon.ts';
import { type Bound, boundAt, longestEnd, withoutShortStops } from './bounds.ts';
import { isOneOf, longestWords, numberAt, ordinalAt, unitAt } from './numbers.ts';
import {
  fractionAt,
  isTo,
  type Measured,
  type Plain,
  percentAt,
  percentRangeAt,
  plainAt,
  shareAt,
  splitAt,
  withBareShares,
} from './plain-amounts.ts';
import { factorOf, type Quantity, type Token } from './tokens.ts';

/** The tokens with every amount as one: 'under ten seconds', '3-8 s', 'two minutes ten', '40 %', 'twice'. */
export function readQuantities(written: readonly Token[], numbers: NumberWords): readonly Token[] {
  const tokens = withoutShortStops(written, numbers);
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at];
    if (first === undefined) break;
    const turned = countBeforePlace(tokens, at, numbers);
    if (turned !== null) {
      read.push(...turned);
      at += 3;
      continue;
    }
    const measured = measuredAt(tokens, at, numbers);
    if (measured === null) {
      read.push(first);
      at += 1;
    } else {
      read.push(joined(tokens.slice(at, measured.next), measured.quantity));
      if (measured.behind === undefined) at = measured.next;
      else {
        read.push(...tokens.slice(measured.next, measured.behind[0]));
        at = measured.behind[1];
      }
    }
  }
  return withBareShares(read);
}

/** 'Los 5 primeros segundos' are 'los primeros 5 segundos'. */
function countBeforePlace(
  tokens: readonly Token[],
  at: number,
  numbers: NumberWords,
): readonly Token[] | null {
  const [count, place, unit] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (count === undefined || place === undefined || unit === undefined) return null;
  const number = numberAt(tokens, at, numbers);
  const ordinal = ordinalAt(tokens, at + 1, numbers);
  if (number?.next !== at + 1 || number.isArticle || number.isClock || ordinal?.next !== at + 2) return null;
  const measure = unitAt(tokens, at + 2, numbers);
  if (measure === null || number.value <= 0 || Math.abs(ordinal.value) !== 1) return null;
  const amount = { bound: 'exactly', value: number.value * measure.scale } as const;
  return [
    { ...place, start: count.start, quantity: { unit: 'ordinal', place: ordinal.value } },
    { ...unit, start: place.end, kind: 'number', quantity: { unit: 'seconds', amount } },
  ];
}

function joined(parts: readonly Token[], quantity: Quantity): Token {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A quantity has words');
  if (parts.length === 1) return { ...first, quantity };
  return { ...first, kind: 'number', end: last.end, word: parts.map(({ word }) => word).join(' '), quantity };
}

function measuredAt(tokens: readonly Token[], at: number, numbers: NumberWords): Measured | null {
  const bound = boundAt(tokens, at, numbers.bounds);
  const isBounded = bound !== null && bound.bound !== 'exactly';
  // The 'exactly' of 'exactly two times' stands for itself.
  if (bound?.bound === 'exactly' && timesAt(tokens, bound.next, numbers) !== null) return null;
  return (
    splitAt(tokens, at) ??
    rateAt(tokens, isBounded ? bound.next : at, numbers) ??
    (isBounded
      ? boundTimes(timesAt(tokens, bound.next, numbers), bound.bound)
      : timesBound(tokens, at, numbers)) ??
    percentAt(tokens, at, numbers, 'about') ??
    percentRangeAt(tokens, at, numbers) ??
    fractionAt(tokens, at, 'about') ??
    withoutShare(tokens, at, numbers) ??
    shareAt(tokens, at, numbers, 'about') ??
    placeAt(tokens, at, numbers)
  );
}

/** 'Twice at most' */
function timesBound(tokens: readonly Token[], at: number, numbers: NumberWords): Measured | null {
  const times = timesAt(tokens, at, numbers);
  const bound = times === null ? null : boundAt(tokens, times.next, numbers.boundsAfter);
  return times === null || bound === null ? times : boundTimes({ ...times, next: bound.next }, bound.bound);
}

function boundTimes(measured: Measured | null, bound: Bound): Measured | null {
  return measured?.quantity.unit === 'times'
    ? { ...measured, quantity: { ...measured.quantity, bound } }
    : measured;
}

/** An amount, but the 'two' of 'two thirds'. */
function withoutShare(tokens: readonly Token[], at: number, numbers: NumberWords): Measured | null {
  const [amount, share] = [boundedAt(tokens, at, numbers), shareAt(tokens, at, numbers, 'about')];
  return amount?.quantity.unit === 'count' && (share?.next ?? 0) > at + 1 ? null : amount;
}

/** An amount with the words that bound it, before or after. */
function boundedAt(tokens: readonly Token[], at: number, numbers: NumberWords): Measured | null {
  const before = boundAt(tokens, at, numbers.bounds);
  const from = before?.next ?? at;
  const amount =
    unitFirstAt(tokens, from, numbers) ?? rangeAt(tokens, from, numbers) ?? singleAt(tokens, from, numbers);
  const share = before === null ? null : shareAt(tokens, from, numbers, shareBound(before.bound));
  // 'about half a minute' is a length, 'about half of it' a share.
  if (share !== null && amount?.unit !== 'seconds') return share;
  if (amount === null) return null;
  // 'The full one' is a clip.
  if (before?.bound === 'exactly' && isOne(amount)) return null;
  const isOpen = before === null || before.bound === 'exactly';
  const behind = isOpen ? behindThing(tokens, amount, numbers) : null;
  if (behind !== null && amount.value.bound !== 'between')
    return {
      quantity: { unit: amount.unit, amount: { bound: behind.bound, value: amount.value.value } },
      next: amount.next,
      behind: behind.words,
    };
  const behindIt = before === null ? boundBehind(tokens, amount, numbers) : null;
  // 'Each one | at most two seconds'
  const isOfNext = amount.unit === 'count' && numberAt(tokens, behindIt?.next ?? at, numbers) !== null;
  const after = isOfNext ? null : behindIt;
  const bound = before?.bound ?? after?.bound;
  const next = after?.next ?? amount.next;
  if (amount.value.bound === 'between' || bound === undefined)
    return {
      quantity: {
        unit: amount.unit,
        amount: amount.value,
        ...(amount.isStretch === true ? { isStretch: true } : {}),
      },
      next,
    };
  return { quantity: { unit: amount.unit, amount: { bound, value: amount.value.value } }, next };
}

const isOne = ({ unit, value }: UnitAmount): boolean =>
  unit === 'count' && value.bound === 'exactly' && value.value === 1;

/** 'A minute at most', and 'a minute, max' where nothing more is said of it. */
function boundBehind(tokens: readonly Token[], { next, unit }: UnitAmount, numbers: NumberWords) {
  const isApart = unit === 'seconds' && tokens[next]?.kind === 'comma';
  const bound = boundAt(tokens, isApart ? next + 1 : next, numbers.boundsAfter);
  // '10 sec, min. 5 clips'
  const isOver =
    bound === null ||
    (/^(?:break|comma)$/.test(tokens[bound.next]?.kind ?? 'break') &&
      numberAt(tokens, bound.next + 1, numbers) === null);
  return isApart && !isOver ? null : bound;
}

/** 'Five seconds of that tops', 'ten clips or so': where the bound stands behind what is counted. */
function behindThing(
  tokens: readonly Token[],
  { unit, next }: UnitAmount,
  numbers: NumberWords,
): { readonly bound: Bound; readonly words: readonly [number, number] } | null {
  // The 'o menos' of 'más o menos' is none of its own.
  if (boundAt(tokens, next, numbers.boundsAfter) !== null) return null;
  for (let at = next; at < next + WORDS_OF_THING_MAX && tokens[at]?.kind === 'word'; at += 1) {
    if (at > next) {
      const bound = boundAt(tokens, at, numbers.boundsAfter);
      // 'For 3 seconds then cap it at 30'
      // 'Ten clips roughly three seconds each'
      if (bound !== null && numberAt(tokens, bound.next, numbers) !== null) return null;
      const ends =
        tokens[bound?.next ?? at]?.kind !== 'word' || tokens[bound?.next ?? at]?.word === numbers.joiner;
      // 'Ten clips or so is fine'
      const isOver = ends || (bound?.bound === 'about' && bound.next > at + 1);
      const isOfThing = unit === 'seconds' ? bound?.bound === 'atMost' : at === next + 1;
      if (bound !== null && isOfThing && /^(?:atMost|about)$/.test(bound.bound) && isOver)
        return { bound: bound.bound, words: [at, bound.next] };
    }
    if (numberAt(tokens, at, numbers) !== null) return null;
  }
  return null;
}
const WORDS_OF_THING_MAX = 4;

function shareBound(bound: Bound): 'about' | 'atMost' | 'atLeast' {
  return bound === 'exactly' ? 'about' : bound;
}

interface UnitAmount {
  readonly unit: 'seconds' | 'count';
  readonly value: Amount;
  readonly next: number;
  readonly isStretch?: boolean;
}

function rangeAt(tokens: readonly Token[], at: number, numbers: NumberWords): UnitAmount | null {
  const isBetween = isOneOf(numbers.between, tokens[at]?.word ?? '');
  const overArticle = (place: number) =>
    isBetween && isDefinite(tokens[place], numbers) ? place + 1 : place;
  const placed = isBetween ? placesAt(tokens, overArticle(at + 1), numbers) : null;
  if (placed !== null) return placed;
  const first = afterUnit(tokens, isBetween ? overArticle(at + 1) : at, numbers);
  if (first === null || !isTo(tokens[first.next], numbers, isBetween)) return null;
  // 'Keep each one to 2 seconds' counts none.
  if (first.value === 1 && isOneOf(numbers.alone, tokens[at - 1]?.word ?? '')) return null;
  const second = afterUnit(tokens, overArticle(first.next + 1), numbers);
  if (second === null) return null;
  const unit = first.unit === 'seconds' || second.unit === 'seconds' ? 'seconds' : 'count';
  // 'from 1 to 2 minutes': the unit stands once.
  const from = first.unit === 'count' && second.unit === 'seconds' ? first.value * second.scale : first.value;
  if (second.value <= from) return null;
  // 'Between 20 seconds and 30 seconds' is a length.
  const isPlaced = unitAt(tokens, first.next + 1, numbers)?.scale === 1;
  const isStretch =
    first.unit === 'seconds' &&
    second.unit === 'seconds' &&
    (isPlaced || !isOneOf(numbers.joiner, tokens[first.next]?.word ?? ''));
  return { unit, value: { bound: 'between', from, to: second.value }, next: second.next, isStretch };
}

/** 'From the second to the sixth second', 'de la 2e à la 6e seconde' */
function placesAt(tokens: readonly Token[], at: number, numbers: NumberWords): UnitAmount | null {
  const first = ordinalAt(tokens, at, numbers);
  if (first === null || !isTo(tokens[first.next], numbers, true)) return null;
  const next = isDefinite(tokens[first.next + 1], numbers) ? first.next + 2 : first.next + 1;
  const second = ordinalAt(tokens, next, numbers);
  const unit = second === null ? null : unitAt(tokens, second.next, numbers);
  if (second === null || unit?.scale !== 1 || first.value < 1 || second.value <= first.value) return null;
  const value = { bound: 'between', from: first.value, to: second.value } as const;
  return { unit: 'seconds', value, next: unit.next, isStretch: true };
}

/** 'Entre os 12 e os 23 segundos' */
function isDefinite(token: Token | undefined, { definiteArticles }: NumberWords): boolean {
  return isOneOf(definiteArticles, token?.word ?? '');
}

/** An amount, or the 3 of 'second 3'. */
function afterUnit(tokens: readonly Token[], at: number, numbers: NumberWords): Plain | null {
  const unit = unitAt(tokens, at, numbers);
  const number = unit?.scale === 1 ? plainAt(tokens, unit.next, numbers) : null;
  return number?.unit === 'count' ? { ...number, unit: 'seconds' } : plainAt(tokens, at, numbers);
}

/** 'seconds 5 to 8', 'from second 8' */
function unitFirstAt(tokens: readonly Token[], at: number, numbers: NumberWords): UnitAmount | null {
  const unit = unitAt(tokens, at, numbers);
  if (unit?.scale !== 1) return null;
  const range = rangeAt(tokens, unit.next, numbers);
  if (range?.unit === 'count') return { ...range, unit: 'seconds', isStretch: true };
  // 'Hasta el segundo 5'
  const lead = tokens[isDefinite(tokens[at - 1], numbers) ? at - 2 : at - 1]?.word ?? '';
  const isLed = [numbers.between, numbers.to].some((words) => isOneOf(words, lead));
  const single = isLed ? singleAt(tokens, unit.next, numbers) : null;
  return single?.unit === 'count' ? { ...single, unit: 'seconds' } : null;
}

function singleAt(tokens: readonly Token[], at: number, numbers: NumberWords): UnitAmount | null {
  const plain = plainAt(tokens, at, numbers);
  if (plain === null || plain.value <= 0) return null;
  return { unit: plain.unit, value: { bound: 'exactly', value: plain.value }, next: plain.next };
}

function timesAt(tokens: readonly Token[], at: number, numbers: NumberWords): Measured | null {
  const found = longestWords(tokens, at, numbers.times);
  if (found !== null) return { quantity: { unit: 'times', times: found.value }, next: found.next };
  // 'x2'
  const [sign, digits] = [tokens[at], tokens[at + 1]];
  if (sign?.word === 'x' && sign.end === digits?.start && digits.value !== null && digits.value > 0)
    return { quantity: { unit: 'times', times: digits.value }, next: at + 2 };
  const number = numberAt(tokens, at, numbers);
  if (number === null || !isOneOf(numbers.timesNoun, tokens[number.next]?.word ?? '')) return null;
  return { quantity: { unit: 'times', times: number.value }, next: number.next + 1 };
}

/** 'half the speed', '2x speed', 'twice as fast', '50 % speed'; not that of 'in the first half speed it up'. */
function rateAt(tokens: readonly Token[], at: number, numbers: NumberWords): Measured | null {
  if (at > 0 && ordinalAt(tokens, at - 1, numbers) !== null) return null;
  const said = timesAt(tokens, at, numbers) ?? shareAt(tokens, at, numbers, 'about');
  const alone = longestWords(tokens, at, numbers.rates);
  const factor = said === null ? (alone?.value ?? null) : factorOf(said.quantity);
  const from = said?.next ?? alone?.next;
  if (factor === null || from === undefined) return null;
  const next = longestEnd(tokens, from, numbers.rateAfter);
  return next === null ? null : { quantity: { unit: 'rate', factor }, next };
}

function placeAt(tokens: readonly Token[], at: number, numbers: NumberWords): Measured | null {
  const ordinal = ordinalAt(tokens, at, numbers);
  return ordinal === null
    ? null
    : { quantity: { unit: 'ordinal', place: ordinal.value }, next: ordinal.next };
}
