import {
  doesShown,
  isBareNumber,
  isBullet,
  isDeedNoun,
  isDoing,
  isFillerAlone,
  isGoing,
  isHow,
  isLetDo,
  isListed,
  isLongThing,
  isNaming,
  isOneToDo,
  isOwnOrdinal,
  isPlaceWord,
  isPlacingWord,
  isTelling,
  namesClip,
  namesReel,
} from './naming-words.ts';
import { isShotOf } from './nouns/joined-name.ts';
import { lookedClipEnd } from './nouns/looked-clips.ts';
import { namesNothing } from './nouns/names-nothing.ts';
import { allNamedEnd, isDoneToIt, isGivenThat, pointedEnd } from './nouns/pointed-words.ts';
import { talkShareEnd } from './nouns/talk-share.ts';
import {
  doneEnd,
  heardEnd,
  isAdjunct,
  isOfSpeaker,
  namedThingEnd,
  PARTICLES,
  relativeEnd,
  saysSoon,
  shorterEnds,
} from './relative-end.ts';
import {
  clipsOf,
  isApart,
  isClipWord,
  isIn,
  isPair,
  isSelf,
  namedPhraseEnd,
  type Sentence,
} from './sentence.ts';

const WORDS_MAX = 10;

const known = new WeakMap<Sentence, Map<number, readonly number[]>>();

/** Where a noun phrase that begins at a token may end, the farthest first. */
export function phraseEnds(sentence: Sentence, at: number): readonly number[] {
  const ends = known.get(sentence) ?? new Map<number, readonly number[]>();
  known.set(sentence, ends);
  const found = ends.get(at) ?? readPhrase(sentence, at);
  ends.set(at, found);
  return found;
}

function readPhrase(sentence: Sentence, at: number): readonly number[] {
  const { tokens } = sentence;
  const looked = lookedClipEnd(sentence, at);
  if (looked !== null) return [looked];
  const head = coreEnd(sentence, at);
  // 'So dark that my mum filmed the wrong child'
  const isManner =
    head === at + 1 && isIn(sentence, tokens[at], 'adjectives') && isIn(sentence, tokens[head], 'relatives');
  if (head === null || isManner || namesReel(sentence, at, head)) return [];
  // The 'the middle' of 'the kite in the middle for seven seconds'
  const isPlace = (namedPhraseEnd(sentence, 'adjunct', at - 1) ?? 0) >= head;
  if (isPlace && !isIn(sentence, tokens[at], 'anaphora')) return [];
  const ends = [...shorterEnds(sentence, at, head), head];
  // 'Everything from clip 3 onwards'
  const onwards =
    tokens[head - 1]?.quantity?.unit === 'count' ? namedPhraseEnd(sentence, 'onwards', head) : null;
  if (onwards !== null) return [onwards, head];
  let next = head;
  // 'Ana saying "we did it"', 'Lea's line just ask for the money'
  if (isIn(sentence, tokens[head], 'saying') && tokens[head + 1]?.kind === 'quote') return [head + 2, head];
  const heard = heardEnd(sentence, head);
  if (heard !== null) return [heard, head];
  // 'the moment she says hello'
  if (
    !isIn(sentence, tokens[head], 'relatives') &&
    saysSoon(sentence, head) &&
    isIn(sentence, tokens[head], 'subjects')
  )
    return [relativeEnd(sentence, head), head];
  for (let step = 0; step < 3; step += 1) {
    if (isPurposeAt(sentence, next)) break;
    const attached = attachmentEnd(sentence, next);
    const more = attached ?? doneEnd(sentence, next, coreEnd);
    if (more === null) break;
    // 'Den Hund am Boot | rausnehmen'
    if (attached !== null) ends.push(...shorterEnds(sentence, next, attached));
    next = more;
    ends.push(next);
  }
  // 'The customer talking'
  if (isIn(sentence, tokens[next], 'saying') && tokens[next]?.word.endsWith('ing') === true)
    ends.push(next + 1);
  // 'The sign outside'
  const outside = namedPhraseEnd(sentence, 'placeAdverb', next);
  if (outside !== null) ends.push(outside);
  if (isIn(sentence, tokens[next], 'relatives')) {
    const end = relativeEnd(sentence, next + 1);
    if (end > next + 1) ends.push(end);
  }
  return ends.reverse();
}

/** The 'to hook people' of 'start with the bee to hook people' is no part of the bee. */
function isPurposeAt(sentence: Sentence, at: number): boolean {
  return namedPhraseEnd(sentence, 'purpose', at) !== null;
}

