import { isNameOfThing } from '../clips/concepts.ts';
import { isPast } from '../sentence/clauses.ts';
import { isPredicate, type Named } from '../sentence/named-lists.ts';
import { isIn, isPair, isSkipped, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import { isOneOf } from '../words/numbers.ts';
import type { Token } from '../words/tokens.ts';
import type { Match } from './found-match.ts';
import { isAboutKnown, isKnownThing, knownAmong } from './known-things.ts';
import { isListBeforePlace, isMidList, isOrderBehind, leadOf } from './listed-places.ts';
import { isOtherDeed } from './misread/deeds.ts';
import { isMisread } from './misread/misread.ts';
import { isReelInTurns } from './misread/turns.ts';

/** A rule whose own words say little needs a thing that a clip or the tables know: 'the tent 5 s', not 'a lively 5 s'. */
export function isGrounded(sentence: Sentence, match: Match): boolean {
  const { rule, slots, literal, from: start, to } = match;
  if (rule.frame === 'outline') return true;
  if (splitsName(sentence, match) || takesMore(sentence, match)) return false;
  const [first] = slots.clips ?? [];
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
    (/^(?:section|part)/.test(rule.frame) || isBefore(sentence, slots.s, first)) &&
    (slots.clips ?? []).slice(1).some(({ isThen, hold }) => isThen ?? hold)
  )
    return false;
  if (isReelInTurns(sentence, match)) return false;
  if (isBareObject(sentence, match) && !isAboutKnown(sentence, slots.clips ?? [])) return false;
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
  // 'Dolphins: 4 seconds each'
  if (
    rule.frame === 'hold' &&
    namedPhraseEnd(sentence, 'each', to) !== null &&
    (slots.clips ?? []).length > 0
  )
    return false;
  if (isOtherDeed(sentence, match) || isMisread(sentence, match)) return false;
  if (
    /^(?:include|only|prefer|topicOf|reelWith)$/.test(rule.frame) &&
    isAboutReel(sentence, to, slots.clips ?? [])
  )
    return false;
  // 'The heron should last 5 seconds' puts it nowhere.
  const [before, behind] = [sentence.tokens[to - 1], sentence.tokens[to]];
  const isAsked = isIn(sentence, sentence.tokens[to - 2], 'stops');
  if (rule.frame === 'close' && isAsked && before?.word === 'last' && behind?.quantity?.unit === 'seconds')
    return false;
  // 'The heron shot is 5 seconds' is about that shot, 'the heron from 2 to 6 seconds' about a part of it.
  if (rule.frame === 'cutLength' && isOneOfThing(sentence, start)) return false;
  if (rule.frame === 'hold' && slots.s !== undefined && /^from /.test(slots.s.word)) return false;
  if (rule.frame === 'section' && slots.n !== undefined && !isBehindTime(sentence, start, first))
    return false;
  // 'Cow, goat and barn in that order, no cheese'
  if (rule.frame === 'orderNamed' && [...(slots.clips ?? []), ...(slots.than ?? [])].length < 2) return false;
  if (rule.frame === 'orderNamed' && literal === 0 && knownAmong(sentence, slots.clips ?? []) < 2)
    return false;
  if (rule.frame === 'shotList')
    return knownAmong(sentence, slots.clips ?? []) * 2 > (slots.clips ?? []).length;
  // 'Cada clipe uma vez'
  if (
    rule.frame === 'times' &&
    first !== undefined &&
    isIn(sentence, sentence.tokens[first.from], 'distributive')
  )
    return true;
  if (slots.clips === undefined || (literal >= TOLD_BY_WORDS && !isUnsaid)) return true;
  return isAboutKnown(sentence, slots.clips);
}

