import type { Amount, ClipReference } from '@cutroom/contract';
import type { Draft } from './drafts.ts';
import type { Naming } from './naming.ts';

/** Where clips come in the reel; null where a frame is about something else. */
export function placeWishes({
  frame,
  match: { slots },
  clips,
  than,
}: Naming): Draft | readonly Draft[] | null {
  const place = slots.ordinal?.quantity;
  switch (frame) {
    case 'open':
      return { kind: 'open', clips, isNot: false };
    case 'close':
      return { kind: 'close', clips, isNot: false };
    case 'openNot':
      return { kind: 'open', clips, isNot: true };
    case 'closeNot':
      return { kind: 'close', clips, isNot: true };
    case 'openThenClose':
      return [
        { kind: 'open', clips, isNot: false },
        { kind: 'close', clips: than, isNot: false },
      ];
    case 'place':
      return placed(clips, place?.unit === 'ordinal' ? place.place : countIn(slots.n?.quantity));
    case 'middle':
      return { kind: 'place', clips, place: 'middle' };
    case 'firstThen':
      return [
        { kind: 'open', clips: clips.slice(0, 1), isNot: false },
        { kind: 'order', by: 'named', clips: [...clips, ...than] },
      ];
    case 'orderNamed':
    case 'orderThose':
      return turnsOf([...clips, ...than]);
    case 'alternate':
      return { kind: 'order', by: 'alternate', clips: [...clips, ...than] };
    case 'before':
    case 'directlyBefore':
      return { kind: 'before', clips, than, isDirect: frame === 'directlyBefore' };
    case 'after':
    case 'directlyAfter':
      return { kind: 'before', clips: than, than: clips, isDirect: frame === 'directlyAfter' };
    case 'between':
      return { kind: 'between', clips, than };
    case 'together':
    case 'apart':
      return { kind: 'together', clips, isApart: frame === 'apart' };
    case 'openAndClose':
      return [
        { kind: 'open', clips, isNot: false },
        { kind: 'close', clips, isNot: false },
      ];
    default:
      return null;
  }
}

function placed(clips: readonly ClipReference[], place: number | null): readonly Draft[] {
  if (place === null || place === 0) return [];
  if (place === 1) return [{ kind: 'open', clips: [...clips], isNot: false }];
  if (place === -1) return [{ kind: 'close', clips: [...clips], isNot: false }];
  return [{ kind: 'place', clips: [...clips], place: Math.round(place) }];
}

function countIn(quantity: { unit: string; amount?: Amount } | null | undefined): number | null {
  const amount = quantity?.amount;
  return amount === undefined || amount.bound === 'between' ? null : amount.value;
}

/** 'The mules, then the river, then the mules' take turns. */
function turnsOf(clips: ClipReference[]): Draft {
  const keyOf = (reference: ClipReference) => reference.clips.map(({ clipId }) => clipId).join(' ');
  const [first, second, third] = clips;
  const isTurning =
    first !== undefined &&
    second !== undefined &&
    third !== undefined &&
    keyOf(first) !== '' &&
    clips.every((one, at) => keyOf(one) === keyOf(at % 2 === 0 ? first : second)) &&
    keyOf(first) !== keyOf(second);
  return isTurning
    ? { kind: 'order', by: 'alternate', clips: [first, second] }
    : { kind: 'order', by: 'named', clips };
}
