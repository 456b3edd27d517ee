import { WORD_CHARS_MAX } from '@cutroom/contract';

/** Scripts in which words stand side by side. */
const SPACELESS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** The words of a text, each short enough to be one of a clip. */
export function textWords(text: string): string[] {
  return text
    .split(/\s+/)
    .flatMap((token) => (SPACELESS.test(token) ? spacelessWords(token) : [token]))
    .filter((word) => word !== '')
    .flatMap((word) => (word.length > WORD_CHARS_MAX ? (word.match(PARTS) ?? []) : [word]));
}

/** A character may count as two. */
const PARTS = new RegExp(`.{1,${WORD_CHARS_MAX / 2}}`, 'gsu');

/** Marks stay with the word before them, those that open with the word behind them. */
function spacelessWords(token: string): string[] {
  const words: string[] = [];
  let opening = '';
  for (const { segment, isWordLike } of SEGMENTER.segment(token)) {
    if (isWordLike === true) {
      words.push(opening + segment);
      opening = '';
    } else if (OPENS.test(segment) || words.length === 0) opening += segment;
    else {
      words.push(`${words.pop() ?? ''}${opening}${segment}`);
      opening = '';
    }
  }
  return opening === '' ? words : [...words, opening];
}

const OPENS = /^[\p{Ps}\p{Pi}]+$/u;

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Gives words their part of an interval: as much of it as they have of the letters. */
export function spreadWords(
  texts: readonly string[],
  startSeconds: number,
  endSeconds: number,
): { readonly text: string; readonly startSeconds: number; readonly endSeconds: number }[] {
  // A pause as long as a letter stands behind each.
  const letters = texts.reduce((sum, word) => sum + word.length + 1, 0);
  const at = (said: number): number => startSeconds + ((endSeconds - startSeconds) * said) / letters;
  let said = 0;
  return texts.map((text) => {
    const from = said;
    said += text.length + 1;
    return { text, startSeconds: at(from), endSeconds: at(said) };
  });
}
