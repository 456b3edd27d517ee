import type { Look, Transition, WISHED_MOODS } from '@cutroom/contract';
import type { MeantClips } from './meant-clips.ts';
import type { WishList } from './wish-list.ts';

type Mood = (typeof WISHED_MOODS)[number];

interface WishedTitle {
  readonly text: string | null;
  readonly at: 'opening' | 'ending' | 'clips';
  /** What they stand over; none at the ends. */
  readonly clips: readonly MeantClips[];
}

/** How it looks and feels, and what stands in the picture. */
export interface ReelStyle {
  readonly look: Look | null;
  readonly transition: Transition | null;
  readonly fadeIn: boolean;
  readonly fadeOut: boolean;
  /** What is said, to be read. */
  readonly captions: boolean;
  /** At most one at the opening and one at the ending, and those over clips; `text: null` where the words are left to the director. */
  readonly titles: readonly WishedTitle[];
  readonly mood: Mood | null;
  readonly framing: 'close' | 'wide' | null;
  /** What the video is to be called, as written. */
  readonly name: string | null;
}

export function reelStyleOf({ of }: Pick<WishList, 'of'>): ReelStyle {
  const fades = of('fade').map(({ wish }) => wish);
  const titles = titlesIn({ of });
  const isOff = titles.some(({ wish }) => wish.isNot);
  return {
    look: of('grade').at(-1)?.wish.look ?? null,
    transition: of('transition').at(-1)?.wish.transition ?? null,
    fadeIn: fades.findLast(({ at }) => at === 'start')?.isNot === false,
    fadeOut: fades.findLast(({ at }) => at === 'end')?.isNot === false,
    captions: of('captions').at(-1)?.wish.isNot === false,
    titles: isOff ? [] : wishedTitles(titles),
    mood: of('mood').at(-1)?.wish.mood ?? null,
    framing: of('framing').at(-1)?.wish.framing ?? null,
    name: of('name').at(-1)?.wish.text ?? null,
  };
}

function wishedTitles(titles: ReturnType<typeof titlesIn>): readonly WishedTitle[] {
  const over = titles.flatMap(({ wish: { at, text }, clips }): readonly WishedTitle[] => {
    const known = clips.filter((meant) => meant.clips.length > 0);
    return at === 'clips' && text !== null && known.length > 0 ? [{ text, at, clips: known }] : [];
  });
  const ends = (['opening', 'ending'] as const).flatMap((at): readonly WishedTitle[] => {
    const isOver = (text: string | null) => over.some((one) => one.text === text);
    // Words over what no clip shows stand at the opening.
    const title = titles.find(
      ({ wish }) => wish.at === at || (at === 'opening' && wish.at === 'clips' && !isOver(wish.text)),
    );
    return title === undefined ? [] : [{ text: title.wish.text, at, clips: [] }];
  });
  return [...ends, ...over];
}

function titlesIn({ of }: Pick<WishList, 'of'>) {
  return of('title');
}
