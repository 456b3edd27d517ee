import { phraseEnds } from '../sentence/noun-phrases.ts';
import { type NounWords, nounWords } from '../sentence/noun-words.ts';
import { isIn, type Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';
import type { Resolver } from './clip-scores.ts';
import { conceptsOf } from './concepts.ts';

const REACH = 8;
const PHRASE_WORDS_MAX = 4;
/** What clips of a change are called by. */
const STATES = ['before', 'after'];

/** Of 'Emma before and after' and 'Emma, before and after' the after of Emma, where a clip is called by both. */
export function ownedState(
  sentence: Sentence,
  prompt: string,
  resolver: Resolver,
  phrase: NounWords,
): NounWords {
  const { lexicon } = resolver;
  const isState = (token: Token | undefined): boolean =>
    token !== undefined &&
    ((token.kind === 'file' && /^\p{L}+$/u.test(token.word)) ||
      (token.kind === 'word' && conceptsOf(token.word, lexicon).some((one) => STATES.includes(one))));
  const { from, head, modifiers, whose } = phrase;
  if (head === null || modifiers.length > 0 || whose !== null || !isState(sentence.tokens[from]))
    return phrase;
  const owner = wordsBefore(sentence, prompt, from, isState);
  const says = (name: string, word: string) =>
    [word, ...conceptsOf(word, lexicon)].some((one) => name.includes(one));
  const isCalled = resolver.clips.some(({ name }) => [head, ...owner].every((word) => says(name, word)));
  return owner.length > 0 && isCalled ? { ...phrase, modifiers: owner } : phrase;
}

/** The words of what stands before states that are listed alone, without a state of its own. */
function wordsBefore(
  sentence: Sentence,
  prompt: string,
  from: number,
  isState: (token: Token | undefined) => boolean,
): readonly string[] {
  const { tokens } = sentence;
  for (let at = from - 1; at >= Math.max(0, from - REACH); at -= 1) {
    const token = tokens[at];
    if (token?.kind === 'comma' || token?.kind === 'sign' || isIn(sentence, token, 'and')) continue;
    const state = isState(token) ? token?.word : undefined;
    for (let start = Math.max(0, at + 1 - PHRASE_WORDS_MAX); start <= at; start += 1) {
      if (!phraseEnds(sentence, start).includes(at + 1)) continue;
      const { head, modifiers } = nounWords(sentence, prompt, { from: start, to: at + 1 });
      const words = [...modifiers, ...(head === null ? [] : [head])].filter((word) => word !== state);
      if (words.length > 0) return words;
    }
    if (state === undefined) return [];
  }
  return [];
}
