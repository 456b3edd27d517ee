import type { Amount, ClipReference } from '@cutroom/contract';
import type { Match } from '../../rules/found-match.ts';
import type { ArgumentFrame } from '../../rules/frame-names.ts';
import type { Named } from '../../sentence/named-lists.ts';
import type { Token } from '../../words/tokens.ts';
import type { Building } from '../building.ts';
import type { Draft } from '../drafts.ts';

/** What a frame with numbers, levels or words in it was given. */
export interface Asked {
  readonly frame: ArgumentFrame;
  readonly match: Match;
  /** The things that are named, as they stand in the sentence; one for each of `clips`. */
  readonly items: readonly Named[];
  readonly clips: ClipReference[];
  readonly than: ClipReference[];
  readonly building: Building;
}

/** None, or the one. */
export function some(draft: Draft | null): readonly Draft[] {
  return draft === null ? [] : [draft];
}

export function amountOf(token: Token | undefined, unit: 'seconds' | 'count'): Amount | null {
  const quantity = token?.quantity;
  return quantity?.unit === unit ? quantity.amount : null;
}

/** The stretches that stand behind the first: of '0:12 to 0:20 and 0:31 to 0:38' the second. */
export function alsoIn(token: Token | undefined): readonly Extract<Amount, { bound: 'between' }>[] {
  return token?.quantity?.unit === 'seconds' ? (token.quantity.also ?? []) : [];
}

/** From one time of a clip to another; null where an amount is a length. */
export function stretchOf(token: Token | undefined) {
  const quantity = token?.quantity;
  if (quantity?.unit !== 'seconds' || quantity.isStretch !== true) return null;
  if (quantity.amount.bound !== 'between') return null;
  const { from, to } = quantity.amount;
  return { part: 'range' as const, fromSeconds: from, toSeconds: to };
}

/** The seconds of a match where they are no range. */
export function singleSeconds(amount: Amount | null): number | null {
  return amount === null || amount.bound === 'between' ? null : amount.value;
}

export function isThenList(items: readonly Named[]): boolean {
  return items.some(({ isThen }) => isThen === true);
}

/** 'None longer than 4 seconds' is at most 4 seconds. */
export function opposite(amount: Amount): Amount {
  return amount.bound === 'between'
    ? { bound: 'atMost', value: amount.to }
    : { bound: amount.bound === 'atMost' ? 'atLeast' : 'atMost', value: amount.value };
}
