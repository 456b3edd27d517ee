import type { Token } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';
import type { IndexedClip } from './clip-index.ts';

const WORD_LENGTH_MIN = 4;
const REST_LENGTH_MIN = 3;
/** Surely shown, but less than what is called just so. */
const PART_BELIEF = 0.9;

/** A clip called 'notenblatt' is one of 'die Noten', too: German names are made of several words. */
export function withCompoundNames(
  index: readonly IndexedClip[],
  tokens: readonly Token[],
  held: ReadonlySet<string>,
): readonly IndexedClip[] {
  const known = new Set(index.flatMap(({ words }) => [...words.keys()]));
  const asked = [...new Set(tokens.flatMap(({ kind, word }) => (kind === 'word' ? [word] : [])))].filter(
    (word) => word.length >= WORD_LENGTH_MIN && !held.has(word) && !known.has(word),
  );
  return index.map((clip) => {
    const parts = asked.filter((word) =>
      [...clip.words].some(([name, { by }]) => by === 'name' && isPart(word, name)),
    );
    if (parts.length === 0) return clip;
    const words = new Map(clip.words);
    for (const word of parts) words.set(word, { by: 'name', belief: PART_BELIEF });
    return { ...clip, words };
  });
}

/** 'Noten' of 'notenblatt', and 'merch' of the 'Merchtisch' that is asked for. */
function isPart(word: string, name: string): boolean {
  const isIn = (part: string, whole: string) =>
    part.length >= WORD_LENGTH_MIN &&
    whole.length >= part.length + REST_LENGTH_MIN &&
    (whole.startsWith(part) || whole.endsWith(part));
  return (
    wordForms(word, 'de').some((form) => isIn(form, name)) ||
    (name.length >= WORD_LENGTH_MIN && isIn(name, word))
  );
}
