import type { Match } from '../../rules/found-match.ts';
import { isOneOf } from '../../words/numbers.ts';
import type { Token } from '../../words/tokens.ts';
import { wordForms } from '../../words/word-forms.ts';
import { clauseStart, isPast, isToldMark, isWishMark, tellingWord, thoughtsOf } from '../clauses.ts';
import type { Named } from '../named-lists.ts';
import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../sentence.ts';
import { isPurpose } from './purposes.ts';

/** Words of one thought without a comma: people who dictate speak on and on. */
const DICTATED_FROM = 18;

/** Whether a match stands in what is told and not asked: 'we had to skip the dinner', 'the dog at the end was cute'. */
export function isTold(sentence: Sentence, match: Match): boolean {
  if (isAskedNot(sentence, match) || isLeftOut(sentence, match) || isListOfFiles(sentence, match))
    return false;
  if (isPurpose(sentence, match)) return true;
  const from = clauseStart(sentence, match.from);
  const next = nextWord(sentence, match.to);
  if (
    match.slots.clips?.[0]?.from === match.from &&
    (isPast(sentence, next) || isPast(sentence, nextWord(sentence, match.slots.clips[0].to, 'past'))) &&
    !asks(sentence, match.from, match.to)
  )
    return true;
  // 'A Bia queria um palhaço'
  if (isWishMark(sentence, sentence.tokens[match.from]) && isToldMark(sentence, match.from)) return true;
  if (isSaidAsItIs(sentence, match)) return true;
  if (isDescription(sentence, match) || isDoneByYou(sentence, match) || isHavingIt(sentence, match))
    return true;
  if (isDoneByThing(sentence, match) && !asks(sentence, match.from, match.to)) return true;
  // 'Lucía no soltó la bici'
  const [first] = match.slots.clips ?? [];
  if (match.rule.frame === 'exclude' && first !== undefined && isPast(sentence, first.from)) return true;
  if (isFragment(sentence, match) || isCondition(sentence, match) || isOwned(sentence, match)) return true;
  if (isRequested(sentence, match, from) || isLasting(sentence, match)) return false;
  // "The boss said we can't show the till": what holds now is no story.
  if (match.rule.frame === 'exclude' && namedPhraseEnd(sentence, 'mayNot', match.from) !== null) return false;
  if (isDictatedOrder(sentence, match.from, from) || isDictatedPlace(sentence, match)) return false;
  if (isOurOrder(sentence, match) || isSettled(sentence, match)) return false;
  const { told: all, toldOutside, isRelative } = thoughtsOf(sentence);
  const told = (isRelative[match.from] === true ? all : toldOutside)[match.from - 1] ?? -1;
  return told >= from && !asks(sentence, told, match.to);
}

/** '... sorry just take IMG 4105 and 4110': nobody tells a story in names of files. */
function isListOfFiles({ tokens }: Sentence, { rule, from, slots: { clips = [] } }: Match): boolean {
  if (rule.frame === 'orderThose') return tokens[from - 1]?.kind === 'file';
  const isFile = ({ from, to }: Named) => tokens.slice(from, to).some(({ kind }) => kind === 'file');
  return rule.frame === 'only' && clips.length > 1 && clips.every(isFile);
}

/** 'Nia asked me not to use her slam': what somebody asks of the creator is wished where it names a clip. */
function isRequested(sentence: Sentence, { from, slots: { clips = [] } }: Match, start: number): boolean {
  const { tokens } = sentence;
  for (let at = Math.max(start, from - ASKED_REACH); at < from; at += 1) {
    const isAsked = ASKED.test(tokens[at]?.word ?? '') && isIn(sentence, tokens[at + 1], 'self');
    if (isAsked && [tokens[at + 2], tokens[at + 3]].some((token) => token?.word === 'to'))
      return clips.some((named) => namesClip(sentence, named));
  }
  return false;
}
const ASKED_REACH = 8;
const ASKED = /^(?:asked|begged)$/;

/** 'I told her nobody watches that, so it's one minute' */
function isSettled(sentence: Sentence, { rule, from }: Match): boolean {
  const { settled } = sentence.grammar.lexicon.numbers;
  const isSaid = isIn(sentence, sentence.tokens[from], 'being');
  return rule.frame === 'length' && isSaid && isOneOf(settled, sentence.tokens[from - 1]?.word ?? '');
}

