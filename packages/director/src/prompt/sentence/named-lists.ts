import type { Amount } from '@cutroom/contract';
import type { Token } from '../words/tokens.ts';
import { behindSameOf } from './list-words.ts';
import {
  afterFillers,
  measuredStart,
  type Stretch,
  thenEnd,
  trailingHold,
  trailingRange,
} from './measured-things.ts';
import { isBareNumber } from './naming-words.ts';
import { phraseEnds } from './noun-phrases.ts';
import { isApart, isClipWord, isIn, namedPhraseEnd, type Sentence } from './sentence.ts';

/** One thing named, as a stretch of tokens, with how long or which part of it is to play. */
export interface Named {
  readonly from: number;
  readonly to: number;
  /** Where the thing itself ends, before its length or part. */
  readonly nounTo?: number;
  /** Said after 'then': what is listed so wants that order. */
  readonly isThen?: true;
  /** Said after 'and finally'. */
  readonly isLast?: true;
  readonly hold?: Amount;
  /** How long it and those beside it play together: '20 seconds of the race and the tug of war'. */
  readonly together?: Amount;
  /** Plays beside the one before it, in the same part of the reel. */
  readonly isBeside?: true;
  /** Stands in the part of an outline that is called its end: 'outro: the parade'. */
  readonly isEnding?: true;
  /** Where the words stand that are to be written over it. */
  readonly text?: readonly [from: number, to: number];
  /** 'All the kickflips, 2 seconds each': what is said is said of every one of them. */
  readonly isEach?: true;
  /** 'Pat talking for 5 seconds': of Pat's clips those in which somebody talks. */
  readonly isTalk?: true;
  /** 'the final three seconds of the parade'. */
  readonly part?: { readonly at: 'first' | 'last'; readonly seconds: number };
  /** 'clip 2 from 5 to 8 seconds' */
  readonly range?: Stretch;
}

/** One way to read the list of things that begins at a token. */
export interface NamedList {
  readonly to: number;
  readonly items: readonly Named[];
}

const ITEMS_MAX = 12;
const WAYS_MAX = 4;

/** Every way to read a list of things from a token on, the longest first. */
export function namedLists(sentence: Sentence, at: number): readonly NamedList[] {
  const lists = readLists.get(sentence) ?? new Map<number, readonly NamedList[]>();
  readLists.set(sentence, lists);
  const found = lists.get(at) ?? readNamedLists(sentence, at);
  lists.set(at, found);
  return found;
}

const readLists = new WeakMap<Sentence, Map<number, readonly NamedList[]>>();

function readNamedLists(sentence: Sentence, at: number): readonly NamedList[] {
  const lists: NamedList[] = [];
  let before: readonly Named[] = [];
  let next: number | null = at;
  let isThen = false;
  let isLast = false;
  while (next !== null && before.length < ITEMS_MAX) {
    const ways: readonly Named[] = namedThings(sentence, next, isThen).map((way) =>
      isThen ? { ...way, isThen, ...(isLast ? { isLast } : {}) } : way,
    );
    const [longest]: readonly Named[] = ways.length > 0 ? ways : numberBehind(sentence, before.at(-1), next);
    if (longest === undefined) break;
    if (before.length > 0 && beginsNew(sentence, before, longest, isThen)) break;
    if (ways.length === 0) lists.push({ to: longest.to, items: [...before, longest] });
    for (const way of ways.slice(0, WAYS_MAX)) lists.push({ to: way.to, items: [...before, way] });
    before = [...before, longest];
    const follows: Next | null =
      afterSeparator(sentence, longest.to) ??
      dictatedNext(sentence, longest.from, longest.to) ??
      afterMore(sentence, longest.to);
    isThen = follows?.isThen ?? false;
    next = follows === null || isRest(sentence, follows.next) ? null : follows.next;
    if (next !== null && !isThen) next = behindSameOf(sentence, at, next);
    isLast = follows?.isLast ?? false;
  }
  return lists.sort((a, b) => b.to - a.to || b.items.length - a.items.length);
}

