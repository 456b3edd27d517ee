import type { Amount } from '@cutroom/contract';
import type { Match } from '../rules/found-match.ts';
import { isOneOf } from '../words/numbers.ts';
import type { Token } from '../words/tokens.ts';
import type { Named } from './named-lists.ts';
import { phraseEnds } from './noun-phrases.ts';
import { isIn, namedPhraseEnd, type Sentence } from './sentence.ts';

/** What a list of shots is read as. */
export const SHOT_LIST: Match['rule'] = { frame: 'shotList', sequence: [] };
/** More than the same thing with its time is worth in another rule. */
export const WORTH_OF_ITEM = 36;
const WORDS_BEHIND_MAX = 3;

/** One shot of a list. */
export interface Item {
  readonly named: Named;
  readonly isTimed: boolean;
  readonly isNumbered: boolean;
  /** '0-4 the dog, the cat' begins a line: what follows in it shares the time. */
  readonly isLineHead: boolean;
  /** 'Opening: the dog' */
  readonly isLabelled: boolean;
  /** 'dog 0:03-0:08': of the reel where the shots follow each other so, else of the clip. */
  readonly range: Time['range'];
  /** 'A, B and C for 3 seconds each' */
  readonly isEach: boolean;
  /** 'A, B and C, 8 seconds together' */
  readonly isShared: boolean;
  /** Nothing is said of it but its time: not 'the cat whole', 'the dog last 3 seconds'. */
  readonly isPlain: boolean;
  readonly to: number;
}

/** Whether a list of shots may begin at a token. */
export function isLineStart(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1];
  return (
    before === undefined ||
    before.kind === 'break' ||
    before.kind === 'comma' ||
    /^(?::|->|[→>⇒➡])$/.test(before.spelt) ||
    isIn(sentence, before, 'verbs') ||
    // 'First the hike and the map ten seconds, then the lake ten seconds'
    before.quantity?.unit === 'ordinal' ||
    (isIn(sentence, sentence.tokens[at - 2], 'wishMarks') && isIn(sentence, before, 'stops'))
  );
}

const readItems = new WeakMap<Sentence, Map<number, Item | null>>();

/** A shot at a token: read once, as every line before it asks again. */
export function itemAt(sentence: Sentence, from: number): Item | null {
  const items = readItems.get(sentence) ?? new Map<number, Item | null>();
  readItems.set(sentence, items);
  const known = items.get(from);
  if (known !== undefined) return known;
  const item = readItem(sentence, from);
  items.set(from, item);
  return item;
}

function readItem(sentence: Sentence, from: number): Item | null {
  const bullet = bulletEnd(sentence, from);
  const lead = timeAt(sentence, skipSigns(sentence, bullet ?? from));
  const label = labelEnd(sentence, bullet ?? from);
  const start = skipSigns(sentence, lead?.next ?? label ?? bullet ?? from);
  const second = lead ?? timeAt(sentence, start);
  const thingAt = second === null || second === lead ? start : skipSigns(sentence, second.next);
  const isOf = isIn(sentence, sentence.tokens[thingAt], 'of');
  // 'The last 4 seconds the sea' leaves room before it.
  if (second?.place === -1) return null;
  // '0:12 to 0:20 of the harbour' and 'the first 3 seconds of it' are parts of clips.
  if (isOf && second !== null && (second.range !== null || second.place !== null)) return null;
  const begin = isOf ? thingAt + 1 : thingAt;
  // 'Three seconds apiece' names nothing.
  if (second !== null && namedPhraseEnd(sentence, 'each', begin) !== null) return null;
  for (const end of thingEnds(sentence, begin, bullet !== null)) {
    // 'The hall 2 s, the kitchen 4 s, the hall again 3 s'
    const again = namedPhraseEnd(sentence, 'again', end) ?? end;
    const trail = second === null ? timeBehind(sentence, again) : null;
    const each = trail === null ? null : namedPhraseEnd(sentence, 'each', trail.next);
    const timed = each ?? trail?.next ?? end;
    const to = wordsBehind(sentence, timed);
    if (to === null || isNextBullet(sentence, end)) continue;
    const late = second ?? trail;
    const isShared = trail?.isShared === true;
    return {
      named: {
        from: begin,
        to: end,
        isThen: true,
        ...(late === null ? {} : isShared ? { together: late.amount } : { hold: late.amount }),
        ...(each === null ? {} : { isEach: true }),
      },
      isTimed: late !== null,
      isNumbered: bullet !== null,
      isLineHead: second !== null && (second.range !== null || startsLine(sentence, from)),
      isLabelled: label !== null && sentence.tokens[label - 1]?.spelt === ':',
      range: trail?.range ?? null,
      isEach: each !== null,
      isShared,
      isPlain: to === timed && (late?.place ?? null) === null,
      to,
    };
  }
  return null;
}

