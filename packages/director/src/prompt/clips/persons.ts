import type { ClipReference } from '@cutroom/contract';
import type { Grammar } from '../rules/grammar.ts';
import type { NounWords } from '../sentence/noun-words.ts';
import type { Resolver } from './clip-scores.ts';
import { conceptsOf, isKindOf } from './concepts.ts';
import { resolve } from './references.ts';

/** What is seen of somebody whom 'him' may stand for. */
const PERSONS = ['person', 'man', 'woman', 'child', 'face', 'animal'];

const SEXES = ['man', 'woman'] as const;
type Sex = (typeof SEXES)[number];

/** Of 'him' a man, of 'her' a woman; undefined where the word tells nothing. */
export function sexOfPronoun(word: string, { classes }: Pick<Grammar, 'classes'>): Sex | undefined {
  if (classes.ofMen.has(word)) return 'man';
  return classes.ofWomen.has(word) ? 'woman' : undefined;
}

/** Who may be meant by a pronoun. */
export function personReader(resolver: Resolver) {
  const isSomeone = (concept: string) =>
    PERSONS.some((person) => concept === person || isKindOf(concept, person));
  const isPerson = (phrase: NounWords): boolean => {
    const ids = new Set(resolve(resolver, phrase, true).clips.map(({ clipId }) => clipId));
    const showing = resolver.clips.filter(
      ({ clip, concepts }) => ids.has(clip.clipId) && [...concepts.keys()].some(isSomeone),
    );
    // Of 'the wind' somebody is seen in one clip alone.
    return showing.length * 2 >= Math.max(1, ids.size);
  };
  return {
    isPerson,
    /** Whether a phrase names somebody, or is a name: of 'the radio' somebody is only seen beside it. */
    maySomebody: (phrase: NounWords): boolean => {
      const known = conceptsOf(phrase.head ?? '', resolver.lexicon);
      return isPerson(phrase) && (known.length === 0 || known.some(isSomeone));
    },
    /** Whether it is a man or a woman: as they are called, else as all clips of them show. */
    sexOf: (
      { head, modifiers }: NounWords,
      found: readonly { readonly clipId: string }[],
    ): Sex | undefined => {
      const called = [head ?? '', ...modifiers].flatMap((word) => conceptsOf(word, resolver.lexicon));
      const said = SEXES.filter((sex) => called.some((one) => one === sex || isKindOf(one, sex)));
      if (said.length > 0) return said.length === 1 ? said[0] : undefined;
      const clips = resolver.clips.filter(({ clip }) => found.some(({ clipId }) => clipId === clip.clipId));
      return SEXES.find((sex) => clips.length > 0 && clips.every(({ concepts }) => concepts.has(sex)));
    },
  };
}

/** Of the clips that a thing names those that show nobody else: of those with people none of somebody with a dog. */
export function aloneIn({ clips }: Resolver, reference: ClipReference): ClipReference {
  const isOf = (concept: string, kind: string) => concept === kind || isKindOf(concept, kind);
  const isOther = (concept: string) =>
    LIVING.some((kind) => isOf(concept, kind)) && !reference.labels.some((label) => isOf(concept, label));
  const shown = new Map(clips.map(({ clip, concepts }) => [clip.clipId, [...concepts.keys()]] as const));
  return {
    ...reference,
    clips: reference.clips.filter(({ clipId }) => !shown.get(clipId)?.some(isOther)),
  };
}
const LIVING = ['person', 'animal'] as const;
