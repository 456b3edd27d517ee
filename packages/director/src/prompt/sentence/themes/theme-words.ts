import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../sentence.ts';

/** What the tables of a language call a time or an occasion: by the names of their phrases. */
const THEME_MOODS = [
  'calmTheme',
  'livelyTheme',
  'happyTheme',
  'romanticTheme',
  'dreamyTheme',
  'epicTheme',
  'darkTheme',
  'cosyTheme',
  'sunnyTheme',
  'oldTheme',
] as const;
export type ThemeMood = (typeof THEME_MOODS)[number];

/** Behind the 'out' of 'a night out', but not the 'in' of 'a night in the city'. */
export function tailEnd(sentence: Sentence, at: number): number {
  const end = namedPhraseEnd(sentence, 'themeTail', at);
  if (end === null) return at;
  const isTimed = sentence.tokens[end]?.quantity?.unit === 'seconds';
  return !isTimed && (isEnd(sentence, end) || isLink(sentence, end)) ? end : at;
}

/** The 'at the end' of a reel and the 'after' of another thing, but not the 'on' of 'on the sofa'. */
export function isPlace(sentence: Sentence, at: number): boolean {
  const isBeside = ['placedBefore', 'placedAfter'].some(
    (name) => namedPhraseEnd(sentence, name, at) !== null,
  );
  return isBeside || (namedPhraseEnd(sentence, 'adjunct', at) ?? 0) > at + 1;
}

export function isLink(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (isIn(sentence, token, 'negators')) return false;
  return isIn(sentence, token, 'prepositions') || isIn(sentence, token, 'of');
}

/** What may stand behind a line: nothing more of its clause, a refusal, or how long it is. */
export function isEnd(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence;
  let at = from;
  while (at < from + FILLERS_MAX && tokens[at]?.kind === 'word' && isSkipped(sentence, tokens[at])) at += 1;
  const token = tokens[at];
  if (token === undefined || token.kind === 'break' || token.kind === 'comma') return true;
  if (token.kind === 'sign' || token.quantity?.unit === 'seconds') return true;
  if (isIn(sentence, token, 'negators') || isIn(sentence, token, 'connectors')) return true;
  // 'A lazy sunday and start with the dog'
  if (isIn(sentence, token, 'and') && isIn(sentence, tokens[at + 1], 'orders')) return true;
  // 'A lazy sunday reel'
  if (namedPhraseEnd(sentence, 'themedReel', at) !== null) return true;
  return isIn(sentence, token, 'prepositions') && tokens[at + 1]?.quantity?.unit === 'seconds';
}

const FILLERS_MAX = 4;

export function isAside(sentence: Sentence, at: number): boolean {
  return namedPhraseEnd(sentence, 'themeAside', at) === at + 1 && moodAt(sentence, at) === null;
}

export function moodAt(
  sentence: Sentence,
  at: number,
): { readonly mood: ThemeMood; readonly to: number } | null {
  for (const mood of THEME_MOODS) {
    const to = namedPhraseEnd(sentence, mood, at);
    if (to !== null) return { mood, to };
  }
  return null;
}

export function nounEnd(sentence: Sentence, at: number): number | null {
  const end = namedPhraseEnd(sentence, 'themeNoun', at);
  if (end !== null) return end;
  const token = sentence.tokens[at];
  if (token?.kind !== 'word') return null;
  const isJoined = (sentence.grammar.phrases.get('themeEnding') ?? []).some(([ending]) =>
    ending?.kind !== 'words' ? false : [...ending.words].some((word) => endsIn(token.word, word)),
  );
  return isJoined ? at + 1 : null;
}

/** 'Sonntagmorgen' in 'morgen' */
function endsIn(word: string, ending: string): boolean {
  return word.length >= ending.length + JOINED_LETTERS_MIN && word.endsWith(ending);
}
const JOINED_LETTERS_MIN = 3;

export function isPlain(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word' || token.quantity !== null) return false;
  return !BORDERS.some((name) => isIn(sentence, token, name));
}
const BORDERS = [
  'determiners',
  'prepositions',
  'of',
  'and',
  'negators',
  'connectors',
  'subjects',
  'self',
  'verbs',
  'thens',
  'being',
  'relatives',
  'modals',
  'wishMarks',
  'rest',
  'clipNouns',
  'adverbs',
  'fillers',
] as const;
