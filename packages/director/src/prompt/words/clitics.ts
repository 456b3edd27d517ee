import type { Token } from './tokens.ts';

const STANDS_FOR: Readonly<Record<string, string>> = {
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
};

/** 'Dele' is 'de ele', 'nisso' 'em isso'. */
const CONTRACTION = /^(de|d|n)(eles?|elas?|isso|isto)$/;

/** The 'a' of the Portuguese 'corta-a' stands for what was named, where 'a' alone is 'the'; contractions are parted. */
export function withClitics(prompt: string, tokens: readonly Token[], code: string): readonly Token[] {
  if (code !== 'pt') return tokens;
  return tokens.flatMap((token, at): readonly Token[] => {
    const [, lead, pronoun] = token.kind === 'word' ? (CONTRACTION.exec(token.word) ?? []) : [];
    if (lead !== undefined && pronoun !== undefined) {
      const word = lead === 'n' ? 'em' : 'de';
      const middle = token.end - pronoun.length;
      return [
        { ...token, end: middle, word, spelt: word },
        { ...token, start: middle, word: pronoun, spelt: pronoun },
      ];
    }
    const before = tokens[at - 1];
    const isBound =
      before?.kind === 'word' && before.end === token.start - 1 && prompt[token.start - 1] === '-';
    const word = isBound ? STANDS_FOR[token.word] : undefined;
    return [word === undefined ? token : { ...token, word }];
  });
}
