import { clauseStart, isPast } from '../../sentence/clauses.ts';
import { type Named, namedLists } from '../../sentence/named-lists.ts';
import { isClipWord, isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Token } from '../../words/tokens.ts';
import type { Match } from '../found-match.ts';
import { knownAmong } from '../known-things.ts';
import { beginsInName } from './cut-names.ts';

/** 'Of Nadia only the first answer' begins its clause, and both are known: 'the film of the party only with dogs' is none. */
export function isOfNoGroup(sentence: Sentence, { from, slots: { clips = [], than = [] } }: Match): boolean {
  const { tokens } = sentence;
  let before = from - 1;
  while (isIn(sentence, tokens[before], 'and') || isIn(sentence, tokens[before], 'fillers')) before -= 1;
  const lead = tokens[before];
  const isLed =
    lead === undefined || /^(?:break|comma)$/.test(lead.kind) || isIn(sentence, lead, 'connectors');
  const [only, second] = clips;
  const isOne =
    only !== undefined && second === undefined && (only.part ?? only.range ?? only.hold) === undefined;
  return !isLed || !isOne || knownAmong(sentence, clips) === 0 || knownAmong(sentence, than) === 0;
}

/** 'Only those two should have sound' is of what is heard. */
export function isOfAudio(sentence: Sentence, to: number): boolean {
  // 'Just that one, the others sound nice'
  if (isIn(sentence, sentence.tokens[to], 'determiners')) return false;
  for (let at = to; at < to + AUDIO_WORDS_MAX && sentence.tokens[at]?.kind === 'word'; at += 1)
    if (namedPhraseEnd(sentence, 'sound', at) !== null) return at > to;
  return false;
}
const AUDIO_WORDS_MAX = 4;

/** 'No sound on the saw only', 'turn the audio off for the saw only' */
function isHeardOnly(sentence: Sentence, { from, slots: { clips = [] } }: Match): boolean {
  const { tokens } = sentence;
  const isBehind = clips[0]?.from === from && isIn(sentence, tokens[from - 1], 'prepositions');
  const isOf = isBehind || isIn(sentence, tokens[from - 1], 'of');
  return (
    isOf &&
    tokens
      .slice(clauseStart(sentence, from), from)
      .some((_, step) => namedPhraseEnd(sentence, 'sound', clauseStart(sentence, from) + step) !== null)
  );
}

/** The 'boat only' of 'dog, cake, boat only' is the end of a list of which all is said. */
function isBehindList(sentence: Sentence, start: number, first: Named): boolean {
  if (first.from !== start && !isIn(sentence, sentence.tokens[start], 'prepositions')) return false;
  const begin = sentence.tokens.findLastIndex(({ kind }, at) => at < start && kind === 'break') + 1;
  const places = sentence.tokens.slice(begin, start).map((_, at) => begin + at);
  // 'Solo quiero ver al perro y a la abeja, nada más'
  const isLed = places.some((at) => namedPhraseEnd(sentence, 'onlyOf', at) !== null);
  const lists = (isLed ? places : [begin]).flatMap((at) => namedLists(sentence, at));
  return lists.some(
    ({ items: [head, ...others] }) =>
      // Of 'fast cuts, sport only' the cuts are no thing beside the sport.
      head !== undefined &&
      head.from !== first.from &&
      knownAmong(sentence, [head]) > 0 &&
      others.some(({ from }) => from === first.from),
  );
}

/** Whether 'only' is about a part, a place or a time of a clip, and not about which clips there are. */
export function isOnlyHere(sentence: Sentence, match: Match): boolean {
  const { from, to, slots } = match;
  const { tokens } = sentence;
  const [first] = slots.clips ?? [];
  const [before, second] = [tokens[from - 1]?.quantity, tokens[from - 2]?.quantity];
  // 'Nothing but the dog for the first five seconds'
  const [place, time] = [tokens[to + 1], tokens[to + 2], tokens[to + 3]].filter(
    (token) => !isIn(sentence, token, 'determiners'),
  );
  if (isIn(sentence, tokens[to], 'prepositions') && isTimeOfReel(place?.quantity?.unit, time?.quantity?.unit))
    return true;
  if (isWishedThat(sentence, from, to, first)) return true;
  if (isHeardOnly(sentence, match) || beginsInName(sentence, match)) return true;
  // 'Ray only until he laughs'
  const isUntil = (at: number) => namedPhraseEnd(sentence, 'onlyUntil', at) !== null;
  if (isUntil(to) || isUntil(first?.from ?? to)) return true;
  // 'The first five seconds only the dog'
  if (before?.unit === 'seconds' && second?.unit === 'ordinal') return true;
  if (first === undefined) return false;
  if (isBehindList(sentence, from, first) || isJustDo(sentence, match)) return true;
  if (isJustDone(sentence, first)) return true;
  // 'Just show the dog twice' counts it.
  if (tokens[to]?.quantity?.unit === 'times') return true;
  // 'Only seven seconds of him' is about the seconds, as is 'solo los últimos diez segundos'.
  const isOfSeconds =
    tokens[first.to - 1]?.quantity?.unit === 'ordinal' && tokens[first.to]?.quantity?.unit === 'seconds';
  if (isOfSeconds || (first.hold !== undefined && first.nounTo === undefined)) return true;
  // 'Fiona only for a second', 'the kitchen only if there is room', 'the party only as a teaser'
  const isBehind = first.from === from && first.to < to;
  // 'They only get a little slot'
  const isWho = isIn(sentence, tokens[from], 'persons') && first.to === from + 1;
  if (isBehind && isWho && tokens[to]?.kind === 'word' && !isIn(sentence, tokens[to], 'and')) return true;
  return isBehind && (isIn(sentence, tokens[to], 'prepositions') || isCondition(sentence, to));
}

