import type { WishOf } from '@cutroom/contract';

/** How much talk there is, and what is done to it, go together. */
export function speechSlot(speech: WishOf<'speech'>['speech']): string {
  return ['only', 'prefer', 'none'].includes(speech) ? 'amount' : speech;
}
