import type { TextSpan } from '@cutroom/contract';
import { conceptsOf } from '../clips/concepts.ts';
import { spanOf, type Token } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';
import type { Named } from './named-lists.ts';
import { isDoneByOthers, spokenWords } from './naming-words.ts';
import { rangeOf } from './nouns/clip-range.ts';
import { joinedName } from './nouns/joined-name.ts';
import { isFilmOfLook } from './nouns/looked-clips.ts';
import { countOf, numberOf } from './nouns/noun-number.ts';
import { clipsOf, isIn, namedPhraseEnd, ownerOf, type Sentence } from './sentence.ts';

/** A noun phrase taken apart. */
export interface NounWords {
  /** The token that it begins with. */
  readonly from: number;
  readonly said: string;
  readonly span: TextSpan;
  /** What it names, 'dog'; null where it only says 'the clip'. */
  readonly head: string | null;
  /** Words behind 'on' or 'of': 'beach' of 'the castle on the beach'. */
  readonly attached: readonly string[];
  /** The other words that tell which one. */
  readonly modifiers: readonly string[];
  readonly number: 'one' | 'some' | 'all';
  /** The 'his' of 'his wave': whose it is. */
  readonly whose: string | null;
  /** The 'Noor' of 'Noor's set', where clips are called so. */
  readonly owner: string | null;
  /** 'each bedroom': what is said is said of every one of them. */
  readonly isEach: boolean;
  /** 'the second dog', 'clip 3', 'the last clip'. */
  readonly place: number | null;
  /** 'the first eight clips', 'clips 11 to 20': places from 1, or from -1 backwards. */
  readonly range: readonly [first: number, last: number] | null;
  /** 'clip 3' counts clips and nothing else. */
  readonly isNumbered: boolean;
  /** The 4 of 'the four designs'. */
  readonly count: number | null;
  /** '^longest' */
  readonly measure: string | null;
  readonly spoken: readonly string[] | null;
  /** What is talked of: 'his mum' of 'the bit about his mum'. */
  readonly topic: readonly string[] | null;
  /** 'The clips without a dog' are those that show none. */
  readonly lacks: boolean;
  /** 'named': all that the prompt names elsewhere; 'others': of those that the words mean, or that were named, all but those that are named alone. */
  readonly stands: 'thing' | 'it' | 'rest' | 'others' | 'self' | 'file' | 'named';
}

const known = new WeakMap<Sentence, Map<string, NounWords>>();

/** Takes a noun phrase apart into what it names and what tells which one is meant; of one sentence each once. */
export function nounWords(sentence: Sentence, prompt: string, named: Named): NounWords {
  const phrases = known.get(sentence) ?? new Map<string, NounWords>();
  known.set(sentence, phrases);
  const key = `${named.from} ${named.to} ${named.nounTo ?? ''}`;
  const phrase = phrases.get(key) ?? takeApart(sentence, prompt, named);
  phrases.set(key, phrase);
  return phrase;
}

