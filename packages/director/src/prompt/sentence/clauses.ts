import type { Match } from '../rules/found-match.ts';
import type { Token } from '../words/tokens.ts';
import { phraseEnds } from './noun-phrases.ts';
import { isNoun, relativesOf } from './relative-clauses.ts';
import { beginsRun, isIn, isNameNotPast, isSkipped, namedPhraseEnd, type Sentence } from './sentence.ts';

/** Where the thought that holds a token begins: behind a comma, the end of a sentence, 'but' or 'and we'. */
export function clauseStart(sentence: Sentence, at: number): number {
  return Math.min(at, thoughtsOf(sentence).starts[Math.min(at, sentence.tokens.length - 1)] ?? 0);
}

const THOUGHT_WORDS_MAX = 80;

/** The same without reading the whole sentence, for one that is about to change; long thoughts begin nearer. */
export function walkToStart(sentence: Sentence, at: number): number {
  let from = at;
  while (from > Math.max(0, at - THOUGHT_WORDS_MAX) && !endsThought(sentence, from)) from -= 1;
  while (from < at && isSkipped(sentence, sentence.tokens[from])) from += 1;
  return from;
}

/** For every token where its thought begins and ends, and where the last word before it stands that tells, asks or doubts. */
interface Thoughts {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly told: readonly number[];
  /** The same without what only says which thing is meant: 'the one that he took'. */
  readonly toldOutside: readonly number[];
  readonly isRelative: readonly boolean[];
  readonly asked: readonly number[];
  readonly marked: readonly number[];
  readonly doubted: readonly number[];
}

const thoughts = new WeakMap<Sentence, Thoughts>();

/** Read once for each sentence, so that long thoughts are not read again for each of their words. */
export function thoughtsOf(sentence: Sentence): Thoughts {
  const known = thoughts.get(sentence);
  if (known !== undefined) return known;
  const { tokens } = sentence;
  const lastWhere = (holds: (at: number) => boolean): readonly number[] => {
    let last = -1;
    return tokens.map((_, at) => {
      if (holds(at)) last = at;
      return last;
    });
  };
  const begins = lastWhere((at) => at === 0 || endsThought(sentence, at));
  const firstReal = tokens.map((_, at) => at);
  for (let at = tokens.length - 2; at >= 0; at -= 1)
    if (isSkipped(sentence, tokens[at])) firstReal[at] = firstReal[at + 1] ?? at;
  const ends = tokens.map(() => tokens.length);
  for (let at = tokens.length - 2; at >= 0; at -= 1)
    ends[at] = begins[at + 1] === at + 1 ? at + 1 : (ends[at + 1] ?? tokens.length);
  // 'Teve que começar', 'the pilot let two of us'
  const marks = (at: number) =>
    isWishMark(sentence, tokens[at]) && !isToldMark(sentence, at) && !isLikeness(sentence, at);
  const isRelative = relativesOf(sentence);
  const tells = (at: number) =>
    // 'Will ich' asks as 'ich will' does.
    (isPast(sentence, at) || (isTeller(sentence, at) && !isAskedBefore(sentence, at))) &&
    !isOfOrder(sentence, at) &&
    !isAskedOut(sentence, at);
  const made: Thoughts = {
    starts: begins.map((begin) => firstReal[begin] ?? begin),
    ends,
    told: lastWhere(tells),
    toldOutside: lastWhere((at) => isRelative[at] !== true && tells(at)),
    isRelative,
    asked: lastWhere((at) => isQuestion(sentence, at) || (marks(at) && !isPast(sentence, at))),
    marked: lastWhere((at) => isQuestion(sentence, at) || marks(at)),
    doubted: lastWhere((at) => isIn(sentence, tokens[at], 'doubts')),
  };
  thoughts.set(sentence, made);
  return made;
}

/** 'A gente' tells, 'gente' alone calls those who are to listen: 'gente deixa a Ruth falar'. */
function isTeller(sentence: Sentence, at: number): boolean {
  const [before, token] = [sentence.tokens[at - 1], sentence.tokens[at]];
  const isCall = isIn(sentence, token, 'greetings') && !isIn(sentence, before, 'determiners');
  return isIn(sentence, token, 'subjects') && !isCall;
}

/** The 'ich' of 'das Boot will ich nicht sehen' */
function isAskedBefore(sentence: Sentence, at: number): boolean {
  return sentence.grammar.lexicon.code === 'de' && isWishMark(sentence, sentence.tokens[at - 1]);
}

/** The 'left' of 'the kettle left out, the interview too' tells of nobody who did it. */
function isAskedOut(sentence: Sentence, at: number): boolean {
  const end = namedPhraseEnd(sentence, 'leftOut', at);
  return end !== null && sentence.tokens[end]?.kind !== 'word';
}

