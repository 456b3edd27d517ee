import { conceptsOf } from '../clips/concepts.ts';
import type { Grammar } from '../rules/grammar.ts';
import type { Token } from './tokens.ts';
import { wordForms } from './word-forms.ts';

const LENGTH_MIN = 5;
/** From this length on a wrong letter is a misspelling; in shorter words it may be another word. */
const WRONG_LETTER_FROM = 7;

/**
 * Sets right what is no word that anybody knows and nearly one that is at hand: 'havest' where a clip is called 'harvest'.
 * @param isCapital whether a word is written as a name: 'Walter' is no 'water'
 */
export function respell(
  tokens: readonly Token[],
  grammar: Grammar,
  clipWords: ReadonlySet<string>,
  isCapital: (token: Token, before: Token | undefined) => boolean,
): readonly Token[] {
  const names = [...clipWords].filter((word) => word.length >= LENGTH_MIN);
  const verbs = [...grammar.classes.verbs].filter((word) => word.length >= LENGTH_MIN);
  const units = `${grammar.lexicon.numbers.seconds} ${grammar.lexicon.numbers.minutes}`
    .split(' ')
    .filter((word) => word.length >= LENGTH_MIN);
  const corrections = new Map<string, string | null>();
  return joined(tokens, clipWords, grammar).map((token, at, all) => {
    if (clipWords.has(token.word) && token.kind === 'number' && token.word.length >= 3)
      return { ...token, kind: 'file', value: null };
    if (token.kind !== 'word' || token.word.length < LENGTH_MIN) return token;
    const isKnown = wordForms(token.word, grammar.lexicon.code).some(
      (form) => grammar.vocabulary.has(form) || clipWords.has(form),
    );
    if (isKnown) return token;
    // '25 secodns'
    const unit = all[at - 1]?.kind === 'number' ? nearest(token.word, units) : null;
    if (unit !== null) return { ...token, word: unit };
    const known = corrections.get(token.word);
    const right =
      known === undefined
        ? (plainForm(token.word, grammar, clipWords) ??
          nearest(token.word, names) ??
          nearest(token.word, verbs, false))
        : known;
    corrections.set(token.word, right);
    const isName =
      right !== null && conceptsOf(right, grammar.lexicon).length > 0 && isCapital(token, all[at - 1]);
    return right === null || isName ? token : { ...token, word: right };
  });
}

/** The 'segundos' of 'segundinhos', the 'barco' of 'barquinho': a diminutive asks for the same; null where a word is none. */
function plainForm(
  word: string,
  { lexicon, vocabulary, classes }: Grammar,
  clipWords: ReadonlySet<string>,
): string | null {
  const ending = lexicon.diminutives?.split(' ').find((one) => new RegExp(`...${one}[oa]s?$`).test(word));
  if (ending === undefined) return null;
  const [, root = '', vowel = '', plural = ''] = new RegExp(`^(.+)${ending}([oa])(s?)$`).exec(word) ?? [];
  const stem = root.replace(/qu$/, 'c').replace(/gu$/, 'g');
  const ways = [vowel, 'e', '', vowel === 'a' ? 'o' : 'a'].map((end) => stem + end + plural);
  const isSaid = (way: string) =>
    vocabulary.has(way) && !classes.prepositions.has(way) && conceptsOf(way, lexicon).length === 0;
  return ways.find((way) => clipWords.has(way) || isSaid(way)) ?? null;
}

/** The 'warm-up' and 'camp fire' of clips that are called 'warmup' and 'campfire'; 'par le' is no 'parle'. */
function joined(
  tokens: readonly Token[],
  clipWords: ReadonlySet<string>,
  { classes }: Grammar,
): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const isOne = (first: Token | undefined, second: Token | undefined): boolean =>
      first?.kind === 'word' &&
      second?.kind === 'word' &&
      clipWords.has(first.word + second.word) &&
      !(classes.prepositions.has(first.word) && classes.determiners.has(second.word));
    if (isOne(tokens[at - 1], token)) return [];
    const next = tokens[at + 1];
    if (next === undefined || !isOne(token, next)) return [token];
    return [{ ...token, end: next.end, word: token.word + next.word, spelt: token.spelt + next.spelt }];
  });
}

/** A wrong letter makes another verb of a verb: 'contando' is no 'cortando'. */
function nearest(word: string, among: readonly string[], isWrongLetter = true): string | null {
  const near = among.filter((other) => other[0] === word[0] && isSlipOf(word, other, isWrongLetter));
  return near[0] ?? null;
}

/** Whether one letter is missing, doubled, added or exchanged with its neighbour. */
function isSlipOf(word: string, other: string, isWrongLetter: boolean): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === other[from]) from += 1;
  const [rest, right] = [word.slice(from), other.slice(from)];
  if (rest.slice(1) === right || rest === right.slice(1))
    return from > 1 && !/^(?:e?s|e?d|ing|e|n|y|r|er|ly)$/.test(rest.length > right.length ? rest : right);
  if (rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2)) return true;
  return (
    isWrongLetter && word.length >= WRONG_LETTER_FROM && rest.slice(1) === right.slice(1) && rest.length > 1
  );
}
