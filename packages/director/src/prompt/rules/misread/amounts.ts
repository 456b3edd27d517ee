import { isPast } from '../../sentence/clauses.ts';
import { type Named, namedLists } from '../../sentence/named-lists.ts';
import { isClipWord, isDefinite, isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Token } from '../../words/tokens.ts';
import type { Match } from '../found-match.ts';
import { isKnownThing } from '../known-things.ts';

/** 'The keeper talks over the first 8 seconds': no thing called 'the first' plays so long. */
export function isStretch({ tokens }: Sentence, start: number, first: Named | undefined): boolean {
  if (first === undefined || first.from !== start) return false;
  return tokens[first.to - 1]?.quantity?.unit === 'ordinal' && tokens[first.to]?.quantity?.unit === 'seconds';
}

/** The 'once' of 'the trophy once the final is over' says when, not how often. */
export function isAsSoonAs(sentence: Sentence, to: number): boolean {
  if (!isIn(sentence, sentence.tokens[to], 'determiners')) return false;
  for (let at = to + 1; at < to + DOES_REACH; at += 1) {
    const token = sentence.tokens[at];
    if (token === undefined || token.kind === 'break' || token.kind === 'comma') return false;
    if (isIn(sentence, token, 'being') || isPast(sentence, at)) return true;
  }
  return false;
}
const DOES_REACH = 5;

/** 'All three cuts', 'they are twenty videos': so many there are already; 'the first five clips' are those. */
export function isCounted(sentence: Sentence, start: number, to: number): boolean {
  const before = sentence.tokens[start - 1];
  // 'Twenty clips is a lot'
  const isMany = sentence.tokens.slice(to + 1, to + 4).some(({ word }) => /^(?:lot|many|much)$/.test(word));
  if (isMany && isIn(sentence, sentence.tokens[to], 'being')) return true;
  // 'Two of my clips are shaky'
  const isSome = sentence.tokens.slice(start, to).some((token) => isIn(sentence, token, 'of'));
  if (isSome && isIn(sentence, sentence.tokens[to], 'being')) return true;
  if (before?.quantity?.unit === 'ordinal') return true;
  // 'The gate for 3, cut to the map for 5'
  if (sentence.tokens.slice(start, to).some(({ kind }) => kind === 'comma')) return true;
  return (['determiners', 'distributive', 'being'] as const).some((name) => isIn(sentence, before, name));
}

/** 'Her thumb is in half of it' tells what is wrong; the '25 % of the reel' of 'the boat max 25 % of the reel, the lake at least half' is that of the boat. */
export function isShareOfBefore(sentence: Sentence, { from, slots: { share, clips = [] } }: Match): boolean {
  const { tokens } = sentence;
  const [first] = clips;
  const [before, last] = [tokens[from - 1], clips.at(-1)];
  // Of '60% drone e 40% caiaques' the drone has the first.
  if (share !== undefined && first?.from === from && before?.quantity?.unit === 'share') return true;
  const { being } = sentence.grammar.classes;
  const isSo = first?.from === from && last !== undefined && being.has(tokens[last.to]?.word ?? '');
  const isShown = (token: Token) => isClipWord(sentence, token.word);
  if (isSo && !tokens.slice(last.from, last.to).some(isShown)) return true;
  if (share === undefined || first === undefined || last === undefined || first.from <= from) return false;
  const isApart = tokens[first.from - 1]?.kind === 'comma';
  const isBehindThing =
    before !== undefined &&
    (before.spelt === ')' || (before.kind !== 'break' && isKnownThing(sentence, before)));
  return isApart && (isBehindThing || tokens[last.to]?.quantity?.unit === 'share');
}

/** 'The first half' is no first clip that fills half of the reel. */
export function isHalf({ tokens }: Sentence, { to }: Named): boolean {
  return tokens[to - 1]?.quantity?.unit === 'ordinal' && tokens[to]?.quantity?.unit === 'share';
}

/** 'Each of them gets 3 seconds' behind 'the kite, the ferry and the choir' is said of those, and not of every cut. */
export function isOfThoseNamed(sentence: Sentence, start: number): boolean {
  const { tokens } = sentence;
  const of = tokens.findIndex((token, at) => at > start && isIn(sentence, token, 'of'));
  const isEachOf = isIn(sentence, tokens[start], 'distributive') && of > 0 && of <= start + 2;
  if (!isEachOf || !isIn(sentence, tokens[of + 1], 'anaphora')) return false;
  const isClip = ({ from, to }: Named) =>
    tokens.slice(from, to).some(({ word }) => isClipWord(sentence, word));
  for (let at = Math.max(0, start - LIST_REACH); at < start; at += 1)
    if (
      namedLists(sentence, at).some(({ items, to }) => to <= start && items.length > 1 && items.every(isClip))
    )
      return true;
  return false;
}
const LIST_REACH = 24;

/** The 'ganz kurz' of 'am Anfang die Anfahrt ganz kurz' is said of that clip, and not of the reel. */
export function isBehindClip(sentence: Sentence, at: number): boolean {
  if (sentence.grammar.lexicon.code === 'en') return false;
  const isClip = (place: number) => isClipWord(sentence, sentence.tokens[place]?.word ?? '');
  if (isClip(at - 1)) return namedPhraseEnd(sentence, 'video', at - 1) === null;
  // 'Die Anfahrt am Anfang ganz kurz'
  for (let from = Math.max(1, at - PLACE_WORDS_MAX); from < at; from += 1)
    if (isBarePlace(sentence, from, at) && isClip(from - 1)) return true;
  return false;
}
const PLACE_WORDS_MAX = 4;

/** The 'al principio' of 'el perro a cámara lenta al principio' */
export function isBarePlace(sentence: Sentence, from: number, to: number): boolean {
  return ['first', 'last'].some((name) => namedPhraseEnd(sentence, name, from) === to);
}

/** Whether how fast a clip plays stands right before. */
export function isBehindSpeed(sentence: Sentence, at: number): boolean {
  for (let from = Math.max(1, at - SPEED_WORDS_MAX); from < at; from += 1)
    if (namedPhraseEnd(sentence, 'atSpeed', from) === at)
      return isClipWord(sentence, sentence.tokens[from - 1]?.word ?? '');
  return false;
}
const SPEED_WORDS_MAX = 4;

/** 'Then the hawk and no more owls' */
export function isMoreOf({ tokens, clipWords }: Sentence, to: number): boolean {
  return tokens[to - 1]?.word === 'more' && clipWords.has(tokens[to]?.word ?? '');
}

/** The number of 'all three rapids and the flip, shots | of two seconds' is none of shots, and 'the two dog clips' and 'the two clips with dogs' are those that there are. */
export function countsOthers(sentence: Sentence, { rule, from, to }: Match): boolean {
  const { tokens } = sentence;
  const areThose =
    isDefinite(sentence, tokens[from - 1]) &&
    [tokens[to - 1], tokens[from + 1]].some((token) => isIn(sentence, token, 'clipNouns'));
  return rule.frame === 'countOf' && (isIn(sentence, tokens[to], 'of') || areThose);
}