/** 'Just uploaded my stuff' tells, whatever 'uploaded' may tell of clips. */
function isJustDone(sentence: Sentence, { from, to }: Named): boolean {
  const word = sentence.tokens[from]?.word ?? '';
  const isDone = [...sentence.grammar.classes.pastEndings].some((ending) => word.endsWith(ending));
  return to === from + 1 && (isDone || isPast(sentence, from)) && !isClipWord(sentence, word);
}

/** 'Just include it' asks for no other thing less, but 'only clips of him' does. */
function isJustDo(
  { tokens, grammar: { classes } }: Sentence,
  { from, slots: { clips = [] } }: Match,
): boolean {
  const [only, second] = clips;
  const word = tokens[only?.from ?? from]?.word ?? '';
  const isIt = second === undefined && classes.anaphora.has(word) && !classes.determiners.has(word);
  const isOf = classes.of.has(tokens[(only?.from ?? from) - 1]?.word ?? '');
  return isIt && !isOf && only !== undefined && only.from > from + 1 && only.to === only.from + 1;
}

function isTimeOfReel(place: string | undefined, time: string | undefined): boolean {
  return place === 'ordinal' && time === 'seconds';
}

/** 'Only if', 'só se' */
function isCondition(sentence: Sentence, at: number): boolean {
  return namedPhraseEnd(sentence, 'provided', at) !== null;
}

/** 'Je veux que mamie soit là' wants her and nobody left out, 'je veux que mamie' her alone. */
function isWishedThat(sentence: Sentence, from: number, to: number, first: Named | undefined): boolean {
  const { tokens, grammar } = sentence;
  if (grammar.lexicon.code !== 'fr' || first === undefined) return false;
  const said = tokens.slice(from, first.from).map(({ word }) => word);
  const [lead, second] = said;
  if (/^qu?e?$/.test(lead ?? '') && isIn(sentence, tokens[from - 1], 'wishMarks')) return true;
  if (second === undefined || !/^qu?e?$/.test(said.at(-1) ?? '')) return false;
  if (said.includes('rien') || said.includes('ne')) return false;
  const isSmall = (token: Token) => SMALL.some((name) => isIn(sentence, token, name));
  const named = tokens.slice(first.from, first.to).filter((token) => !isSmall(token));
  const next = tokens[to];
  // 'Je voudrais que le chien de Paul soit là'
  if (isIn(sentence, next, 'of')) return true;
  return (
    named.some(
      ({ kind, word, quantity }) => kind === 'word' && quantity === null && !isClipWord(sentence, word),
    ) ||
    (next?.kind === 'word' && !isSmall(next) && !isIn(sentence, next, 'greetings'))
  );
}
const SMALL = ['determiners', 'prepositions', 'of', 'and', 'connectors', 'fillers'] as const;

/** 'The rest is just the vans' is more than a part of the reel: nothing else is in it. */
export function isOnlyRest(sentence: Sentence, start: number, first: Named | undefined): boolean {
  const isRest = sentence.tokens.slice(start, start + 2).some((token) => isIn(sentence, token, 'rest'));
  if (!isRest || isBehindPart(sentence, start)) return false;
  return first !== undefined && namedPhraseEnd(sentence, 'onlyOf', first.from - 1) === first.from;
}

/** 'The first 8 seconds the dog, the rest only the cat' are two parts. */
export function isBehindPart(sentence: Sentence, start: number): boolean {
  const { tokens } = sentence;
  // 'From Mia only the first ten seconds' is a part of a clip.
  const isOfClip = (at: number) =>
    isIn(sentence, tokens[at + 1], 'of') ||
    [at - 2, at - 3].some((before) => isIn(sentence, tokens[before], 'adverbs'));
  for (let at = Math.max(1, start - PART_REACH); at < start; at += 1) {
    const isPart = tokens[at]?.quantity?.unit === 'seconds' && tokens[at - 1]?.quantity?.unit === 'ordinal';
    if (isPart && !isOfClip(at)) return true;
  }
  return false;
}
const PART_REACH = 24;

/** Of 'just the oven, the table and the dough in that order' the last two are no list of their own. */
export function isOnlyList(sentence: Sentence, start: number, last: Named | undefined): boolean {
  if (last === undefined) return false;
  if (namedPhraseEnd(sentence, 'onlyOf', start - 1) === start || isOfCounted(sentence, start)) return true;
  const first = isIn(sentence, sentence.tokens[start - 1], 'determiners') ? start - 1 : start;
  if (sentence.tokens[first - 1]?.kind !== 'comma') return false;
  for (let at = first - 2; at >= Math.max(1, first - ONLY_REACH); at -= 1)
    if (namedPhraseEnd(sentence, 'onlyOf', at - 1) === at || isOfCounted(sentence, at))
      return namedLists(sentence, at).some(({ to }) => to === last.to);
  return false;
}
const ONLY_REACH = 10;

/** Whether a list begins behind 'only three clips:'. */
function isOfCounted(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (tokens[at - 1]?.spelt !== ':' || !isIn(sentence, tokens[at - 2], 'clipNouns')) return false;
  return tokens[at - 3]?.quantity?.unit === 'count' && namedPhraseEnd(sentence, 'onlyOf', at - 4) === at - 3;
}
