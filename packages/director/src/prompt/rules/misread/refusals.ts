import { isPast } from '../../sentence/clauses.ts';
import { afterFillers } from '../../sentence/measured-things.ts';
import type { Named } from '../../sentence/named-lists.ts';
import { phraseEnds } from '../../sentence/noun-phrases.ts';
import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import { isReelLong } from '../../words/reel-long.ts';
import type { Quantity, Token } from '../../words/tokens.ts';
import type { Match } from '../found-match.ts';
import { isKnownThing, knownAmong } from '../known-things.ts';
import { isOutBehind, isOutOf, isOutThere } from './out.ts';
import { isUntil } from './places.ts';
import { isKindOfTime } from './times.ts';

/** Whether what looks like leaving a clip out is about a part of it, how long or how often it plays, or about another thing. */
export function leavesNothingOut(sentence: Sentence, match: Match): boolean {
  // 'She would be sad if the frog is not in it' wants it in.
  let before = match.from - 1;
  while (isIn(sentence, sentence.tokens[before], 'determiners')) before -= 1;
  if (namedPhraseEnd(sentence, 'condition', before) !== null) return true;
  const { from, to, slots } = match;
  const [first] = slots.clips ?? [];
  return (
    goesOn(sentence, to) ||
    // 'The second half without her'
    sentence.tokens[from - 1]?.quantity?.unit === 'share' ||
    // 'A parte em que ele sai'
    (first?.from === from && first.to < to && isBehindRelative(sentence, from)) ||
    isApart(sentence, from, first) ||
    isPartOf(sentence, first) ||
    isBehindWithout(sentence, from, first) ||
    isSaidInstead(sentence, match) ||
    isPlacedLast(sentence, slots.clips ?? []) ||
    isWantedLast(sentence, match) ||
    isSaidOfLast(sentence, match) ||
    // 'Four shots and no more: the rust, the weld'
    (first !== undefined && sentence.tokens.slice(from, first.from).some(({ spelt }) => spelt === ':')) ||
    // 'Don't put the goal before the kickoff'
    ((first?.to ?? 0) === to && namedPhraseEnd(sentence, 'placing', to) !== null) ||
    isOpenNot(sentence, to) ||
    isNotDoing(sentence, match) ||
    isOfOther(sentence, match) ||
    isState(sentence, to) ||
    isOutOf(sentence, match) ||
    isOutBehind(sentence, match) ||
    isOutThere(sentence, match) ||
    isWantedBehind(sentence, match) ||
    isTrim(sentence, from, to, first) ||
    isCutTo(sentence, to) ||
    isUntil(sentence, from) ||
    // 'The yellow one, I don't need the blue one'
    (isIn(sentence, sentence.tokens[to - 1], 'verbs') &&
      isIn(sentence, sentence.tokens[to], 'determiners') &&
      !isSaidOfIt(sentence, to)) ||
    // 'Don't show the lake for more than 3 seconds'
    first?.hold !== undefined ||
    // 'Raus mit der Party, den Kuchen fünf Sekunden lang'
    ((slots.clips ?? []).length > 1 && isShotTime(sentence.tokens[to]?.quantity)) ||
    isHowOften(sentence, to) ||
    isOfText(sentence, match) ||
    // 'Nothing happening, and then waves'
    [...(slots.clips ?? []), ...(slots.than ?? [])].some(({ isThen }) => isThen === true)
  );
}

/** 'Don't show the lake more than once', 'don't use the market guy more than twice': how often, and not whether. */
function isHowOften(sentence: Sentence, to: number): boolean {
  for (let at = to; at <= to + NAMING_MAX; at += 1) {
    const token = sentence.tokens[at];
    if (token?.quantity?.unit === 'times') return true;
    const isOther = NO_NAMES.some((name) => isIn(sentence, token, name));
    if (token?.kind !== 'word' || isOther) return false;
  }
  return false;
}
const NAMING_MAX = 1;
const NO_NAMES = ['and', 'connectors', 'prepositions', 'determiners', 'verbs', 'thens'] as const;