/** Determiners, places and numbers, then words that name something. */
function coreEnd(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  const first = tokens[at];
  if (first === undefined) return null;
  if (first.kind === 'quote') return namesClip(sentence, first) ? at + 1 : null;
  if (first.kind === 'file' || first.kind === 'heard') return isShotOf(sentence, at) ? at + 2 : at + 1;
  if (isIn(sentence, first, 'relatives') && saysSoon(sentence, at + 1)) return relativeEnd(sentence, at + 1);
  // 'What Femi says about his mum'
  const what = namedPhraseEnd(sentence, 'whatSaid', at);
  if (what !== null && saysSoon(sentence, what)) return relativeEnd(sentence, what);
  const anybody = anybodyEnd(sentence, at) ?? oneEnd(sentence, at) ?? allNamedEnd(sentence, at);
  if (anybody !== null) return anybody;
  if (namesNothing(sentence, first, at)) return null;
  if (isIn(sentence, first, 'relatives') && isIn(sentence, tokens[at + 1], 'determiners'))
    return isGivenThat(sentence, at) ? at + 1 : null;
  let next = at;
  while (isIn(sentence, tokens[next], 'determiners') && next < at + 3) next += 1;
  // 'El de la abuela', 'each of the three songs'
  const isOfAll =
    sentence.grammar.lexicon.isHeadFirst ||
    isIn(sentence, first, 'plurals') ||
    isIn(sentence, first, 'distributive');
  const isOf = isIn(sentence, tokens[next], 'of') && !isIn(sentence, tokens[next + 1], 'anaphora');
  if (next > at && isOfAll && isOf) return coreEnd(sentence, next + 1);
  const whole = pointedPlaceEnd(sentence, at, next) ?? namedThingEnd(sentence, next) ?? deedEnd(sentence, at);
  if (whole !== null) return whole;
  const isDetermined = next > at;
  let words = 0;
  let end: number | null = null;
  while (words < WORDS_MAX) {
    const token = tokens[next];
    if (token === undefined || isPurposeAt(sentence, next)) break;
    if (
      isIn(sentence, token, 'fillers') &&
      !isIn(sentence, token, 'adverbs') &&
      !isIn(sentence, token, 'thens') &&
      end !== null
    ) {
      next += 1;
      continue;
    }
    const isContent =
      isNaming(sentence, token, isDetermined && words === 0) ||
      (isDetermined && words === 0 && isLongThing(sentence, next)) ||
      isPair(sentence, next - 1) ||
      isPair(sentence, next) ||
      isListed(sentence, next) ||
      (isDetermined && words > 0 && end !== null && isDeedNoun(sentence, at, next)) ||
      isOfSpeaker(sentence, next, isDetermined && words === 0);
    const isPlace = !isContent && isPlaceWord(sentence, next, words === 0);
    const isNumber = isBareNumber(token);
    if (end === next && isOwnOrdinal(sentence, next)) return next + 1;
    // 'That one' and 'the other two' point to clips.
    const isOther = isNumber && namedPhraseEnd(sentence, 'other', next - 1) === next;
    if (isDetermined && end === null && (isOther || token.word === 'one')) end = next + 1;
    const isPlacing = (end !== null || !isDetermined) && isPlacingWord(sentence, next);
    if (isPlacing || (!isContent && !isPlace && !isNumber)) break;
    if (end !== null && (isTelling(sentence, next) || namedPhraseEnd(sentence, 'inTurns', next) !== null))
      break;
    // 'Medals picnic and the dog', 'the medals picnic dog'
    if (end === next && isApart(sentence, next - 1) && (!isDetermined || isApart(sentence, next))) break;
    if (words === 0 && isGoing(sentence, first, token)) break;
    if (words === 0 && isIn(sentence, first, 'anaphora') && isFillerAlone(sentence, token)) break;
    const isCounted = tokens[next - 1]?.quantity?.unit === 'ordinal';
    if (isNumber && (isBullet(sentence, next) || (end === null && !isDetermined && !isCounted))) break;
    next += 1;
    words += 1;
    if (end === null && isHow(sentence, token)) continue;
    if (isContent || token.quantity?.unit === 'ordinal' || (isNumber && end !== null)) end = next;
  }
  return pointedEnd(sentence, at, end, isDetermined);
}

/** The 'me' of anything, the 'her' of 'let her talk', the 'that one' of 'let that one run'. */
function oneEnd(sentence: Sentence, at: number): number | null {
  const talk = talkShareEnd(sentence, at);
  if (talk !== null) return talk;
  if (isSelf(sentence, at) || isLetDo(sentence, at)) return at + 1;
  return isOneToDo(sentence, at) ? at + 2 : null;
}