/** The 'we filmed' of 'in the order we filmed it' says which order. */
function isOfOrder(sentence: Sentence, at: number): boolean {
  for (let back = at - 1; back >= at - ORDER_WORDS_MAX; back -= 1) {
    const token = sentence.tokens[back];
    if (namedPhraseEnd(sentence, 'order', back) !== null) return true;
    if (token?.kind !== 'word' || BETWEEN.every((name) => !isIn(sentence, token, name))) return false;
  }
  return false;
}
const ORDER_WORDS_MAX = 5;
const BETWEEN = [
  'and',
  'subjects',
  'relatives',
  'prepositions',
  'being',
  'past',
  'stops',
  'anaphora',
] as const;

/** The last word of a thought that tells of the past or of somebody; null where it asks, or tells of nothing. */
export function tellingWord(sentence: Sentence, from: number): number | null {
  const { ends, told, toldOutside, isRelative, marked } = thoughtsOf(sentence);
  const start = clauseStart(sentence, from);
  const last = (ends[from] ?? sentence.tokens.length) - 1;
  const word = (isRelative[from] === true ? told : toldOutside)[last] ?? -1;
  return word < start || (marked[last] ?? -1) >= start ? null : word;
}

/** Whether a new thought begins at a token. */
function endsThought(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const before = tokens[at - 1];
  if (before === undefined || before.kind === 'break' || before.kind === 'comma') return true;
  if (beginsRun(sentence, at)) return true;
  if (before.kind === 'sign' && /^[():]$|\p{Extended_Pictographic}/u.test(before.spelt)) return true;
  // 'All but three pieces'
  if (isIn(sentence, before, 'connectors')) return namedPhraseEnd(sentence, 'apart', at - 2) !== at;
  if (!isIn(sentence, before, 'and') && !isIn(sentence, before, 'thens')) return false;
  return isIn(sentence, tokens[at], 'subjects') || isTimeAlone(sentence, at) || isOrderAfter(sentence, at);
}

/** The 'yeah maybe forty five seconds' behind 'because she cried and' */
function isTimeAlone(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence;
  let at = from;
  while (isSkipped(sentence, tokens[at]) || isIn(sentence, tokens[at], 'doubts')) at += 1;
  const next = tokens[at + 1]?.kind ?? 'break';
  return tokens[at]?.quantity?.unit === 'seconds' && (next === 'break' || next === 'comma');
}

const ORDER_REACH = 12;

/** 'We went to the beach and start with the dog': an order behind 'and', unless 'to' or 'we' has its verbs before it. */
function isOrderAfter(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (!isIn(sentence, tokens[at], 'orders')) return false;
  for (let back = at - 2; back >= Math.max(0, at - ORDER_REACH); back -= 1) {
    const kind = tokens[back]?.kind;
    if (kind === 'break' || kind === 'comma') return true;
    const next = tokens[back + 1];
    const isVerb =
      isIn(sentence, next, 'verbs') || isIn(sentence, next, 'orders') || isPast(sentence, back + 1);
    if (isVerb && (isIn(sentence, tokens[back], 'subjects') || tokens[back]?.word === 'to')) return false;
  }
  return true;
}

/** Whether a word such as 'want' makes a wish, with its accents where they tell. */
export function isWishMark(sentence: Sentence, token: Token | undefined): boolean {
  return (
    isIn(sentence, token, 'wishMarks') ||
    (token !== undefined && sentence.grammar.classes.wishMarks.has(token.spelt))
  );
}

/** The 'like' of 'I put in like ten clips', which nobody likes. */
function isLikeness(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (tokens[at]?.word !== 'like') return false;
  const before = tokens[at - 1];
  return (
    !isIn(sentence, before, 'subjects') &&
    !isIn(sentence, before, 'stops') &&
    !isIn(sentence, before, 'fillers')
  );
}

/** The 'que' behind a verb of the past, the 'gonna' of 'I was gonna', and the 'let' of somebody else, who let it happen. */
export function isToldMark(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (isIn(sentence, tokens[at], 'relatives') || tokens[at]?.word === 'gonna')
    return isPast(sentence, at - 1);
  const isOfOthers = /^(?:quer(?:ia)?m?|gostava)$/.test(tokens[at]?.word ?? '');
  if (!isOfOthers && tokens[at]?.word !== 'let') return false;
  let before = at - 1;
  while (isSkipped(sentence, tokens[before]) && tokens[before]?.kind === 'word') before -= 1;
  const isDoer = isIn(sentence, tokens[before], 'subjects') || isIn(sentence, tokens[before], 'persons');
  if (/^(?:eu|yo|gente|nos)$/.test(tokens[before]?.word ?? '')) return false;
  return isDoer || (isNoun(sentence, tokens[before]) && isIn(sentence, tokens[before - 1], 'determiners'));
}

