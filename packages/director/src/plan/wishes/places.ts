import type { WISHED_ORDERS } from '@cutroom/contract';
import type { MeantClips } from './meant-clips.ts';
import type { WishList } from './wish-list.ts';

/** An order that is about the whole reel. */
type ReelOrder = Exclude<(typeof WISHED_ORDERS)[number], 'named' | 'alternate'>;

/** What comes where. */
export interface Places {
  /** First shots, in this order. */
  readonly opening: readonly MeantClips[];
  /** Last shots, in this order. */
  readonly ending: readonly MeantClips[];
  readonly notOpening: readonly MeantClips[];
  readonly notEnding: readonly MeantClips[];
  /** A 1-based place, negative from the end, or the middle. */
  readonly placed: readonly (MeantClips & { readonly place: number | 'middle' })[];
  /** The first of each pair plays before the second; `isDirect`: right before it. */
  readonly before: readonly {
    readonly first: MeantClips;
    readonly second: MeantClips;
    readonly isDirect: boolean;
  }[];
  /** The first plays between the two others. */
  readonly between: readonly {
    readonly inner: MeantClips;
    readonly outer: readonly [MeantClips, MeantClips];
  }[];
  /** Things named one after the other; each list keeps its order where no other is asked for. */
  readonly lists: readonly (readonly MeantClips[])[];
  /** Groups of clips that take turns. */
  readonly alternating: readonly (readonly MeantClips[])[];
  readonly together: readonly { readonly clips: readonly MeantClips[]; readonly isApart: boolean }[];
  readonly order: ReelOrder | null;
  /** What a guess says of the order; counts where nothing else does. */
  readonly usualOrder: ReelOrder | null;
}

export function placesOf({ of }: WishList): Places {
  const orders = of('order');
  const whole = orders.flatMap(({ wish }) =>
    wish.by === 'named' || wish.by === 'alternate' ? [] : [{ by: wish.by, certainty: wish.certainty }],
  );
  return {
    opening: of('open')
      .filter(({ wish }) => !wish.isNot)
      .flatMap(({ clips }) => clips),
    ending: of('close')
      .filter(({ wish }) => !wish.isNot)
      .flatMap(({ clips }) => clips),
    notOpening: of('open')
      .filter(({ wish }) => wish.isNot)
      .flatMap(({ clips }) => clips),
    notEnding: of('close')
      .filter(({ wish }) => wish.isNot)
      .flatMap(({ clips }) => clips),
    placed: of('place').flatMap(({ wish, clips }) =>
      clips.map((one, at) => ({ ...one, place: placeAt(wish.place, at) })),
    ),
    before: of('before').flatMap(({ wish, clips, than }) =>
      clips.flatMap((first) => than.map((second) => ({ first, second, isDirect: wish.isDirect }))),
    ),
    between: of('between').flatMap(({ clips, than: [from, to] }) =>
      from === undefined || to === undefined
        ? []
        : clips.map((inner) => ({ inner, outer: [from, to] as const })),
    ),
    lists: once(orders.filter(({ wish }) => wish.by === 'named').map(({ clips }) => clips)),
    alternating: orders.filter(({ wish }) => wish.by === 'alternate').map(({ clips }) => takingTurns(clips)),
    together: of('together').map(({ wish, clips }) => ({ clips, isApart: wish.isApart })),
    order: whole.findLast(({ certainty }) => certainty !== 'guess')?.by ?? null,
    usualOrder: whole.findLast(({ certainty }) => certainty === 'guess')?.by ?? null,
  };
}

/** 'Dog, cake, boat. Put those in that order' is one list. */
function once(lists: readonly (readonly MeantClips[])[]): readonly (readonly MeantClips[])[] {
  const idOf = (list: readonly MeantClips[]) =>
    list.map(({ clips }) => clips.map(({ clip }) => clip.clipId).join()).join(' ');
  return lists.filter((list, at) => lists.findIndex((one) => idOf(one) === idOf(list)) === at);
}

/** 'The two cats, back and forth': where one phrase means them all, each clip takes its own turn. */
export function takingTurns(clips: readonly MeantClips[]): readonly MeantClips[] {
  const [only, second] = clips;
  if (only === undefined) return clips;
  if (second === undefined) return only.clips.map((facts) => ({ ...only, clips: [facts] }));
  // What two of them mean is of the narrower one.
  return clips.map((one) => ({
    ...one,
    clips: one.clips.filter((facts) =>
      clips.every((other) => other === one || !other.clips.includes(facts) || isNarrower(one, other, clips)),
    ),
  }));
}

function isNarrower(one: MeantClips, other: MeantClips, all: readonly MeantClips[]): boolean {
  const size = one.clips.length - other.clips.length;
  return size < 0 || (size === 0 && all.indexOf(one) < all.indexOf(other));
}

/** Several clips for one place follow each other from it on. */
function placeAt(place: number | 'middle', at: number): number | 'middle' {
  return place === 'middle' || at === 0 ? place : place + at;
}
