import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from './tokens.ts';

const STANDS_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    o: 'ele',
    a: 'ela',
    os: 'eles',
    as: 'elas',
    lo: 'ele',
    la: 'ela',
    los: 'eles',
    las: 'elas',
    no: 'ele',
    na: 'ela',
  }),
);

/** The 'a' of the Portuguese 'corta-a' stands for what was named, where 'a' alone is 'the'; contractions are parted. */
export function withClitics(
  prompt: string,
  tokens: readonly Token[],
  { code, contractions }: Lexicon,
): readonly Token[] {
  // 'Él', which without its accent is 'the'
  if (code === 'es')
    return tokens.map((token) => (token.spelt === 'él' ? { ...token, word: 'ello' } : token));
  if (code !== 'pt') return tokens;
  return tokens.flatMap((token, at): readonly Token[] => {
    const parted = Object.hasOwn(contractions, token.word) ? contractions[token.word] : undefined;
    if (parted !== undefined) {
      const [first, second] = parted;
      const middle = token.end - second.length;
      return [
        { ...token, end: middle, word: first, spelt: first },
        { ...token, start: middle, word: second, spelt: second },
      ];
    }
    const before = tokens[at - 1];
    const isBound =
      before?.kind === 'word' && before.end === token.start - 1 && prompt[token.start - 1] === '-';
    const word = isBound ? STANDS_FOR.get(token.word) : undefined;
    return [word === undefined ? token : { ...token, word }];
  });
}
