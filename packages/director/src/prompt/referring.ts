import type { ClipReference } from '@cutroom/contract';
import { anaphorReader, groupReader } from './clips/anaphora.ts';
import type { Resolver } from './clips/clip-scores.ts';
import { conceptsOf } from './clips/concepts.ts';
import { atPlace } from './clips/find-by.ts';
import { asNoun, heardPassages } from './clips/heard/heard-passages.ts';
import { ofKindBefore } from './clips/kind-before.ts';
import { ownedState } from './clips/owned-states.ts';
import { aloneIn } from './clips/persons.ts';
import { resolve } from './clips/references.ts';
import { wordsOfThing } from './clips/shared-noun.ts';
import { talkerReader, talking, talkOf } from './clips/talkers.ts';
import type { Named } from './sentence/named-lists.ts';
import type { NounWords } from './sentence/noun-words.ts';
import { isDefinite, isIn, namedPhraseEnd, type Sentence } from './sentence/sentence.ts';
import { speakerReader } from './who-speaks.ts';
import type { Building } from './wishes/building.ts';
import { spanOf } from './words/tokens.ts';
import { wordForms } from './words/word-forms.ts';

/**
 * What the things that wishes name refer to.
 * @returns for a wish that refuses or not, and for the token before which 'it' was named
 */
export function referrer(
  prompt: string,
  sentence: Sentence,
  resolver: Resolver,
): (isRefused: boolean, before: number | null) => Building {
  const passages = heardPassages(sentence, resolver.clips);
  const antecedentOf = anaphorReader(prompt, sentence, resolver);
  const othersOrMe = standInReader(prompt, sentence, resolver);
  const talkerIn = talkerReader(prompt, sentence, resolver, antecedentOf);
  /** Of 'Marco asked me not to post his fall' the fall of Marco: what 'his' stands for tells which of them. */
  const ofOwner = ({ from, whose }: NounWords, reference: ClipReference): ClipReference => {
    const [owner] = whose === null ? [] : antecedentOf(from, false, whose);
    if (owner === undefined) return reference;
    const own = new Set(resolve(resolver, owner, true).clips.map(({ clipId }) => clipId));
    const clips = reference.clips.filter(({ clipId }) => own.has(clipId));
    return clips.length === 0 ? reference : { ...reference, clips };
  };
  const phrases = new Map<string, NounWords>();
  const phraseOf = (named: Named): NounWords => {
    const key = `${named.from} ${named.to} ${named.nounTo ?? ''}`;
    const phrase = phrases.get(key) ?? wordsOfThing(sentence, prompt, named);
    phrases.set(key, phrase);
    return phrase;
  };
  return (isRefused, before) => ({
    wordsOf: (named) => phraseOf(named),
    referTo: (named, refuses = false) => {
      const own = phraseOf(named);
      const quoted = passages.find(({ from, to }) => quotes(own, named, from, to));
      const phrase = quoted === undefined ? own : asNoun(prompt, sentence, quoted);
      const [isAll, isOut] = [phrase.number === 'all', refuses || isRefused];
      const reader = { sentence, resolver, antecedentOf };
      const meant = phrase.stands === 'it' ? itsThings(reader, named, before, [isAll, isOut]) : [];
      const group = othersOrMe(phrase, named);
      const references = (meant.length > 0 ? meant : [group ?? phrase]).map((said) => {
        const one = oneOfList(sentence, said, antecedentOf) ?? said;
        const stated = ownedState(sentence, prompt, resolver, one);
        const found = ofOwner(one, resolve(resolver, stated, isOut));
        return meant.length === 0 && group === null
          ? ofKindBefore(sentence, prompt, resolver, phrase, found)
          : found;
      });
      const all = together(references, phrase);
      return isOfTalk(named, isOut) ? talking(resolver, all) : isOut ? anyOf(sentence, named, all) : all;
    },
    referAmong: (named, group) => ofGroup(resolver, phraseOf(named), group),
    talksOf: (reference) => talking(resolver, reference),
    talkerIn,
    talkIn: (from, to) => talkerIn(from, to) ?? talkOf(prompt, sentence, resolver, from, to),
    aloneIn: (reference) => aloneIn(resolver, reference),
    itBefore: (at) => {
      const [meant] = antecedentOf(at, false, '');
      return meant === undefined ? null : resolve(resolver, meant, isRefused);
    },
    themBefore: (at) => {
      const meant = antecedentOf(at, true, '');
      const [first] = meant;
      return first === undefined
        ? null
        : together(
            meant.map((one) => resolve(resolver, one, isRefused)),
            first,
          );
    },
    twoBefore: (at) => {
      const [last] = antecedentOf(at, false, '');
      const [first] = last === undefined ? [] : antecedentOf(last.from, false, '');
      return [first, last].flatMap((one) => (one === undefined ? [] : [resolve(resolver, one, isRefused)]));
    },
    conceptsOf: (item) => wordsIn(item).flatMap((word) => conceptsOf(word, resolver.lexicon)),
    isNamed: (item, isOneEnough) => isCalledSo(sentence, resolver, item, isOneEnough),
    isOnlyQuality: (item) => wordsIn(item).every((word) => conceptsOf(word, resolver.lexicon).length > 0),
    isOther: ({ from }) => namedPhraseEnd(sentence, 'other', from) !== null,
    textOf: (from, to) => {
      const token = sentence.tokens[from];
      return to === from + 1 && token?.kind === 'quote'
        ? token.word
        : prompt.slice(...spanOf(sentence.tokens, from, to));
    },
  });
}

