import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../words/tokens.ts';

/** 'Opening = the fox', 'last shot = the bear': the sign is read as 'is'. */
export function withEquals(tokens: readonly Token[], { words }: Lexicon): readonly Token[] {
  const [is = 'is'] = words.being.split(' ');
  return tokens.map((token) =>
    token.spelt === '=' || token.spelt === '≙' ? { ...token, kind: 'word', word: is, spelt: is } : token,
  );
}