/** Whether a list holds more than what a rule is about. */
function takesMore(sentence: Sentence, match: Match): boolean {
  const { rule, slots, from: start, to } = match;
  const { clips = [], than = [] } = slots;
  const isParted = /^(?:shotList|holdEach|equalSections)$/.test(rule.frame);
  if (!isParted && isStrayList(sentence, match)) return true;
  if (!isParted && PLACING.test(rule.frame) && isListBeforePlace(sentence, start, to, clips)) return true;
  if ([clips, than].some((list) => beginsNew(sentence, to, list))) return true;
  if ([clips, than].some((list) => list.length > 1 && list.some((one) => isAnyClip(sentence, one))))
    return true;
  // 'Right after the goal and then Leo last', but not 'then the vase in front of the shop'
  const end = [clips, than].find((list) => list.at(-1)?.to === to)?.at(-1);
  const isPlace = (name: string) => {
    const behind = namedPhraseEnd(sentence, name, to);
    return behind !== null && !isIn(sentence, sentence.tokens[behind], 'of');
  };
  if (end?.isThen === true && ['first', 'last', 'midway'].some(isPlace)) return true;
  // 'Nothing else of it, the frying for five seconds'
  if (
    rule.frame === 'nothingElseOf' &&
    clips.length > 1 &&
    isIn(sentence, sentence.tokens[clips[0]?.from ?? 0], 'anaphora')
  )
    return true;
  // 'Everything except the market and the goat comes last'
  if (/^(?:open|close)Not$/.test(rule.frame) && clips.length > 1) return true;
  // 'Use every clip but the barn goes third'
  const isBut = namedPhraseEnd(sentence, 'but', (clips[0]?.from ?? 0) - 1) === clips[0]?.from;
  if (isBut && clips.at(-1)?.to === to && isPredicate(sentence, sentence.tokens[to])) return true;
  // 'End with the cheese then the tractor should be first'
  const isList = rule.frame === 'closeList' || rule.frame === 'orderNamed';
  return isList && than.at(-1)?.to === to && isPredicate(sentence, sentence.tokens[to]);
}

/** The 'cachorro' of 'cachorro-quente': a word and the next name one thing together. */
function namesOneThing({ tokens, grammar: { lexicon } }: Sentence, at: number): boolean {
  const [word, next] = [tokens[at], tokens[at + 1]];
  const areWords = word?.kind === 'word' && next?.kind === 'word';
  return areWords && lexicon.code !== 'en' && isNameOfThing(`${word.word} ${next.word}`, lexicon);
}

/** Whether a match begins or ends within the name of a thing. */
function splitsName(
  sentence: Sentence,
  { slots: { clips = [], than = [] }, from: start, to }: Match,
): boolean {
  if (namesOneThing(sentence, start - 1) || namesOneThing(sentence, to - 1)) return true;
  const named = [...clips, ...than];
  const [first] = clips;
  // 'For the finish line' asks for no finish.
  if (named.some(({ from }) => from > start && isPair(sentence, from - 1))) return true;
  const isBehindName = isPair(sentence, start - 1);
  // The 'warm' of a clip called 'warm-up', the 'up first' of 'curtain up first', and the 'wind noise' of a clip called so.
  if (named.length === 0 && (isBehindName || isPair(sentence, to - 1))) return true;
  if (named.length === 0 && to === start + 2 && isPair(sentence, start)) return true;
  if (isBehindName && first?.from !== start) return true;
  // The 'clips exclusively' of 'the kata clips exclusively'
  const isNounAlone = first?.from === start && isIn(sentence, sentence.tokens[start], 'clipNouns');
  return isNounAlone && sentence.clipWords.has(sentence.tokens[start - 1]?.word ?? '');
}

/** 'Five seconds of him and then the castle' are five seconds of him alone, 'five seconds each: him, then the castle' of both. */
function isBefore({ tokens }: Sentence, amount: Token | undefined, first: Named | undefined): boolean {
  if (amount === undefined || first === undefined || tokens[first.from - 1]?.spelt === ':') return false;
  return amount.start < (tokens[first.from]?.start ?? 0);
}

/** 'Cierra Tasha', 'abre la abuela', 'sube a Pete': right behind the verb stands who does it, or how it is done: 'empieza despacio'. */
function isBareObject(sentence: Sentence, { rule, from, to, slots: { clips = [] } }: Match): boolean {
  const [first] = clips;
  if (first === undefined || first.from === from || clips.at(-1)?.to !== to) return false;
  const before = sentence.tokens[first.from - 1];
  if (/^(?:quieter|louder)$/.test(rule.frame))
    return [before, sentence.tokens[first.from - 2]].some((token) => isIn(sentence, token, 'verbs'));
  return /^(?:open|close)$/.test(rule.frame) && isIn(sentence, before, 'verbs');
}

