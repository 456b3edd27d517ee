import type { Token } from '../../words/tokens.ts';
import { isIn, namedPhraseEnd, type Sentence } from '../sentence.ts';

/** 'first eight', 'last ten', '11 to 20', 'clip 10 to clip 20', 'clip 10 onwards'. */
export function rangeOf(
  sentence: Sentence,
  tokens: readonly Token[],
  from: number,
): readonly [number, number] | null {
  const counts = tokens.flatMap(({ quantity }) => (quantity?.unit === 'count' ? [quantity.amount] : []));
  const end = tokens.find(({ quantity }) => quantity?.unit === 'ordinal')?.quantity;
  const [first, second] = counts;
  if (first === undefined) return null;
  const isOfClips = tokens.some((token) => isIn(sentence, token, 'clipNouns'));
  if (first.bound === 'between') return isOfClips ? [first.from, first.to] : null;
  if (end?.unit === 'ordinal' && end.place === 1) return [1, first.value];
  if (end?.unit === 'ordinal' && end.place === -1) return [-first.value, -1];
  const behind = from + tokens.findIndex(({ quantity }) => quantity?.unit === 'count') + 1;
  const isOpen = behind < from + tokens.length && namedPhraseEnd(sentence, 'onwards', behind) !== null;
  if (isOpen && first.bound === 'exactly') return [first.value, Number.POSITIVE_INFINITY];
  const isTo = tokens.some(({ word }) => word === 'to' || word === 'through');
  return isOfClips && isTo && second !== undefined && second.bound !== 'between'
    ? [first.value, second.value]
    : null;
}
