/** Words that sentences of a language begin with or lean on, by ISO 639-1 code. */
export const COMMON_WORDS: { readonly [language: string]: readonly string[] } = {
  en: wordsOf('i you he she it we they the a an and but so to of in is that this my our if when what there'),
  de: wordsOf('ich du er sie es wir ihr der die das ein eine und aber so zu in ist mein wenn was da'),
  fr: wordsOf('je tu il elle on nous vous ils le la les un une et mais de à que ce mon si'),
  es: wordsOf('yo tú él ella nosotros el los las y pero de a que mi si'),
  pt: wordsOf('eu você ele ela nós o os as e mas do da que meu se'),
};

/** So many tell a language, and the next best has half as many at most. */
const TELLING_MIN = 2;
const NEXT_SHARE_MAX = 1 / 2;

/**
 * The language of words that were typed, by those that only one language has: no more than is needed to tell words from fillers.
 * @param texts as `bareWord` gives them
 * @returns null where they do not tell
 */
export function languageOfWords(texts: readonly string[]): string | null {
  const counts = Object.entries(TELLING)
    .map(([language, words]) => ({ language, count: texts.filter((text) => words.has(text)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [best, next] = counts;
  if (best === undefined || best.count < TELLING_MIN) return null;
  return (next?.count ?? 0) <= best.count * NEXT_SHARE_MAX ? best.language : null;
}

/** Of each language the words that no other has. */
const TELLING = Object.fromEntries(
  Object.entries(COMMON_WORDS).map(([language, words]) => [
    language,
    new Set(
      words.filter((word) => Object.values(COMMON_WORDS).filter((all) => all.includes(word)).length === 1),
    ),
  ]),
);

/** A word without the marks around it, in lower case. */
export function bareWord(text: string): string {
  return text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').toLowerCase();
}

function wordsOf(list: string): string[] {
  return list.split(' ');
}
