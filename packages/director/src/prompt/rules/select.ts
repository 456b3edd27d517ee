import { conceptsOf } from '../clips/concepts.ts';
import { isPast } from '../sentence/clauses.ts';
import type { Named } from '../sentence/named-lists.ts';
import { isIn, isPair, isSkipped, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import { isTold } from '../sentence/told.ts';
import { isOneOf } from '../words/numbers.ts';
import type { Token } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';
import type { Match } from './found-match.ts';
import { LOOSE_FRAMES } from './loose-frames.ts';
import { matchesAt } from './match.ts';

/** Each further frame costs a little, so that one that explains all is preferred to two that share it. */
const FRAME_COST = 3;

/** The rules that together explain most of the words, in order and without overlaps. */
export function selectMatches(sentence: Sentence): readonly Match[] {
  const count = sentence.tokens.length;
  const byEnd: Match[][] = Array.from({ length: count + 1 }, () => []);
  for (let at = 0; at < count; at += 1)
    for (const match of bestOfEach(matchesAt(sentence, at)))
      if (isGrounded(sentence, match) && !isTold(sentence, match)) byEnd[match.to]?.push(match);

  const best: { readonly score: number; readonly last: Match | null }[] = [{ score: 0, last: null }];
  for (let to = 1; to <= count; to += 1) {
    let here = { score: best[to - 1]?.score ?? 0, last: null as Match | null };
    for (const match of byEnd[to] ?? []) {
      const score = (best[match.from]?.score ?? 0) + worthOf(sentence, match);
      if (score > here.score) here = { score, last: match };
    }
    best.push(here);
  }
  const selected: Match[] = [];
  for (let to = count; to > 0; ) {
    const last = best[to]?.last ?? null;
    if (last !== null) selected.push(last);
    to = last === null ? to - 1 : last.from;
  }
  return selected.reverse();
}

const TOLD_BY_WORDS = 8;

/** A rule whose own words say little needs a thing that a clip or the tables know: 'the tent 5 s', not 'a lively 5 s'. */
function isGrounded(sentence: Sentence, match: Match): boolean {
  const { rule, slots, literal, from: start, to } = match;
  // 'For the finish line' asks for no finish.
  const named = [...(slots.clips ?? []), ...(slots.than ?? [])];
  if (named.some(({ from }) => from > start && isPair(sentence, from - 1))) return false;
  const [first] = slots.clips ?? [];
  const splitsName = isPair(sentence, start - 1);
  // The 'warm' of a clip called 'warm-up', the 'up first' of 'curtain up first', and the 'wind noise' of a clip called so.
  if (named.length === 0 && (splitsName || isPair(sentence, to - 1))) return false;
  if (named.length === 0 && to === start + 2 && isPair(sentence, start)) return false;
  if (splitsName && first?.from !== start) return false;
  if (!/^(?:shotList|holdEach)$/.test(rule.frame) && isStrayList(sentence, start, slots.clips ?? []))
    return false;
  if ([slots.clips ?? [], slots.than ?? []].some((list) => beginsNew(sentence, to, list))) return false;
  // The 'no 25 seconds' of 'thirty, no 25 seconds' forbids no length.
  const amount = slots.s?.quantity;
  if (
    /^(?:cutL|l)engthNot$/.test(rule.frame) &&
    amount?.unit === 'seconds' &&
    amount.amount.bound === 'exactly' &&
    literal < TOLD_BY_WORDS * 2
  )
    return false;
  const isTimed = (slots.s ?? slots.range ?? slots.n) !== undefined;
  if (
    isTimed &&
    /^(?:section|part)/.test(rule.frame) &&
    (slots.clips ?? []).slice(1).some(({ isThen, hold }) => isThen ?? hold)
  )
    return false;
  // 'Choose only sharp ones' names no 'choose'.
  const isUnsaid = first?.from === start && !isIn(sentence, sentence.tokens[start], 'determiners');
  if (
    /^mood/.test(rule.frame) &&
    isIn(sentence, sentence.tokens[start], 'determiners') &&
    !isOfReel(sentence, to)
  )
    return false;
  // 'The only boat I care about'
  if (rule.frame === 'only' && isIn(sentence, sentence.tokens[start - 1], 'determiners')) return false;
  // 'Just the two falls' names what is wanted.
  if (rule.frame === 'nothingElse' && slots.n !== undefined && isNamedNext(sentence, to)) return false;
  // 'Walt only ever shows up when his knee allows it'
  if (rule.frame === 'only' && isIn(sentence, sentence.tokens[start + 1], 'past')) return false;
  // 'Dolphins: 4 seconds each'
  if (
    rule.frame === 'hold' &&
    namedPhraseEnd(sentence, 'each', to) !== null &&
    (slots.clips ?? []).length > 0
  )
    return false;
  if (rule.frame === 'exclude' && (goesOn(sentence, to) || isApart(sentence, start, first))) return false;
  // 'Every shot in black and white', 'blend every shot into the next'
  if (rule.frame === 'everyClip' && isOfEvery(sentence, start, to)) return false;
  if (isAside(sentence, start, to, named)) return false;
  if (isObject(sentence, start, match) || isBehindPlace(sentence, start, first)) return false;
  if (rule.frame === 'exclude' && (isOpenNot(sentence, to) || isTrim(sentence, start, to, first)))
    return false;
  // 'Nothing happening, and then waves'
  if (rule.frame === 'exclude' && (slots.clips ?? []).some(({ isThen }) => isThen === true)) return false;
  if (/^(?:include|only|prefer)$/.test(rule.frame) && isAboutReel(sentence, to, slots.clips ?? []))
    return false;
  // 'The heron should last 5 seconds' puts it nowhere.
  const [before, behind] = [sentence.tokens[to - 1], sentence.tokens[to]];
  const isAsked = isIn(sentence, sentence.tokens[to - 2], 'stops');
  if (rule.frame === 'close' && isAsked && before?.word === 'last' && behind?.quantity?.unit === 'seconds')
    return false;
  // 'The heron shot is 5 seconds' is about that shot, 'the heron from 2 to 6 seconds' about a part of it.
  if (rule.frame === 'cutLength' && isOneOfThing(sentence, start)) return false;
  if (rule.frame === 'hold' && slots.s !== undefined && /^from /.test(slots.s.word)) return false;
  if (/^(?:open|close)$/.test(rule.frame) && isPlacedOtherwise(sentence, start, to, slots.clips ?? []))
    return false;
  if (rule.frame === 'section' && slots.n !== undefined && !isBehindTime(sentence, start, first))
    return false;
  if (rule.frame === 'orderNamed' && literal === 0 && knownAmong(sentence, slots.clips ?? []) < 2)
    return false;
  if (rule.frame === 'shotList')
    return knownAmong(sentence, slots.clips ?? []) * 2 > (slots.clips ?? []).length;
  if (slots.clips === undefined || (literal >= TOLD_BY_WORDS && !isUnsaid)) return true;
  return isAboutKnown(sentence, slots.clips);
}

/** Whether a thing that a clip or the tables know is named, or one stands for what was named before. */
function isAboutKnown(sentence: Sentence, named: readonly Named[]): boolean {
  const points = (token: Token) =>
    isIn(sentence, token, 'anaphora') || isIn(sentence, token, 'persons') || isIn(sentence, token, 'rest');
  return (
    namesKnown(sentence, named) || named.some(({ from, to }) => sentence.tokens.slice(from, to).some(points))
  );
}

/** The 'shot' of 'the heron shot' */
function isOneOfThing(sentence: Sentence, at: number): boolean {
  const [noun, thing] = [sentence.tokens[at], sentence.tokens[at - 1]];
  return (
    isIn(sentence, noun, 'clipNouns') &&
    !isIn(sentence, thing, 'determiners') &&
    noun?.word.endsWith('s') === false &&
    thing !== undefined &&
    isKnownThing(sentence, thing)
  );
}

/** 'All but the sting, grandpa at the end': what more is said of the last thing behind a comma begins something new. */
function beginsNew(sentence: Sentence, to: number, named: readonly Named[]): boolean {
  const [last, before] = [named.at(-1), named.at(-2)];
  if (last === undefined || before === undefined || last.to !== to) return false;
  // 'Skip that and the first goal is blurry'
  if (sentence.grammar.classes.being.has(sentence.tokens[to]?.spelt ?? '') || isPast(sentence, to))
    return true;
  if (sentence.grammar.lexicon.code === 'en' && DOES.test(sentence.tokens[to]?.word ?? '')) return true;
  if (last.from !== before.to + 1 || sentence.tokens[before.to]?.kind !== 'comma') return false;
  const next = sentence.tokens[to];
  return (
    next?.kind === 'word' &&
    next.quantity === null &&
    !isSkipped(sentence, next) &&
    !isIn(sentence, next, 'and') &&
    !isIn(sentence, next, 'connectors')
  );
}

const DOES =
  /^(?:hates|loves|likes|wants|needs|says|thinks|does|has|knows|keeps|can|could|should|must|will)$/;

/** The 'a fun' of 'a fun, colourful 20 second reel' is a mood of the reel; that of 'a fun day' is none. */
function isOfReel(sentence: Sentence, from: number): boolean {
  for (let at = from; at < from + WORDS_BEFORE_REEL; at += 1) {
    if (sentence.tokens[at] === undefined || sentence.tokens[at]?.kind === 'break') return false;
    if (namedPhraseEnd(sentence, 'videoNoun', at) !== null) return true;
  }
  return false;
}
const WORDS_BEFORE_REEL = 6;

/** 'Keep it short', 'keep it to 15 seconds': more is said of the reel, and no clip is asked for. */
function isAboutReel(sentence: Sentence, to: number, [only, second]: readonly Named[]): boolean {
  if (only === undefined || second !== undefined || only.to !== to || only.to !== only.from + 1) return false;
  if (!isIn(sentence, sentence.tokens[only.from], 'anaphora')) return false;
  const next = sentence.tokens[to];
  if (next?.kind === 'number') return true;
  const isOver = GOES_ON.some((name) => isIn(sentence, next, name));
  return next?.kind === 'word' && !isOver;
}
const GOES_ON = [
  'and',
  'connectors',
  'fillers',
  'doubts',
  'thens',
  'greetings',
  'orders',
  'subjects',
] as const;

/** 'Cut it so that he stops' makes it shorter, 'cut it' leaves it out. */
function isTrim(
  { tokens, ...sentence }: Sentence,
  start: number,
  to: number,
  first: Named | undefined,
): boolean {
  const isCut = tokens[start]?.word === 'cut' && first?.from === start + 1 && first.to === to;
  if (!isCut || !sentence.grammar.classes.anaphora.has(tokens[first.from]?.word ?? '')) return false;
  return tokens[to]?.kind === 'word' && !sentence.grammar.classes.and.has(tokens[to]?.word ?? '');
}

/** 'Before, cut, after': what a comma parts from its verb is not left out. */
function isApart(sentence: Sentence, start: number, first: Named | undefined): boolean {
  return first !== undefined && first.from === start + 2 && sentence.tokens[start + 1]?.kind === 'comma';
}

function isNamedNext(sentence: Sentence, to: number): boolean {
  const next = sentence.tokens[to];
  return next?.kind === 'word' && isKnownThing(sentence, next);
}

/** What is said of every shot asks for none. */
function isOfEvery(sentence: Sentence, start: number, to: number): boolean {
  return (
    isIn(sentence, sentence.tokens[start], 'distributive') &&
    isIn(sentence, sentence.tokens[to], 'prepositions')
  );
}

/** The 'last' of 'last time we met' places nothing. */
function isAside(sentence: Sentence, start: number, to: number, named: readonly Named[]): boolean {
  for (let at = start; at < to; at += 1) {
    const isNamed = named.some((one) => one.from <= at && at < one.to);
    const isPlace = sentence.tokens[at]?.quantity?.unit === 'ordinal';
    if (!isNamed && isPlace && namedPhraseEnd(sentence, 'aside', at) !== null) return true;
  }
  return false;
}

/** 'That has to go in', 'it can't be longer' leave nothing out. */
function goesOn(sentence: Sentence, to: number): boolean {
  const { tokens } = sentence;
  const [last, next] = [tokens[to - 1]?.word ?? '', tokens[to]];
  if (last === 'go')
    return isIn(sentence, next, 'prepositions') ? next?.word !== 'out' : next?.quantity?.unit === 'ordinal';
  if (!/^(?:be|can't|cant|cannot|shouldn't|mustn't)$/.test(last)) return false;
  if (next?.quantity?.unit === 'seconds') return true;
  if (next?.kind !== 'word') return false;
  return !(['connectors', 'and', 'thens', 'fillers', 'subjects'] as const).some((name) =>
    isIn(sentence, next, name),
  );
}

/** The 'it' of 'breakfast opens it and bedtime closes it' begins no list. */
function isObject(sentence: Sentence, start: number, { rule: { frame }, slots }: Match): boolean {
  const [first, second] = slots.clips ?? [];
  return (
    first?.from === start &&
    (second !== undefined || frame === 'keepFaulty') &&
    first.to === start + 1 &&
    isIn(sentence, sentence.tokens[start], 'anaphora') &&
    isIn(sentence, sentence.tokens[start - 1], 'verbs')
  );
}

/** The 'start' of 'a title at the start, then the tags' is no thing. */
function isBehindPlace(sentence: Sentence, start: number, first: Named | undefined): boolean {
  if (first?.from !== start) return false;
  return ['first', 'last'].some((name) => (namedPhraseEnd(sentence, name, start - 1) ?? 0) > start);
}

/** The 'no' of 'el abuelo no se subía' belongs to the verb behind it. */
function isOpenNot(sentence: Sentence, to: number): boolean {
  const next = sentence.tokens[to];
  return (
    isIn(sentence, sentence.tokens[to - 1], 'negators') &&
    next?.kind === 'word' &&
    !isIn(sentence, next, 'and') &&
    !isIn(sentence, next, 'connectors') &&
    !isSkipped(sentence, next)
  );
}

/** 'The hall, the kitchen, at the end the balcony': a place behind a comma is that of what follows it. */
function isOfNext(sentence: Sentence, last: Named | undefined, to: number): boolean {
  const { tokens } = sentence;
  if (last === undefined || last.to >= to || tokens[last.to]?.kind !== 'comma') return false;
  const [next, noun] = [tokens[to], tokens[to + 1]];
  return isIn(sentence, next, 'determiners') && noun !== undefined && isKnownThing(sentence, noun);
}

function isPlacedOtherwise(sentence: Sentence, start: number, to: number, named: readonly Named[]): boolean {
  const { tokens } = sentence;
  const [first] = named;
  if (isOfNext(sentence, named.at(-1), to)) return true;
  if (isAdjective(sentence, start, first)) return true;
  if (first?.from === start)
    // 'Confetti, first dance', 'when the shop opens', 'he starts at two in the morning'
    return (
      isPair(sentence, to - 1) ||
      (first.to === to - 1 &&
        isIn(sentence, tokens[to - 1], 'verbs') &&
        (isIn(sentence, tokens[start - 1], 'relatives') || isIn(sentence, tokens[to], 'prepositions')))
    );
  // 'The pole first, some clippers, a towel': what stands behind the comma is not what comes first.
  const [before, place, next] = [tokens[start - 1], tokens[start], tokens[start + 1]];
  return (
    place?.quantity?.unit === 'ordinal' &&
    next?.kind === 'comma' &&
    before !== undefined &&
    isKnownThing(sentence, before)
  );
}

/** The 'last' of 'the last boat leaves' tells which boat. */
function isAdjective(sentence: Sentence, at: number, named: Named | undefined): boolean {
  return (
    named?.from === at + 1 &&
    sentence.tokens[at]?.quantity?.unit === 'ordinal' &&
    isIn(sentence, sentence.tokens[at - 1], 'determiners')
  );
}

/** 'The next 10 the drive' are seconds where 'the first 5 seconds' stands before; 'the last 10 clips' are none. */
function isBehindTime(sentence: Sentence, at: number, named: Named | undefined): boolean {
  const noun = sentence.tokens[named?.from ?? at];
  if (isIn(sentence, noun, 'clipNouns')) return false;
  // 'Les 4 premières secondes'
  const { seconds } = sentence.grammar.lexicon.numbers;
  if (sentence.tokens.slice(at, named?.from ?? at).some(({ word }) => isOneOf(seconds, word))) return true;
  return sentence.tokens
    .slice(0, at)
    .some(
      ({ quantity }, index) =>
        quantity?.unit === 'seconds' &&
        (isIn(sentence, noun, 'determiners') || sentence.tokens[index - 1]?.quantity?.unit === 'ordinal'),
    );
}

/**
 * 'Ana before Ben, speech last' puts no Ben last, and 'not Ben and the break at the end' forbids no break: what stands
 * before its rule is a list only where 'and' or 'then' says so, and behind 'not' one thing alone.
 */
function isStrayList(sentence: Sentence, start: number, named: readonly Named[]): boolean {
  const [first, ...others] = named;
  const last = others.at(-1);
  if (first?.from !== start || last === undefined) return false;
  if (isIn(sentence, sentence.tokens[start - 1], 'negators')) return true;
  const before = named.at(-2);
  return before !== undefined && last.from === before.to + 1 && sentence.tokens[before.to]?.kind === 'comma';
}

function isKnownThing({ grammar, clipWords }: Sentence, { kind, word, quantity }: Token): boolean {
  if (kind === 'file' || clipWords.has(word) || quantity?.unit === 'count' || quantity?.unit === 'ordinal')
    return true;
  if (kind !== 'word') return false;
  // 'Cried once' counts no clip of tears.
  if (grammar.lexicon.code === 'en' && word.endsWith('ed') && !grammar.classes.notPast.has(word))
    return false;
  return (
    wordForms(word, grammar.lexicon.code).some((form) => clipWords.has(form)) ||
    conceptsOf(word, grammar.lexicon).some((concept) => !/^[@^~]/.test(concept))
  );
}

function worthOf(sentence: Sentence, match: Match): number {
  const isLoose = LOOSE_FRAMES.has(match.rule.frame) && !isHeld(sentence, match);
  const isUnknown =
    match.slots.clips !== undefined &&
    !NAMING_FRAMES.test(match.rule.frame) &&
    !isAboutKnown(sentence, match.slots.clips);
  return (isLoose || isUnknown ? match.score * 0.6 : match.score) - FRAME_COST;
}

/** These are about what they name, whether anybody knows it: 'two shots of the lighthouse'. */
const NAMING_FRAMES = /^(?:countOf|topic|topicOf|hold|times)$/;

/** 'Stay on the tiling for six seconds' is more than a length beside a thing. */
function isHeld(sentence: Sentence, { rule, literal, slots: { clips = [], s }, from, to }: Match): boolean {
  if (s?.quantity?.unit === 'seconds' && s.quantity.amount.bound === 'between') return false;
  if (rule.frame !== 'hold' || literal < HELD_BY_WORDS || clips.length !== 1) return false;
  const isFor = sentence.tokens.slice(from, to).some((token) => isIn(sentence, token, 'lasting'));
  return (isFor || literal >= SAID_OUTRIGHT) && namesKnown(sentence, clips);
}

const HELD_BY_WORDS = 14;
/** 'Can be short, like two seconds' */
const SAID_OUTRIGHT = 18;

function namesKnown(sentence: Sentence, named: readonly Named[]): boolean {
  return knownAmong(sentence, named) > 0;
}

function knownAmong(sentence: Sentence, named: readonly Named[]): number {
  return named.filter(({ from, to }) =>
    sentence.tokens.slice(from, to).some((token) => isKnownThing(sentence, token)),
  ).length;
}

/** Of the matches of one frame with one end, that which explains most. */
function bestOfEach(matches: readonly Match[]): readonly Match[] {
  const best = new Map<string, Match>();
  for (const match of matches) {
    const key = `${match.rule.frame} ${match.to}`;
    const known = best.get(key);
    if (known === undefined || match.score > known.score) best.set(key, match);
  }
  return [...best.values()];
}
