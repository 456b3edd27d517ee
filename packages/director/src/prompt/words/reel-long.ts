import type { Amount } from '@cutroom/contract';
import { isOneOf } from './numbers.ts';
import type { Quantity, Token } from './tokens.ts';

/** No reel is asked to be as short, but outright: 'an eight second reel'. In seconds. */
export const REEL_SECONDS_MIN = 9;

/** Whether a time is longer than a shot is asked to be. */
export function isReelLong(quantity: Quantity | null | undefined): boolean {
  if (quantity?.unit !== 'seconds') return false;
  return leastOf(quantity.amount) >= REEL_SECONDS_MIN;
}

function leastOf(amount: Amount): number {
  return amount.bound === 'between' ? amount.from : amount.value;
}

/**
 * Whether a range behind a comma says how long the reel is: 'between 20 and 30 seconds', '20-30 seconds', but not '0:20 to 0:30' nor 'second 20 to 30'.
 * @param between the words for 'between'
 */
export function isReelRange(token: Token | undefined, between: string): boolean {
  if (token === undefined || !isReelLong(token.quantity) || /\d:\d/.test(token.word)) return false;
  const [first = ''] = token.word.split(/[\s-]/);
  return /^\d/.test(first) || isOneOf(between, first);
}
