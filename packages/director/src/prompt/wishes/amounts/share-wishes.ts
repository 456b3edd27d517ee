import type { ClipReference } from '@cutroom/contract';
import type { Token } from '../../words/tokens.ts';
import type { Draft } from '../drafts.ts';
import { type Asked, amountOf } from './asked.ts';

/** How much of the reel clips are, or of other clips. */
export function shareWishes({ frame, match, items, clips, than }: Asked): readonly Draft[] | null {
  switch (frame) {
    case 'shareOfReel':
      // 'Each of the three songs gets a third'
      return (items.length > 1 && items[0] === items[1] ? clips.map((clip) => [clip]) : [clips]).flatMap(
        (some) => shareOf(match.slots.share, some),
      );
    case 'shareOfEach':
      return clips.flatMap((clip) => shareOf(match.slots.share, [clip]));
    case 'ratio':
      return [{ kind: 'share', clips, measure: { of: 'clips', than, ratio: ratioOf(match.slots.times) } }];
    case 'moreThan':
      return [{ kind: 'share', clips, measure: { of: 'clips', than, ratio: null } }];
    case 'asMuchAs':
      return evenShares(clips, than);
    case 'splitBetween': {
      // 'Split 20 seconds between the dog and the cat'
      const amount = amountOf(match.slots.s, 'seconds');
      return [
        { kind: 'only', clips, certainty: 'likely' },
        ...evenShares(clips, []),
        ...(amount === null ? [] : [{ kind: 'length', amount } as const]),
      ];
    }
    default:
      return null;
  }
}

/** 'As much of the dog as of the cat'; of things alone as much of each as of any other, and of one as much as all others. */
export function evenShares(clips: ClipReference[], than: ClipReference[]): readonly Draft[] {
  const [first, ...others] = clips;
  if (than.length > 0 || first === undefined)
    return [{ kind: 'share', clips, measure: { of: 'clips', than, ratio: 1 } }];
  if (others.length === 0)
    return [{ kind: 'share', clips, measure: { of: 'reel', share: 0.5, bound: 'about' } }];
  return clips.map((clip) => ({
    kind: 'share',
    clips: [clip],
    measure: { of: 'clips', than: clips.filter((one) => one !== clip), ratio: 1 / others.length },
  }));
}

function ratioOf(token: Token | undefined): number | null {
  return token?.quantity?.unit === 'times' ? token.quantity.times : null;
}

function shareOf(token: Token | undefined, clips: ClipReference[]): readonly Draft[] {
  if (token?.quantity?.unit !== 'share') return [];
  const { share, bound, split } = token.quantity;
  if (split !== undefined)
    return split.length !== clips.length
      ? []
      : clips.map((clip, at) => ({
          kind: 'share',
          clips: [clip],
          measure: { of: 'reel', share: split[at] ?? 0, bound },
        }));
  return [{ kind: 'share', clips, measure: { of: 'reel', share, bound } }];
}
