import { afterFillers } from '../../sentence/measured-things.ts';
import type { Named } from '../../sentence/named-lists.ts';
import { phraseEnds } from '../../sentence/noun-phrases.ts';
import { clipsOf, isDefinite, isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import { isOneOf } from '../../words/numbers.ts';
import { isReelLong } from '../../words/reel-long.ts';
import type { Match } from '../found-match.ts';
import { isKnownThing } from '../known-things.ts';
import { countsOthers, isAsSoonAs, isCounted, isHalf, isMoreOf, isShareOfBefore } from './amounts.ts';
import { beginsInName, endsInName } from './cut-names.ts';
import { isLookOfClip } from './looks.ts';
import { isBehindPart, isOfAudio, isOfNoGroup, isOnlyHere, isOnlyRest } from './only.ts';
import { isMisplaced } from './places.ts';
import { isForMe, isReelOf } from './reels-of.ts';
import {
  isAnyTimed,
  isNoException,
  isOpenWithout,
  leavesNothingOut,
  namesAnew,
  namesNoClip,
} from './refusals.ts';
import { isHearingMe, isMisreadTalk, isPartedHearing, isSaidInPassing, isWhileHeard } from './talk.ts';
import { isOfTheme } from './themes.ts';
import { isFromTime, isMisreadTime, isSpeedOfThing } from './times.ts';
import { isNoTitle } from './titles.ts';

/** Whether more stands around a match than its words: 'that has to go in', 'every shot into the next', 'last time we met'. */
export function isMisread(sentence: Sentence, match: Match): boolean {
  const { rule, slots, from: start, to } = match;
  const [first] = slots.clips ?? [];
  if (isOfOtherWords(sentence, match) || isLookOfClip(sentence, match)) return true;
  if (TIMED.has(rule.frame))
    return isMisreadTime(sentence, match) || (rule.frame === 'hold' && isReelOf(sentence, match));
  switch (rule.frame) {
    case 'exclude':
      return leavesNothingOut(sentence, match);
    case 'excludeOfIt':
      return isOpenWithout(sentence, start, to);
    case 'only':
      return namesNoClip(sentence, first) || isOnlyHere(sentence, match);
    case 'onlyOfGroup':
      return isOfNoGroup(sentence, match);
    case 'speechNone':
    case 'speechFinish':
    case 'speechPrefer':
    case 'speechUnder':
    case 'shownOver':
    case 'talkedOver':
    case 'shownOverIt':
    case 'voiceOver':
      return isMisreadTalk(sentence, match);
    case 'exception':
    case 'everythingBut':
      return isNoException(sentence, match);
    case 'include':
      return includesNothing(sentence, match);
    case 'hearOnly':
      return isWhileHeard(sentence, start) || isPartedHearing(sentence, match);
    case 'keepAudioOf':
      return isHearingMe(sentence, match);
    case 'titleOpening':
    case 'titleEnding':
      return isNoTitle(sentence, match);
    case 'quieter':
    case 'louder':
    case 'mute':
      // 'Quieter when she talks'
      return first !== undefined && beginsClause(sentence, first.from);
    case 'less':
      // 'Tudo menos a festa' is about all but the party.
      return namedPhraseEnd(sentence, 'exceptThe', start) !== null;
    case 'longer':
    case 'shorter':
      return isOfTimed(slots.clips ?? []);
    case 'section':
      return isMisreadSection(sentence, match);
    case 'restOnly':
      return isBehindPart(sentence, start);
    case 'reverseMotion':
      return sentence.tokens[to]?.word === 'order';
    case 'times':
      return isAsSoonAs(sentence, to) || namedPhraseEnd(sentence, 'asMuch', to) !== null;
    case 'everyClip':
      return isOfEvery(sentence, start, to);
    case 'nothingElse':
      return isNoClose(sentence, match) || isMoreOf(sentence, to);
    case 'between':
    case 'betweenEach':
      return isOfNamed(sentence, match);
    case 'count':
      return isCounted(sentence, start, to);
    default:
      return ELSEWHERE.some((isElsewhere) => isElsewhere(sentence, match));
  }
}

function includesNothing(sentence: Sentence, match: Match): boolean {
  const [first] = match.slots.clips ?? [];
  return (
    namesNoClip(sentence, first) ||
    isSaidInPassing(sentence, match.from) ||
    isForMe(sentence, first) ||
    isReelOf(sentence, match) ||
    beginsInName(sentence, match)
  );
}

/** 'The barn 20 seconds long' lasts so long, 'the barn long' longer than others; 'the barn, then the silo longer' is two things. */
function isOfTimed(named: readonly Named[]): boolean {
  return named.some(
    ({ isThen, hold, range }, at) => (at > 0 && isThen === true) || (hold ?? range) !== undefined,
  );
}

/** Frames of a time: of the reel, of cuts, of a clip or a part of it. */
const TIMED: ReadonlySet<string> = new Set([
  'cutLength',
  'cutLengthNot',
  'cutLengthCap',
  'cutsShort',
  'countOfLength',
  'cutsLong',
  'hold',
  'holdEach',
  'holdNot',
  'holdNumber',
  'length',
  'lengthNot',
  'lengthCap',
  'lengthNumber',
  'partFirstOfIt',
  'partLastOfIt',
  'partRange',
  'partUntil',
]);

/** Whatever the frame. */
const ELSEWHERE = [isOfLength, isMisplaced, countsOthers, isSpeedOfThing] as const;

/** The 'teaser of the dog' of 'a 3 second teaser of the dog' */
function isOfLength(sentence: Sentence, match: Match): boolean {
  const { rule, from } = match;
  if (rule.frame !== 'open') return false;
  if (isFromTime(sentence, match)) return true;
  const isTimed = sentence.tokens[from - 1]?.quantity?.unit === 'seconds';
  // '20 seconds start with the dog'
  const verb = namedPhraseEnd(sentence, 'start', from);
  const isVerb = verb !== null && namedPhraseEnd(sentence, 'with', verb) !== null;
  return isTimed && !isVerb && namedPhraseEnd(sentence, 'openerNoun', from) !== null;
}

/** 'Just the two falls' names what is wanted, and 'the cake, done by my dad' goes on. */
function isNoClose(sentence: Sentence, { slots, from, to }: Match): boolean {
  // 'A title that says so, yeah, that's it'
  if (namedPhraseEnd(sentence, 'yes', from - 1) === from) return true;
  const goesOn = sentence.tokens[from]?.kind === 'comma' && sentence.tokens[to]?.kind === 'word';
  const isNamed = (slots.n !== undefined || isOpenCount(sentence, to)) && isNamedNext(sentence, to);
  const isOver = isOfSomebody(sentence, to) || isDoneNext(sentence, to) || namesAnew(sentence, from, to);
  // 'The rest can go | in any order'
  const isPlaced =
    isIn(sentence, sentence.tokens[to], 'prepositions') &&
    sentence.tokens.slice(from, to).some((token) => isIn(sentence, token, 'rest'));
  // 'Start it at 4 and stop it at 9'
  const isStopped = namedPhraseEnd(sentence, 'end', to - 1) === to && sentence.tokens[to]?.kind === 'word';
  return isNamed || goesOn || isOver || isPlaced || isStopped || isOfAudio(sentence, to);
}

/** 'The cake between the two | witches' */
function isOfNamed(sentence: Sentence, { slots: { clips, than }, to }: Match): boolean {
  // 'Fades between cuts - show the cat' says where the fades are.
  const [other, another] = than ?? [];
  if (
    other !== undefined &&
    another === undefined &&
    isIn(sentence, sentence.tokens[other.from], 'clipNouns')
  )
    return true;
  return than === undefined && clips?.at(-1)?.to !== to && isNamedNext(sentence, to);
}

/** Whether what it names or stands beside belongs to other words, whatever the frame. */
function isOfOtherWords(sentence: Sentence, match: Match): boolean {
  const { rule, slots, from: start, to } = match;
  const [first] = slots.clips ?? [];
  const named = [...(slots.clips ?? []), ...(slots.than ?? [])];
  if (isOfTheme(sentence, match) || endsInName(sentence, match)) return true;
  if (isAside(sentence, start, to, named) || isObject(sentence, start, match)) return true;
  if (rule.frame === 'shareOfReel' && isShareOfBefore(sentence, match)) return true;
  if (isPointing(sentence, to, named) || named.some((one) => isHalf(sentence, one))) return true;
  if (
    isNamedMusic(sentence, match) ||
    isNamedEffect(sentence, match) ||
    isInsidePhrase(sentence, start, first)
  )
    return true;
  return (
    ABOUT_WHOLE_CLIPS.test(rule.frame) && [slots.clips, slots.than].some((list) => mixesParts(sentence, list))
  );
}

/** What is asked of clips and not of parts of them, nor of how long they play. */
const ABOUT_WHOLE_CLIPS =
  /^(?:open|close|closeAgain|middle|middleAgain|place|exclude|include|only|mute|quieter|louder|prefer|mostly|less|before|after|directlyBefore|directlyAfter|between|share\w*|more\w*)$/;

/** The boat of 'no sound, the boat from 0:02 to 0:06', 'end with grandma, the boat for 4 seconds' and '0:12 to 0:20 of the boat, no cake' is asked for by itself. */
function mixesParts(sentence: Sentence, named: readonly Named[] = []): boolean {
  const isPart = (one: Named) => (one.part ?? one.range) !== undefined || isAnyTimed(sentence, [one]);
  const [first] = named;
  const last = named.at(-1);
  if (first === undefined || last === undefined) return false;
  // 'Half of it the king, the crowd at most 3 seconds'
  const behind = sentence.tokens[afterFillers(sentence, last.to)]?.quantity;
  const isTimed = behind?.unit === 'seconds' && !isReelLong(behind);
  if (isPart(first) === (isPart(last) || isTimed)) return false;
  if (named.some(({ isThen }) => isThen === true)) return false;
  const before = named.at(-2)?.to ?? last.from;
  return sentence.tokens.slice(before, last.from).some(({ kind }) => kind === 'comma');
}

/** The 'Sturz' of 'am Schluss Emils Sturz, und der Trainer muss nicht rein' begins no list of its own. */
function isInsidePhrase(sentence: Sentence, start: number, first: Named | undefined): boolean {
  const before = sentence.tokens[start - 1];
  if (first?.from !== start || before?.kind !== 'word' || before.quantity !== null) return false;
  if (isIn(sentence, sentence.tokens[start], 'determiners') || !isKnownThing(sentence, before)) return false;
  return phraseEnds(sentence, start - 1).some((end) => end > start);
}

/** 'Flip, jump, 20 seconds' where a clip shows the flip */
function isNamedEffect({ tokens, clipWords }: Sentence, { rule, from: start, to }: Match): boolean {
  if (!/^(?:effects|stickers|zoom)$/.test(rule.frame) || !clipWords.has(tokens[start]?.word ?? ''))
    return false;
  return to === start + 1 || tokens[start + 1]?.kind === 'comma';
}

/** 'Let the song be in it' is the clip that is called so. */
function isNamedMusic(sentence: Sentence, { rule, from: start, to }: Match): boolean {
  if (rule.frame !== 'music' && rule.frame !== 'musicAdd') return false;
  for (let at = start + 1; at < to; at += 1) {
    const [before, token] = [sentence.tokens[at - 1], sentence.tokens[at]];
    // 'Avec de la musique' is any music.
    const isAny = isIn(sentence, sentence.tokens[at - 2], 'of') && at - 2 >= start;
    if (
      !isAny &&
      isDefinite(sentence, before) &&
      token !== undefined &&
      clipsOf(sentence, token.word).size > 0
    )
      return true;
  }
  return false;
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

/** 'Que ça dure 25 secondes', but 'nothing else make it 20 seconds' */
function isDoneNext(sentence: Sentence, to: number): boolean {
  const next = sentence.tokens[to];
  if (!isIn(sentence, sentence.tokens[to - 1], 'anaphora')) return false;
  const { spans } = sentence.grammar.lexicon.numbers;
  if (next?.kind !== 'word') return false;
  // 'Faut que ça aille vite'
  const isThat =
    sentence.grammar.lexicon.code === 'fr' && !GOES_ON.some((name) => isIn(sentence, next, name));
  return isThat || isIn(sentence, next, 'verbs') || isOneOf(spans, next.word);
}

const GOES_ON = ['and', 'connectors', 'fillers', 'thens', 'prepositions'] as const;

/** 'Marek in the first half, puppets in the second': a part behind a thing is not what the comma parts from it. */
function isOfThingBefore(sentence: Sentence, start: number, first: Named | undefined): boolean {
  const { tokens } = sentence;
  const before = tokens[start - 1];
  if (before?.kind !== 'word' || first === undefined || tokens[first.from - 1]?.kind !== 'comma')
    return false;
  return !(['and', 'thens', 'connectors', 'fillers'] as const).some((name) => isIn(sentence, before, name));
}

function isMisreadSection(sentence: Sentence, { slots, from: start }: Match): boolean {
  const [first] = slots.clips ?? [];
  return (
    // 'Then 0:12 to 0:20 of the market'
    /\d:\d/.test(slots.s?.word ?? '') ||
    isOfThingBefore(sentence, start, first) ||
    isOnlyRest(sentence, start, first)
  );
}

/** The 'nur die beiden' of 'nur die beiden Boote' */
function isOpenCount({ tokens, grammar }: Sentence, to: number): boolean {
  const last = tokens[to - 1];
  const isCount = last?.quantity?.unit === 'count' || grammar.classes.both.has(last?.word ?? '');
  // 'Esas dos furgonetas' are those that were named.
  return isCount && grammar.classes.pluralArticles.has(tokens[to - 2]?.word ?? '');
}

function isNamedNext(sentence: Sentence, to: number): boolean {
  const next = sentence.tokens[to];
  return next?.kind === 'word' && isKnownThing(sentence, next);
}

/** What is said of every shot asks for none. */
function isOfEvery(sentence: Sentence, start: number, to: number): boolean {
  return (
    !isIn(sentence, sentence.tokens[start], 'verbs') && isIn(sentence, sentence.tokens[to], 'prepositions')
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
