import type { ClipReference } from '@cutroom/contract';
import { type NounWords, nounWords } from '../sentence/noun-words.ts';
import { isIn, type Sentence } from '../sentence/sentence.ts';
import type { Resolver } from './clip-scores.ts';
import { conceptsOf } from './concepts.ts';
import { resolve } from './references.ts';

const REACH = 24;

/** Of 'a máquina do chocolate, depois a do pistácio' the machine: what has no noun of its own is of a kind that was named before. */
export function ofKindBefore(
  sentence: Sentence,
  prompt: string,
  resolver: Resolver,
  phrase: NounWords,
  found: ClipReference,
): ClipReference {
  if (sentence.grammar.lexicon.code === 'en')
    return ofColourBefore(sentence, prompt, resolver, phrase) ?? found;
  if (!lacksNoun(sentence, phrase)) return found;
  const isShown = found.answer === 'shown';
  if (isShown && found.clips.length < 2) return found;
  const own = [...(phrase.head === null ? [] : [phrase.head]), ...phrase.modifiers];
  for (let at = phrase.from - 1; at >= Math.max(0, phrase.from - REACH); at -= 1) {
    const kind = nounWords(sentence, prompt, { from: at, to: at + 1 });
    if (kind.stands !== 'thing' || kind.head === null || sentence.tokens[at]?.kind !== 'word') continue;
    const alike = resolve(resolver, kind, true);
    if (alike.answer !== 'shown') continue;
    // 'The cats, the red one': the words that tell which are of no clip alone.
    if (!isShown) return resolve(resolver, { ...phrase, head: kind.head, modifiers: own }, true);
    const ids = new Set(alike.clips.map(({ clipId }) => clipId));
    const clips = found.clips.filter(({ clipId }) => ids.has(clipId));
    if (clips.length > 0) return { ...found, clips };
  }
  return found;
}

/** 'La de la abuela', 'celle à la fraise', 'die mit dem Hut', and 'die graue', which is a colour alone. */
function lacksNoun(sentence: Sentence, { from, head, modifiers, stands }: NounWords): boolean {
  const { lexicon } = sentence.grammar;
  if (stands !== 'thing' || head === null || lexicon.code === 'en') return false;
  const [first, next] = sentence.tokens.slice(from, from + 2);
  const isPointing = isIn(sentence, first, 'determiners') || isIn(sentence, first, 'anaphora');
  if (!isPointing) return false;
  return (
    isIn(sentence, next, 'of') ||
    isIn(sentence, next, 'prepositions') ||
    [head, ...modifiers].every((word) => isColour(word, sentence))
  );
}

/** Of 'the vans: green one before the red one', 'only the roses, red then white' the red van, the white roses; null for no colour alone. */
function ofColourBefore(
  sentence: Sentence,
  prompt: string,
  resolver: Resolver,
  phrase: NounWords,
): ClipReference | null {
  const own = phrase.head === null ? [] : [phrase.head, ...phrase.modifiers];
  if (phrase.stands !== 'thing' || own.length === 0 || !own.every((word) => isColour(word, sentence)))
    return null;
  for (let at = phrase.from - 1; at >= Math.max(0, phrase.from - REACH); at -= 1) {
    // 'Box first, then on feet. Red, white, black': in another sentence only 'the red one' is of that kind.
    if (sentence.tokens[at]?.kind === 'break' && !/\bones?$/i.test(phrase.said)) return null;
    const kind = nounWords(sentence, prompt, { from: at, to: at + 1 });
    const isThing = kind.stands === 'thing' && sentence.tokens[at]?.kind === 'word';
    if (!isThing || kind.head === null || isColour(kind.head, sentence)) continue;
    if (resolve(resolver, kind, true).clips.length < 2) continue;
    const told = resolve(resolver, { ...phrase, head: kind.head, modifiers: own }, true);
    return told.answer === 'shown' && told.missing.length === 0 ? told : null;
  }
  return null;
}

function isColour(word: string, { grammar: { lexicon } }: Sentence): boolean {
  const concepts = conceptsOf(word, lexicon);
  return concepts.length > 0 && concepts.every((concept) => concept.startsWith('~'));
}
