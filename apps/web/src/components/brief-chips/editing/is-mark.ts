import type { Wish, WishOf } from '@cutroom/contract';

/** What a creator says of a clip by one press beside it: it must be in, or it is left out. */
export type ClipMark = 'include' | 'exclude';

/** A wish that such a press made: no words of the prompt stand for it. */
export function isMark(wish: Wish): wish is WishOf<ClipMark> {
  const { kind, source, said, span } = wish;
  return (kind === 'include' || kind === 'exclude') && source === 'creator' && said === '' && span === null;
}
