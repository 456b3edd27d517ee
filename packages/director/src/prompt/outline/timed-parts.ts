import { isJoint } from '../sentence/list-words.ts';
import { isClipWord, isIn, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import { withBareSeconds } from '../words/bare-seconds.ts';
import type { Token } from '../words/tokens.ts';
import { type EndingLine, outlineTokens } from './outline.ts';
import type { OutlineLine } from './outline-lines.ts';
import { leadEnd } from './part-leads.ts';
import { type ListedPart, listedPart } from './part-list.ts';

/**
 * Parts of a reel that are told in sentences, each a list with the time that it takes as a whole: '6 seconds of the quay and the boat,
 * then 10 seconds of the lamps, the stalls and the band', 'the quay and the boat for 6 seconds, the lamps, the stalls and the band for 10'.
 * They are read as the lines of an outline are. One thing with its time is no list: 'the boat 3 s, the band 4 s' is left to the rules.
 */
export function withTimedParts(written: Sentence): readonly Token[] | null {
  const tokens = withBareSeconds(written.tokens, written.grammar, (word) => isClipWord(written, word));
  const sentence: Sentence = { ...written, tokens };
  const read = readParts(sentence, () => true);
  if (read !== null || !tokens.some(({ quantity }) => quantity?.unit === 'share')) return read;
  return readParts(withSharesOfLength(sentence), areInTurn);
}

function readParts(
  sentence: Sentence,
  isWanted: (parts: readonly Part[]) => boolean,
): readonly Token[] | null {
  const { tokens } = sentence;
  const amounts = tokens.flatMap((token, at) => (isPartTime(token) ? [at] : []));
  const breaks = breaksBehind(tokens);
  for (let first = 0; first < amounts.length - 1; ) {
    const parts = partsFrom(sentence, breaks, amounts, first);
    const [begin, end] = [parts[0], parts.at(-1)];
    first += Math.max(1, parts.length);
    if (
      begin === undefined ||
      end === undefined ||
      !areParts(sentence, parts) ||
      !areAll(sentence, parts) ||
      !isWanted(parts)
    )
      continue;
    const lines = parts.map((part, at) => ({ ...part, isEnding: part.isEnding && at === parts.length - 1 }));
    return [...tokens.slice(0, begin.from), ...outlineTokens(sentence, lines), ...tokens.slice(end.to)];
  }
  return null;
}

/** Of every token, where its sentence ends. */
function breaksBehind(tokens: readonly Token[]): readonly number[] {
  const ends: number[] = [];
  for (let at = tokens.length, end = tokens.length; at >= 0; at -= 1) {
    if (tokens[at]?.kind === 'break') end = at;
    ends[at] = end;
  }
  return ends;
}

/** Shares alone tell no order: '60 % the fish, 40 % the tank'. */
function areInTurn(parts: readonly Part[]): boolean {
  return parts.some(({ isTurn }) => isTurn);
}

/** Shares as seconds, where the length of the reel is said in words of its own: 'first 30 % the way, then ... . 40 seconds'. */
function withSharesOfLength(sentence: Sentence): Sentence {
  const { tokens } = sentence;
  const lengths = tokens.filter((token, at) => isPartTime(token) && isAlone(sentence, at));
  const [length] = lengths;
  const amount = length?.quantity?.unit === 'seconds' ? length.quantity.amount : null;
  if (lengths.length !== 1 || amount === null || amount.bound === 'between') return sentence;
  const read = tokens.map((token): Token => {
    const { quantity } = token;
    if (quantity?.unit !== 'share' || quantity.above !== undefined) return token;
    const value = amount.value * quantity.share;
    return { ...token, quantity: { unit: 'seconds', amount: { bound: quantity.bound, value } } };
  });
  return { ...sentence, tokens: read };
}

/** Whether nothing that is shown stands between the same ends of a sentence or commas. */
function isAlone(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const isEnd = (token: Token | undefined) => token === undefined || /^(?:break|comma)$/.test(token.kind);
  let [from, to] = [at, at + 1];
  while (from > Math.max(0, at - ALONE_WORDS_MAX) && !isEnd(tokens[from - 1])) from -= 1;
  while (to < at + ALONE_WORDS_MAX && !isEnd(tokens[to])) to += 1;
  const beside = tokens.slice(from, to);
  return !beside.some(({ kind, word }) => kind === 'file' || isClipWord(sentence, word));
}

const ALONE_WORDS_MAX = 12;

interface Part extends EndingLine {
  /** Whether words say that it comes first, next or last. */
  readonly isTurn: boolean;
  /** Whether the list stands behind its time, or says by its 'and' where it ends. */
  readonly isClear: boolean;
}

/** Several in a row, of which one at least is a list. */
function areParts({ tokens }: Sentence, parts: readonly Part[]): boolean {
  const lists = parts.filter(({ items, isEach }) => items.length > 1 && !isEach);
  if (parts.length < 2 || lists.length === 0) return false;
  const isApart = (part: Part) =>
    part.items.length === 1 || part.isClear || tokens[part.to]?.kind === 'break';
  return parts.every(isApart) || lists.length === parts.length;
}

/** A time that is told of a part: neither the most or the least of it, nor from when to when it plays. */
function isPartTime({ quantity }: Token): boolean {
  return quantity?.unit === 'seconds' && /^(?:exactly|about)$/.test(quantity.amount.bound);
}

/** Parts that are not all of the reel, as its length tells, leave something open between them. */
function areAll(sentence: Sentence, parts: readonly Part[]): boolean {
  const { tokens } = sentence;
  const secondsOf = ({ quantity }: Token): number =>
    quantity?.unit === 'seconds' && 'value' in quantity.amount ? quantity.amount.value : 0;
  const [from, to] = [parts[0]?.from ?? 0, parts.at(-1)?.to ?? 0];
  const lengths = tokens.filter(
    (token, at) => (at < from || at >= to) && isPartTime(token) && isAlone(sentence, at),
  );
  const sum = parts.reduce((all, { time }) => all + (time === null ? 0 : secondsOf(time)), 0);
  return lengths.every((length) => Math.abs(secondsOf(length) - sum) <= LENGTH_TOLERANCE * sum);
}
const LENGTH_TOLERANCE = 0.1;

/** The parts whose times stand at these places from the `first` on, as far as each follows the last. */
function partsFrom(
  sentence: Sentence,
  breaks: readonly number[],
  amounts: readonly number[],
  first: number,
): readonly Part[] {
  const { tokens } = sentence;
  const parts: Part[] = [];
  let from = amounts[first] ?? 0;
  const least = (amounts[first - 1] ?? -1) + 1;
  while (from > least && !isStart(tokens[from - 1])) from -= 1;
  for (let index = first; index < amounts.length; index += 1) {
    const [at = 0, next = tokens.length] = [amounts[index], amounts[index + 1]];
    // 'I need 6 seconds of the quay and the boat, then ...' begins with its time.
    const part =
      partAt(sentence, breaks, from, at, next) ??
      (index === first ? partAt(sentence, breaks, at, at, next) : null);
    if (part === null) break;
    parts.push(part);
    from = part.to;
  }
  return parts;
}

/** What a sentence or a list begins behind. */
function isStart(token: Token | undefined): boolean {
  return token?.kind === 'break' || token?.spelt === ':';
}

/** The part with its time at `at`, told from `begin` on, before the next time at `next`. */
function partAt(
  sentence: Sentence,
  breaks: readonly number[],
  begin: number,
  at: number,
  next: number,
): Part | null {
  const { tokens } = sentence;
  const lead = leadEnd(sentence, begin, at);
  const time = tokens[at];
  if (time === undefined) return null;
  if (lead.to === at) {
    // 'The last 3 seconds of the cake' are a part of a clip.
    if (tokens[at - 1]?.quantity?.unit === 'ordinal' && isIn(sentence, tokens[at + 1], 'of')) return null;
    const end = listEnd(sentence, breaks[at] ?? next, at, next);
    const listed = listedPart(sentence, at + 1, end);
    if (listed === null || listed.time !== null) return null;
    return {
      ...listed,
      from: lead.from,
      to: end,
      time,
      isEnding: lead.isEnding,
      isTurn: lead.isTurn,
      isClear: true,
    };
  }
  const labelled = behindLabel(sentence, breaks, lead.to, at, next);
  // 'Oma, Opa und die Biene je 4 Sekunden'
  const isEachBefore = namedPhraseEnd(sentence, 'eachBefore', at - 1) === at;
  const listed =
    labelled?.listed ?? behindName(sentence, listedPart(sentence, lead.to, isEachBefore ? at - 1 : at));
  if (listed === null || listed.time !== null) return null;
  const { to, isEach } = labelled ?? timeEnd(sentence, at + 1);
  const isClear = labelled !== null || isIn(sentence, lastJoint(sentence, lead.to, at), 'and');
  return {
    ...listed,
    from: lead.from,
    to,
    time,
    isEach: isEach || isEachBefore || listed.isEach,
    isEnding: lead.isEnding,
    isTurn: lead.isTurn,
    isClear,
  };
}

/**
 * Of 'the departure, that is the quay and the boat' the list behind what it is called.
 * @returns null where more than a list is told: 'the dog and the cat back and forth'
 */
function behindName(sentence: Sentence, listed: ListedPart | null): ListedPart | null {
  if (listed === null || listed.head.length > 0) return listed;
  const isKnown = ({ words }: OutlineLine['items'][number]) =>
    words.some(({ kind, word }) => kind === 'file' || isClipWord(sentence, word));
  const [first, ...items] = listed.items;
  if (first === undefined || !items.every(isKnown)) return null;
  if (isKnown(first)) return listed;
  return items.length < 2 ? null : { ...listed, head: first.words, items };
}

/** Of 'the way 10 s with the boat and the van' the list behind the time, where what the part is called stands before it. */
function behindLabel(sentence: Sentence, breaks: readonly number[], from: number, at: number, next: number) {
  const { tokens } = sentence;
  const label = tokens.slice(from, at);
  const opens = tokens[at + 1];
  const isWord = (token: Token): boolean =>
    token.kind === 'word' && token.quantity === null && !NO_LABEL.some((name) => isIn(sentence, token, name));
  const isLabel = label.length <= LABEL_WORDS_MAX && label.every(isWord);
  const isOpen = /^[(:]$/.test(opens?.spelt ?? '') || isIn(sentence, opens, 'prepositions');
  if (!isLabel || !isOpen) return null;
  const stop = listEnd(sentence, breaks[at] ?? next, at, next);
  // What the next part is called stands before its time.
  const joint = tokens.findLastIndex(
    (token, place) => place > at && place < stop && isJoint(token, sentence),
  );
  const to = next < tokens.length && stop > at && tokens[stop]?.kind !== 'break' ? joint : stop;
  const listed = to <= at ? null : listedPart(sentence, at + 1, to);
  return listed === null ? null : { listed, to, isEach: listed.isEach };
}
const LABEL_WORDS_MAX = 4;
/** 'I need 6 s of the boat' names no part. */
const NO_LABEL = ['verbs', 'subjects', 'wishMarks', 'modals', 'negators'] as const;

/** Where the list behind a time ends: with its sentence, or before what leads to the next time. */
function listEnd(sentence: Sentence, end: number, at: number, next: number): number {
  if (next > end) return end;
  for (let lead = Math.max(at + 1, next - LEAD_WORDS_MAX); lead < next; lead += 1)
    if (isJointAt(sentence, lead) && leadEnd(sentence, lead, next).to === next) return lead;
  return next;
}
const LEAD_WORDS_MAX = 7;

function isJointAt(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return (
    token !== undefined && (isJoint(token, sentence) || namedPhraseEnd(sentence, 'thenWords', at) !== null)
  );
}

/** Behind the time: ')', 'long', 'each'. */
function timeEnd(sentence: Sentence, from: number) {
  const { tokens } = sentence;
  let to = from;
  let isEach = false;
  for (; to < from + 3; to += 1) {
    const token = tokens[to];
    isEach ||= isIn(sentence, token, 'distributive');
    const isOwn = (['distributive', 'adjectives', 'adverbs'] as const).some((name) =>
      isIn(sentence, token, name),
    );
    if (token?.spelt !== ')' && !(isOwn && !isIn(sentence, token, 'thens'))) break;
  }
  return { to: namedPhraseEnd(sentence, 'sharedTime', to) ?? to, isEach };
}

function lastJoint(sentence: Sentence, from: number, to: number): Token | undefined {
  return sentence.tokens.slice(from, to).findLast((token) => isJoint(token, sentence));
}
