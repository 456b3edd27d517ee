import { isJoint } from '../sentence/list-words.ts';
import { isIn, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';
import { type EndingLine, outlineTokens } from './outline.ts';
import { leadEnd } from './part-leads.ts';
import { type ListedPart, listedPart } from './part-list.ts';

/** Where the parts stand that a heading counts, `[from, to)`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Parts that are counted before they are told: 'three parts, 8 seconds each: 1. the quay and the boat 2. the lamps 3. the band', 'three
 * parts: leaving (the quay, the boat), the way (the lamps), home (the band). 6 s / 10 s / 8 s', '24 seconds in two halves: ...'. They are
 * read as the lines of an outline are.
 */
export function withHeadedParts(sentence: Sentence): readonly Token[] | null {
  const headings = sentence.tokens.flatMap(({ quantity }, at): readonly Heading[] => {
    if (quantity?.unit !== 'count' || quantity.amount.bound !== 'exactly') return [];
    return headingAt(sentence, at, quantity.amount.value);
  });
  for (const heading of headings.slice(0, HEADINGS_MAX)) {
    const read = readParts(sentence, heading);
    if (read !== null) return read;
  }
  return null;
}

/** More that count parts than anybody writes. */
const HEADINGS_MAX = 4;

interface Heading {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly isEqual: boolean;
  /** How long each is, and how long all of them are. */
  readonly each: Token | null;
  readonly all: Token | null;
}

function headingAt(sentence: Sentence, at: number, count: number): readonly Heading[] {
  const { tokens } = sentence;
  if (count < 2 || count > PARTS_MAX) return [];
  const equal = namedPhraseEnd(sentence, 'equalSize', at + 1);
  const noun = [equal, at + 1, at + 2].find(
    (place) => place !== null && namedPhraseEnd(sentence, 'partNoun', place) !== null,
  );
  const nounEnd = noun == null ? null : namedPhraseEnd(sentence, 'partNoun', noun);
  if (nounEnd === null) return [];
  const equalBehind = namedPhraseEnd(sentence, 'equalSize', nounEnd);
  let [to, each]: [number, Token | null] = [equalBehind ?? nounEnd, null];
  // '..., 8 seconds each', '... of 8 seconds'
  for (let place = to; place < to + HEADING_WORDS_MAX; place += 1) {
    const token = tokens[place];
    if (token === undefined || token.kind === 'break' || token.spelt === ':') break;
    if (token.quantity?.unit !== 'seconds') continue;
    each = token;
    to = isIn(sentence, tokens[place + 1], 'distributive') ? place + 2 : place + 1;
    break;
  }
  const before = tokens.slice(Math.max(0, at - 3), at).find(({ quantity }) => quantity?.unit === 'seconds');
  return [{ from: at, to, count, isEqual: (equal ?? equalBehind) !== null, each, all: before ?? null }];
}
const PARTS_MAX = 9;
const HEADING_WORDS_MAX = 4;

function readParts(sentence: Sentence, heading: Heading): readonly Token[] | null {
  for (const way of WAYS) {
    const spans = way(sentence, heading);
    const parts = spans.length === heading.count ? partsIn(sentence, spans) : [];
    if (parts.length > 0) return written(sentence, heading, parts);
  }
  return null;
}

interface PlacedPart extends ListedPart, Span {}

/** None where one of them is no part, or where each is a single thing without a name. */
function partsIn(sentence: Sentence, spans: readonly Span[]): readonly PlacedPart[] {
  const parts = spans.flatMap((span): readonly PlacedPart[] => {
    const part = listedPart(sentence, leadEnd(sentence, span.from, span.to).to, span.to);
    return part === null || part.time !== null ? [] : [{ ...part, ...span }];
  });
  const isBare = ({ items, head }: PlacedPart) => items.length === 1 && head.length === 0;
  return parts.length < spans.length || parts.every(isBare) ? [] : parts;
}

function written(sentence: Sentence, heading: Heading, parts: readonly PlacedPart[]): readonly Token[] {
  const { tokens } = sentence;
  const times = timesOf(sentence, heading, parts.at(-1)?.to ?? heading.to);
  const lines = parts.map(
    (part, index): EndingLine => ({ ...part, time: times.of[index] ?? null, isEnding: false }),
  );
  return [...tokens.slice(0, heading.from), ...outlineTokens(sentence, lines), ...tokens.slice(times.to)];
}

/** How parts are told from each other. */
const WAYS = [byNumbers, byBrackets, bySentences, byTurns, byCommas] as const;

function byNumbers({ tokens }: Sentence, { to, count }: Heading): readonly Span[] {
  const starts = Array.from({ length: count }, (_, index) =>
    tokens.findIndex((_token, at) => at >= to && isEnumerator(tokens, at, index + 1)),
  );
  if (starts.some((start, index) => start < (starts[index - 1] ?? 0))) return [];
  return starts.map((start, index) => ({
    from: start + 2,
    to: Math.min(starts[index + 1] ?? tokens.length, breakFrom(tokens, start + 2)),
  }));
}

function byBrackets({ tokens }: Sentence, { to, count }: Heading): readonly Span[] {
  const closes = tokens.flatMap(({ spelt }, at) => (at >= to && spelt === ')' ? [at + 1] : []));
  return closes.slice(0, count).map((end, index) => ({ from: closes[index - 1] ?? to, to: end }));
}

function bySentences({ tokens }: Sentence, { to, count }: Heading): readonly Span[] {
  const spans: Span[] = [];
  for (let from = to; from < tokens.length && spans.length < count; ) {
    const end = breakFrom(tokens, from);
    const begin = /^[:,]$/.test(tokens[from]?.spelt ?? '') ? from + 1 : from;
    if (end > begin) spans.push({ from: begin, to: end });
    from = end + 1;
  }
  return spans;
}

function byTurns(sentence: Sentence, { to, count }: Heading): readonly Span[] {
  const end = breakFrom(sentence.tokens, to);
  const starts = sentence.tokens
    .flatMap((_, at) => (at >= to && at < end && isTurn(sentence, at) ? [at] : []))
    .slice(0, count);
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? lastThingEnd(sentence, from, end) }));
}

