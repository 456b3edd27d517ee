import { conceptsOf } from '../clips/concepts.ts';
import type { Named } from '../sentence/named-lists.ts';
import { lookedClipEnd } from '../sentence/nouns/looked-clips.ts';
import { isIn, type Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';

export function isKnownThing(sentence: Sentence, { kind, word, quantity }: Token): boolean {
  if (kind === 'file' || kind === 'heard' || quantity?.unit === 'count' || quantity?.unit === 'ordinal')
    return true;
  if (sentence.clipWords.has(word)) return true;
  return kind === 'word' && isKnownWord(sentence, word);
}

/** What was found of the words of one prompt, in the language it is read in: rules ask for the same ones again and again. */
const FOUND = new WeakMap<Sentence, Map<string, boolean>>();

function isKnownWord(sentence: Sentence, word: string): boolean {
  let found = FOUND.get(sentence);
  if (found === undefined) {
    found = new Map();
    FOUND.set(sentence, found);
  }
  let isKnown = found.get(word);
  if (isKnown === undefined) {
    isKnown = isWordOfTables(sentence, word);
    found.set(word, isKnown);
  }
  return isKnown;
}

function isWordOfTables({ grammar, clipWords }: Sentence, word: string): boolean {
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

function namesKnown(sentence: Sentence, named: readonly Named[]): boolean {
  return knownAmong(sentence, named) > 0;
}

export function knownAmong(sentence: Sentence, named: readonly Named[]): number {
  let known = 0;
  for (const one of named) if (isKnownNamed(sentence, one)) known += 1;
  return known;
}

const KNOWN_NAMED = new WeakMap<Named, boolean>();

/** Read once for each way to name something, as many rules ask for the same. */
function isKnownNamed(sentence: Sentence, named: Named): boolean {
  const known = KNOWN_NAMED.get(named);
  if (known !== undefined) return known;
  const isKnown =
    sentence.tokens.slice(named.from, named.to).some((token) => isKnownThing(sentence, token)) ||
    lookedClipEnd(sentence, named.from) === named.to;
  KNOWN_NAMED.set(named, isKnown);
  return isKnown;
}