/** The 'it' of 'write Sunday over the lake and take it away after' are the words. */
function isOfText(sentence: Sentence, { from, slots: { clips = [] } }: Match): boolean {
  const { tokens } = sentence;
  const [first] = clips;
  if (first?.to !== (first?.from ?? 0) + 1 || !isIn(sentence, tokens[first.from], 'anaphora')) return false;
  for (let at = from - 1; at >= Math.max(0, from - TEXT_REACH) && tokens[at]?.kind !== 'break'; at -= 1)
    if (['writeWord', 'titleNoun'].some((name) => namedPhraseEnd(sentence, name, at) !== null)) return true;
  return false;
}
const TEXT_REACH = 12;

/** The 'der war' of 'der Regen kann raus der war zu dunkel', which says why. */
function isSaidOfIt(sentence: Sentence, at: number): boolean {
  const isVerb = isIn(sentence, sentence.tokens[at + 1], 'being') || isPast(sentence, at + 1);
  return isVerb && isIn(sentence, sentence.tokens[at], 'anaphora');
}

/** 'Cut the part where nothing happens in the interview clip': a part of it, and not the clip. */
function isPartOf(sentence: Sentence, first: Named | undefined): boolean {
  if (first === undefined) return false;
  const { tokens } = sentence;
  let at = first.from;
  while (at < first.to && isIn(sentence, tokens[at], 'determiners')) at += 1;
  const noun = namedPhraseEnd(sentence, 'partOfClip', at);
  const isOfClip = isIn(sentence, tokens[first.to - 1], 'clipNouns');
  return isOfClip && noun !== null && noun < first.to && isIn(sentence, tokens[noun], 'relatives');
}

/** 'Farid doesn't like himself on camera', 'it doesn't have to be', 'no need for it' leave no clip out. */
function isNotDoing(sentence: Sentence, { from, to, slots: { clips = [] } }: Match): boolean {
  const { tokens } = sentence;
  const [first] = clips;
  const next = tokens[to];
  const isBehind = first?.from === from && isIn(sentence, tokens[to - 1], 'negators');
  const isFiller = isSkipped(sentence, next) && next?.word !== 'like';
  const goesOnDoing = isBehind && next?.kind === 'word' && !isIn(sentence, next, 'and') && !isFiller;
  if (tokens[from]?.word === 'no' && tokens[from + 1]?.word === 'need' && next?.word === 'to') return true;
  const isIt = first?.from === from && first.to === from + 1 && isIn(sentence, tokens[from], 'anaphora');
  return (goesOnDoing && to === (first?.to ?? to) + 1) || (isIt && tokens[to - 1]?.word === 'be');
}

/** 'Not the small boat the big boat': of two things side by side the second stands for the first. */
function isSaidInstead(sentence: Sentence, { from, slots: { clips = [] } }: Match): boolean {
  const [first, second] = clips;
  const isNot = first !== undefined && namedPhraseEnd(sentence, 'notThat', from) === first.from;
  return isNot && second !== undefined && second.from === first.to;
}

/** 'Sin la diésel, fuera los visitantes': 'without' is said of the first, and not of what is out. */
function isBehindWithout(sentence: Sentence, from: number, first: Named | undefined): boolean {
  const before = sentence.tokens[from - 1];
  return first?.from === from && isIn(sentence, before, 'negators') && isIn(sentence, before, 'prepositions');
}

/** Behind 'que', but not behind the 'así que' of 'así que eso fuera'. */
function isBehindRelative(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence;
  return isIn(sentence, tokens[from - 1], 'relatives') && !isIn(sentence, tokens[from - 2], 'connectors');
}

/** 'Get people to stop scrolling' asks for no people, 'put it on the first shot' not for that shot, 'I just want it to feel calm' for nothing alone. */
export function namesNoClip(sentence: Sentence, first: Named | undefined): boolean {
  const { tokens, clipWords } = sentence;
  if (isKindOfTime(sentence, first)) return true;
  const words = first === undefined ? [] : tokens.slice(first.from, first.to + 1);
  const [lead] = words;
  const isPronoun = isIn(sentence, lead, 'anaphora') && !isIn(sentence, lead, 'determiners');
  if (isPronoun && first !== undefined && first.to > first.from + 1)
    return isIn(sentence, words[1], 'prepositions') || words[1]?.word === 'to';
  const isName = words.some(({ word, kind }) => kind === 'file' || clipWords.has(word));
  return words.slice(1).some(({ word }) => word === 'to') && !isName;
}