function byCommas({ tokens }: Sentence, { to, count }: Heading): readonly Span[] {
  const end = breakFrom(tokens, to);
  const commas = tokens.flatMap(({ kind }, at) => (at > to && at < end && kind === 'comma' ? [at] : []));
  return commas.length === count - 1
    ? [to, ...commas].map((from, index) => ({ from, to: commas[index] ?? end }))
    : [];
}

/** '2.', '2)' */
function isEnumerator(tokens: readonly Token[], at: number, number: number): boolean {
  const { quantity } = tokens[at] ?? {};
  const isNumber =
    quantity?.unit === 'count' && quantity.amount.bound === 'exactly' && quantity.amount.value === number;
  return isNumber && tokens[at]?.kind === 'number' && /^[.)]$/.test(tokens[at + 1]?.spelt ?? '');
}

function breakFrom(tokens: readonly Token[], from: number): number {
  const found = tokens.findIndex(({ kind }, at) => at >= from && kind === 'break');
  return found < 0 ? tokens.length : found;
}

/** 'First', 'then' and 'finally' behind a comma. */
function isTurn(sentence: Sentence, at: number): boolean {
  const [before, token] = [sentence.tokens[at - 1], sentence.tokens[at]];
  const isBehind = before?.kind === 'comma' || before?.spelt === ':' || isIn(sentence, before, 'and');
  return (
    isBehind &&
    (token?.quantity?.unit === 'ordinal' ||
      ['thenWords', 'first', 'lastly'].some((name) => namedPhraseEnd(sentence, name, at) !== null))
  );
}

/** Before the ', 10 seconds each' behind the last list. */
function lastThingEnd({ tokens }: Sentence, from: number, end: number): number {
  const time = tokens.findIndex(({ quantity }, at) => at > from && at < end && quantity?.unit === 'seconds');
  if (time < 0) return end;
  return tokens[time - 1]?.kind === 'comma' ? time - 1 : time;
}

interface Times {
  readonly of: readonly (Token | null)[];
  /** Behind the last word that says one. */
  readonly to: number;
}

/** How long each part is: said of each, of one after the other behind them, or by what they share. */
function timesOf(sentence: Sentence, { count, each, all, isEqual }: Heading, end: number): Times {
  const { tokens } = sentence;
  const same = (token: Token | null, to: number): Times => ({
    of: Array.from({ length: count }, () => token),
    to,
  });
  if (each !== null) return same(each, end);
  let from = end;
  while (/^[,.;:(]|\n$/.test(tokens[from]?.spelt ?? '')) from += 1;
  const [first, behind] = [tokens[from], tokens[from + 1]];
  if (first?.quantity?.unit === 'seconds' && isIn(sentence, behind, 'distributive'))
    return same(first, from + 2);
  const inTurn: Token[] = [];
  let to = from;
  for (; to < tokens.length && inTurn.length < count; to += 1) {
    const token = tokens[to];
    const { quantity } = token ?? {};
    if (token !== undefined && (quantity?.unit === 'seconds' || quantity?.unit === 'count'))
      inTurn.push(token);
    else if (token === undefined || !isJoint(token, sentence)) break;
  }
  if (inTurn.length === count && inTurn.some(({ quantity }) => quantity?.unit === 'seconds'))
    return { of: inTurn.map(asSeconds), to };
  const total = all?.quantity?.unit === 'seconds' ? all.quantity.amount : null;
  if (!isEqual || all === null || total === null || total.bound === 'between') return same(null, end);
  return same(
    { ...all, quantity: { unit: 'seconds', amount: { bound: 'about', value: total.value / count } } },
    end,
  );
}

function asSeconds(token: Token): Token {
  return token.quantity?.unit === 'count'
    ? { ...token, quantity: { ...token.quantity, unit: 'seconds' } }
    : token;
}