/** 'Every shot one second apart from Lou, she gets 7', 'and each of those gets 3': how long somebody plays is no story. */
function isLasting(sentence: Sentence, { rule, from, to, slots: { s, clips = [] } }: Match): boolean {
  if (rule.frame === 'holdEach' && isIn(sentence, sentence.tokens[from], 'distributive'))
    return !sentence.tokens.slice(from, to).some((_, step) => isPast(sentence, from + step));
  const isNow = rule.frame === 'hold' && s !== undefined && isIn(sentence, sentence.tokens[from], 'persons');
  return isNow && clips[0]?.from === from && namedPhraseEnd(sentence, 'getsTime', from + 1) !== null;
}

function namesClip(
  sentence: Sentence,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const { code } = sentence.grammar.lexicon;
  return sentence.tokens
    .slice(from, to)
    .some(({ word }) => wordForms(word, code).some((form) => sentence.clipWords.has(form)));
}

/** 'The lifeguard asked not to be in it' */
function isAskedNot(sentence: Sentence, { rule, from, slots: { clips = [] } }: Match): boolean {
  const [first] = clips;
  return (
    rule.frame === 'exclude' &&
    first?.from === from &&
    namedPhraseEnd(sentence, 'askedNot', first.to) !== null
  );
}

/** 'The tunnel left out, 30 s' asks, 'my brother left out the salt' tells. */
function isLeftOut(sentence: Sentence, { rule, to, slots: { clips = [] } }: Match): boolean {
  const end = clips[0] === undefined ? null : namedPhraseEnd(sentence, 'leftOut', clips[0].to);
  const next = sentence.tokens[to];
  return rule.frame === 'exclude' && end === to && (next?.kind !== 'word' || isIn(sentence, next, 'and'));
}

/** '... and then we end on the shelf': what we do now in the reel is no story. */
function isOurOrder(sentence: Sentence, { rule, from, slots: { clips = [] } }: Match): boolean {
  const { tokens } = sentence;
  const isOurs = /^(?:open|close)$/.test(rule.frame) && /^(?:we|you|it)$/.test(tokens[from - 1]?.word ?? '');
  if (!isOurs || !(isIn(sentence, tokens[from], 'verbs') && !isPast(sentence, from))) return false;
  return clips.some((named) => namesClip(sentence, named));
}

/** 'Der Dackel gehört uns gar nicht': whose something is, or not, asks for nothing. */
function isOwned(sentence: Sentence, { rule, from, slots: { clips: [first] = [] } }: Match): boolean {
  if (rule.frame !== 'exclude' || first?.from !== from || sentence.grammar.lexicon.code !== 'de')
    return false;
  return sentence.tokens
    .slice(from + 2, first.to)
    .some(
      (token, step) =>
        isIn(sentence, token, 'self') && OWNED.test(sentence.tokens[from + 1 + step]?.word ?? ''),
    );
}
const OWNED = /^geh(?:oe?r|ö?r)(?:t|en)$/;

/** 'Without the goalkeeper we would have lost' */
function isCondition(sentence: Sentence, { rule, from, to }: Match): boolean {
  const { tokens } = sentence;
  if (!FORBIDDING.test(rule.frame) || !isIn(sentence, tokens[from], 'prepositions')) return false;
  if (isIn(sentence, tokens[to], 'subjects') && (tellingWord(sentence, to) ?? -1) > to) return true;
  // 'Without the lining it would have been half the price', 'sem a chuva não havia azeite'
  if (from !== clauseStart(sentence, from) || asks(sentence, from, to)) return false;
  // 'Sin viento no hay vuelo'
  const isVerbNext = isIn(sentence, tokens[to], 'negators') && tokens[to + 1]?.kind === 'word';
  if (sentence.grammar.lexicon.code !== 'en' && isVerbNext) return true;
  return [to, to + 1].some((at) => isPast(sentence, at) || WOULD.test(tokens[at]?.spelt ?? ''));
}