/** Where a thing may end; in a numbered line any words name one, 'wrap' and 'cut' too. */
function thingEnds(sentence: Sentence, at: number, isNumbered: boolean): readonly number[] {
  const ends = phraseEnds(sentence, at);
  if (ends.length > 0) return ends;
  if (!isNumbered) return untilTime(sentence, at);
  let end = at;
  while (sentence.tokens[end]?.kind === 'word' && sentence.tokens[end]?.quantity === null) end += 1;
  return end > at && end <= at + WORDS_OF_LINE_MAX ? [end] : [];
}
const WORDS_OF_LINE_MAX = 4;

/** 'Then the big throw 3 s': between the others of a list whatever words stand before a time name its shot. */
function untilTime(sentence: Sentence, at: number): readonly number[] {
  const { tokens } = sentence;
  if (!isIn(sentence, tokens[at], 'determiners')) return [];
  let end = at + 1;
  const isPlain = (token: Token | undefined) =>
    token?.kind === 'word' && token.quantity === null && !ASIDE.some((name) => isIn(sentence, token, name));
  while (end < at + WORDS_OF_LINE_MAX && isPlain(tokens[end])) end += 1;
  return end > at + 1 && tokens[end]?.quantity?.unit === 'seconds' ? [end] : [];
}
const ASIDE = ['negators', 'wishMarks', 'modals', 'subjects', 'being', 'rest', 'lasting'] as const;

/** The time of what ends at a token; '8 seconds together' is that of all that is listed before it. */
function timeBehind(sentence: Sentence, at: number): Time | null {
  const shared = namedPhraseEnd(sentence, 'sharedTime', at);
  const time = timeAt(sentence, skipSigns(sentence, shared ?? at));
  if (time === null) return timeBehindComma(sentence, at);
  const end = namedPhraseEnd(sentence, 'sharedTime', time.next);
  return shared === null && end === null ? time : { ...time, next: end ?? time.next, isShared: true };
}

/** 'The interview, 10 seconds;' where that ends the line, and 'hive two, hive three, 3 seconds each'. */
function timeBehindComma(sentence: Sentence, at: number): Time | null {
  if (sentence.tokens[at]?.kind !== 'comma') return null;
  const shared = namedPhraseEnd(sentence, 'sharedTime', at + 1);
  const time = timeAt(sentence, skipSigns(sentence, shared ?? at + 1));
  if (time === null || time.range !== null) return null;
  const end = namedPhraseEnd(sentence, 'sharedTime', time.next);
  if (shared !== null || end !== null) return { ...time, next: end ?? time.next, isShared: true };
  const next = sentence.tokens[time.next];
  return next?.kind === 'break' || next === undefined || namedPhraseEnd(sentence, 'each', time.next) !== null
    ? time
    : null;
}

/** '1.', '2)', '-', 'Clip 3:'. */
export function bulletEnd({ tokens }: Sentence, at: number): number | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind === 'number' && first.quantity?.unit === 'count' && /^[.):]/.test(second?.spelt ?? ''))
    return at + 2;
  return /^[•*]$/.test(first?.spelt ?? '') || first?.spelt === '-' ? at + 1 : null;
}

/** 'Hook:', 'Then:', 'Clip 1:' */
function labelEnd(sentence: Sentence, at: number): number | null {
  for (let to = at + 1; to <= at + 3; to += 1) {
    if (sentence.tokens[to]?.spelt === ':') return namesTimed(sentence, to + 1) ? null : to + 1;
    if (sentence.tokens[to]?.kind === 'break') return null;
  }
  // 'The rest the boat'
  const rest = isIn(sentence, sentence.tokens[at], 'determiners') ? at + 1 : at;
  if (isIn(sentence, sentence.tokens[rest], 'rest') && phraseEnds(sentence, rest + 1).length > 0)
    return rest + 1;
  return namedPhraseEnd(sentence, 'thenWords', at);
}

/** Behind the 'bus:' of 'classroom and bus: 10 seconds' stands its time alone. */
function namesTimed(sentence: Sentence, at: number): boolean {
  const time = timeAt(sentence, at);
  const end = time === null ? 0 : (namedPhraseEnd(sentence, 'each', time.next) ?? time.next);
  const next = time === null ? null : sentence.tokens[end];
  return next === undefined || (next !== null && (next.kind === 'break' || next.kind === 'comma'));
}

