import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../words/tokens.ts';

/** 'Opening = the fox', 'start -> the bear': behind what a part is called, and everywhere for '=', the sign is read as 'is'. */
export function withEquals(tokens: readonly Token[], { words, phrases }: Lexicon): readonly Token[] {
  const [is = 'is'] = words.being.split(' ');
  const parts = new Set((phrases.sectionName ?? '').split(/[\s|]+/));
  const isLabel = (at: number): boolean => {
    const [before, token] = [tokens[at - 1], tokens[at]];
    return (
      parts.has(token?.word ?? '') &&
      (before === undefined || before.kind === 'comma' || before.kind === 'break')
    );
  };
  return tokens.map((token, at) =>
    EQUALS.test(token.spelt) || (ARROW.test(token.spelt) && isLabel(at - 1))
      ? { ...token, kind: 'word', word: is, spelt: is }
      : token,
  );
}

const EQUALS = /^[=≙]$/;
const ARROW = /^(?:->|[→>⇒➡])$/;
