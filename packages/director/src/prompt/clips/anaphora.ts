import { isPast } from '../sentence/clauses.ts';
import { type Named, namedLists } from '../sentence/named-lists.ts';
import { phraseEnds } from '../sentence/noun-phrases.ts';
import { type NounWords, nounWords } from '../sentence/noun-words.ts';
import { isClipWord, isDefinite, isIn, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import { isOneOf } from '../words/numbers.ts';
import { wordSet } from '../words/word-set.ts';
import type { Resolver } from './clip-scores.ts';
import { conceptsOf } from './concepts.ts';
import { asNoun, heardPassages } from './heard/heard-passages.ts';
import { personReader, sexOfPronoun } from './persons.ts';
import { resolve } from './references.ts';

const REACH = 40;

/** What 'it' and 'them' stand for: the nearest thing named before that a clip shows, else the nearest thing named. */
export function anaphorReader(prompt: string, sentence: Sentence, resolver: Resolver) {
  const { isPerson, maySomebody, sexOf } = personReader(resolver);
  const passages = heardPassages(sentence, resolver.clips);
  const shownBy = resolvedOnce(resolver);
  // 'I hate captions so leave them out' leaves no clip out, nor does 'no grandma, she asked me not to post her' where none shows her.
  const isNoClip = (phrase: NounWords, isSomebody: boolean) =>
    conceptsOf(phrase.head ?? '', resolver.lexicon).some((concept) => concept.startsWith('@')) ||
    (isSomebody && sexOf(phrase, []) !== undefined);
  return (
    before: number,
    isPlural: boolean,
    word: string,
    isPassage = false,
    isRefused = false,
  ): readonly NounWords[] => {
    // 'He says the oven was built by his dad, use that bit'
    const heard = isPassage ? passages.findLast(({ to }) => to <= before && to > before - REACH) : undefined;
    if (heard !== undefined) return [asNoun(prompt, sentence, heard)];
    const { persons, possessives } = sentence.grammar.lexicon.words;
    // 'The shoes are dull, drop them': several may be things.
    const isSomebody = (!isPlural && wordSet(persons).has(word)) || wordSet(possessives).has(word);
    let nearest: NounWords | null = null;
    let thing: readonly NounWords[] | null = null;
    let beside: readonly NounWords[] | null = null;
    let neutral: readonly NounWords[] | null = null;
    const sex = sexOfPronoun(word, sentence.grammar);
    for (let at = before - 1; at >= Math.max(0, before - REACH); at -= 1) {
      // 'I look awful in one of these, so not that one': nobody knows which; but 'Tim talks in one of these, don't use him'.
      if (!isSomebody && isOneOfThem(sentence, at)) break;
      const ends = phraseEnds(sentence, at).filter((end) => end <= before);
      if (ends.length === 0 || continuesPhrase(sentence, at) || isDeed(sentence, at)) continue;
      if ((isSomebody && isNobody(sentence, at, isPlural)) || (!isRefused && isNone(sentence, at))) continue;
      // Of 'my son untangling the line' my son, where no clip is known to show more.
      const isShown = (end: number) =>
        shownBy(nounWords(sentence, prompt, { from: at, to: end }), end).answer === 'shown';
      const to = ends.find(isShown) ?? ends[0];
      if (to === undefined) continue;
      const phrase = withDeed(sentence, nounWords(sentence, prompt, { from: at, to }), to, (end) =>
        shownBy(nounWords(sentence, prompt, { from: at, to: end }), end),
      );
      if (standsForNone(sentence, phrase, to, isSomebody)) continue;
      const { answer, clips } = shownBy(phrase, to);
      if (isRefused && answer !== 'shown' && isNoClip(phrase, isSomebody)) return [];
      // Of 'the van is too shaky, leave it out' the van.
      if (isSaidOfThing(sentence, at) && clips.every(({ by }) => by !== 'name')) continue;
      if (answer === 'shown') {
        const meant = isPlural
          ? listTo(sentence, at, to).map((named) => nounWords(sentence, prompt, named))
          : [phrase];
        // Of 'my guest with the dog asked me not to post it' the dog, as no clip is called a guest.
        const own = sex === undefined ? undefined : sexOf(phrase, clips);
        // 'My grandmother shouts at the referee, let her clip run'
        if (own !== undefined && own !== sex) continue;
        if (sex !== undefined && own === undefined && !isAttached(sentence, at, to)) {
          if (maySomebody(phrase)) neutral ??= meant;
          else thing ??= meant;
        } else if (isAttached(sentence, at, to)) beside ??= meant;
        else if (!(isSomebody && !isPerson(phrase)) && !(isPlural && isSingle(sentence, at))) return meant;
        else thing ??= meant;
      }
      if (!isAttached(sentence, at, to)) nearest ??= phrase;
    }
    if (neutral !== null) return neutral;
    if (thing !== null || beside !== null) return thing ?? beside ?? [];
    return resolver.clips.length === 0 && nearest !== null ? [nearest] : [];
  };
}

/** Whether a phrase is no thing that a pronoun could stand for. */
function standsForNone(sentence: Sentence, phrase: NounWords, to: number, isSomebody: boolean): boolean {
  // 'The last half', 'the first ten seconds'
  const isMeasure =
    phrase.place !== null && /^(?:seconds|share)$/.test(sentence.tokens[to]?.quantity?.unit ?? '');
  return (
    isMeasure ||
    phrase.stands === 'it' ||
    phrase.stands === 'rest' ||
    (isSomebody && phrase.whose !== null) ||
    // 'The dog should be the last thing and before that the sea'
    (phrase.head === null && (phrase.place === null || /\bthing$/.test(phrase.said)))
  );
}

/** Of 'grandpa explains it well, take only ten seconds of him' the grandpa who explains, where several clips show him. */
function withDeed(
  sentence: Sentence,
  phrase: NounWords,
  to: number,
  shown: (end: number) => ReturnType<typeof resolve>,
): NounWords {
  const deed = sentence.tokens[to];
  if (deed?.kind !== 'word' || !isClipWord(sentence, deed.word)) return phrase;
  if (NO_DEEDS.some((name) => isIn(sentence, deed, name))) return phrase;
  const [all, some] = [shown(to).clips, shown(to + 1).clips];
  const isSome = some.length > 0 && some.length < all.length;
  const isAmong = some.every(({ clipId }) => all.some((one) => one.clipId === clipId));
  return isSome && isAmong ? { ...phrase, modifiers: [...phrase.modifiers, deed.word] } : phrase;
}
const NO_DEEDS = ['determiners', 'prepositions', 'and', 'fillers', 'stops', 'adverbs'] as const;

/** The 'practised' of 'they practised' is no thing. */
function isDeed(sentence: Sentence, at: number): boolean {
  // Nor are the people of '600 people'.
  if (countBefore(sentence, at) > MANY) return true;
  const isEverybody = namedPhraseEnd(sentence, 'anybody', at - 1) === at;
  return (isEverybody || isIn(sentence, sentence.tokens[at - 1], 'subjects')) && isPast(sentence, at);
}

/** The 3 of 'Mia baked three cakes, more of her', who is none of them. */
function countBefore({ tokens }: Sentence, at: number): number {
  const { quantity } = tokens[at - 1] ?? {};
  return quantity?.unit === 'count' && quantity.amount.bound !== 'between' ? quantity.amount.value : 1;
}

/** The 'talked' of 'Jonas talked about kites' */
function isTalk(sentence: Sentence, at: number): boolean {
  return isPast(sentence, at) && !isIn(sentence, sentence.tokens[at - 1], 'determiners');
}

/** Who is asked for is no talk, and one of them none of several. */
function isNobody(sentence: Sentence, at: number, isPlural: boolean): boolean {
  return isTalk(sentence, at) || (!isPlural && countBefore(sentence, at) > 1);
}

/** The slug of 'no slug! The tomatoes: first planting them' */
function isNone(sentence: Sentence, at: number): boolean {
  return namedPhraseEnd(sentence, 'noSuch', at - 1) === at;
}

/** More than anybody films one by one. */
const MANY = 40;

/** 'A new hip' is not what 'them' means, where several were named before. */
function isSingle({ tokens, grammar }: Sentence, at: number): boolean {
  return isOneOf(grammar.lexicon.numbers.articles, tokens[at]?.word ?? '');
}

/** Every 'it' looks at the same phrases again. */
function resolvedOnce(resolver: Resolver): (phrase: NounWords, to: number) => ReturnType<typeof resolve> {
  const seen = new Map<string, ReturnType<typeof resolve>>();
  return (phrase, to) => {
    const key = `${phrase.from} ${to}`;
    const known = seen.get(key) ?? resolve(resolver, phrase, true);
    seen.set(key, known);
    return known;
  };
}

function isOneOfThem({ tokens, grammar: { classes } }: Sentence, at: number): boolean {
  // 'Every one of those'
  if (classes.distributive.has(tokens[at - 1]?.word ?? '')) return false;
  // But of 'por isso dela só o fim' her.
  const isPointing =
    classes.anaphora.has(tokens[at]?.word ?? '') && !classes.prepositions.has(tokens[at - 1]?.word ?? '');
  const isOne = tokens[at]?.quantity?.unit === 'count' || isPointing;
  return (
    isOne && classes.of.has(tokens[at + 1]?.word ?? '') && classes.anaphora.has(tokens[at + 2]?.word ?? '')
  );
}

/** What 'the other two' are part of: the nearest thing named before of which there are more. */
export function groupReader(prompt: string, sentence: Sentence, resolver: Resolver) {
  return (before: number): NounWords | null => {
    const count = sentence.tokens
      .slice(before, before + COUNT_REACH)
      .find(({ quantity }) => quantity?.unit === 'count');
    const amount = count?.quantity?.unit === 'count' ? count.quantity.amount : null;
    const others = amount?.bound === 'exactly' ? amount.value : 1;
    for (let at = before - 1; at >= Math.max(0, before - REACH); at -= 1) {
      // By its noun alone: 'three kites red blue and green'
      const phrase = nounWords(sentence, prompt, { from: at, to: at + 1 });
      const isThing =
        phrase.stands === 'thing' && phrase.head !== null && sentence.tokens[at]?.kind === 'word';
      if (isThing && resolve(resolver, phrase, true).clips.length > others) return phrase;
    }
    return null;
  };
}
const COUNT_REACH = 3;

/** 'The grey cat and the orange cat': of the lists that end with a thing the longest, else the thing alone. */
function listTo(sentence: Sentence, from: number, to: number): readonly Named[] {
  for (let at = Math.max(0, from - LIST_REACH); at < from; at += 1) {
    const list = namedLists(sentence, at).find((way) => way.to === to && way.items.length > 1);
    if (list === undefined || continuesPhrase(sentence, at)) continue;
    // Of 'the talk, then the shavings, leave those on' the shavings.
    const [last] = list.items.slice(-1);
    return last?.isThen === true ? [last] : list.items;
  }
  return [{ from, to }];
}

const LIST_REACH = 16;

/** Whether a word only says how something is: 'is too shaky'. */
function isSaidOfThing(sentence: Sentence, at: number): boolean {
  // 'He's the boy on the board'
  let before = at - 1;
  // 'The white van is from other people'
  if (isIn(sentence, sentence.tokens[before], 'prepositions')) before -= 1;
  else if (isIn(sentence, sentence.tokens[at], 'determiners')) return false;
  while (isIn(sentence, sentence.tokens[before], 'fillers') || sentence.tokens[before]?.word === 'too')
    before -= 1;
  return isIn(sentence, sentence.tokens[before], 'being');
}

/** 'In the garden' behind 'the clip of grandma' tells where she is. */
function isAttached(sentence: Sentence, at: number, to: number): boolean {
  if (!isIn(sentence, sentence.tokens[at - 1], 'prepositions')) return false;
  for (let from = at - 2; from >= Math.max(0, at - ATTACHED_REACH); from -= 1)
    if (
      (isIn(sentence, sentence.tokens[from], 'determiners') ||
        isIn(sentence, sentence.tokens[from], 'self') ||
        // 'Boy with the hawk, hold it'
        /^(?:comma|break)$/.test(sentence.tokens[from - 1]?.kind ?? 'break')) &&
      phraseEnds(sentence, from).includes(to)
    )
      return true;
  return false;
}
const ATTACHED_REACH = 8;

/** Whether the word before belongs to the same phrase, which then begins earlier. */
function continuesPhrase(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1];
  // The 'that' of 'right after that the dog' stands for something else.
  const isPointer =
    isIn(sentence, before, 'anaphora') &&
    isIn(sentence, sentence.tokens[at - 2], 'prepositions') &&
    isDefinite(sentence, sentence.tokens[at]);
  if (isPointer) return false;
  return isIn(sentence, before, 'determiners') || phraseEnds(sentence, at - 1).some((end) => end > at);
}