/** The 'we' of 'can we start' or the 'you' of 'could you': who asks so wishes. */
function isQuestion(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  return (
    isIn(sentence, tokens[at - 1], 'modals') &&
    (isIn(sentence, tokens[at], 'subjects') || tokens[at]?.word === 'you' || tokens[at]?.word === 'u')
  );
}

/** Whether a word tells of the past; one behind 'the' only describes a thing: 'the burnt toast'. */
export function isPast(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token === undefined || token.kind !== 'word') return false;
  const { past, pastEndings, notPast, wishMarks } = sentence.grammar.classes;
  // 'hätte gern' wishes, 'hatte' tells.
  if (token.spelt !== token.word && wishMarks.has(token.spelt)) return false;
  if (isPerfect(sentence, at)) return true;
  if (past.has(token.word) && (isNameNotPast(sentence, at) || isTimeOfThing(sentence, at))) return false;
  // 'The cup being made' and 'the wax being poured' only say which one.
  if (past.has(token.word) && sentence.tokens[at - 1]?.word === 'being') return false;
  if (past.has(token.word)) return !isIn(sentence, token, 'clipNouns') || isDone(sentence, at);
  if (notPast.has(token.word) || token.word.length < 5) return false;
  const before = sentence.tokens[at - 1];
  if (isIn(sentence, before, 'determiners') || isIn(sentence, before, 'prepositions')) return false;
  if (before?.word === 'being') return false;
  // 'No cracked cup'
  if (namedPhraseEnd(sentence, 'noSuch', at - 1) === at) return false;
  return [...pastEndings].some((ending) => token.spelt.endsWith(ending));
}

/** The 'yesterday' of 'the clips from yesterday': when they are from, not what was done. */
function isTimeOfThing(sentence: Sentence, at: number): boolean {
  const [before, token] = sentence.tokens.slice(at - 1, at + 1);
  return (
    isIn(sentence, token, 'vague') && (isIn(sentence, before, 'prepositions') || isIn(sentence, before, 'of'))
  );
}

/** 'Hat alles erklärt', 'a coupé la corde': a helping verb with what was done. */
function isPerfect({ tokens, grammar }: Sentence, at: number): boolean {
  const perfect = PERFECT[grammar.lexicon.code];
  if (perfect === undefined || !perfect.helps.test(tokens[at]?.spelt ?? '')) return false;
  for (let next = at + 1; next <= at + perfect.reach; next += 1) {
    const token = tokens[next];
    if (token === undefined || token.kind !== 'word') return false;
    if (perfect.done.test(token.spelt)) return true;
  }
  return false;
}
const PERFECT: Partial<
  Record<string, { readonly helps: RegExp; readonly done: RegExp; readonly reach: number }>
> = {
  de: {
    helps: /^(?:hat|habe|haben|bin|sind|ist)$/,
    done: /^(?:ge|be|ver|er|ent|zer).{2,}(?:t|en)$|ge.{2,}(?:t|en)$|iert$/,
    reach: 8,
  },
  fr: {
    helps: /^(?:a|ai|as|avons|avez|ont|est|sommes|sont)$/,
    done: /(?:é|ée|és|ées)$|^(?:fini|vu|fait|mis|pris|dit|bu|eu|perdu|venu|ouvert|dormi|ri|mangé)$/,
    reach: 2,
  },
};

/** The 'shot' of 'we shot' or 'it was shot'; that of 'a single shot' is a noun. */
function isDone(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1];
  return (
    isIn(sentence, before, 'subjects') || isIn(sentence, before, 'past') || isIn(sentence, before, 'being')
  );
}

/** Whether a match is only perhaps wished: 'maybe', 'I guess'. */
export function isDoubted(sentence: Sentence, match: Match): boolean {
  const start = clauseStart(sentence, match.from);
  const { doubted } = thoughtsOf(sentence);
  return (doubted[Math.min(match.to, sentence.tokens.length - 1)] ?? -1) >= start;
}

/** The noun phrase that ends nearest before a token, `[from, to)`. */
export function phraseBefore(sentence: Sentence, at: number): readonly [number, number] | null {
  for (let from = at - 1; from >= Math.max(0, at - 8); from -= 1) {
    if (isIn(sentence, sentence.tokens[from - 1], 'determiners')) continue;
    const end = phraseEnds(sentence, from).find((to) => to <= at);
    if (end !== undefined && end >= at - 2) return widest(sentence, from, end);
  }
  return null;
}

/** The longest phrase with that end. */
function widest(sentence: Sentence, from: number, end: number): readonly [number, number] {
  let first = from;
  for (let at = from - 1; at >= Math.max(0, from - 6); at -= 1)
    if (phraseEnds(sentence, at).includes(end)) first = at;
  return [first, end];
}
