import type { ClipFacts } from '../../material/clip-facts.ts';
import type { MeantClips } from './meant-clips.ts';
import type { WishList } from './wish-list.ts';

/** One part of the reel: 'the first 8 seconds packing, the next 15 the drive'. */
export interface WishedSection {
  readonly index: number;
  /** null where the rest of the reel decides. */
  readonly seconds: number | null;
  /** None where what is left over plays. */
  readonly clips: readonly MeantClips[];
  /** A first or last shot beside the parts that are named, and so none of their length. */
  readonly isPlaced?: true;
}

/** In their order; what opens or closes the reel and is in none of them is a part of its own. */
export function sectionsOf(list: WishList): readonly WishedSection[] {
  const named = namedSections(list);
  if (named.length === 0) return named;
  const isIn = (facts: ClipFacts): boolean =>
    named.some(({ clips }) => clips.some((one) => one.clips.includes(facts)));
  const alone = (kind: 'open' | 'close', index: number): readonly WishedSection[] => {
    const clips = list
      .of(kind)
      .filter(({ wish }) => !wish.isNot)
      .flatMap((one) => one.clips)
      .filter((one) => one.clips.length > 0 && !one.clips.some(isIn));
    return clips.length === 0 ? [] : [{ index, seconds: heldSeconds(list, clips), clips, isPlaced: true }];
  };
  const [first, last] = [named[0]?.index ?? 0, named.at(-1)?.index ?? 0];
  return [...alone('open', first - 1), ...named, ...alone('close', last + 1)];
}

function heldSeconds({ of }: WishList, clips: readonly MeantClips[]): number | null {
  const held = of('hold').find(
    ({ wish, clips: own }) =>
      wish.amount !== null && own.some(({ said }) => clips.some((one) => one.said === said)),
  );
  const amount = held?.wish.amount;
  if (amount === undefined || amount === null) return null;
  return amount.bound === 'between' ? (amount.from + amount.to) / 2 : amount.value;
}

function namedSections(list: WishList): readonly WishedSection[] {
  return list
    .of('section')
    .map(({ wish: { index, amount }, clips }) => ({
      index,
      seconds:
        amount === null
          ? sharedSeconds(list, clips)
          : amount.bound === 'between'
            ? (amount.from + amount.to) / 2
            : amount.value,
      clips: clips.filter((one) => one.clips.length > 0),
    }))
    .sort((a, b) => a.index - b.index);
}

/** Of 'act two takes up half of it' what that is of the length that is wished for; null where either is not said. */
function sharedSeconds({ of }: WishList, clips: readonly MeantClips[]): number | null {
  const ids = (some: readonly MeantClips[]): string =>
    [...new Set(some.flatMap((one) => one.clips.map(({ clip }) => clip.clipId)))].sort().join(' ');
  const length = of('length').at(-1)?.wish.amount;
  const measure = of('share').find((one) => ids(one.clips) === ids(clips))?.wish.measure;
  if (length === undefined || !('value' in length) || measure?.of !== 'reel') return null;
  return length.value * measure.share;
}
