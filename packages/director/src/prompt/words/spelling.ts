import { conceptsOf, wordsOf } from '../clips/concepts.ts';
import type { LanguageCode } from '../lexicon/lexicon.ts';
import { HEARD_LETTERS } from '../lexicon/spelt-as-heard.ts';
import type { Grammar } from '../rules/grammar.ts';
import type { Token } from './tokens.ts';
import { wordForms } from './word-forms.ts';

const LENGTH_MIN = 5;
/** From this length on a wrong letter is a misspelling; in shorter words it may be another word. */
const WRONG_LETTER_FROM = 7;

/** What a prompt may mean: the words that name clips, and what the clips show. */
interface AtHand {
  readonly clipWords: ReadonlySet<string>;
  readonly shown: ReadonlySet<string>;
}

/**
 * Sets right what is no word that anybody knows and nearly one that is at hand: 'havest' where a clip is called 'harvest'.
 * @param isCapital whether a word is written as a name: 'Walter' is no 'water'
 */
export function respell(
  tokens: readonly Token[],
  grammar: Grammar,
  atHand: AtHand,
  isCapital: (token: Token, before: Token | undefined) => boolean,
): readonly Token[] {
  const { clipWords } = atHand;
  const rightOf = corrector(grammar, atHand);
  const { seconds, minutes } = grammar.lexicon.numbers;
  const units = longOnes(`${seconds} ${minutes}`.split(' '));
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
    const right = rightOf(token.word);
    const isName =
      right !== null && conceptsOf(right, grammar.lexicon).length > 0 && isCapital(token, all[at - 1]);
    return right === null || isName ? token : { ...token, word: right };
  });
}

/** For a word what it was meant to be, null where it is like nothing; of one word it is sought once. */
function corrector(grammar: Grammar, { clipWords, shown }: AtHand): (word: string) => string | null {
  const { classes, lexicon } = grammar;
  const names = longOnes([...clipWords]);
  const asking = longOnes([...classes.verbs, ...Object.keys(lexicon.numbers.ordinals)]);
  let known: readonly string[] | null = null;
  const found = new Map<string, string | null>();
  return (word) => {
    const before = found.get(word);
    if (before !== undefined) return before;
    // 'Los elefntes', where what sees the clips says 'elephant'
    const shownOnes = () => {
      known ??= longOnes(wordsOf(shown, lexicon));
      return known;
    };
    const isOther = conceptsOf(word, lexicon).length > 0;
    const right =
      plainForm(word, grammar, clipWords) ??
      nearestName(word, names) ??
      (isOther ? null : heardAs(word, names, lexicon.code)) ??
      nearest(word, asking, false) ??
      (isOther ? null : (nearestName(word, shownOnes()) ?? heardAs(word, shownOnes(), lexicon.code)));
    found.set(word, right);
    return right;
  };
}

function longOnes(words: readonly string[]): readonly string[] {
  return words.filter((word) => word.length >= LENGTH_MIN);
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

/** The 'elephants' of 'elephnats' where a clip shows an elephant. */
function nearestName(word: string, names: readonly string[]): string | null {
  const right = nearest(word, names);
  if (right !== null || !PLURAL.test(word)) return right;
  const one = nearest(word.slice(0, -1), names);
  return one === null ? null : `${one}s`;
}
const PLURAL = /.{4}[^s]s$/;

/** The 'elephants' of 'elefants' */
function heardAs(word: string, names: readonly string[], code: LanguageCode): string | null {
  const heard = heardOf(word, code);
  const right = names.find((name) => heardOf(name, code) === heard);
  if (right !== undefined || !PLURAL.test(word)) return right ?? null;
  const one = names.find((name) => `${heardOf(name, code)}s` === heard);
  return one === undefined ? null : `${one}s`;
}

function heardOf(word: string, code: LanguageCode): string {
  const heard = HEARD_LETTERS[code].reduce((left, [letters, as]) => left.replace(letters, as), word);
  return heard.replace(/(.)\1+/g, '$1');
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
    // 'Giraff' lacks its last letter, 'closer' is another word than 'close'.
    return (
      from > 1 &&
      (right === 'e' || !/^(?:e?s|e?d|ing|e|n|y|r|er|ly)$/.test(rest.length > right.length ? rest : right))
    );
  if (rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2)) return true;
  return (
    isWrongLetter && word.length >= WRONG_LETTER_FROM && rest.slice(1) === right.slice(1) && rest.length > 1
  );
}
