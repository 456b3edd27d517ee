import type { Interval, SpokenWord } from '@cutroom/contract';
import { bareWord, COMMON_WORDS, languageOfWords } from './language-of-words.ts';
import { NEAR_SECONDS, stretchOfWords } from './word-stretch.ts';

/** What is said while somebody thinks, in any language in which it is no word of its own. */
const FILLERS = [
  'uh',
  'uhm',
  'uhh',
  'umm',
  'erm',
  'hmm',
  'mhm',
  'äh',
  'ähm',
  'öh',
  'öhm',
  'euh',
  'heu',
  'ehm',
];
/** Words elsewhere: 'um' is one in German and Portuguese, 'er' in German. By ISO 639-1 code. */
const FILLERS_OF: { readonly [language: string]: readonly string[] } = {
  en: ['um', 'er', 'ah'],
  de: ['hm'],
  fr: ['hum'],
  es: ['eh', 'em'],
  pt: ['hã', 'ahn', 'hum'],
};
/** A filler takes no longer: a model that heard one for seconds heard something else. */
const FILLER_SECONDS_MAX = 1.2;
/** Said twice on purpose more often than not, unless it is one of the words that sentences begin with. */
const STARTS = new Set(Object.values(COMMON_WORDS).flat());
/** So many words may be begun again together. */
const REPEATED_WORDS_MAX = 4;

export interface Stumble extends Interval {
  readonly kind: 'filler' | 'repeat';
}

/**
 * Words that nobody misses: fillers, and beginnings that are said again at once.
 * @param words in order, in the clip's seconds
 * @param language ISO 639-1 code; null where nobody heard it: then the words tell, and where they do not, what is a word in
 * any language stays
 */
export function stumblesIn(words: readonly SpokenWord[], language: string | null): Stumble[] {
  const texts = words.map(({ text }) => bareWord(text));
  const spoken = language ?? languageOfWords(texts) ?? '';
  const fillers = new Set([...FILLERS, ...(FILLERS_OF[spoken] ?? [])]);
  const stumbles: Stumble[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const isFiller = fillers.has(texts[at] ?? '') && lasts(words, at, at) <= FILLER_SECONDS_MAX;
    const length = isFiller ? 1 : repeatedAt(words, texts, at);
    if (length === 0) continue;
    stumbles.push({ kind: isFiller ? 'filler' : 'repeat', ...stretchOfWords(words, at, at + length) });
    at += length - 1;
  }
  return stumbles;
}

/** How many words from here on are said again right behind; 0 where none are. */
function repeatedAt(words: readonly SpokenWord[], texts: readonly string[], at: number): number {
  for (let length = REPEATED_WORDS_MAX; length > 0; length -= 1) {
    const first = texts.slice(at, at + length);
    const again = texts.slice(at + length, at + 2 * length);
    if (again.length < length || first.some((text, index) => text === '' || text !== again[index])) continue;
    if (length === 1 && !STARTS.has(first[0] ?? '')) continue;
    const pause = (words[at + length]?.startSeconds ?? 0) - (words[at + length - 1]?.endSeconds ?? 0);
    if (pause <= NEAR_SECONDS) return length;
  }
  return 0;
}

function lasts(words: readonly SpokenWord[], from: number, to: number): number {
  return (words[to]?.endSeconds ?? 0) - (words[from]?.startSeconds ?? 0);
}
