import type { NumberWords } from '../lexicon/lexicon.ts';
import { isOneOf, unitAt } from './numbers.ts';
import type { Token } from './tokens.ts';

/** The 12 of 'boat 12' is a word where a clip is called so, in digits or not: it counts nothing. */
export function namingNumbers(
  tokens: readonly Token[],
  clipPairs: ReadonlySet<string>,
  numbers: NumberWords,
): readonly Token[] {
  return tokens.map((token, at) => {
    const value = token.kind === 'number' ? token.value : numbers.values[token.word];
    const before = tokens[at - 1];
    if (value === undefined || value === null || before?.kind !== 'word') return token;
    if (isOneOf(numbers.articles, token.word) || unitAt(tokens, at + 1, numbers) !== null) return token;
    const word = [token.word, String(value)].find((one) => clipPairs.has(`${before.word} ${one}`));
    return word === undefined ? token : { ...token, kind: 'word', word, value: null };
  });
}
