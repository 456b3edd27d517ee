import type { TextSpan } from '@cutroom/contract';
import type { NounWords } from '../sentence/noun-words.ts';
import type { Draft } from './drafts.ts';

/** A wish with the tokens it was made of, before it is settled with the others. */
export interface MadeWish {
  readonly draft: Draft;
  readonly from: number;
  readonly to: number;
  readonly span: TextSpan;
  readonly isDoubted: boolean;
  /** A thing beside a length with no word between: 'the dog 8 s'. */
  readonly isBare: boolean;
  /** '30 seconds of our final' before all else: of that the reel is. */
  readonly isWhole?: boolean;
  /** 'first' 1, 'last' -1, where its words say so. */
  readonly place: number | null;
  /** What the things named in it stand for, in order. */
  readonly stands: readonly NounWords['stands'][];
}