/** The 'filling the jars' that a clip is called or shows, though 'opening' and 'closing' are said of reels, too. */
function deedEnd(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  const doing = tokens[at]?.word ?? '';
  if (tokens[at]?.kind !== 'word' || !/...ing$/.test(doing) || !sentence.clipWords.has(doing)) return null;
  // 'Putting on the suit'
  const isParted =
    isIn(sentence, tokens[at + 1], 'prepositions') && isIn(sentence, tokens[at + 2], 'determiners');
  const thing = isParted ? at + 2 : at + 1;
  const end = isIn(sentence, tokens[thing], 'determiners') ? coreEnd(sentence, thing) : null;
  const done = end === null ? undefined : tokens[end - 1];
  const clips = clipsOf(sentence, doing);
  return done !== undefined && [...clipsOf(sentence, done.word)].some((clip) => clips.has(clip)) ? end : null;
}

/** 'Das mit der Flasche', 'that on the beach' */
function pointedPlaceEnd(sentence: Sentence, at: number, next: number): number | null {
  const { tokens } = sentence;
  if (next !== at + 1 || !isIn(sentence, tokens[at], 'anaphora') || isAdjunct(sentence, at + 1)) return null;
  const isPlace =
    isIn(sentence, tokens[at + 1], 'prepositions') && isIn(sentence, tokens[at + 2], 'determiners');
  return isPlace ? coreEnd(sentence, at + 2) : null;
}

/** 'Everybody on the jetty', 'me dead on the couch' are known by the place, 'everybody clinking glasses' by what they do. */
function anybodyEnd(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  const several = namedPhraseEnd(sentence, 'severalOf', at);
  const isAnybody = several !== null || namedPhraseEnd(sentence, 'anybody', at) !== null;
  if (isIn(sentence, tokens[at], 'persons') && doesShown(sentence, at + 1)) return coreEnd(sentence, at + 1);
  if (!isAnybody && !isIn(sentence, tokens[at], 'self')) return null;
  // 'Me talking to the team'
  const isTalking = tokens[at + 1]?.word.endsWith('ing') === true && isIn(sentence, tokens[at + 1], 'saying');
  const isTo = isIn(sentence, tokens[at + 2], 'prepositions') && !isIn(sentence, tokens[at + 2], 'topical');
  const listener = isTalking && isTo ? coreEnd(sentence, at + 3) : null;
  if (listener !== null && isClipWord(sentence, tokens[listener - 1]?.word ?? '')) return listener;
  const first = several ?? at + 1;
  const how = tokens[first];
  const isHowSeen = how !== undefined && isNaming(sentence, how, false);
  const isOut = isHowSeen && PARTICLES.test(tokens[first + 1]?.word ?? '');
  const led = isHowSeen ? first + (isOut ? 2 : 1) : first;
  if (isIn(sentence, tokens[led], 'prepositions') && !isAdjunct(sentence, led)) {
    const place = coreEnd(sentence, led + 1);
    if (place !== null) return place;
  }
  // 'Everybody clinking glasses', 'me squatting'
  const does = isAnybody ? tokens[at + 1]?.word.endsWith('ing') === true : isDoing(sentence, tokens[at + 1]);
  return does ? coreEnd(sentence, at + 1) : null;
}

const QUARRELLING = /^(?:fight|argu|squabbl|quarrel|laugh|cry|talk|row)ing$/;

/** 'on the beach' behind 'the dog', unless it says where in the reel: 'at the end'. */
function attachmentEnd(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  if (namedPhraseEnd(sentence, 'inTurns', at) !== null) return null;
  const token = tokens[at];
  if (!isIn(sentence, token, 'prepositions') && !isIn(sentence, token, 'of')) return null;
  if (isAdjunct(sentence, at)) return null;
  // 'Two cats fighting over the dessert' do not show it.
  if (token?.word === 'over' && QUARRELLING.test(tokens[at - 1]?.word ?? '')) return null;
  // 'Don't put grandma in she asked me not to'
  const next = tokens[at + 2];
  // 'The bit about her', but 'about her mother', 'la photo de la maison'
  const isArticle = sentence.grammar.lexicon.code !== 'en' && isIn(sentence, tokens[at + 1], 'determiners');
  const isWhose =
    (isArticle || isIn(sentence, tokens[at + 1], 'possessives')) &&
    next !== undefined &&
    isNaming(sentence, next, true);
  if (isDoneToIt(sentence, at)) return at + 2;
  if (!isWhose && isIn(sentence, tokens[at + 1], 'anaphora')) return null;
  if (isIn(sentence, tokens[at + 1], 'subjects')) return null;
  const end = coreEnd(sentence, at + 1);
  // 'The drummers for the first | 6 seconds'
  const isTime =
    end !== null &&
    tokens[end - 1]?.quantity?.unit === 'ordinal' &&
    tokens[end]?.quantity?.unit === 'seconds';
  return isTime ? null : end;
}
