import { conceptsOf, isNameOfThing } from '../../clips/concepts.ts';
import type { Token } from '../../words/tokens.ts';
import { wordForms } from '../../words/word-forms.ts';
import { isClipWord, isIn, type Sentence } from '../sentence.ts';
import { isLookOfThing } from './looked-clips.ts';

/** The 'hot chocolate', the 'boneco de neve': several words that the tables know as one thing, where no clip is called by one of them. */
export function joinedName(
  sentence: Sentence,
  tokens: readonly Token[],
  isNaming: (token: Token) => boolean,
): string | null {
  const { lexicon } = sentence.grammar;
  const naming = tokens.filter(isNaming);
  for (let length = JOINED_MAX; length > 1; length -= 1)
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const phrase = tokens.slice(at, at + length);
      const name = phrase.map(({ word }) => word).join(' ');
      if (!phrase.every(({ kind, word }) => kind === 'word' && !isOfClip(sentence, word))) continue;
      if (isLookOfThing(name, naming, lexicon) || isShownInPart(sentence, name, phrase)) continue;
      if (isNameOfThing(name, lexicon)) return name;
    }
  return null;
}
const JOINED_MAX = 4;

/** The 'feu' of 'feu de camp', where clips show a fire, and none is known to show one of a camp. */
function isShownInPart(sentence: Sentence, name: string, phrase: readonly Token[]): boolean {
  const { grammar, clipsOfWord } = sentence;
  if (grammar.lexicon.code === 'en') return false;
  const isShown = conceptsOf(name, grammar.lexicon).some((concept) => clipsOfWord.has(`=${concept}`));
  return !isShown && phrase.some(({ word }) => isClipWord(sentence, word));
}

function isOfClip({ clipWords, grammar }: Sentence, word: string): boolean {
  return wordForms(word, grammar.lexicon.code).some((form) => clipWords.has(form));
}

/** The 'before shot' of 'before shot first', but not the 'IMG_1202 take' of 'from IMG_1202 take the last 5 seconds' */
export function isShotOf(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const isWord = /^\p{L}+$/u.test(tokens[at]?.word ?? '');
  return (
    isWord &&
    isIn(sentence, tokens[at + 1], 'clipNouns') &&
    tokens[at + 2]?.quantity?.unit !== 'count' &&
    !isIn(sentence, tokens[at + 2], 'determiners')
  );
}