/** 'First you cut the clay': who is told so does it, and nobody asks for it. */
function isDoneByYou(sentence: Sentence, { from }: Match): boolean {
  const { tokens } = sentence;
  const isYou =
    /^(?:you|people|everyone|everybody|viewers|folks)$/.test(tokens[from - 1]?.word ?? '') &&
    isIn(sentence, tokens[from], 'verbs');
  // 'You can't see the snake, it was so dark'
  const isUnseen = namedPhraseEnd(sentence, 'unseen', from - 2) === from + 1;
  return (
    isUnseen ||
    (isYou && !isIn(sentence, tokens[from - 2], 'modals') && !isWishMark(sentence, tokens[from - 2]))
  );
}

/** 'The oven stopped working twice': what a thing did is told of it, but for what only says which thing: 'the cup she broke'. */
function isDoneByThing(sentence: Sentence, match: Match): boolean {
  const [first] = [...(match.slots.clips ?? []), ...(match.slots.than ?? [])].filter(
    ({ from }) => from === match.from,
  );
  if (first === undefined) return false;
  const { isRelative } = thoughtsOf(sentence);
  const did = (at: number) =>
    isPast(sentence, at) &&
    isRelative[at] !== true &&
    !sentence.clipWords.has(sentence.tokens[at]?.word ?? '') &&
    !isIn(sentence, sentence.tokens[at - 1], 'subjects');
  return sentence.tokens.slice(first.from + 1, first.to).some((_, step) => did(first.from + 1 + step));
}

/** 'It's mostly waiting, isn't it', 'only the penguins were awake', 'I'd have stayed longer': what is or was so. */
function isSaidAsItIs(sentence: Sentence, { rule, from, to, slots: { clips = [] } }: Match): boolean {
  const { tokens } = sentence;
  if (!/^(?:mostly|prefer|less|topic|only|longer)$/.test(rule.frame)) return false;
  if (rule.frame === 'longer') return isPast(sentence, clips[0]?.from ?? to);
  if (asks(sentence, clauseStart(sentence, from), from)) return false;
  let end = to;
  while (end < tokens.length && tokens[end]?.kind !== 'break') end += 1;
  const agrees = [end - 2, end - 3].some(
    (at) => at >= to && namedPhraseEnd(sentence, 'tagQuestion', at) === end,
  );
  const isBehind =
    clips.at(-1)?.to === to && (isPast(sentence, to) || namedPhraseEnd(sentence, 'wouldDo', to) !== null);
  return agrees || (rule.frame === 'only' && isBehind);
}

/** 'Walter is eighty-one with a new hip' */
function isHavingIt(sentence: Sentence, { rule, from }: Match): boolean {
  if (rule.frame !== 'include' || namedPhraseEnd(sentence, 'withIt', from) === null) return false;
  const start = clauseStart(sentence, from);
  const { tokens } = sentence;
  const isBeing = tokens.slice(start, from).some(({ spelt }) => sentence.grammar.classes.being.has(spelt));
  return isBeing && isIn(sentence, tokens[start], 'verbs') === false && !asks(sentence, start, from);
}

