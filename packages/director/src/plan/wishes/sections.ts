import type { MeantClips } from './meant-clips.ts';
import type { WishList } from './wish-list.ts';

/** One part of the reel: 'the first 8 seconds packing, the next 15 the drive'. */
export interface WishedSection {
  readonly index: number;
  /** null where the rest of the reel decides. */
  readonly seconds: number | null;
  /** None where what is left over plays. */
  readonly clips: readonly MeantClips[];
}

/** In their order. */
export function sectionsOf({ of }: WishList): readonly WishedSection[] {
  return of('section')
    .map(({ wish: { index, amount }, clips }) => ({
      index,
      seconds:
        amount === null ? null : amount.bound === 'between' ? (amount.from + amount.to) / 2 : amount.value,
      clips: clips.filter((one) => one.clips.length > 0),
    }))
    .sort((a, b) => a.index - b.index);
}
