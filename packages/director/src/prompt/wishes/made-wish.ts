import type { TextSpan } from '@cutroom/contract';
import type { Named } from '../sentence/named-lists.ts';
import type { NounWords } from '../sentence/noun-words.ts';
import { isIn, type Sentence } from '../sentence/sentence.ts';
import { spanOf, type Token } from '../words/tokens.ts';
import type { Building } from './building.ts';
import type { Draft } from './drafts.ts';

/** A wish with the tokens it was made of, before it is settled with the others. */
export interface MadeWish {
  readonly draft: Draft;
  readonly from: number;
  readonly to: number;
  readonly span: TextSpan;
  readonly isDoubted: boolean;
  /** A verb of its words, or a word such as 'want', asks for it. */
  readonly isOrdered: boolean;
  /** A thing beside a length with no word between: 'the dog 8 s'. */
  readonly isBare: boolean;
  /** '30 seconds of our final' before all else: of that the reel is. */
  readonly isWhole?: boolean;
  /** Its words name shots: '2 seconds a clip' is said of all of them, '2 seconds each' of those that stand before. */
  readonly isOfShots?: boolean;
  /** 'first' 1, 'last' -1, where its words say so. */
  readonly place: number | null;
  /** What the things named in it stand for, in order. */
  readonly stands: readonly NounWords['stands'][];
}

/** A wish of words that no rule explains. */
export function madeOf(
  sentence: Sentence,
  from: number,
  to: number,
  draft: Draft,
  items: readonly Named[],
  building: Building | null,
): MadeWish {
  return {
    draft,
    from,
    to,
    span: spanOf(sentence.tokens, from, to),
    isBare: true,
    isOrdered: false,
    place: null,
    isDoubted: sentence.tokens.slice(from, to).some((token: Token) => isIn(sentence, token, 'doubts')),
    stands: building === null ? [] : items.map((named) => building.wordsOf(named).stands),
  };
}
