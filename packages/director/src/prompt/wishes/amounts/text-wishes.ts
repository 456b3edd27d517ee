import type { ClipReference } from '@cutroom/contract';
import { fittingTitle } from '../../../text/fitting-title.ts';
import type { Match } from '../../rules/found-match.ts';
import type { Building } from '../building.ts';
import type { Draft } from '../drafts.ts';
import { type Asked, some } from './asked.ts';

/** Words in the picture, and the name of the reel. */
export function textWishes({ frame, match, clips, building }: Asked): readonly Draft[] | null {
  switch (frame) {
    case 'title':
      return [...some(titleOf(match, 'opening', clips, building)), ...some(named(match, building))];
    case 'titleOpening':
      return [
        ...some(titleOf(match, 'opening', [], building)),
        // 'Start with the words "Our day" over the cake'
        ...(clips.length > 0 ? [{ kind: 'open', clips, isNot: false } as const] : []),
      ];
    case 'titleEnding':
      return [
        ...some(titleOf(match, 'ending', [], building)),
        // 'The cup at the end with "Champions" on it'
        ...(clips.length > 0 ? [{ kind: 'close', clips, isNot: false } as const] : []),
      ];
    case 'titleOver':
      return some(titleOf(match, 'clips', clips, building));
    case 'name':
      return some(named(match, building));
    default:
      return null;
  }
}

export function wordsIn(match: Match, building: Building): string | null {
  const text = match.slots.text;
  if (text === undefined) return null;
  const words = building.textOf(text[0], text[1]).trim();
  return words === '' ? null : fittingTitle(words);
}

function titleOf(
  match: Match,
  at: 'opening' | 'ending' | 'clips',
  clips: ClipReference[],
  building: Building,
): Draft | null {
  const text = wordsIn(match, building);
  return {
    kind: 'title',
    text,
    at: at === 'clips' && clips.length === 0 ? 'opening' : at,
    placement: null,
    clips,
    isNot: false,
  };
}

function named(match: Match, building: Building): Draft | null {
  const text = match.slots.text === undefined ? '' : building.textOf(...match.slots.text).trim();
  return text === '' ? null : { kind: 'name', text };
}
