import { isClipWord, isIn, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';

/** Whether a token is an amount of the kind that a slot takes. */
export function fits(
  slot: 's' | 'n' | 'share' | 'times' | 'factor' | 'rate' | 'ordinal' | 'range',
  { quantity, word }: Token,
): boolean {
  if (quantity === null) return false;
  switch (slot) {
    case 's':
      return quantity.unit === 'seconds';
    case 'range':
      return quantity.unit === 'seconds' && quantity.amount.bound === 'between';
    case 'n':
      return quantity.unit === 'count';
    // Written in digits, as speeds are: 'make it 2x', not 'make it twice'.
    case 'factor':
      return (quantity.unit === 'times' || quantity.unit === 'share') && /^(?:x )?\d/.test(word);
    default:
      return quantity.unit === slot;
  }
}

const TEXT_WORDS_MAX = 12;

/** Where a text may end: 'love, Emil' of 'write love, Emil at the end' goes on behind its comma. */
export function textEnds(sentence: Sentence, at: number): readonly number[] {
  const { tokens } = sentence;
  const end = textEnd(sentence, at);
  if (end === null) return [];
  const date = dateEnd(sentence, end);
  if (date !== null) return [date];
  const emoji = tokens.slice(at + 1, end - 1).findIndex(isEmoji);
  if (emoji >= 0) return [end, at + emoji + 2];
  let next = end + 1;
  const isPlaced = () => ['first', 'last'].some((place) => namedPhraseEnd(sentence, place, next) !== null);
  const isName = (token: Token | undefined) =>
    token?.kind === 'word' &&
    token.quantity === null &&
    !isIn(sentence, token, 'verbs') &&
    !isClipWord(sentence, token.word);
  while (next <= end + NAME_WORDS_MAX && isName(tokens[next]) && !isPlaced()) next += 1;
  return tokens[end]?.kind === 'comma' && next > end + 1 && isPlaced() ? [end, next] : [end];
}
const NAME_WORDS_MAX = 3;

/** The '12 juin' of 'titre : Léa & Tom, 12 juin.' */
function dateEnd({ tokens, grammar }: Sentence, at: number): number | null {
  const [comma, day, month, next] = tokens.slice(at, at + 4);
  if (comma?.kind !== 'comma' || day?.quantity?.unit !== 'count' || month?.kind !== 'word') return null;
  const isOver = next === undefined || next.kind === 'comma' || next.kind === 'break';
  return isOver && grammar.classes.vague.has(month.word) ? at + 3 : null;
}

/** What may end a title: 'Aniversário da Lia 🎂 música alegre'. */
function isEmoji({ kind, spelt }: Token): boolean {
  return kind === 'sign' && /\p{Extended_Pictographic}/u.test(spelt);
}

/** The 'at the end' of 'write good night at the end', but not the 'first' of 'write my first tank'. */
function isPlacedBehind(sentence: Sentence, at: number): boolean {
  const end = namedPhraseEnd(sentence, 'adjunct', at);
  const next = end === at + 1 ? sentence.tokens[end] : undefined;
  const isOfText =
    next?.kind === 'word' &&
    !(['and', 'connectors', 'prepositions', 'determiners', 'verbs', 'fillers'] as const).some((name) =>
      isIn(sentence, next, name),
    );
  return end !== null && !isOfText;
}

/** The end of a quotation, or of all words up to the end of the thought. */
function textEnd(sentence: Sentence, at: number): number | null {
  const { tokens } = sentence;
  if (tokens[at]?.kind === 'quote') return at + 1;
  let to = at;
  for (; to < Math.min(tokens.length, at + TEXT_WORDS_MAX); to += 1) {
    const token = tokens[to];
    if (token === undefined || token.kind === 'break' || token.kind === 'comma' || token.kind === 'quote')
      break;
    if (to === at) continue;
    // 'Title: Curtain Up' goes on to the end of the clause.
    const isCalled = tokens[at - 1]?.spelt === ':';
    if (isIn(sentence, token, 'connectors')) break;
    if (!isCalled && (isPlacedBehind(sentence, to) || namedPhraseEnd(sentence, 'behindText', to) !== null))
      break;
    if (isIn(sentence, token, 'and') && isIn(sentence, tokens[to + 1], 'verbs')) break;
  }
  // 'A title that says Morning and in black and white'
  while (to > at + 1 && isIn(sentence, tokens[to - 1], 'and')) to -= 1;
  // 'With the text "See you"'
  if (tokens[to]?.kind === 'quote') return null;
  return to > at ? to : null;
}