/** 'Nur diese zwei Hunde' points back where dogs were named, and else names them. */
export function namesAnew(sentence: Sentence, from: number, to: number): boolean {
  const { tokens } = sentence;
  const isThing = (token: Token) => token.quantity === null && isKnownThing(sentence, token);
  return tokens.slice(to - 1, to).some(isThing) && !tokens.slice(0, from).some(isThing);
}

/** 'No rain, and grandma dancing in the middle': what has a place is not left out with what stands before it. */
function isPlacedLast(sentence: Sentence, named: readonly Named[]): boolean {
  const last = named.at(-1);
  if (last === undefined || named.length < 2) return false;
  return phraseEnds(sentence, last.from).some((end) =>
    ['first', 'last', 'midway'].some(
      (place) => namedPhraseEnd(sentence, place, afterFillers(sentence, end)) !== null,
    ),
  );
}

/** The cat of 'don't show the plate, and the cat yes'; the Spanish 'si' without its accent is 'if'. */
function isWantedLast(sentence: Sentence, { to, slots: { clips = [] } }: Match): boolean {
  const isYes = namedPhraseEnd(sentence, 'yes', to) !== null && sentence.tokens[to]?.spelt !== 'si';
  return isYes && clips.length > 1 && clips.at(-1)?.to === to;
}

/** 'The food, we don't need to see his face' */
function isOfOther(sentence: Sentence, { from, to, slots: { clips = [] } }: Match): boolean {
  const [next, verb] = sentence.tokens.slice(to, to + 2);
  const isAsked = next?.word === 'to' && verb?.kind === 'word';
  return clips[0]?.from === from && isAsked && phraseEnds(sentence, to + 2).length > 0;
}

function isShotTime(quantity: Quantity | null | undefined): boolean {
  return quantity?.unit === 'seconds' && !isReelLong(quantity);
}

/** The boat of 'no party, the boat for 4 seconds' and 'mute it, the boat for 4 seconds' is asked for; 'no boat and no party, 25 seconds' has the reel's length. */
export function isAnyTimed({ tokens }: Sentence, named: readonly Named[] = []): boolean {
  return named.some(
    ({ hold, to, nounTo = to }) =>
      hold !== undefined && !tokens.slice(nounTo, to).some(({ kind }) => kind === 'comma'),
  );
}

/** 'So please without' at the end of a clause refuses what was named; 'without any talking' something else. */
export function isOpenWithout({ tokens, grammar }: Sentence, from: number, to: number): boolean {
  // 'The second half without it'
  if (tokens[from - 1]?.quantity?.unit === 'share') return true;
  const next = tokens[to];
  return grammar.lexicon.code === 'en' && next !== undefined && !/^(?:comma|break)$/.test(next.kind);
}

/** 'Apart from the takeoff, that should be slow', 'außer es passt'; 'menos barco' is less of it, 'menos o barco' all but it. */
export function isNoException(sentence: Sentence, { rule, from, to, slots: { clips = [] } }: Match): boolean {
  // 'A bit of everything but mostly salsa'
  if (rule.frame === 'everythingBut')
    return namedPhraseEnd(sentence, 'mostWord', clips[0]?.from ?? to) !== null;
  const stands = (phrase: string) => namedPhraseEnd(sentence, phrase, from) !== null;
  const isLess =
    sentence.grammar.phrases.get('exceptThe') !== undefined && !stands('surelyApart') && !stands('exceptThe');
  return isLess || stands('unless') || isIn(sentence, sentence.tokens[to], 'relatives');
}

/** 'Then the dog, and the guest asked not to be in it': what is said of the last is not said of what comes before the comma. */
function isSaidOfLast(sentence: Sentence, { from, slots: { clips = [] } }: Match): boolean {
  const [last, before] = [clips.at(-1), clips.at(-2)];
  if (clips[0]?.from !== from || last === undefined || before === undefined) return false;
  const { tokens } = sentence;
  const hasComma = tokens.slice(before.to, last.from).some(({ kind }) => kind === 'comma');
  const isAsked = namedPhraseEnd(sentence, 'askedNot', last.to) !== null;
  const lead = isIn(sentence, tokens[from - 1], 'determiners') ? tokens[from - 2] : tokens[from - 1];
  // 'On finit au port, et le chat tu oublies'
  return hasComma && (isAsked || isIn(sentence, lead, 'thens') || isIn(sentence, tokens[from - 1], 'verbs'));
}

