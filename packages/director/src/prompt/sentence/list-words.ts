import type { Grammar } from '../rules/grammar.ts';
import type { Token } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';
import { isIn, type Sentence } from './sentence.ts';

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

/** Behind the second 'da' of 'nada da chuva e da feira', the 'beim' of 'bei der Oma und beim Hund', which belongs to the list as the first does. */
export function behindSameOf(sentence: Sentence, from: number, next: number): number {
  const [first, second] = [sentence.tokens[from - 1], sentence.tokens[next]];
  // 'Los clips del perro y de la abeja'
  const noun = isIn(sentence, sentence.tokens[from], 'determiners') ? from + 1 : from;
  const isOfClip =
    isIn(sentence, sentence.tokens[noun], 'clipNouns') && isIn(sentence, sentence.tokens[noun + 1], 'of');
  const areOf = (isOfClip || isIn(sentence, first, 'of')) && isIn(sentence, second, 'of');
  const isSameWay =
    isIn(sentence, second, 'prepositions') && first !== undefined && wayOf(first) === wayOf(second);
  return areOf || isSameWay ? next + 1 : next;
}

/** A preposition without its article: 'beim' is 'bei', 'al' is 'a', and 'na' is 'no'. */
function wayOf(token: Token | undefined): string | undefined {
  return token?.word.replace(/^(bei)m$|^(zu)[mr]$|^(n)[oa]s?$|^(a)(?:l|os?)$/, '$1$2$3$4');
}
