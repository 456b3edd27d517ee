import { clauseStart, thoughtsOf } from '../sentence/clauses.ts';
import type { Named } from '../sentence/named-lists.ts';
import { phraseEnds } from '../sentence/noun-phrases.ts';
import { clipsOf, isIn, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import { isOneOf } from '../words/numbers.ts';
import { isReelLong } from '../words/reel-long.ts';
import type { Quantity } from '../words/tokens.ts';
import type { Match } from './found-match.ts';
import { isKnownThing } from './known-things.ts';
import { isAsSoonAs, isCounted, isStretch } from './misread-amounts.ts';
import { isMisplaced } from './misread-places.ts';
import {
  isAnyTimed,
  isNoException,
  isOnlyHere,
  isOpenWithout,
  leavesNothingOut,
} from './misread-refusals.ts';

/** Whether more stands around a match than its words: 'that has to go in', 'every shot into the next', 'last time we met'. */
export function isMisread(sentence: Sentence, match: Match): boolean {
  const { rule, slots, from: start, to } = match;
  const [first] = slots.clips ?? [];
  const named = [...(slots.clips ?? []), ...(slots.than ?? [])];
  if (isAside(sentence, start, to, named) || isObject(sentence, start, match)) return true;
  if (isBehindPlace(sentence, start, first) || isPointing(sentence, to, named)) return true;
  if (isNamedMusic(sentence, match) || isInsidePhrase(sentence, start, first)) return true;
  switch (rule.frame) {
    case 'exclude':
      return leavesNothingOut(sentence, match);
    case 'excludeOfIt':
      return sentence.grammar.lexicon.code === 'en' && isOpenWithout(sentence, to);
    case 'only':
      return isOnlyHere(sentence, match);
    case 'speechFinish':
    case 'speechPrefer':
      // 'Let him talk for ten seconds' is about the seconds.
      return (
        isIn(sentence, sentence.tokens[to], 'lasting') &&
        sentence.tokens[to + 1]?.quantity?.unit === 'seconds'
      );
    case 'exception':
      return isNoException(sentence, match);
    case 'cutLength':
    case 'countOfLength':
    case 'cutsLong':
    case 'hold':
    case 'holdNot':
    case 'holdNumber':
    case 'length':
      return isMisreadTime(sentence, match);
    case 'include':
      return namesNoClip(sentence, first);
    case 'titleOpening':
    case 'titleEnding':
      return isPointer(sentence, slots.text);
    case 'quieter':
    case 'louder':
    case 'mute':
      // 'Quieter when she talks'
      return first !== undefined && (beginsClause(sentence, first.from) || isAnyTimed(sentence, slots.clips));
    case 'less':
      // 'Tudo menos a festa' is about all but the party.
      return namedPhraseEnd(sentence, 'exceptThe', start) !== null;
    case 'longer':
    case 'shorter':
      return (slots.clips ?? []).slice(1).some(({ isThen }) => isThen === true);
    case 'section':
      return isOfThingBefore(sentence, start, first);
    case 'reverseMotion':
      return sentence.tokens[to]?.word === 'order';
    case 'times':
      return isAsSoonAs(sentence, to) || namedPhraseEnd(sentence, 'asMuch', to) !== null;
    case 'everyClip':
      return isOfEvery(sentence, start, to);
    case 'nothingElse':
      // 'Just the two falls' names what is wanted.
      return (
        (slots.n !== undefined && isNamedNext(sentence, to)) ||
        isOfSomebody(sentence, to) ||
        isDoneNext(sentence, to)
      );
    case 'count':
      return isCounted(sentence, start);
    default:
      return isMisplaced(sentence, match);
  }
}

/** Whether a time is that of something else, or tells how long something is. */
function isMisreadTime(sentence: Sentence, match: Match): boolean {
  const { rule, slots, from: start, to } = match;
  const [first] = slots.clips ?? [];
  switch (rule.frame) {
    case 'cutsLong':
      // 'Drone shots are always too long', 'the interview clip is long'
      return (
        sentence.tokens.slice(start, to).some(({ word }) => word === 'too') ||
        (isIn(sentence, sentence.tokens[start], 'clipNouns') &&
          isIn(sentence, sentence.tokens[start + 1], 'being') &&
          !isIn(sentence, sentence.tokens[start + 1], 'wishMarks') &&
          isThingAt(sentence, start - 1))
      );
    case 'holdNumber':
      return isIn(sentence, sentence.tokens[to], 'clipNouns');
    case 'hold':
    case 'length':
      return (
        isHowLong(sentence, start, to) || isSaidOfIt(sentence, start) || isStretch(sentence, start, first)
      );
    case 'holdNot':
      // 'Não coloca a festa, o barco por 4 segundos'
      return (slots.clips ?? []).length > 1 && isExact(slots.s?.quantity);
    default:
      return isTimeOfReel(sentence, match);
  }
}

function isExact(quantity: Quantity | null | undefined): boolean {
  return quantity?.unit === 'seconds' && quantity.amount.bound === 'exactly';
}

/** 'Schnelle Schnitte, 20 Sekunden', 'six clips 30 seconds', but 'three clips of 10 seconds': no shot is asked to last so long by the way. */
function isTimeOfReel(sentence: Sentence, { from, to, rule, slots, literal }: Match): boolean {
  if (!isReelLong(slots.s?.quantity)) return false;
  const hasComma = sentence.tokens.slice(from, to).some(({ kind }) => kind === 'comma');
  return hasComma || literal <= (rule.frame === 'cutLength' ? BESIDE_SHOTS : COUNT_AND_TIME);
}

/** The 'Sturz' of 'am Schluss Emils Sturz, und der Trainer muss nicht rein' begins no list of its own. */
function isInsidePhrase(sentence: Sentence, start: number, first: Named | undefined): boolean {
  const before = sentence.tokens[start - 1];
  if (first?.from !== start || before?.kind !== 'word' || before.quantity !== null) return false;
  if (isIn(sentence, sentence.tokens[start], 'determiners') || !isKnownThing(sentence, before)) return false;
  return phraseEnds(sentence, start - 1).some((end) => end > start);
}

/** 'Let the song be in it' is the clip that is called so. */
function isNamedMusic(sentence: Sentence, { rule, from: start, to }: Match): boolean {
  if (rule.frame !== 'music' && rule.frame !== 'musicAdd') return false;
  const { articles } = sentence.grammar.lexicon.numbers;
  for (let at = start + 1; at < to; at += 1) {
    const [before, token] = [sentence.tokens[at - 1], sentence.tokens[at]];
    const isDefinite = isIn(sentence, before, 'determiners') && !isOneOf(articles, before?.word ?? '');
    if (isDefinite && token !== undefined && clipsOf(sentence, token.word).size > 0) return true;
  }
  return false;
}

function isThingAt(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return token !== undefined && isKnownThing(sentence, token);
}

/** 'Get people to stop scrolling' asks for no people, 'put it on the first shot' not for that shot. */
function namesNoClip(sentence: Sentence, first: Named | undefined): boolean {
  const { tokens, clipWords } = sentence;
  const words = first === undefined ? [] : tokens.slice(first.from, first.to + 1);
  const [lead] = words;
  const isPronoun = isIn(sentence, lead, 'anaphora') && !isIn(sentence, lead, 'determiners');
  if (isPronoun && first !== undefined && first.to > first.from + 1)
    return isIn(sentence, words[1], 'prepositions');
  const isName = words.some(({ word, kind }) => kind === 'file' || clipWords.has(word));
  return words.slice(1).some(({ word }) => word === 'to') && !isName;
}

/** 'Put it on the first shot' writes no 'it'. */
function isPointer(sentence: Sentence, text: readonly [number, number] | undefined): boolean {
  if (text === undefined || text[1] - text[0] !== 1) return false;
  const [word] = sentence.tokens.slice(...text);
  return word?.kind === 'word' && isIn(sentence, word, 'anaphora');
}

/** The 'when' of 'when she talks', but not the 'that' of 'that one'. */
function beginsClause(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  // 'Das' is also the article of 'das Boot'.
  const isArticle = isIn(sentence, token, 'determiners');
  return isIn(sentence, token, 'relatives') && !isArticle && !isIn(sentence, token, 'anaphora');
}

/** The 'that' of 'mute that one' and 'mute that clip' points to a thing, and is not the reel. */
function isPointing(sentence: Sentence, to: number, named: readonly Named[]): boolean {
  const { tokens } = sentence;
  const isNamed = named.some((one) => one.to === to);
  const isThing = isIn(sentence, tokens[to], 'clipNouns');
  return !isNamed && isThing && isIn(sentence, tokens[to - 1], 'anaphora');
}

/** The 'only that' of 'only that from him' is all there is of him, not of the reel. */
function isOfSomebody(sentence: Sentence, to: number): boolean {
  const { tokens } = sentence;
  return (
    isIn(sentence, tokens[to], 'prepositions') &&
    (isIn(sentence, tokens[to + 1], 'persons') || isIn(sentence, tokens[to + 1], 'anaphora'))
  );
}

/** 'Que ça dure 25 secondes' */
function isDoneNext(sentence: Sentence, to: number): boolean {
  const next = sentence.tokens[to];
  const { spans } = sentence.grammar.lexicon.numbers;
  return next?.kind === 'word' && (isIn(sentence, next, 'verbs') || isOneOf(spans, next.word));
}

/** 'Marek in the first half, puppets in the second': a part behind a thing is not what the comma parts from it. */
function isOfThingBefore(sentence: Sentence, start: number, first: Named | undefined): boolean {
  const { tokens } = sentence;
  const before = tokens[start - 1];
  if (before?.kind !== 'word' || first === undefined || tokens[first.from - 1]?.kind !== 'comma')
    return false;
  return !(['and', 'thens', 'connectors', 'fillers'] as const).some((name) => isIn(sentence, before, name));
}

/** What 'clips 3 seconds' and '6 clips 3 seconds' are worth, with nothing between. */
const BESIDE_SHOTS = 14;
const COUNT_AND_TIME = 18;

const LONG_SECONDS = 90;

/** 'The shattering is great but it's four seconds long': how long a clip is, unless that is asked for or follows: 'so it's a minute'. */
function isSaidOfIt(sentence: Sentence, start: number): boolean {
  const { tokens } = sentence;
  if (!/^(?:it|that)'?s$/.test(tokens[start]?.word ?? '') || tokens[start + 1]?.quantity?.unit !== 'seconds')
    return false;
  if (isOneOf(sentence.grammar.lexicon.numbers.settled, tokens[start - 1]?.word ?? '')) return false;
  return (thoughtsOf(sentence).asked[start] ?? -1) < clauseStart(sentence, start);
}

/** 'It takes about twelve seconds before the glass is cold' tells how long something takes. */
function isHowLong(sentence: Sentence, start: number, to: number): boolean {
  const { tokens } = sentence;
  const next = tokens[to];
  const isToldSo = /^(?:takes?|lasts?)$/.test(tokens[start + 1]?.word ?? '') && tokens[start]?.word === 'it';
  const said = tokens.slice(start, to).find(({ quantity }) => quantity?.unit === 'seconds')?.quantity;
  const isLong =
    said?.unit === 'seconds' && said.amount.bound !== 'between' && said.amount.value > LONG_SECONDS;
  // 'Es dauert ungefähr zwanzig Minuten, bis die Hülle voll ist'
  const until = next?.kind === 'comma' ? to + 1 : to;
  const isTaken = tokens
    .slice(start, to)
    .some((_, at) => namedPhraseEnd(sentence, 'takesTime', start + at) !== null);
  if (isLong && isTaken) return true;
  // 'The beach clip is two minutes long' says how long it is.
  const amountAt = start + tokens.slice(start, to).findIndex(({ quantity }) => quantity?.unit === 'seconds');
  const isDescribed =
    isIn(sentence, tokens[amountAt - 1], 'being') &&
    namedPhraseEnd(sentence, 'longBehind', amountAt + 1) !== null;
  if (isLong && isDescribed) return true;
  if (isLong && namedPhraseEnd(sentence, 'until', until) !== null) return true;
  return isToldSo && (next?.word === 'to' || isIn(sentence, next, 'prepositions'));
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