/** 'The cat before the kiln, and the kiln last', 'the lake and it should be short': what comes behind the list is no part of it. */
function beginsNew(
  sentence: Sentence,
  before: readonly Named[],
  { from, to, nounTo = to }: Named,
  isThen: boolean,
): boolean {
  const { tokens } = sentence;
  const isVerb = (token: Token | undefined) =>
    (['being', 'stops', 'wishMarks', 'past'] as const).some((name) => isIn(sentence, token, name)) ||
    (isIn(sentence, token, 'verbs') && token?.word.endsWith('s') === true);
  // 'Todo menos el pastel, ese seis segundos'
  const isMeasured = tokens[nounTo]?.quantity?.unit === 'seconds' && tokens[from - 1]?.kind === 'comma';
  const isPointing = nounTo === from + 1 && isIn(sentence, tokens[from], 'anaphora');
  if (isPointing && (isMeasured || isVerb(tokens[nounTo]))) return true;
  // 'Two shots of the cat and one of the dog'
  if (tokens[from]?.quantity?.unit === 'count' && isIn(sentence, tokens[from + 1], 'of')) return true;
  if (isClause(sentence, before, nounTo)) return true;
  if (isThen) return false;
  const wordsOf = (some: readonly Token[]) =>
    some.flatMap((token) => (isIn(sentence, token, 'determiners') ? [] : [token.word])).join(' ');
  const words = wordsOf(tokens.slice(from, nounTo));
  if (!isIn(sentence, tokens[from - 1], 'and')) return false;
  const last = before.at(-1);
  return last !== undefined && wordsOf(tokens.slice(last.from, last.nounTo ?? last.to)) === words;
}

/** 'A third of it should be the party, and the boat goes in the middle', 'end with the cheese then the dog should be third' */
function isClause(sentence: Sentence, before: readonly Named[], verbAt: number): boolean {
  const { tokens } = sentence;
  const [first] = before;
  let at = (first?.from ?? 0) - 1;
  while (isIn(sentence, tokens[at], 'determiners')) at -= 1;
  const lead = tokens[at];
  const isObject = (['verbs', 'prepositions', 'of', 'stops'] as const).some((name) =>
    isIn(sentence, lead, name),
  );
  return first !== undefined && isObject && isPredicate(sentence, tokens[verbAt]);
}

/** 'Is', 'should', 'comes' */
export function isPredicate(sentence: Sentence, token: Token | undefined): boolean {
  return (
    isIn(sentence, token, 'being') ||
    isIn(sentence, token, 'modals') ||
    // 'Goes', but 'mets' is an order.
    (sentence.grammar.lexicon.code === 'en' &&
      isIn(sentence, token, 'verbs') &&
      token?.word.endsWith('s') === true)
  );
}

/** Where the next thing of a list begins, and what was said before it. */
interface Next {
  readonly next: number;
  readonly isThen: boolean;
  readonly isLast: boolean;
}

/** 'the rings the kiss the garden': who dictates says no comma between the clips. */
function dictatedNext(sentence: Sentence, from: number, at: number): Next | null {
  const { tokens } = sentence;
  const isLed = isIn(sentence, tokens[at], 'determiners') && !isIn(sentence, tokens[at], 'distributive');
  // 'Le chat dans | la baignoire'
  if (isIn(sentence, tokens[at - 1], 'prepositions') && !isIn(sentence, tokens[at - 1], 'of')) return null;
  if (!isLed && !isApart(sentence, at - 1)) return null;
  const [end] = phraseEnds(sentence, at);
  const isClip = (some: readonly Token[]) => some.some(({ word }) => isClipWord(sentence, word));
  const areClips = end !== undefined && isClip(tokens.slice(at, end)) && isClip(tokens.slice(from, at));
  return areClips ? { next: at, isThen: false, isLast: false } : null;
}

/** The 5 of 'clips 2 and 5'. */
function numberBehind(sentence: Sentence, before: Named | undefined, at: number): readonly Named[] {
  const { tokens } = sentence;
  const token = tokens[at];
  if (before === undefined || token === undefined || !isBareNumber(token)) return [];
  const counts = tokens.slice(before.from, before.to);
  const isNumbered =
    counts.at(-1)?.quantity?.unit === 'count' &&
    (counts.length === 1 || isIn(sentence, counts.at(-2), 'clipNouns'));
  return isNumbered && !isIn(sentence, tokens[at + 1], 'clipNouns') ? [{ from: at, to: at + 1 }] : [];
}

/** 'The rest' begins something new: 'half of it the lake, the rest the tent'. */
function isRest(sentence: Sentence, at: number): boolean {
  const from = isIn(sentence, sentence.tokens[at], 'determiners') ? at + 1 : at;
  return isIn(sentence, sentence.tokens[from], 'rest');
}

