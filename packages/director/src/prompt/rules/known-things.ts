import { conceptsOf } from '../clips/concepts.ts';
import type { Named } from '../sentence/named-lists.ts';
import { isIn, type Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';

export function isKnownThing({ grammar, clipWords }: Sentence, { kind, word, quantity }: Token): boolean {
  if (kind === 'file' || clipWords.has(word) || quantity?.unit === 'count' || quantity?.unit === 'ordinal')
    return true;
  if (kind !== 'word') return false;
  // 'Cried once' counts no clip of tears.
  if (grammar.lexicon.code === 'en' && word.endsWith('ed') && !grammar.classes.notPast.has(word))
    return false;
  return (
    wordForms(word, grammar.lexicon.code).some((form) => clipWords.has(form)) ||
    conceptsOf(word, grammar.lexicon).some((concept) => !/^[@^~]/.test(concept))
  );
}

/** Whether a thing that a clip or the tables know is named, or one stands for what was named before. */
export function isAboutKnown(sentence: Sentence, named: readonly Named[]): boolean {
  const points = (token: Token) =>
    isIn(sentence, token, 'anaphora') || isIn(sentence, token, 'persons') || isIn(sentence, token, 'rest');
  return (
    namesKnown(sentence, named) || named.some(({ from, to }) => sentence.tokens.slice(from, to).some(points))
  );
}

export function namesKnown(sentence: Sentence, named: readonly Named[]): boolean {
  return knownAmong(sentence, named) > 0;
}

export function knownAmong(sentence: Sentence, named: readonly Named[]): number {
  return named.filter(({ from, to }) =>
    sentence.tokens.slice(from, to).some((token) => isKnownThing(sentence, token)),
  ).length;
}
