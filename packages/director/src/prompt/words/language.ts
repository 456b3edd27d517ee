import { LEXICONS } from '../lexicon/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { OTHER_LANGUAGES, SCRIPTS } from '../lexicon/other-languages.ts';
import { grammarOf } from '../rules/grammar.ts';
import { type Token, tokenise } from './tokens.ts';
import { wordSet } from './word-set.ts';

export interface FoundLanguage {
  /** ISO 639-1; 'und' where nothing tells. */
  readonly code: string;
  /** The tables to read it by; English ones where its own are missing. */
  readonly lexicon: Lexicon;
  readonly isRead: boolean;
}

const ENGLISH: Lexicon = LEXICONS[0];

/** The language of a prompt by its small words, its script and the words that the tables know; names of clips do not count. */
export function findLanguage(
  prompt: string,
  tokens: readonly Token[],
  clipWords: ReadonlySet<string>,
): FoundLanguage {
  const script = SCRIPTS.find(({ letters }) => (prompt.match(letters)?.length ?? 0) * 3 > prompt.length);
  if (script !== undefined) return { code: script.code, lexicon: ENGLISH, isRead: false };
  // The 'lo' of 'lo-fi' is no Spanish.
  const words = tokens.filter(
    ({ kind, word, end }) => kind === 'word' && !clipWords.has(word) && prompt[end] !== '-',
  );
  const scored = LEXICONS.map((lexicon) => ({ lexicon, score: scoreOf(words, lexicon) }));
  const most = Math.max(...scored.map(({ score }) => score));
  const alike = scored.filter(({ score }) => score === most);
  // 'No final a feijoada' may be English: whose files have Portuguese names writes Portuguese. But the 'a' of 'min 3 s a clip'
  // tells nothing, nor do files where none is named: 'No music'.
  const isForeign = !alike.some(({ lexicon }) => lexicon === ENGLISH);
  const namesFile = tokens.some(
    ({ kind, word }) => kind === 'word' && word.length > 2 && clipWords.has(word),
  );
  const isMarked = alike.some(
    ({ lexicon }) => lexicon !== ENGLISH && longMarks(words, wordSet(lexicon.marks)) > 0,
  );
  const isTold = alike.length > 1 && isMarked && (isForeign || namesFile);
  const named = isTold ? tokensOf(clipWords) : [];
  const best = alike.reduce((a, b) => (scoreOf(named, b.lexicon) > scoreOf(named, a.lexicon) ? b : a));
  const other = Object.entries(OTHER_LANGUAGES)
    .map(([code, marks]) => ({
      code,
      score: distinct(words, wordSet(marks)) < 2 ? 0 : count(words, wordSet(marks)) * 3,
    }))
    .reduce((a, b) => (b.score > a.score ? b : a));
  if (other.score > best.score) return { code: other.code, lexicon: ENGLISH, isRead: false };
  if (best.score === 0 && words.filter(({ word }) => word.length > 2).length >= 3)
    return { code: 'und', lexicon: ENGLISH, isRead: false };
  return { code: best.lexicon.code, lexicon: best.lexicon, isRead: true };
}

function tokensOf(words: ReadonlySet<string>): readonly Token[] {
  return tokenise([...words].join(' '));
}

function scoreOf(words: readonly Token[], lexicon: Lexicon): number {
  const { vocabulary } = grammarOf(lexicon);
  const known = words.filter(
    ({ word }) => word.length > 2 && (vocabulary.has(word) || vocabulary.has(word.replace(/s$/, ''))),
  ).length;
  return 3 * count(words, wordSet(lexicon.marks)) + known;
}

/** One word alone may be of any language. */
function distinct(words: readonly Token[], marks: ReadonlySet<string>): number {
  return new Set(words.map(({ spelt }) => spelt).filter((spelt) => marks.has(spelt))).size;
}

function longMarks(words: readonly Token[], marks: ReadonlySet<string>): number {
  return words.filter(({ spelt }) => spelt.length > 1 && marks.has(spelt)).length;
}

function count(words: readonly Token[], marks: ReadonlySet<string>): number {
  return words.filter(({ spelt }) => marks.has(spelt)).length;
}
