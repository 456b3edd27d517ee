import type { Look, Transition, WISHED_MOODS } from '@cutroom/contract';
import type { WishList } from './wish-list.ts';

type Mood = (typeof WISHED_MOODS)[number];

/** How it looks and feels, and what stands in the picture. */
export interface ReelStyle {
  readonly look: Look | null;
  readonly transition: Transition | null;
  readonly fadeIn: boolean;
  readonly fadeOut: boolean;
  /** What is said, to be read. */
  readonly captions: boolean;
  /** At most one at the opening and one at the ending; `text: null` where the words are left to the director. */
  readonly titles: readonly { readonly text: string | null; readonly at: 'opening' | 'ending' }[];
  readonly mood: Mood | null;
  readonly framing: 'close' | 'wide' | null;
  /** What the video is to be called, as written. */
  readonly name: string | null;
  /** In words what is wished and cannot be done. */
  readonly unsupported: readonly { readonly feature: string }[];
}

export function reelStyleOf({ of }: Pick<WishList, 'of'>): ReelStyle {
  const fades = of('fade').map(({ wish }) => wish);
  const titles = of('title').map(({ wish }) => wish);
  const isOff = titles.some(({ isNot }) => isNot);
  return {
    look: of('grade').at(-1)?.wish.look ?? null,
    transition: of('transition').at(-1)?.wish.transition ?? null,
    fadeIn: fades.findLast(({ at }) => at === 'start')?.isNot === false,
    fadeOut: fades.findLast(({ at }) => at === 'end')?.isNot === false,
    captions: of('captions').at(-1)?.wish.isNot === false,
    titles: isOff
      ? []
      : (['opening', 'ending'] as const).flatMap((at) => {
          // Words over single clips stand at the opening, which is what can be done.
          const title = titles.find((one) => one.at === at || (at === 'opening' && one.at === 'clips'));
          return title === undefined ? [] : [{ text: title.text, at }];
        }),
    mood: of('mood').at(-1)?.wish.mood ?? null,
    framing: of('framing').at(-1)?.wish.framing ?? null,
    name: of('name').at(-1)?.wish.text ?? null,
    unsupported: notDone({ of }),
  };
}

function notDone({ of }: Pick<WishList, 'of'>): ReelStyle['unsupported'] {
  return of('unsupported').map(({ wish }) => ({ feature: wish.feature.replaceAll('_', ' ') }));
}
