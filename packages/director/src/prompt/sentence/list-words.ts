import type { Grammar } from '../rules/grammar.ts';
import type { Token } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';

/** What the tokens are read with before they are a sentence. */
export interface Words {
  readonly grammar: Grammar;
  readonly clipWords: ReadonlySet<string>;
}

/** What parts the things of a list. */
export function isJoint(token: Token, { grammar: { classes } }: Words): boolean {
  return (
    token.kind === 'comma' ||
    /^[+&/;]$/.test(token.spelt) ||
    classes.and.has(token.word) ||
    classes.thens.has(token.word)
  );
}

/** Whether a clip is called by a word. */
export function isClip({ kind, word, quantity }: Token, { grammar, clipWords }: Words): boolean {
  if (kind === 'file') return true;
  if (kind !== 'word' || quantity !== null) return false;
  return wordForms(word, grammar.lexicon.code).some((form) => clipWords.has(form));
}
