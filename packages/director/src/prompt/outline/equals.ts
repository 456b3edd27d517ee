import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../words/tokens.ts';

/**
 * 'Opening = the fox', 'start -> the bear': behind what a part is called, and everywhere for '=', the sign is read as 'is'. An
 * arrow elsewhere is read as 'then': 'the saw → the neck → the strings'.
 */
export function withEquals(tokens: readonly Token[], { words, phrases }: Lexicon): readonly Token[] {
  const [is = 'is'] = words.being.split(' ');
  const [then = 'then'] = (phrases.thenWords ?? '').split(/[\s|]+/);
  const [and = 'and'] = words.and.split(' ');
  const parts = new Set((phrases.sectionName ?? '').split(/[\s|]+/));
  const isLabel = (at: number): boolean => {
    const [before, token] = [tokens[at - 1], tokens[at]];
    return (
      parts.has(token?.word ?? '') &&
      (before === undefined || before.kind === 'comma' || before.kind === 'break')
    );
  };
  const readAs = (token: Token, word: string): Token => ({ ...token, kind: 'word', word, spelt: word });
  return tokens.map((token, at) => {
    if (EQUALS.test(token.spelt)) return readAs(token, is);
    if (ARROW.test(token.spelt)) return readAs(token, isLabel(at - 1) ? is : then);
    // But 'B&W'
    const isApart = token.start > (tokens[at - 1]?.end ?? token.start);
    return token.spelt === '&' && isApart ? readAs(token, and) : token;
  });
}

const EQUALS = /^[=≙]$/;
const ARROW = /^(?:->|[→>⇒➡])$/;
