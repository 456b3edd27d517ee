import type { Amount } from '@cutroom/contract';
import type { Match } from '../rules/found-match.ts';
import type { Token } from '../words/tokens.ts';
import { type Named, namedLists } from './named-lists.ts';
import { isIn, type Sentence } from './sentence.ts';
import { isLineStart, SHOT_LIST, WORTH_OF_ITEM } from './shot-items.ts';

/** 'Rapids one, two, three: 3, 5 and 8 seconds': as many lengths behind a list as it names things. */
export function timedInTurnAt(sentence: Sentence, from: number): readonly Match[] {
  const { tokens } = sentence;
  if (!isLineStart(sentence, from)) return [];
  return namedLists(sentence, from).flatMap(({ to, items }): readonly Match[] => {
    if (items.length < 2 || items.some(({ hold, range }) => (hold ?? range) !== undefined)) return [];
    const amounts: Amount[] = [];
    let at = to;
    const isPassedOver = ({ quantity, kind }: Token) =>
      quantity === null && kind !== 'file' && kind !== 'break';
    for (const token of tokens.slice(to, to + WORDS_BETWEEN_MAX)) {
      if (!isPassedOver(token)) break;
      at += 1;
    }
    // 'The saw, the neck, the strings. 3, 4 and 5 seconds.'
    if (tokens[at]?.kind === 'break' && tokens[at + 1]?.quantity !== null) at += 1;
    let hasUnit = false;
    for (;;) {
      const quantity = tokens[at]?.quantity;
      const isAmount = quantity?.unit === 'seconds' || (quantity?.unit === 'count' && !hasUnit);
      if (!isAmount || quantity.amount.bound === 'between') break;
      amounts.push(quantity.amount);
      hasUnit ||= quantity.unit === 'seconds';
      at += 1;
      const next = at;
      while (tokens[at]?.kind === 'comma' || tokens[at]?.spelt === '/' || isIn(sentence, tokens[at], 'and'))
        at += 1;
      if (at === next) break;
    }
    if (
      !hasUnit ||
      amounts.length !== items.length ||
      (amounts.length === 2 && tokens[at - 2]?.kind === 'comma')
    )
      return [];
    const clips = items.map((named, index) => ({
      ...named,
      isThen: true as const,
      hold: amounts[index] ?? named.hold,
    }));
    const score = at - from + items.length * WORTH_OF_ITEM;
    return [{ rule: SHOT_LIST, from, to: at, slots: { clips: clips as Named[] }, score, literal: score }];
  });
}
const WORDS_BETWEEN_MAX = 8;
