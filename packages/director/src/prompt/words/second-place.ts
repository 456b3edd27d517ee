import type { Grammar } from '../rules/grammar.ts';
import type { Token } from './tokens.ts';

/** A word that is a place and a unit of time: Spanish and Portuguese. */
const SECOND = 'segundo';

/**
 * The 'segundo' of 'el segundo gol' is a place, that of 'un segundo' and 'el segundo 10' a time.
 * @param isThing whether a word names a thing
 */
export function withSecondPlace(
  tokens: readonly Token[],
  { classes, lexicon }: Grammar,
  isThing: (word: string) => boolean,
): readonly Token[] {
  if (!/^(?:es|pt)$/.test(lexicon.code)) return tokens;
  return tokens.map((token, at): Token => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (token.word !== SECOND || token.quantity !== null || next?.kind !== 'word') return token;
    const isCounted =
      before !== undefined && (before.quantity !== null || /^(?:un|um|cada|por)$/.test(before.word));
    const isNoun = classes.clipNouns.has(next.word) || isThing(next.word);
    return isCounted || !isNoun ? token : { ...token, quantity: { unit: 'ordinal', place: 2 } };
  });
}
