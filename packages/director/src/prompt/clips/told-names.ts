import { phraseEnds } from '../sentence/noun-phrases.ts';
import { type NounWords, nounWords } from '../sentence/noun-words.ts';
import { isIn, type Sentence } from '../sentence/sentence.ts';
import type { IndexedClip, KnownWord } from './clip-index.ts';
import type { Resolver } from './clip-scores.ts';
import { conceptsOf } from './concepts.ts';
import { resolve } from './references.ts';

const REACH = 6;
const NAME_LENGTH_MIN = 3;
const TOLD: KnownWord = { belief: 0.95, by: 'name' };

/**
 * Clips under the names that the prompt itself gives: 'the yellow one is Tweety, the red one is Crusher. Lots of Tweety.' A name
 * is a word that no clip and no table knows, and that comes again.
 */
export function withToldNames(resolver: Resolver, prompt: string, sentence: Sentence): Resolver {
  const { tokens } = sentence;
  const names = new Map<string, ReadonlySet<string>>();
  for (const [at, token] of tokens.entries()) {
    if (!isIn(sentence, token, 'being')) continue;
    for (const [name, shown] of saidOfEachOther(prompt, sentence, at)) {
      if (!isName(sentence, name) || names.has(name)) continue;
      const { answer, clips } = resolve(resolver, shown, true);
      if (answer === 'shown') names.set(name, new Set(clips.map(({ clipId }) => clipId)));
    }
  }
  if (names.size === 0) return resolver;
  return { ...resolver, clips: resolver.clips.map((clip) => calledToo(clip, names)) };
}

/** Either side of 'is' as the name of the other. */
function saidOfEachOther(
  prompt: string,
  sentence: Sentence,
  at: number,
): readonly (readonly [name: string, shown: NounWords])[] {
  const from = Array.from({ length: REACH }, (_, step) => at - REACH + step).find(
    (start) => start >= 0 && phraseEnds(sentence, start).includes(at),
  );
  const [to] = phraseEnds(sentence, at + 1);
  if (from === undefined || to === undefined) return [];
  const [left, right] = [
    nounWords(sentence, prompt, { from, to: at }),
    nounWords(sentence, prompt, { from: at + 1, to }),
  ];
  const nameOf = ({ head, modifiers }: NounWords): string | null => (modifiers.length === 0 ? head : null);
  return [[nameOf(left), right] as const, [nameOf(right), left] as const].flatMap(([name, shown]) =>
    name === null ? [] : [[name, shown] as const],
  );
}

function isName(sentence: Sentence, name: string): boolean {
  const { tokens, clipWords, grammar } = sentence;
  return (
    name.length >= NAME_LENGTH_MIN &&
    !clipWords.has(name) &&
    !grammar.vocabulary.has(name) &&
    conceptsOf(name, grammar.lexicon).length === 0 &&
    tokens.filter(({ word }) => word === name || word === `${name}'s`).length > 1
  );
}

function calledToo(clip: IndexedClip, names: ReadonlyMap<string, ReadonlySet<string>>): IndexedClip {
  const own = [...names].flatMap(([name, ids]) => (ids.has(clip.clip.clipId) ? [name] : []));
  if (own.length === 0) return clip;
  return {
    ...clip,
    alsoCalled: [...clip.alsoCalled, ...own],
    words: new Map([...own.map((name) => [name, TOLD] as const), ...clip.words]),
  };
}
