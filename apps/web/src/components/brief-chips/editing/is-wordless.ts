import type { Wish, WishOf } from '@cutroom/contract';
import { isMark } from './is-mark.ts';

export const CHOSEN_LENGTH_ID = 'length-chosen';

/** A length that was chosen by one press where the prompt says none. */
export function isChosenLength(wish: Wish): wish is WishOf<'length'> {
  return wish.kind === 'length' && wish.id === CHOSEN_LENGTH_ID;
}

/** What one press made: no words of the prompt stand for it, so taking it out leaves nothing behind. */
export function isWordless(wish: Wish): boolean {
  return isMark(wish) || isChosenLength(wish);
}