/** The '2.' of '1. boarding 2. seagulls' belongs to the next shot, and the 'Hook (3 s):' names none. */
function isNextBullet({ tokens }: Sentence, end: number): boolean {
  return tokens[end - 1]?.kind === 'number' && /^[.):]$/.test(tokens[end]?.spelt ?? '');
}

function skipSigns(sentence: Sentence, at: number): number {
  let next = at;
  while (isReadOver(sentence, next)) next += 1;
  return next;
}

/** Signs, and the 'first' of 'first 3 seconds: the dog'. */
function isReadOver(sentence: Sentence, at: number): boolean {
  const [token, next] = [sentence.tokens[at], sentence.tokens[at + 1]];
  if (/^[:(\-–—=]$/.test(token?.spelt ?? '') || isFiller(sentence, token)) return true;
  // 'The sanding from 0:06 on' is a part of it.
  if (isOneOf(sentence.grammar.lexicon.numbers.between, token?.word ?? '')) return false;
  const leads = token?.quantity?.unit === 'ordinal' || isIn(sentence, token, 'prepositions');
  if (isIn(sentence, token, 'determiners'))
    return next?.quantity?.unit === 'ordinal' && sentence.tokens[at + 2]?.quantity?.unit === 'seconds';
  return leads && next?.quantity?.unit === 'seconds';
}

function startsLine({ tokens }: Sentence, at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'break' || before.spelt === '/';
}

export function isAnd(sentence: Sentence, token: Token | undefined): boolean {
  return isIn(sentence, token, 'and') || (token?.kind === 'sign' && /^[+&]$/.test(token.spelt));
}

function isFiller(sentence: Sentence, token: Token | undefined): boolean {
  return isIn(sentence, token, 'fillers') || isIn(sentence, token, 'lasting');
}

interface Time {
  readonly amount: Amount;
  readonly range: { readonly from: number; readonly to: number } | null;
  /** 1 in 'the first 3 seconds' */
  readonly place: number | null;
  readonly next: number;
  readonly isShared?: true;
}

function timeAt({ tokens }: Sentence, at: number): Time | null {
  const quantity = tokens[at]?.quantity;
  if (quantity?.unit !== 'seconds') return null;
  const { amount } = quantity;
  const next = tokens[at + 1]?.spelt === ')' ? at + 2 : at + 1;
  const before = tokens[at - 1]?.quantity;
  const place = before?.unit === 'ordinal' ? before.place : null;
  if (amount.bound !== 'between') return { amount, range: null, place, next };
  const { from, to } = amount;
  return { amount: { bound: 'exactly', value: to - from }, range: { from, to }, place, next };
}

/** Behind what else is said of a shot, where its line or its place in the list ends; null where more follows. */
function wordsBehind(sentence: Sentence, at: number): number | null {
  let next = at;
  for (let words = 0; words <= WORDS_BEHIND_MAX; words += 1) {
    const token = sentence.tokens[next];
    // 'Ana and Ben back and forth for 10 seconds'
    if (token?.spelt === ':' || namedPhraseEnd(sentence, 'inTurns', next) !== null) return null;
    if (token === undefined || token.kind === 'break' || token.kind === 'comma' || token.spelt === '/')
      return next;
    if (bulletEnd(sentence, next) !== null && next > at - 1) return next;
    if (separatorEnd(sentence, next) > next) return next;
    // 'Dog 4 s, boat 4 s, grandma not at all'
    if (isIn(sentence, token, 'negators')) return null;
    if (token.quantity !== null || isIn(sentence, token, 'verbs')) return null;
    next += 1;
  }
  return null;
}

export function separatorEnd(sentence: Sentence, at: number): number {
  let next = at;
  for (;;) {
    const token = sentence.tokens[next];
    const then = namedPhraseEnd(sentence, 'thenWords', next);
    // The '-' of the next line
    if (next > at && token?.spelt === '-' && sentence.tokens[next - 1]?.kind === 'break') return next;
    if (then !== null) next = then;
    else if (token?.kind === 'comma' || (token?.kind === 'break' && next - at < 3) || isAnd(sentence, token))
      next += 1;
    else if (token !== undefined && /^(?:\/|->|[→>⇒➡])$/.test(token.spelt)) next += 1;
    else return next;
  }
}
