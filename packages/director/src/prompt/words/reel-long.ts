import type { Amount } from '@cutroom/contract';
import type { Quantity } from './tokens.ts';

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