function takeApart(sentence: Sentence, prompt: string, named: Named): NounWords {
  const to = named.nounTo ?? named.to;
  const tokens = sentence.tokens.slice(named.from, to);
  const span = spanOf(sentence.tokens, named.from, to);
  const relativeAt = relativeStart(sentence, tokens);
  const before = relativeAt < 0 ? tokens : tokens.slice(0, relativeAt);
  const after = relativeAt < 0 ? [] : tokens.slice(relativeAt);
  // The 'de' of 'el de la abuela' parts nothing.
  const lead = before.findIndex(
    (token) => !isIn(sentence, token, 'determiners') && !isIn(sentence, token, 'of'),
  );
  const breaks = before.findIndex(
    (token, at) =>
      at > Math.max(0, lead) &&
      (['prepositions', 'of', 'determiners'] as const).some((name) => isIn(sentence, token, name)) &&
      !isBehindDoing(sentence, before, at),
  );
  const core = namingWords(sentence, breaks < 0 ? before : before.slice(0, breaks));
  const attached = namingWords(sentence, breaks < 0 ? [] : before.slice(breaks));
  const measure = measureOf(sentence, core);
  const things = core.filter(({ word }) => measureOf(sentence, [{ word }]) === null);
  const telling = (token: Token) => namingWords(sentence, [token]).length > 0;
  const joined = joinedName(sentence, before, telling);
  const isApart = ({ word }: { readonly word: string }) => joined?.split(' ').includes(word) !== true;
  const words = things
    .filter((thing) => isApart(thing) && !isFilmOfLook(thing.word, before, sentence.grammar.lexicon))
    .map(({ word }) => word);
  const outer = attached.filter(isApart).map(({ word }) => word);
  const told = joinedName(sentence, after, telling);
  const said = [
    ...(told === null ? [] : [told]),
    ...namingWords(sentence, after)
      .map(({ word }) => word)
      .filter((word) => told?.split(' ').includes(word) !== true),
  ];
  const head = joined ?? headOf(sentence, words) ?? outer[0] ?? null;
  const [first] = tokens;
  const stands = standsFor(sentence, tokens, named.from);
  return {
    from: named.from,
    said: prompt.slice(...span),
    span,
    head: head ?? said.find((word) => isKnown(sentence, word)) ?? said[0] ?? null,
    attached: outer,
    modifiers: [...words, ...outer, ...said].filter((word) => word !== head),
    number: numberOf(sentence, tokens, head),
    whose: tokens.length > 1 && isIn(sentence, first, 'possessives') ? (first?.word ?? null) : null,
    owner: ownerOf(sentence, before),
    isEach: isIn(sentence, first, 'distributive'),
    place: stands === 'others' ? null : placeOf(sentence, tokens),
    range: rangeOf(sentence, tokens, named.from),
    isNumbered: tokens.some(({ quantity }) => quantity?.unit === 'count'),
    count: countOf(sentence, before),
    measure,
    spoken: spokenWords(sentence, first?.kind === 'heard' ? tokens : after),
    topic: topicWords(sentence, tokens),
    lacks: things.length === 0 && breaks >= 0 && isIn(sentence, before[breaks], 'negators'),
    stands,
  };
}

/** The 'the' of 'mending the old fence', where no clip is known to show any mending: the thing decides. */
function isBehindDoing(sentence: Sentence, tokens: readonly Token[], at: number): boolean {
  const [doing, article] = [tokens[at - 1], tokens[at]];
  if (sentence.grammar.lexicon.code !== 'en' || at !== 1 || !isIn(sentence, article, 'determiners'))
    return false;
  return /...ing$/.test(doing?.word ?? '') && clipsOf(sentence, doing?.word ?? '').size === 0;
}

/** Where what is said about it begins: 'who', or the 'she' of 'the moment she says hello'. */
function relativeStart(sentence: Sentence, tokens: readonly Token[]): number {
  return tokens.findIndex(
    (token, at) =>
      isIn(sentence, token, 'relatives') ||
      token.kind === 'heard' ||
      (isIn(sentence, token, 'saying') && tokens[at + 1]?.kind === 'quote') ||
      (at > 0 &&
        isIn(sentence, token, 'subjects') &&
        tokens.some((other) => isIn(sentence, other, 'saying'))),
  );
}

/** The word that names the thing: the last, but 'people' of 'people moving'; the first in Romance languages. */
function headOf(sentence: Sentence, words: readonly string[]): string | undefined {
  const { code, isHeadFirst } = sentence.grammar.lexicon;
  const [last, before] = [words.at(-1), words.at(-2)];
  // 'Boat 12', whatever it does
  const number = words.findLast((word) => /^\d+$/.test(word) && sentence.clipWords.has(word));
  if (number !== undefined) return number;
  if (isHeadFirst) return isDescribing(sentence, words) ? words[1] : words[0];
  if (code === 'en' && isDoneByOthers(sentence, last, before)) return before;
  const isDoing =
    code === 'en' &&
    last?.endsWith('ing') === true &&
    before !== undefined &&
    (isKnown(sentence, last)
      ? !isOfClip(sentence, last) && sentence.clipWords.has(before)
      : isKnown(sentence, before));
  return isDoing ? before : last;
}

/** The 'nouveau' of 'le nouveau salon', which tells no clip's name. */
function isDescribing(
  { clipWords, grammar }: Sentence,
  [first = '', second = '']: readonly string[],
): boolean {
  const { adjectives } = grammar.classes;
  const isNamed = conceptsOf(second, grammar.lexicon).length > 0 || clipWords.has(second);
  return adjectives.has(first) && !clipWords.has(first) && !adjectives.has(second) && isNamed;
}

function isOfClip({ clipWords, grammar }: Sentence, word: string): boolean {
  return wordForms(word, grammar.lexicon.code).some((form) => clipWords.has(form));
}

