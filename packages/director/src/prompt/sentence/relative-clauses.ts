import type { Token } from '../words/tokens.ts';
import { isIn, type Sentence } from './sentence.ts';

/** Which words only say which thing is meant: those behind the 'that' of 'the one that he took', to the end of the clause. */
export function relativesOf(sentence: Sentence): readonly boolean[] {
  const { tokens } = sentence;
  let began = -1;
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const ends =
      token.kind === 'break' ||
      token.kind === 'comma' ||
      ENDS_RELATIVE.some((name) => isIn(sentence, token, name)) ||
      (at > began + 2 && isIn(sentence, token, 'orders') && !isLedToVerb(sentence, before));
    if (ends) began = -1;
    else if (began < 0 && isIn(sentence, token, 'relatives') && isNoun(sentence, before)) began = at;
    return began >= 0;
  });
}
const ENDS_RELATIVE = ['and', 'thens', 'connectors'] as const;

/** Whether a verb behind this word is nobody's order: 'to cut', 'we cut'. */
function isLedToVerb(sentence: Sentence, before: Token | undefined): boolean {
  const leads = [
    'subjects',
    'wishMarks',
    'determiners',
    'past',
    'prepositions',
    'negators',
    'stops',
  ] as const;
  return leads.some((name) => isIn(sentence, before, name));
}

/** Whether a word may be what a relative clause is about: 'said that' begins none. */
export function isNoun(sentence: Sentence, token: Token | undefined): boolean {
  if (token?.kind === 'file') return true;
  if (token?.kind !== 'word') return false;
  if (isIn(sentence, token, 'clipNouns') || sentence.clipWords.has(token.word)) return true;
  return !NO_NOUNS.some((name) => isIn(sentence, token, name));
}
const NO_NOUNS = [
  'verbs',
  'past',
  'saying',
  'being',
  'prepositions',
  'stops',
  'wishMarks',
  'fillers',
  'subjects',
  'adverbs',
] as const;