const TOLD_BY_WORDS = 8;

/** The 'shot' of 'the heron shot' */
function isOneOfThing(sentence: Sentence, at: number): boolean {
  const [noun, thing] = [sentence.tokens[at], sentence.tokens[at - 1]];
  return (
    isIn(sentence, noun, 'clipNouns') &&
    !isIn(sentence, thing, 'determiners') &&
    !isIn(sentence, thing, 'connectors') &&
    noun?.word.endsWith('s') === false &&
    thing !== undefined &&
    isKnownThing(sentence, thing)
  );
}

/** The 'every clip' of 'use every clip, the goat before the cow' is no thing of a list. */
function isAnyClip(sentence: Sentence, { from, to }: Named): boolean {
  const words = sentence.tokens.slice(from, to);
  return (
    isIn(sentence, words.at(-1), 'clipNouns') &&
    !isIn(sentence, words[0], 'anaphora') &&
    words.every(
      (token) => !sentence.clipWords.has(token.word) && ANY.some((name) => isIn(sentence, token, name)),
    )
  );
}

const ANY = ['determiners', 'plurals', 'distributive', 'adverbs', 'clipNouns'] as const;

/** 'All but the sting, grandpa at the end': what more is said of the last thing behind a comma begins something new. */
function beginsNew(sentence: Sentence, to: number, named: readonly Named[]): boolean {
  const [last, before] = [named.at(-1), named.at(-2)];
  if (last === undefined || before === undefined || last.to !== to) return false;
  // 'Skip that and the first goal is blurry'
  if (sentence.grammar.classes.being.has(sentence.tokens[to]?.spelt ?? '') || isPast(sentence, to))
    return true;
  // 'The fox before it and the king after it'
  if (namedPhraseEnd(sentence, 'placing', to) !== null) return true;
  if (sentence.grammar.lexicon.code === 'en' && DOES.test(sentence.tokens[to]?.word ?? '')) return true;
  const next = sentence.tokens[to];
  const joint = sentence.tokens.slice(before.to, last.from);
  // 'More seals than lions, and the gorilla may have six seconds'
  const isParted = named.length === 2 && joint[0]?.kind === 'comma' && isIn(sentence, joint[1], 'and');
  if (isParted && isIn(sentence, next, 'stops') && isIn(sentence, sentence.tokens[last.from], 'determiners'))
    return true;
  if (joint.length !== 1 || joint[0]?.kind !== 'comma' || isOrderBehind(sentence, to)) return false;
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
function isStrayList(sentence: Sentence, { rule: { frame }, from: start, slots }: Match): boolean {
  const { tokens } = sentence;
  const named = slots.clips ?? [];
  const [first, ...others] = named;
  const last = others.at(-1);
  if (first?.from !== start) return false;
  // 'The king not the fox then the bear' has no fox before the bear.
  if (last === undefined)
    return frame === 'orderNamed' && isIn(sentence, tokens[leadOf(sentence, start)], 'negators');
  const leadAt = leadOf(sentence, start);
  const lead = tokens[leadAt];
  if (isIn(sentence, lead, 'negators')) return true;
  // 'Make sure grandpa is in it, and the goat first'
  if (isIn(sentence, lead, 'prepositions') && isIn(sentence, tokens[start], 'anaphora')) return true;
  // 'No party, cow, goat, barn in that order'
  if (/^order/.test(frame) && isMidList(sentence, start, last)) return true;
  if (/^order/.test(frame)) return namedPhraseEnd(sentence, 'drop', leadAt) !== null;
  if (frame === 'only' && (lead === undefined || lead.kind === 'break')) return false;
  // 'Dog, cake, boat first'
  if (frame === 'open' && named.length > 2 && (lead === undefined || lead.kind === 'break')) return false;
  const before = named.at(-2);
  return before !== undefined && last.from === before.to + 1 && tokens[before.to]?.kind === 'comma';
}

const PLACING =
  /^(?:open|close|closeAgain|middle|middleAgain|place|placeEarly|placeLate|before|after|directlyBefore|directlyAfter|between|times)$/;