/** 'The kickflip is out of focus' says how it looks. */
function isState(sentence: Sentence, to: number): boolean {
  return isIn(sentence, sentence.tokens[to - 2], 'being') && isIn(sentence, sentence.tokens[to], 'of');
}

/** 'Cut it so that he stops' makes it shorter, 'cut it' leaves it out. */
function isTrim(sentence: Sentence, start: number, to: number, first: Named | undefined): boolean {
  const { tokens } = sentence;
  const isCut = tokens[start]?.word === 'cut' && first?.from === start + 1 && first.to === to;
  if (!isCut || !sentence.grammar.classes.anaphora.has(tokens[first.from]?.word ?? '')) return false;
  return tokens[to]?.kind === 'word' && !sentence.grammar.classes.and.has(tokens[to]?.word ?? '');
}

/** 'Cut the speech down to five seconds', 'corta ele pra cinco segundos' */
function isCutTo(sentence: Sentence, to: number): boolean {
  const { tokens } = sentence;
  let next = to;
  while (next < to + CUT_WORDS_MAX && isIn(sentence, tokens[next], 'prepositions')) next += 1;
  // 'Cut the story down to its end'
  if (namedPhraseEnd(sentence, 'cutShorter', to) !== null) return true;
  return next > to && tokens[next]?.quantity?.unit === 'seconds';
}
const CUT_WORDS_MAX = 3;

/** 'Before, cut, after': what a comma parts from its verb is not left out. */
function isApart(sentence: Sentence, start: number, first: Named | undefined): boolean {
  // 'Gebeten, den Hund nicht zu zeigen'
  if (namedPhraseEnd(sentence, 'mayNot', start) !== null) return false;
  return first !== undefined && first.from === start + 2 && sentence.tokens[start + 1]?.kind === 'comma';
}

/** 'That has to go in', 'it can go anywhere', 'it can't be longer' leave nothing out. */
function goesOn(sentence: Sentence, to: number): boolean {
  const { tokens } = sentence;
  const [last, next] = [tokens[to - 1]?.word ?? '', tokens[to]];
  if (last === 'go' && namedPhraseEnd(sentence, 'anyPlace', to) !== null) return true;
  if (last === 'go')
    return isIn(sentence, next, 'prepositions') ? next?.word !== 'out' : next?.quantity?.unit === 'ordinal';
  if (!/^(?:be|can't|cant|cannot|shouldn't|mustn't)$/.test(last)) return false;
  if (next?.quantity?.unit === 'seconds') return true;
  if (next?.kind !== 'word') return false;
  return !(['connectors', 'and', 'thens', 'fillers', 'subjects'] as const).some((name) =>
    isIn(sentence, next, name),
  );
}

/**
 * 'Nichts Schnelles, das Boot und der Abend', 'no party, the boat and the sunset': behind what no clip shows, and behind 'no'
 * a thing with an article, what is listed is wanted.
 */
function isWantedBehind(sentence: Sentence, { from, slots: { clips = [] } }: Match): boolean {
  const [first, second] = clips;
  if (first === undefined || second === undefined) return false;
  const { tokens } = sentence;
  if (tokens[first.nounTo ?? first.to]?.kind !== 'comma') return false;
  const isUnknown = knownAmong(sentence, [first]) === 0 && knownAmong(sentence, [second]) > 0;
  const isBare = namedPhraseEnd(sentence, 'noSuch', from) === first.from;
  return isUnknown || (isBare && isIn(sentence, tokens[second.from], 'determiners'));
}

/** The 'no' of 'el abuelo no se subía' belongs to the verb behind it. */
function isOpenNot(sentence: Sentence, to: number): boolean {
  const next = sentence.tokens[to];
  return (
    isIn(sentence, sentence.tokens[to - 1], 'negators') &&
    next?.kind === 'word' &&
    !isIn(sentence, next, 'and') &&
    !isIn(sentence, next, 'connectors') &&
    !isSkipped(sentence, next) &&
    // 'Die Torte gefällt mir nicht lass sie weg'
    !(sentence.grammar.lexicon.code === 'de' && isIn(sentence, next, 'orders'))
  );
}
