import type { Token } from '../../words/tokens.ts';
import { isSomewhat } from '../naming-words.ts';
import { namedPhraseEnd, type Sentence } from '../sentence.ts';

/** An aside, the 'a bit' of 'a bit longer', the 'no one' of 'no one else'. */
export function namesNothing(sentence: Sentence, first: Token, at: number): boolean {
  if (first.word === 'a') return isSomewhat(sentence, at) || namedPhraseEnd(sentence, 'aside', at) !== null;
  if (first.word === 'no' && sentence.tokens[at + 1]?.word === 'one') return true;
  return namedPhraseEnd(sentence, 'aside', at) !== null;
}
