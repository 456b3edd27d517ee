import type { Named } from '../sentence/named-lists.ts';
import type { Token } from '../words/tokens.ts';
import type { Rule } from './grammar.ts';

/** A rule that fits a stretch of tokens, with what stands in its places for arguments. */
export interface Match {
  readonly rule: Rule;
  readonly from: number;
  readonly to: number;
  readonly slots: Slots;
  /** How much of the words it explains. */
  readonly score: number;
  /** The part of it that the rule's own words make. */
  readonly literal: number;
}

/** What stands in the places of a rule's arguments. */
export interface Slots {
  readonly clips?: readonly Named[];
  readonly than?: readonly Named[];
  /** Tokens of the others, `[from, to)`. */
  readonly s?: Token;
  readonly n?: Token;
  readonly share?: Token;
  readonly times?: Token;
  readonly factor?: Token;
  readonly rate?: Token;
  readonly ordinal?: Token;
  readonly range?: Token;
  readonly name?: Token;
  /** Places of one thing, one after the other: 1 is the first, -1 the last. */
  readonly places?: readonly (number | 'middle' | 'early' | 'late')[];
  /** How long that thing plays at these places, where it is said of any. */
  readonly placeTimes?: readonly (Token | undefined)[];
  readonly text?: readonly [from: number, to: number];
}
