import type { Grammar } from '../rules/grammar.ts';
import type { Token } from '../words/tokens.ts';
import type { Words } from './list-words.ts';

/** 'The first part is the market, the second part the lamps': parts of a reel by their number, where there is more than one. */
export function withNumberedParts(tokens: readonly Token[], { grammar }: Words): readonly Token[] {
  const parts = tokens.flatMap(({ quantity }, at) => {
    const [noun, next] = [tokens[at + 1], tokens[at + 2]];
    const isPart = quantity?.unit === 'ordinal' && noun !== undefined && isPartNoun(grammar, noun);
    // 'The first part of the talk'
    return isPart && !grammar.classes.of.has(next?.word ?? '') ? [{ at, place: quantity.place }] : [];
  });
  if (parts.length < 2) return tokens;
  const places = new Map(parts.map(({ at, place }) => [at, place > 0 ? place : parts.length]));
  return tokens.flatMap((token, at): readonly Token[] => {
    const [own, before] = [places.get(at), places.get(at - 1)];
    const noun = tokens[at + 1];
    if (own !== undefined && noun !== undefined) return [noun];
    if (before === undefined) return [token];
    const number = tokens[at - 1] ?? token;
    return [
      { ...number, kind: 'number', quantity: { unit: 'count', amount: { bound: 'exactly', value: before } } },
    ];
  });
}

/** Whether a word calls a part of a reel: 'part', 'section', 'act'. */
export function isPartNoun({ phrases }: Pick<Grammar, 'phrases'>, { word, quantity }: Token): boolean {
  // 'The first third' is a share.
  if (quantity !== null) return false;
  return (phrases.get('partNoun') ?? []).some(([first]) => first?.kind === 'words' && first.words.has(word));
}
