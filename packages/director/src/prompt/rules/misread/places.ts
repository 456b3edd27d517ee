import type { Named } from '../../sentence/named-lists.ts';
import { isIn, isPair, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import { isOneOf } from '../../words/numbers.ts';
import type { Token } from '../../words/tokens.ts';
import type { Match } from '../found-match.ts';
import { isKnownThing } from '../known-things.ts';
import { isOnlyList } from './only.ts';
import { isTimeOfThing } from './reels-of.ts';
import { isTheirWords } from './talk.ts';
import { areNoEnds } from './turns.ts';
import { isOfWordsBeside } from './words-beside.ts';

/** 'It ought to begin | with the hives' */
function isStartingWith(sentence: Sentence, { from, to, slots: { clips = [] } }: Match): boolean {
  const isIt = clips[0]?.from === from && isIn(sentence, sentence.tokens[from], 'anaphora');
  return isIt && namedPhraseEnd(sentence, 'with', to) !== null;
}

/** Whether a place in the reel is that of something else than what stands beside its words. */
export function isMisplaced(sentence: Sentence, match: Match): boolean {
  const { rule, slots, from: start, to } = match;
  const [first] = slots.clips ?? [];
  if (rule.frame === 'open' || rule.frame === 'close') {
    // 'The cat for four seconds - the final shot: the rail'
    if (isTheirWords(sentence, match) || sentence.tokens[to]?.spelt === ':') return true;
  }
  switch (rule.frame) {
    case 'before':
    case 'after':
    case 'directlyBefore':
    case 'directlyAfter':
      // 'The brakes right after the van and then the drive'
      return (
        isJoined(sentence, first) ||
        isPlaceOfBefore(sentence, start, first) ||
        (slots.than ?? []).some(({ isThen }) => isThen === true)
      );
    case 'afterIt':
    case 'beforeIt':
      return namesNext(sentence, to);
    case 'middleOfIt': {
      // 'Somewhere in the middle the flat tyre'
      const next = sentence.tokens[to];
      return isIn(sentence, next, 'determiners') || (next !== undefined && isKnownThing(sentence, next));
    }
    case 'orderNamed':
      return isOnlyList(sentence, start, slots.clips?.at(-1));
    case 'place':
      // 'Every second shot'
      return isIn(sentence, sentence.tokens[start - 1], 'distributive');
    case 'partEnding':
    case 'partBeginning': {
      // 'Grandma at the end of the garden'
      const before = isIn(sentence, sentence.tokens[start - 1], 'determiners') ? start - 2 : start - 1;
      return (
        isIn(sentence, sentence.tokens[before], 'prepositions') &&
        namedPhraseEnd(sentence, 'with', before) === null
      );
    }
    case 'topicOf':
    case 'reelWith':
      return isOneClip(sentence, start) || isTimeOfThing(sentence, match);
    case 'namedSection':
      // 'Section two: the cheeses, 3 seconds each'
      return slots.s !== undefined && namedPhraseEnd(sentence, 'each', to) !== null;
    case 'openThenClose':
      return areNoEnds(sentence, match);
    case 'openAndClose':
    case 'openAndCloseOfIt':
      return isNoFrame(sentence, match);
    case 'middle':
      return isPlaceOfBefore(sentence, start, first);
    case 'open':
    case 'close':
    case 'closeAgain':
      return (
        isAfterAll(sentence, to, slots.clips?.at(-1)) ||
        isNoThing(sentence, first) ||
        // 'Ink, cutter, and the posters again to close'
        (rule.frame === 'closeAgain' && (slots.clips ?? []).length > 1) ||
        isOfThen(sentence, start) ||
        isStartingWith(sentence, match) ||
        isListed(sentence, start, first) ||
        isPlaceOfDeed(sentence, start, first) ||
        isPlaceOfBefore(sentence, start, first) ||
        isPlacedOtherwise(sentence, start, to, slots.clips ?? [])
      );
    default:
      return isOfWordsBeside(sentence, match);
  }
}

/** 'The map right after the tent' is about the tent. */
function namesNext(sentence: Sentence, to: number): boolean {
  const next = sentence.tokens[to];
  const isNamed = next?.kind === 'word' && isKnownThing(sentence, next);
  return (
    (isIn(sentence, next, 'determiners') || isNamed) &&
    isIn(sentence, sentence.tokens[to - 1], 'prepositions')
  );
}

/** Of 'olvida el vino, al final no lo quiero' the end is that of a thought. */
function isAfterAll(sentence: Sentence, to: number, last: Named | undefined): boolean {
  const { tokens, grammar } = sentence;
  if (last === undefined || tokens[last.to]?.kind !== 'comma' || last.to >= to) return false;
  return grammar.lexicon.code !== 'en' && isIn(sentence, tokens[to], 'negators');
}

/** The 'right away' of 'the king and then right away the queen' says what follows. */
function isOfThen(sentence: Sentence, start: number): boolean {
  return [start - 1, start - 2].some((at) => {
    const end = namedPhraseEnd(sentence, 'thenWords', at) ?? 0;
    // The 'al final' of 'y al final el perro' is a place as well.
    return end > start && namedPhraseEnd(sentence, 'last', start) !== end;
  });
}

/** The 'clip' of 'first clip 5 seconds' names nothing by itself, nor does the 'that' of 'it came so close that'. */
function isNoThing(sentence: Sentence, first: Named | undefined): boolean {
  if (first === undefined) return false;
  if (namedPhraseEnd(sentence, 'soClose', first.from - 2) === first.from + 1) return true;
  return first.to === first.from + 1 && isIn(sentence, sentence.tokens[first.from], 'clipNouns');
}

/** The 'intro' of 'intro, plank, outro' is a clip where one is called so. */
function isListed({ tokens, clipWords }: Sentence, start: number, first: Named | undefined): boolean {
  if (first === undefined || first.from === start) return false;
  return tokens[start + 1]?.kind === 'comma' && clipWords.has(tokens[start]?.word ?? '');
}

/** 'The cats fighting over the bed would be a great hook' is not about the bed. */
function isPlaceOfDeed({ tokens, grammar }: Sentence, start: number, first: Named | undefined): boolean {
  const at = grammar.classes.determiners.has(tokens[start - 1]?.word ?? '') ? start - 1 : start;
  const [deed, before] = [tokens[at - 2], tokens[at - 1]];
  if (first?.from !== start || deed?.kind !== 'word' || before === undefined) return false;
  return grammar.classes.prepositions.has(before.word) && deed.word.endsWith('ing');
}

/** 'The tractor first and the last three seconds of the goat' */
function isTimeNext({ tokens }: Sentence, to: number): boolean {
  return tokens[to]?.quantity?.unit === 'seconds' && tokens[to - 1]?.quantity?.unit === 'ordinal';
}

/** 'The clip of grandma, cut that out' is no reel of her. */
function isOneClip(sentence: Sentence, start: number): boolean {
  const before = sentence.tokens[start - 1];
  const { articles } = sentence.grammar.lexicon.numbers;
  // 'Encima del clip de la flor'
  const isLed = isIn(sentence, before, 'prepositions') || isIn(sentence, before, 'of');
  return (
    isIn(sentence, sentence.tokens[start], 'clipNouns') &&
    (isLed || isIn(sentence, before, 'determiners')) &&
    !isOneOf(articles, before?.word ?? '')
  );
}

/** The 'e' of 'a festa depois do bolo e antes do jogo' is no 'é'. */
function isJoined(sentence: Sentence, first: Named | undefined): boolean {
  const next = first === undefined ? undefined : sentence.tokens[first.to];
  return isIn(sentence, next, 'and') && sentence.grammar.classes.and.has(next?.spelt ?? '');
}

/** 'The title at the beginning and finish with the tea': what the verb leads to is the end alone. */
function isEndAlone(sentence: Sentence, start: number, first: Named | undefined): boolean {
  if (first === undefined || first.from <= start + 1) return false;
  const { tokens } = sentence;
  const verb = tokens[first.from - 2];
  const isEnding =
    namedPhraseEnd(sentence, 'end', first.from - 2) !== null &&
    namedPhraseEnd(sentence, 'with', first.from - 1) !== null;
  const isDoing = (token: Token | undefined) => token?.word.endsWith('ing') === true;
  // 'Start and end with', 'beginning and ending with'
  const isBoth = isIn(sentence, tokens[start], 'verbs') && isDoing(tokens[start]) === isDoing(verb);
  return isEnding && !isBoth;
}

/** Whether only one end of the reel, or a time of it, is that of what was named. */
function isNoFrame(sentence: Sentence, { from, to, slots: { clips } }: Match): boolean {
  if (isTimeNext(sentence, to)) return true;
  return clips === undefined
    ? namedPhraseEnd(sentence, 'with', to) !== null || isThingNext(sentence, to)
    : isEndAlone(sentence, from, clips[0]) || isOfNext(sentence, clips.at(-1), to);
}

/** 'The hall, the kitchen, at the end the balcony': a place behind a comma is that of what follows it. */
function isOfNext(sentence: Sentence, last: Named | undefined, to: number): boolean {
  const { tokens } = sentence;
  if (last === undefined || last.to >= to) return false;
  const isParted = tokens[last.to]?.kind === 'comma' || isIn(sentence, tokens[last.to], 'and');
  // 'La abeja al principio y al final el perro'
  const isTwo = !isParted && tokens.slice(last.to, to).some((token) => isIn(sentence, token, 'and'));
  if (!isParted && !isTwo) return false;
  return isThingNext(sentence, to);
}

function isThingNext(sentence: Sentence, to: number): boolean {
  const [next, noun] = [sentence.tokens[to], sentence.tokens[to + 1]];
  return isIn(sentence, next, 'determiners') && noun !== undefined && isKnownThing(sentence, noun);
}

/** 'Grandma should be last, show the boat': where a comma follows, a place is that of what stands before it. */
function isPlaceOfBefore(sentence: Sentence, start: number, first: Named | undefined): boolean {
  const { tokens } = sentence;
  const before = tokens[start - 1];
  if (first === undefined || first.from <= start || !/^(?:word|quote)$/.test(before?.kind ?? ''))
    return false;
  if (!tokens.slice(start, first.from).some(({ kind }) => kind === 'comma')) return false;
  return !(['and', 'thens', 'connectors', 'fillers', 'relatives'] as const).some((name) =>
    isIn(sentence, before, name),
  );
}

function isPlacedOtherwise(sentence: Sentence, start: number, to: number, named: readonly Named[]): boolean {
  const { tokens } = sentence;
  const [first] = named;
  if (isOfNext(sentence, named.at(-1), to) || isOfThing(sentence, to)) return true;
  if (isDescribed(sentence, start, to, named) || isDull(sentence, named)) return true;
  if (isAdjective(sentence, start, first)) return true;
  if (first?.from === start)
    // 'Confetti, first dance', 'when the shop opens', 'he starts at two in the morning'
    return (
      isPair(sentence, to - 1) ||
      (first.to === to - 1 &&
        isIn(sentence, tokens[to - 1], 'verbs') &&
        (isIn(sentence, tokens[start - 1], 'relatives') ||
          isUntil(sentence, start) ||
          isIn(sentence, tokens[to], 'prepositions')))
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

/** 'Grandma at the end of the garden', 'it will be the end of us': the place is none of the reel. */
function isOfThing(sentence: Sentence, to: number): boolean {
  const { tokens } = sentence;
  if (!isIn(sentence, tokens[to], 'of') || tokens[to - 1]?.quantity?.unit === 'ordinal') return false;
  const noun = isIn(sentence, tokens[to + 1], 'determiners') ? tokens[to + 2] : tokens[to + 1];
  return isIn(sentence, noun, 'self') || (noun !== undefined && isKnownThing(sentence, noun));
}

/** The 'boring' of 'the beginning is boring' is no thing. */
function isDull(sentence: Sentence, named: readonly Named[]): boolean {
  return named.some(({ from, to }) => namedPhraseEnd(sentence, 'dullWord', from) === to);
}

/** 'The garden at the beginning is boring' tells which garden; but 'sunset close' asks at the end of a clause alone. */
function isDescribed(sentence: Sentence, start: number, to: number, named: readonly Named[]): boolean {
  const { tokens } = sentence;
  const last = named.at(-1);
  if (named[0]?.from !== start || last === undefined) return false;
  const [verb, next] = [tokens[to - 1], tokens[to]];
  const isEnd = next === undefined || /^(?:comma|break)$/.test(next.kind) || isIn(sentence, next, 'and');
  if (last.to === to - 1 && isIn(sentence, verb, 'orders') && !isEnd) return true;
  const isSaid = isIn(sentence, next, 'being') && !/'|´/.test(next?.word ?? '');
  return last.to < to && isSaid && !isIn(sentence, tokens[to + 1], 'determiners');
}

/** 'Until the curtain opens', 'before the cake gets cut' */
export function isUntil(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const before = isIn(sentence, tokens[at - 1], 'determiners') ? at - 2 : at - 1;
  return namedPhraseEnd(sentence, 'until', before) !== null;
}

/** The 'last' of 'the last boat leaves' tells which boat. */
function isAdjective(sentence: Sentence, at: number, named: Named | undefined): boolean {
  return (
    named?.from === at + 1 &&
    sentence.tokens[at]?.quantity?.unit === 'ordinal' &&
    (isIn(sentence, sentence.tokens[at - 1], 'determiners') ||
      // 'My son's first race'
      sentence.tokens[at - 1]?.spelt.endsWith("'s") === true)
  );
}