/** 'The fall is funny': a word behind 'is' describes a clip, where a wish would name the reel. */
function isDescription(sentence: Sentence, { rule, from, slots }: Match): boolean {
  const { tokens } = sentence;
  // 'Milo is not sitting'
  if (isIn(sentence, tokens[from], 'negators') && isIn(sentence, tokens[from - 1], 'being')) return true;
  const isOnly = rule.frame === 'only' && isIn(sentence, tokens[from], 'adverbs');
  if (!isOnly && (slots.clips !== undefined || !DESCRIBING.test(rule.frame))) return false;
  let before = from - 1;
  while (isSkipped(sentence, sentence.tokens[before])) before -= 1;
  // With accents: 'é' is no 'e'.
  return sentence.grammar.classes.being.has(sentence.tokens[before]?.spelt ?? '');
}
/** 'There was no sound, only the river': behind a clause that tells, words without a verb tell on. */
function isFragment(sentence: Sentence, { rule, from }: Match): boolean {
  const { tokens } = sentence;
  // 'She cried, for about ten minutes'
  const isSpan = rule.frame === 'length' && isIn(sentence, tokens[from], 'lasting');
  const isWith = rule.frame === 'include' && namedPhraseEnd(sentence, 'withIt', from) !== null;
  if (!isSpan && !isWith && !FORBIDDING.test(rule.frame)) return false;
  if (tokens[from - 1]?.kind !== 'comma' && !isIn(sentence, tokens[from - 1], 'and')) return false;
  if (isIn(sentence, tokens[from], 'verbs')) return false;
  const begin = tokens.findLastIndex(({ kind }, at) => at < from && kind === 'break') + 1;
  const isOrder = (token: Token | undefined) =>
    isIn(sentence, token, 'verbs') && isIn(sentence, token, 'orders');
  // '20 seconds of the parade we saw, no band'
  const isLength = (at: number) => at < begin + LENGTH_REACH && tokens[at]?.quantity?.unit === 'seconds';
  const isAsked = (at: number) => isWishMark(sentence, tokens[at]) || isOrder(tokens[at]) || isLength(at);
  // 'We are going again, with the other boat'
  const isGoing =
    isWith && isIn(sentence, tokens[begin], 'subjects') && isIn(sentence, tokens[begin + 1], 'being');
  const isTelling = isGoing || tokens.slice(begin, from).some((_, step) => isPast(sentence, begin + step));
  if (!isTelling) return false;
  for (let at = begin; at < tokens.length && tokens[at]?.kind !== 'break'; at += 1)
    if (at < from ? isAsked(at) : isWishMark(sentence, tokens[at])) return false;
  return true;
}
/** A prompt that begins with how long the reel is asks for it. */
const LENGTH_REACH = 4;
const WOULD = /^(?:would|würden?|hätten?|wären?|.{2,}(?:raient|rait|ría|rían|ria|riam))$/;
const FORBIDDING = /^(?:only|exclude|nothingElse|audioMute)$/;

const DESCRIBING = /^(?:mood|grade|pace|cosy|cool|aesthetic|shine|sound|length)/;

/** Whether a word such as 'want' or 'should' stands between two tokens. */
function asks(sentence: Sentence, from: number, to: number): boolean {
  return to > 0 && (thoughtsOf(sentence).asked[to - 1] ?? -1) >= from;
}

/** Behind the bare verb of an order: 'start with'. */
const STARTS = /^(?:with|on)$/;

/** In a long thought without commas a verb that nobody stands before is an order. */
function isDictatedOrder(sentence: Sentence, at: number, from: number): boolean {
  const { tokens } = sentence;
  const before = tokens[at - 1];
  const isBehind = (
    names: readonly ('and' | 'subjects' | 'self' | 'anaphora' | 'prepositions' | 'wishMarks')[],
  ) => names.some((name) => isIn(sentence, before, name));
  // 'I always start with the chalk'
  if (isIn(sentence, before, 'past')) return false;
  if (isIn(sentence, tokens[at], 'orders') && STARTS.test(tokens[at + 1]?.word ?? ''))
    return at > from && !isBehind(['and', 'subjects', 'prepositions', 'wishMarks']);
  if (at - from < DICTATED_FROM || !isIn(sentence, tokens[at], 'verbs')) return false;
  return !isBehind(['and', 'subjects', 'self', 'anaphora', 'prepositions', 'wishMarks']);
}

/** '... and then grandpa at the end': behind 'and' a thing that is named with its place asks for it. */
function isDictatedPlace(sentence: Sentence, { from, to, rule, slots: { clips = [] } }: Match): boolean {
  const before = sentence.tokens[from - 1];
  if (rule.frame === 'nothingElse') return isIn(sentence, before, 'and');
  const isNext = (['and', 'thens', 'fillers', 'doubts'] as const).some((name) =>
    isIn(sentence, before, name),
  );
  if (!isNext || isPast(sentence, from - 1)) return false;
  if (!PLACING.test(rule.frame) || isPast(sentence, nextWord(sentence, to))) return false;
  return clips.some((named) => namesClip(sentence, named));
}
const PLACING = /^(?:open|close|openThenClose|firstThen|orderNamed|section|hold|openAndClose)$/;

/** The next word but 'um' and its like; one that is looked for is found though it is one of those: 'always'. */
function nextWord(sentence: Sentence, at: number, sought?: 'past'): number {
  let next = at;
  while (
    isIn(sentence, sentence.tokens[next], 'fillers') &&
    (sought === undefined || !isIn(sentence, sentence.tokens[next], sought))
  )
    next += 1;
  return next;
}
