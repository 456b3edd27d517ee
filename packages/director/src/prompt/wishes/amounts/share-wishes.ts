import type { ClipReference } from '@cutroom/contract';
import type { Token } from '../../words/tokens.ts';
import type { Draft } from '../drafts.ts';
import { type Asked, some } from './asked.ts';

/** How much of the reel clips are, or of other clips. */
export function shareWishes({ frame, match, clips, than }: Asked): readonly Draft[] | null {
  switch (frame) {
    case 'shareOfReel':
      return some(shareOf(match.slots.share, clips));
    case 'ratio':
      return [{ kind: 'share', clips, measure: { of: 'clips', than, ratio: ratioOf(match.slots.times) } }];
    case 'moreThan':
      return [{ kind: 'share', clips, measure: { of: 'clips', than, ratio: null } }];
    case 'asMuchAs':
      return [
        {
          kind: 'share',
          clips,
          measure: { of: 'clips', than: than.length > 0 ? than : clips.slice(1), ratio: 1 },
        },
      ];
    default:
      return null;
  }
}

function ratioOf(token: Token | undefined): number | null {
  return token?.quantity?.unit === 'times' ? token.quantity.times : null;
}

function shareOf(token: Token | undefined, clips: ClipReference[]): Draft | null {
  if (token?.quantity?.unit !== 'share') return null;
  const { share, bound } = token.quantity;
  return { kind: 'share', clips, measure: { of: 'reel', share, bound } };
}