/** Where the next thing of a list may begin: behind ',', 'and' or 'then'. */
function afterSeparator(sentence: Sentence, at: number): Next | null {
  const { tokens } = sentence;
  let next = at;
  let isThen = false;
  let isLast = false;
  for (;;) {
    const then = thenEnd(sentence, next);
    const lastly = then === null ? null : namedPhraseEnd(sentence, 'lastly', next);
    // 'A vela por último e os balões primeiro': the place of what stands before it.
    if (lastly !== null && lastly === then && isSeparator(sentence, tokens[lastly])) return null;
    if (then !== null) {
      isThen = true;
      isLast ||= lastly !== null;
      next = then;
    } else if (isSeparator(sentence, tokens[next])) next += 1;
    else {
      const behind = afterFillers(sentence, next);
      // 'Then, uh, the boat'
      const goesOn = isThen && tokens[behind]?.kind === 'comma';
      if (behind === next || (!goesOn && thenEnd(sentence, behind) === null)) break;
      next = behind;
    }
  }
  if (next === at || next > at + 6) return null;
  // 'The queue, so people see that we are open' tells what for.
  if (namedPhraseEnd(sentence, 'viewers', afterFillers(sentence, next)) !== null) return null;
  // 'And then only animals', 'no beach, just the garden' say more than a list.
  const follows = tokens[next];
  const isOnly = isIn(sentence, follows, 'adverbs') || (!isThen && isIn(sentence, follows, 'orders'));
  const isParted = isThen || tokens[next - 1]?.kind === 'comma';
  if (isParted && isOnly && isIn(sentence, follows, 'fillers')) return null;
  return { next: afterFillers(sentence, next), isThen, isLast };
}

/** Behind the few words more that are said of a thing before 'then': 'the ewe with her wool on and then the bald one', 'oven in, oven out'. */
function afterMore(sentence: Sentence, at: number): Next | null {
  const { tokens } = sentence;
  for (let next = at; next < at + WORDS_MORE_MAX; next += 1) {
    const token = tokens[next];
    if (
      token?.kind !== 'word' ||
      token.quantity !== null ||
      namedPhraseEnd(sentence, 'inTurns', next) !== null ||
      SAYS_MORE.some((name) => isIn(sentence, token, name))
    )
      return null;
    if (namedPhraseEnd(sentence, 'thenWords', next + 1) === null && !isIn(sentence, tokens[next + 1], 'and'))
      continue;
    const behind = afterSeparator(sentence, next + 1);
    // 'El fuego en medio y al final el perro' is two wishes.
    const isPlaced = (place: string) => namedPhraseEnd(sentence, place, at) !== null;
    const isOfNext = behind?.isLast === true && ['first', 'last', 'midway'].some(isPlaced);
    return behind?.isThen === true && !isOfNext ? behind : null;
  }
  return null;
}
const WORDS_MORE_MAX = 4;
/** Words that begin a wish or a clause of their own. */
const SAYS_MORE = [
  'verbs',
  'orders',
  'negators',
  'connectors',
  'wishMarks',
  'subjects',
  'modals',
  'being',
  'and',
  'past',
  'rest',
] as const;

function isSeparator(sentence: Sentence, token: Token | undefined): boolean {
  if (token === undefined) return false;
  return (
    token.kind === 'comma' ||
    isIn(sentence, token, 'and') ||
    (token.kind === 'sign' && /^[&+/]$/.test(token.spelt))
  );
}

/** Ways to read one thing, with the amount before or behind it. */
function namedThings(sentence: Sentence, at: number, isThen = false): readonly Named[] {
  const measured = measuredStart(sentence, at);
  if (measured !== null)
    return phraseEnds(sentence, measured.next).map((to) => ({ ...measured.taken, from: measured.next, to }));
  const behind = behindPart(sentence, at);
  if (behind !== null) return namedThings(sentence, behind, isThen);
  return phraseEnds(sentence, at).flatMap((nounTo): readonly Named[] => {
    const to = sayingEnd(sentence, nounTo);
    const range = trailingRange(sentence, to);
    const talk = to > nounTo ? { isTalk: true as const } : {};
    if (range !== null)
      return [
        { from: at, to: range.next, nounTo, range: range.range, ...talk },
        { from: at, to: nounTo },
      ];
    const hold = trailingHold(sentence, to, isThen);
    return hold === null
      ? [...(to > nounTo ? [{ from: at, to, nounTo, ...talk }] : []), { from: at, to: nounTo }]
      : [
          { from: at, to: hold.next, nounTo, hold: hold.amount, ...talk },
          { from: at, to: nounTo },
        ];
  });
}

/** 'The director talking for five seconds', 'Rosa saying something, five seconds at most' */
function sayingEnd(sentence: Sentence, at: number): number {
  const doing = sentence.tokens[at];
  if (!isIn(sentence, doing, 'saying') || doing?.word.endsWith('ing') !== true) return at;
  return namedPhraseEnd(sentence, 'saidSome', at + 1) ?? at + 1;
}

/** Behind the 'a bit of' of 'use a bit of him'. */
function behindPart(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  const noun = isIn(sentence, tokens[at], 'determiners') ? at + 1 : at;
  const isPart = isIn(sentence, tokens[noun], 'clipNouns') && isIn(sentence, tokens[noun + 1], 'of');
  const next = tokens[noun + 2];
  return isPart && (isIn(sentence, next, 'anaphora') || isIn(sentence, next, 'persons')) ? noun + 2 : null;
}
