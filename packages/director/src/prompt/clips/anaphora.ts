import { type Named, namedLists } from '../sentence/named-lists.ts';
import { phraseEnds } from '../sentence/noun-phrases.ts';
import { type NounWords, nounWords } from '../sentence/noun-words.ts';
import { isIn, type Sentence } from '../sentence/sentence.ts';
import { wordSet } from '../words/word-set.ts';
import type { Resolver } from './clip-scores.ts';
import { conceptsOf, isKindOf } from './concepts.ts';
import { asNoun, heardPassages } from './heard-passages.ts';
import { resolve } from './references.ts';

const REACH = 40;
/** What is seen of somebody whom 'him' may stand for. */
const PERSONS = ['person', 'man', 'woman', 'child', 'face', 'animal'];

/** What 'it' and 'them' stand for: the nearest thing named before that a clip shows, else the nearest thing named. */
export function anaphorReader(prompt: string, sentence: Sentence, resolver: Resolver) {
  const isPerson = (phrase: NounWords): boolean => {
    const ids = new Set(resolve(resolver, phrase, true).clips.map(({ clipId }) => clipId));
    return resolver.clips.some(
      ({ clip, concepts }) =>
        ids.has(clip.clipId) &&
        [...concepts.keys()].some((concept) =>
          PERSONS.some((person) => concept === person || isKindOf(concept, person)),
        ),
    );
  };
  const passages = heardPassages(sentence, resolver.clips);
  const isAspect = ({ head }: NounWords) =>
    head !== null && conceptsOf(head, resolver.lexicon).some((concept) => concept.startsWith('@'));
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
    const isSomebody = wordSet(persons).has(word) || wordSet(possessives).has(word);
    let nearest: NounWords | null = null;
    let thing: readonly NounWords[] | null = null;
    for (let at = before - 1; at >= Math.max(0, before - REACH); at -= 1) {
      const to = phraseEnds(sentence, at).find((end) => end <= before);
      if (to === undefined || continuesPhrase(sentence, at) || isAttached(sentence, at, to)) continue;
      const phrase = nounWords(sentence, prompt, { from: at, to });
      if (
        sentence.tokens[to]?.quantity?.unit === 'seconds' ||
        phrase.stands === 'it' ||
        phrase.stands === 'rest' ||
        (isSomebody && phrase.whose !== null) ||
        // 'The dog should be the last thing and before that the sea'
        (phrase.head === null && (phrase.place === null || /\bthing$/.test(phrase.said)))
      )
        continue;
      const { answer, clips } = resolve(resolver, phrase, true);
      // 'I hate captions so leave them out' leaves no clip out.
      if (isRefused && answer !== 'shown' && isAspect(phrase)) return [];
      // Of 'the van is too shaky, leave it out' the van.
      if (isSaidOfThing(sentence, at) && clips.every(({ by }) => by !== 'name')) continue;
      if (answer === 'shown') {
        const meant = isPlural
          ? listTo(sentence, at, to).map((named) => nounWords(sentence, prompt, named))
          : [phrase];
        if (!isSomebody || isPerson(phrase)) return meant;
        thing ??= meant;
      }
      nearest ??= phrase;
    }
    if (thing !== null) return thing;
    return resolver.clips.length === 0 && nearest !== null ? [nearest] : [];
  };
}

/** 'The grey cat and the orange cat': of the lists that end with a thing the longest, else the thing alone. */
function listTo(sentence: Sentence, from: number, to: number): readonly Named[] {
  for (let at = Math.max(0, from - LIST_REACH); at < from; at += 1) {
    const list = namedLists(sentence, at).find((way) => way.to === to && way.items.length > 1);
    if (list !== undefined && !continuesPhrase(sentence, at)) return list.items;
  }
  return [{ from, to }];
}

const LIST_REACH = 16;

/** Whether a word only says how something is: 'is too shaky'. */
function isSaidOfThing(sentence: Sentence, at: number): boolean {
  // 'He's the boy on the board'
  if (isIn(sentence, sentence.tokens[at], 'determiners')) return false;
  let before = at - 1;
  while (isIn(sentence, sentence.tokens[before], 'fillers') || sentence.tokens[before]?.word === 'too')
    before -= 1;
  return isIn(sentence, sentence.tokens[before], 'being');
}

/** 'In the garden' behind 'the clip of grandma' tells where she is. */
function isAttached(sentence: Sentence, at: number, to: number): boolean {
  if (!isIn(sentence, sentence.tokens[at - 1], 'prepositions')) return false;
  for (let from = at - 2; from >= Math.max(0, at - ATTACHED_REACH); from -= 1)
    if (isIn(sentence, sentence.tokens[from], 'determiners') && phraseEnds(sentence, from).includes(to))
      return true;
  return false;
}
const ATTACHED_REACH = 8;

/** Whether the word before belongs to the same phrase, which then begins earlier. */
function continuesPhrase(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1];
  return isIn(sentence, before, 'determiners') || phraseEnds(sentence, at - 1).some((end) => end > at);
}
