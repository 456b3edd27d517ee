import { isJoint } from '../sentence/list-words.ts';
import { isClipWord, isIn, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';
import { isListHeading } from './headings.ts';

const HEAD_WORDS_MAX = 8;
const ITEM_WORDS_MAX = 7;
const TEXT_LEAD_MAX = 5;

/** A thing of a part, with its own time. */
interface OutlineItem {
  readonly words: readonly Token[];
  readonly time: Token | null;
}

/** One line of an outline: 'Act two, the fights (12 s): Jonas, Mia, Emil'. */
export interface OutlineLine {
  readonly from: number;
  readonly to: number;
  /** What the part is called, without its time. */
  readonly head: readonly Token[];
  readonly items: readonly OutlineItem[];
  /** How long the part is, or each thing in it. */
  readonly time: Token | null;
  readonly isEach: boolean;
  /** What is to be written over it. */
  readonly text: Token | null;
}

/** Reads the tokens `[from, to)`, which no end of a sentence divides, as a part of a reel; null where they say anything else. */
export function outlineLine(sentence: Sentence, from: number, to: number): OutlineLine | null {
  const { tokens } = sentence;
  const cut = listIn(sentence, from, to);
  if (cut === null) return null;
  const head = tokens.slice(from, cut.headTo).filter(({ spelt }) => !/^[()[\]]$/.test(spelt));
  const timesOf = (some: readonly Token[]) => some.filter((token, at) => isTime(token, some[at - 1]));
  const called = head.filter((token) => !timesOf(head).includes(token));
  if (!isHeading(sentence, from, cut.headTo, called)) return null;
  const listed = itemsOf(sentence, withoutTimeBrackets(tokens.slice(cut.from, cut.to)));
  const times = [...timesOf(head), ...timesOf(cut.behind)];
  const time = listed?.time ?? inSeconds(times[0]) ?? null;
  if (listed === null || times.length + (listed.time === null ? 0 : 1) > 1) return null;
  const text = listed.text ?? cut.behind.find(({ kind }) => kind === 'quote') ?? null;
  return { ...listed, from, to, head: called, time, text };
}

/** '12 s', and the 10 of 'the last 10 are reward' */
function isTime({ quantity }: Token, before: Token | undefined): boolean {
  return quantity?.unit === 'seconds' || (quantity?.unit === 'count' && before?.quantity?.unit === 'ordinal');
}

function inSeconds(token: Token | undefined): Token | undefined {
  return token?.quantity?.unit === 'count'
    ? { ...token, quantity: { ...token.quantity, unit: 'seconds' } }
    : token;
}

interface Cut {
  readonly headTo: number;
  readonly from: number;
  readonly to: number;
  readonly behind: readonly Token[];
}

/** Where the list of a line stands: in brackets, or behind the colon. */
function listIn(sentence: Sentence, from: number, to: number): Cut | null {
  const { tokens } = sentence;
  const find = (sign: string, at: number) => {
    const found = tokens.findIndex(({ spelt }, place) => place >= at && place < to && spelt === sign);
    return found < 0 ? to : found;
  };
  const [open, colon] = [find('(', from), find(':', from)];
  const close = find(')', open);
  const isTimed = tokens.slice(open, close).some(({ quantity }) => quantity !== null);
  if (open < colon && close < to && !isTimed) {
    const behind = tokens.slice(close + 1, to).filter(({ spelt, kind }) => spelt !== ':' && kind !== 'comma');
    const [first, ...more] = behind;
    const isTime = first === undefined || first.quantity?.unit === 'seconds';
    // '(fire): 4 seconds with the text "The End"'
    const isText = more.at(-1)?.kind === 'quote' && more.length <= TEXT_LEAD_MAX;
    return open === from || !isTime || (more.length > 0 && !isText)
      ? null
      : { headTo: open, from: open + 1, to: close, behind };
  }
  if (colon >= to) return behindVerb(sentence, from, to);
  return colon === from || colon === to - 1 ? null : { headTo: colon, from: colon + 1, to, behind: [] };
}

/** 'The dog, grandpa (14 s)' is 'the dog, grandpa, 14 s', but of 'the dog (4 s), grandpa (10 s)' each has its own time. */
function withoutTimeBrackets(list: readonly Token[]): readonly Token[] {
  const isTimedBracket = (at: number) =>
    list[at + 1]?.quantity?.unit === 'seconds' && list[at + 2]?.spelt === ')';
  const opens = list.flatMap(({ spelt }, at) => (spelt === '(' ? [at] : []));
  if (opens.length > 1 && opens.every(isTimedBracket))
    return list.filter(({ spelt }) => !/^[()]$/.test(spelt));
  const open = list.findLastIndex(({ spelt }) => spelt === '(');
  const sign = list[open];
  const isTimed = list[open + 1]?.quantity?.unit === 'seconds' && list.at(-1)?.spelt === ')';
  if (sign === undefined || !isTimed) return list;
  return [
    ...list.slice(0, open),
    { ...sign, kind: 'comma', word: ',', spelt: ',' },
    ...list.slice(open + 1, -1),
  ];
}

/** 'Part two is the corridor' */
function behindVerb(sentence: Sentence, from: number, to: number): Cut | null {
  const { tokens } = sentence;
  const at = isIn(sentence, tokens[from], 'determiners') ? from + 1 : from;
  const isNumbered = tokens[at + 1]?.quantity?.unit === 'count' && tokens[at]?.kind === 'word';
  const isVerb = isIn(sentence, tokens[at + 2], 'being');
  return isNumbered && isVerb && at + 3 < to ? { headTo: at + 2, from: at + 3, to, behind: [] } : null;
}

/** Names of parts are no wishes: 'Not in it: the dog', 'music: only at the end'. */
function isHeading(sentence: Sentence, from: number, to: number, called: readonly Token[]): boolean {
  const words = called.filter(({ kind }) => kind === 'word');
  if (words.length === 0 || called.length > HEAD_WORDS_MAX) return false;
  if (isListHeading(sentence, from, to)) return false;
  const isEnd = ENDS.some((name) => namedPhraseEnd(sentence, name, from) !== null);
  // 'Part 1', but not 'clip 1'
  const isPart = namedPhraseEnd(sentence, 'partNoun', from) !== null;
  for (let at = isEnd ? from + 1 : from; at < to; at += 1) {
    // 'Act one, the start: the vase'
    if (isPart && ENDS.some((name) => namedPhraseEnd(sentence, name, at) !== null)) continue;
    // 'Show 5 s: the vase'
    if (at === from && sentence.tokens[at + 1]?.quantity?.unit === 'seconds') continue;
    if (WISHES.some((name) => namedPhraseEnd(sentence, name, at) !== null)) return false;
    if (WISH_WORDS.some((name) => isIn(sentence, sentence.tokens[at], name))) return false;
  }
  const isPlain = (token: Token) => PLAIN_WORDS.some((name) => isIn(sentence, token, name));
  return isEnd || isPart || words.some((token) => !isPlain(token));
}
const ENDS = ['openerNoun', 'startNoun', 'closerNoun', 'endNoun'] as const;
const WISHES = [
  'drop',
  'onlyOf',
  'order',
  'music',
  'sound',
  'titleNoun',
  'cap',
  'grade',
  'others',
  'noOne',
  'apart',
  'hear',
  'each',
  'want',
] as const;
const WISH_WORDS = ['negators', 'wishMarks', 'modals', 'subjects', 'orders', 'distributive'] as const;
const PLAIN_WORDS = ['determiners', 'adjectives', 'adverbs', 'clipNouns', 'thens', 'prepositions'] as const;

type Listed = Pick<OutlineLine, 'items' | 'time' | 'isEach' | 'text'>;

/** The things of a list, and the time that stands behind it; null where it holds anything else. */
export function itemsOf(sentence: Sentence, list: readonly Token[]): Listed | null {
  const words = { grammar: sentence.grammar, clipWords: sentence.clipWords };
  const groups: Token[][] = [[]];
  for (const token of list)
    if (isJoint(token, words) || /^(?:->|[→>⇒➡])$/.test(token.spelt)) groups.push([]);
    else groups.at(-1)?.push(token);
  const parts = groups.filter((group) => group.length > 0);
  const items: OutlineItem[] = [];
  let time: Token | null = null;
  let text: Token | null = null;
  let isEach = false;
  for (const [at, group] of parts.entries()) {
    const quote = group.find(({ kind }) => kind === 'quote');
    text ??= quote ?? null;
    const isLast = at === parts.length - 1 || parts.slice(at + 1).every(([first]) => first?.kind === 'quote');
    const timed =
      group.find((token, place) => token.quantity !== null && !countsThings(token, group[place + 1])) ?? null;
    if (timed !== null && timed.quantity?.unit !== 'seconds') return null;
    const thing = quote === undefined ? group : beforeText(sentence, group);
    if (timed !== null && thing[0] === timed) {
      if (!isLast || time !== null || items.length === 0) return null;
      time = timed;
      isEach = thing.length > 1 && !isTogether(sentence, thing);
      if (isEach && !isEachBehind(sentence, thing.slice(1))) return null;
      continue;
    }
    if (thing.length === 0 && quote !== undefined) continue;
    const named = timed === null ? thing : thing.slice(0, thing.indexOf(timed));
    if (timed !== null && thing.at(-1) !== timed) return null;
    // Of 'the dog, the cat and the hens for 6 seconds' all of them.
    const isShared = isIn(sentence, named.at(-1), 'lasting');
    const words = isShared ? named.slice(0, -1) : named;
    if (!isThing(sentence, words)) return null;
    const isOfAll = isShared && isLast && items.length > 0 && items.every((item) => item.time === null);
    if (isOfAll) time ??= timed;
    items.push({ words, time: isOfAll ? null : timed });
  }
  const known = items.filter(({ words: some }) =>
    some.some(({ word, kind }) => kind === 'file' || isClipWord(sentence, word)),
  );
  return known.length * 2 >= items.length && known.length > 0 ? { items, time, isEach, text } : null;
}

/** The 'three' of 'the three vases' */
function countsThings({ quantity }: Token, next: Token | undefined): boolean {
  return quantity?.unit === 'count' && quantity.amount.bound === 'exactly' && next?.kind === 'word';
}

/** '6 seconds together' */
function isTogether(sentence: Sentence, [, ...behind]: readonly Token[]): boolean {
  const [first] = behind;
  const at = first === undefined ? -1 : sentence.tokens.indexOf(first);
  return at > 0 && namedPhraseEnd(sentence, 'sharedTime', at) === at + behind.length;
}

/** The 'each' of 'the dog, the cat, two seconds each' */
function isEachBehind(sentence: Sentence, words: readonly Token[]): boolean {
  return words.every(
    (token) =>
      isIn(sentence, token, 'distributive') ||
      isIn(sentence, token, 'clipNouns') ||
      isIn(sentence, token, 'prepositions'),
  );
}

/** The 'toast' of 'toast with the text "See you"' */
function beforeText(sentence: Sentence, group: readonly Token[]): readonly Token[] {
  const end = group.findIndex(
    (token, at) =>
      token.kind === 'quote' ||
      (at > 0 && (isIn(sentence, token, 'prepositions') || isIn(sentence, token, 'verbs'))),
  );
  return group.slice(0, end);
}

function isThing(sentence: Sentence, words: readonly Token[]): boolean {
  if (words.length === 0 || words.length > ITEM_WORDS_MAX) return false;
  const isOther = (token: Token) =>
    !/^(?:word|file|number)$/.test(token.kind) ||
    isIn(sentence, token, 'negators') ||
    (['verbs', 'wishMarks', 'modals', 'subjects', 'rest'] as const).some(
      (name) => isIn(sentence, token, name) && !isClipWord(sentence, token.word),
    );
  return !words.some(isOther);
}
