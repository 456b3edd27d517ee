import { CONCEPTS, QUALITIES } from './concepts.ts';
import { stem } from './stem.ts';

/** How well a clip's word answers a word of the prompt: the same 1, narrower almost, broader only a hint, else 0. */
const NARROWER = 0.95;
export const BROADER = 0.4;
/** From here on two words mean one thing, and not only things of one kind. */
export const SAME_THING = 0.85;

const conceptsByStem = indexByStem();
/** What a clip of each concept is a clip of, too. */
const ANCESTORS = mapOfConcepts(ancestorsOf);
/** What may stand in for each concept where no clip is known to show it. */
const STAND_INS = mapOfConcepts((name) => [...kindsAbove(name), ...namesIn(CONCEPTS[name]?.within)]);

/** Everything a word of the prompt may stand for: its own stem and the concepts it belongs to. */
export function meaningsOf(word: string): readonly string[] {
  const root = stem(word);
  return [root, ...(conceptsByStem.get(root) ?? [])];
}

/** Whether the concept table knows the word at all. */
export function isKnownThing(word: string): boolean {
  return conceptsByStem.has(stem(word));
}

/** Whether the word names something a picture can show, and not how the picture looks or was taken. */
export function namesThing(word: string): boolean {
  const concepts = conceptsByStem.get(stem(word)) ?? [];
  return concepts.length > 0 && !concepts.some((concept) => QUALITIES.has(concept));
}

/** 0 to 1: how far a clip's word answers a word of the prompt, both as written. */
export function wordsAgree(asked: string, clipWord: string): number {
  return agreement(meaningsOf(asked), meaningsOf(clipWord));
}

/** 0 to 1: how far a clip's word answers a word of the prompt; both as `meaningsOf` gives them. */
export function agreement(asked: readonly string[], clipWord: readonly string[]): number {
  if (asked[0] === clipWord[0]) return 1;
  let best = 0;
  for (const a of asked.slice(1)) {
    for (const c of clipWord.slice(1)) {
      // Two names of one thing, such as 'lady' and 'female', are near, not equal.
      if (a === c) best = Math.max(best, asked[0] === a || clipWord[0] === a ? 1 : 0.9);
      else if (ANCESTORS.get(c)?.has(a) === true) best = Math.max(best, NARROWER);
      else if (STAND_INS.get(a)?.has(c) === true) best = Math.max(best, BROADER);
    }
  }
  return best;
}

/** The broader thing by which a clip's word may stand in for one of the prompt: 'building' for 'castle'. Null where it does not. */
export function standInFor(asked: string, clipWord: readonly string[]): string | null {
  const concepts = meaningsOf(asked).slice(1);
  return clipWord.slice(1).find((c) => concepts.some((a) => STAND_INS.get(a)?.has(c) === true)) ?? null;
}

function mapOfConcepts(related: (name: string) => string[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Object.keys(CONCEPTS).map((name) => [name, new Set(related(name))]));
}

function ancestorsOf(concept: string): string[] {
  const { isA, within, about } = CONCEPTS[concept] ?? {};
  return [isA, within, about].flatMap(namesIn).flatMap((parent) => [parent, ...ancestorsOf(parent)]);
}

/** A poodle is a dog, and a dog is an animal. */
function kindsAbove(concept: string): string[] {
  return namesIn(CONCEPTS[concept]?.isA).flatMap((parent) => [parent, ...kindsAbove(parent)]);
}

function namesIn(names: string | undefined): string[] {
  return names?.split(' ') ?? [];
}

function indexByStem(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const [name, concept] of Object.entries(CONCEPTS)) {
    for (const word of [name, ...concept.words.split(' ')]) {
      if (word === '') continue;
      const root = stem(word);
      const known = index.get(root) ?? [];
      if (!known.includes(name)) known.push(name);
      index.set(root, known);
    }
  }
  return index;
}