/** Words that tell what is shown: no determiners, and no 'clip' or 'part'. */
function namingWords(sentence: Sentence, tokens: readonly Token[]): readonly { readonly word: string }[] {
  return tokens.flatMap((token) => {
    if (token.kind === 'quote')
      return token.word
        .toLowerCase()
        .split(/\s+/)
        .map((word) => ({ word }));
    if (token.kind === 'file') return [{ word: token.word }];
    if (token.kind !== 'word' || (token.quantity !== null && !isNameOf(sentence, token))) return [];
    const says = !SILENT.some((name) => isIn(sentence, token, name)) && !isIn(sentence, token, 'clipNouns');
    return says || sentence.clipWords.has(token.word) ? [{ word: token.word.replace(/'s?$/, '') }] : [];
  });
}

/** The 'first' of 'the first dance' may be part of a name; the 'three' of 'the three songs' counts them. */
function isNameOf({ clipWords }: Sentence, { word, quantity }: Token): boolean {
  return clipWords.has(word) && (quantity?.unit !== 'count' || /\d/.test(word));
}

const SILENT = [
  'determiners',
  'prepositions',
  'of',
  'and',
  'relatives',
  'anaphora',
  'subjects',
  'self',
  'fillers',
  'doubts',
  'stops',
  'adverbs',
  'rest',
] as const;

function isKnown(sentence: Sentence, word: string): boolean {
  const { lexicon } = sentence.grammar;
  return sentence.clipWords.has(word) || conceptsOf(word, lexicon).length > 0;
}

function measureOf(sentence: Sentence, words: readonly { readonly word: string }[]): string | null {
  const measures = words.flatMap(({ word }) =>
    sentence.clipWords.has(word) ? [] : conceptsOf(word, sentence.grammar.lexicon),
  );
  return measures.find((concept) => concept.startsWith('^')) ?? null;
}

/** 'Clip 3', 'the third clip'; 'the two cats' are any two. */
function placeOf(sentence: Sentence, tokens: readonly Token[]): number | null {
  for (const [at, { quantity, kind, word }] of tokens.entries()) {
    const before = tokens[at - 1];
    if (quantity?.unit === 'ordinal') return quantity.place;
    const isBehindNoun = before?.kind === 'word' && !isIn(sentence, before, 'determiners');
    const isAlone = tokens.every((token) => token.quantity !== null || isIn(sentence, token, 'determiners'));
    if (
      (isBehindNoun || isAlone) &&
      quantity?.unit === 'count' &&
      quantity.amount.bound === 'exactly' &&
      (kind === 'number' || word !== 'one')
    )
      return quantity.amount.value;
  }
  return null;
}

/** Of 'the bit about his mum' and 'what she says about his mum' the words that tell what the talk is about. */
function topicWords(sentence: Sentence, tokens: readonly Token[]): readonly string[] | null {
  const about = tokens.findIndex((token) => isIn(sentence, token, 'topical'));
  const before = tokens.slice(0, Math.max(0, about));
  const isTalk = before.some(
    (token) => isIn(sentence, token, 'clipNouns') || isIn(sentence, token, 'saying'),
  );
  const words = namingWords(sentence, tokens.slice(about + 1)).map(({ word }) => word);
  return isTalk && words.length > 0 ? words : null;
}

function standsFor(sentence: Sentence, tokens: readonly Token[], from: number): NounWords['stands'] {
  const [first] = tokens;
  if (tokens.some(({ kind }) => kind === 'file')) return 'file';
  // 'The other two', 'the other two jackets'
  const isLed = tokens.length > 2 && isIn(sentence, first, 'determiners');
  if (isLed && namedPhraseEnd(sentence, 'other', from + 1) !== null) return 'others';
  if (tokens.some((token) => isIn(sentence, token, 'rest'))) return 'rest';
  const isBare = tokens
    .slice(1)
    .every((token) => isIn(sentence, token, 'clipNouns') || isIn(sentence, token, 'anaphora'));
  // 'Los clips' are all of them, 'esos clips' those that were named.
  const isEveryClip =
    tokens.length > 1 &&
    isIn(sentence, first, 'pluralArticles') &&
    /(?:s|en)$/.test(tokens.at(-1)?.word ?? '');
  // 'Hip hop only, both clips': those that were named.
  const isBoth = namedPhraseEnd(sentence, 'bothClips', from) === from + tokens.length;
  if (isBoth && sentence.tokens.slice(0, from).some(({ word }) => isOfClip(sentence, word))) return 'it';
  const isPointing = isIn(sentence, first, 'anaphora') || isIn(sentence, first, 'persons');
  if (isPointing && isBare && !isEveryClip) return 'it';
  return tokens.length === 1 && isIn(sentence, first, 'self') ? 'self' : 'thing';
}
