import type { ClipReference } from '@cutroom/contract';
import { isWrittenSo } from '../../clips/concepts.ts';
import { isNameRange } from '../../words/name-ranges.ts';
import type { Token } from '../../words/tokens.ts';
import { wordForms } from '../../words/word-forms.ts';
import { isIn, type Sentence } from '../sentence.ts';

export function numberOf(
  sentence: Sentence,
  tokens: readonly Token[],
  head: string | null,
): ClipReference['number'] {
  if (tokens.some((token) => isIn(sentence, token, 'plurals') || isNameRange(token))) return 'all';
  // 'The three teams building'
  if ((countOf(sentence, tokens) ?? 0) > 1) return 'all';
  // 'Le repas', 'el lunes': the article says that it is one.
  const { code } = sentence.grammar.lexicon;
  const [article] = tokens;
  const isOne = isIn(sentence, article, 'determiners') && article?.word.endsWith('s') === false;
  if (/^(?:es|pt|fr)$/.test(code) && isOne) return 'one';
  const isPlural =
    (head !== null && /^(?:people|men|women|children|feet|mice|geese|teeth)$/.test(head)) ||
    (head !== null && wordForms(head, sentence.grammar.lexicon.code).length > 1 && /[sx]$|en$/.test(head));
  const nouns = tokens.some((token) => isIn(sentence, token, 'clipNouns') && /s$/.test(token.word));
  if (!isPlural && !nouns && !isGermanPlural(sentence, article, head)) return 'one';
  return isIn(sentence, tokens[0], 'determiners') ? 'all' : 'some';
}

/** 'Die Züge', 'Kinder', 'keine Hunde': the word without its ending names one. */
function isGermanPlural(sentence: Sentence, article: Token | undefined, head: string | null): boolean {
  const stem = /^(.{3,})(?:e|er)$/.exec(head ?? '')?.[1];
  const { lexicon } = sentence.grammar;
  if (lexicon.code !== 'de' || stem === undefined || !isWrittenSo(stem, lexicon)) return false;
  return (
    !isIn(sentence, article, 'determiners') || /^(?:die|alle|keine|unsere|meine)$/.test(article?.word ?? '')
  );
}

/** The 4 of 'the four designs', which stands before its noun, the 2 of 'both designs'. */
export function countOf(sentence: Sentence, tokens: readonly Token[]): number | null {
  const at = tokens.findIndex((token) => !isIn(sentence, token, 'determiners'));
  if (at > 0 && tokens.slice(0, at).some((token) => isIn(sentence, token, 'both'))) return 2;
  const quantity = tokens[at]?.quantity;
  const isBefore = tokens[at + 1]?.kind === 'word';
  return isBefore && quantity?.unit === 'count' && quantity.amount.bound === 'exactly'
    ? quantity.amount.value
    : null;
}