/** Whether a clip is called by all the words of a phrase. */
function isCalledSo(sentence: Sentence, resolver: Resolver, item: NounWords, isOneEnough: boolean): boolean {
  const words = wordsIn(item);
  const isTelling =
    words.length > 1 ||
    /...ing$/.test(item.head ?? '') ||
    (isOneEnough && item.head !== null && isDefinite(sentence, sentence.tokens[item.from]));
  return (
    isTelling &&
    resolver.clips.some((clip) =>
      words.every((word) =>
        wordForms(word, resolver.lexicon.code).some((form) => clip.words.get(form)?.by === 'name'),
      ),
    )
  );
}

/** What 'the other two' are part of, and whom 'me' stands for; null where the prompt does not tell, or for anything else. */
function standInReader(prompt: string, sentence: Sentence, resolver: Resolver) {
  const groupBefore = groupReader(prompt, sentence, resolver);
  const speakerOf = speakerReader(prompt, sentence, resolver);
  return (phrase: NounWords, { from }: Named): NounWords | null =>
    phrase.stands === 'others' && phrase.head === null ? groupBefore(from) : speakerOf(phrase);
}

/** 'No cat', where nobody shows one, is none of those there may be, 'not the cat' a certain one. */
function anyOf(sentence: Sentence, { from }: Named, refused: ClipReference): ClipReference {
  const isAny = refused.clips.length === 0 && !isDefinite(sentence, sentence.tokens[from]);
  return isAny ? { ...refused, number: 'some' } : refused;
}

interface Reader {
  readonly sentence: Sentence;
  readonly resolver: Resolver;
  readonly antecedentOf: ReturnType<typeof anaphorReader>;
}

/** What 'it' or 'them' stands for; 'neither of them' are two, wherever they were named. */
function itsThings(
  { sentence, resolver, antecedentOf }: Reader,
  named: Named,
  before: number | null,
  [isPlural, isRefused]: readonly [boolean, boolean],
): readonly NounWords[] {
  const word = sentence.tokens[named.from]?.word ?? '';
  const isPassage = (named.nounTo ?? named.to) > named.from + 1;
  const nearest = antecedentOf(before ?? named.from, isPlural, word, isPassage, isRefused);
  const [one, second] = nearest;
  if (one === undefined || second !== undefined || !isOfSeveral(sentence, named)) return nearest;
  return resolve(resolver, one, true).clips.length < 2
    ? [...antecedentOf(one.from, false, ''), one]
    : nearest;
}

/** 'The last one' behind 'the cat, the boots and the skirt, two seconds each' is the skirt, and not the last clip of all. */
function oneOfList(
  sentence: Sentence,
  { from, head, place, span: [, end] }: NounWords,
  antecedentOf: ReturnType<typeof anaphorReader>,
): NounWords | undefined {
  if (head !== null || place === null) return undefined;
  const words = sentence.tokens.slice(from).filter(({ start }) => start < end);
  const isBare = words.every((token) => token.quantity !== null || isIn(sentence, token, 'determiners'));
  const listed = isBare ? antecedentOf(from, true, '') : [];
  // 'The cat, then the skirt'
  const isEnd = place === -1 && isIn(sentence, sentence.tokens[(listed[0]?.from ?? 0) - 1], 'thens');
  return listed.length > 1 || isEnd ? listed.at(place < 0 ? place : place - 1) : undefined;
}

/** The 'them' of 'neither of them', 'each of them' */
function isOfSeveral(sentence: Sentence, { from }: Named): boolean {
  const [count, of] = sentence.tokens.slice(Math.max(0, from - 2), from);
  const isCount = (['negators', 'distributive', 'plurals'] as const).some((name) =>
    isIn(sentence, count, name),
  );
  return isCount && isIn(sentence, of, 'of');
}

/** 'Pat talking' is about the clips in which he talks; who refuses it refuses more. */
function isOfTalk({ isTalk }: Named, isRefused: boolean): boolean {
  return isTalk === true && !isRefused;
}

/** Of the clips of a group those that a phrase means, its place counted among them: of Nadia's 'the first answer'. */
function ofGroup(resolver: Resolver, phrase: NounWords, group: ClipReference): ClipReference {
  const alike = resolve(resolver, { ...phrase, place: null }, false);
  const ids = new Set(group.clips.map(({ clipId }) => clipId));
  const among = alike.clips.filter(({ clipId }) => ids.has(clipId));
  const clips = among.length > 0 || phrase.place === null ? among : group.clips;
  return {
    ...alike,
    answer: clips.length > 0 ? 'shown' : alike.answer,
    clips: phrase.place === null ? clips : [...atPlace(resolver.clips, clips, phrase.place)],
  };
}

/** 'The bit about how he built the oven': what is said in it tells which. */
function quotes({ head, stands }: NounWords, named: Named, from: number, to: number): boolean {
  if (stands !== 'thing') return false;
  const isBehind = head === null && from >= named.to && from <= named.to + 2;
  return isBehind || (named.from <= from && to <= named.to);
}

/** 'Them' are all that were named: one reference to the clips of each. */
function together([first, ...others]: readonly ClipReference[], { said, span }: NounWords): ClipReference {
  if (first === undefined) throw new Error('A phrase refers to something');
  const all = [first, ...others].flatMap(({ clips }) => clips);
  return {
    ...first,
    said,
    span: [...span],
    ...(others.length === 0
      ? {}
      : {
          number: 'all',
          clips: all.filter(({ clipId }, at) => all.findIndex((one) => one.clipId === clipId) === at),
          missing: [first, ...others].flatMap(({ missing }) => missing),
          labels: [...new Set([first, ...others].flatMap(({ labels }) => labels))],
        }),
  };
}

function wordsIn({ head, modifiers }: NounWords): readonly string[] {
  return head === null ? [] : [head, ...modifiers];
}
