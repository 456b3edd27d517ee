import { conceptsOf } from '../clips/concepts.ts';
import type { Grammar } from '../rules/grammar.ts';
import type { Token } from './tokens.ts';

/**
 * The 'before' of 'before first, then the work' is a clip where one is called so: a word that holds sentences together names
 * something where nothing follows that it could hold.
 * @param nameWords words and concepts of the clips' own names
 */
export function calledSo(
  tokens: readonly Token[],
  grammar: Grammar,
  nameWords: ReadonlySet<string>,
): readonly Token[] {
  return tokens.map((token, at) => {
    if (token.kind !== 'word' || !isHolding(grammar, token)) return token;
    const word = [token.word, ...conceptsOf(token.word, grammar.lexicon)].find((one) => nameWords.has(one));
    return word === undefined || !isAlone(grammar, tokens[at + 1]) ? token : { ...token, kind: 'file', word };
  });
}

const HOLDING = ['prepositions', 'stops', 'adverbs'] as const;
/** 'The way in' and 'to the end' are no names of clips. */
const LENGTH_MIN = 5;

function isHolding({ classes, lexicon: { numbers } }: Grammar, { word }: Token): boolean {
  const isPlace = word in numbers.ordinals;
  return word.length >= LENGTH_MIN && !isPlace && HOLDING.some((name) => classes[name].has(word));
}

/** Whether what stands behind a word is nothing that it could be about. */
function isAlone({ classes, lexicon: { numbers } }: Grammar, next: Token | undefined): boolean {
  if (next === undefined || next.kind !== 'word') return next?.kind !== 'quote' && next?.kind !== 'file';
  if (next.word in numbers.ordinals || next.word in numbers.values) return true;
  return (['prepositions', 'and', 'thens', 'clipNouns', 'being'] as const).some((name) =>
    classes[name].has(next.word),
  );
}
