import type { Amount, ClipReference } from '@cutroom/contract';
import type { Token } from '../words/tokens.ts';
import { type Asked, amountOf, stretchOf } from './amounts/asked.ts';
import { timesOf } from './amounts/length-wishes.ts';
import type { Draft } from './drafts.ts';
import { inTurns } from './linked/in-turns.ts';

/** Where clips come in the reel; null where a frame is about something else. */
export function placeWishes(asked: Asked): Draft | readonly Draft[] | null {
  const { frame, match, items, clips, than, building } = asked;
  const { slots } = match;
  const place = slots.ordinal?.quantity;
  const open: Extract<Draft, { kind: 'open' }> = { kind: 'open', clips, isNot: false };
  const close: Draft = { kind: 'close', clips, isNot: false };
  switch (frame) {
    case 'open':
      return { kind: 'open', clips: withoutLast(items, clips), isNot: false };
    case 'close':
      return close;
    case 'openNot':
    case 'closeNot':
      return { kind: frame === 'openNot' ? 'open' : 'close', clips: [...clips, ...than], isNot: true };
    case 'openHeld':
    case 'closeHeld':
      return held(frame === 'openHeld' ? open : close, slots.s);
    case 'closeAgain':
      return [close, { kind: 'times', clips, amount: { bound: 'exactly', value: 2 } }];
    case 'afterIt':
    case 'beforeIt':
      return besideIt(frame, nearest(items, clips), building.itBefore(match.from));
    case 'placeEarly':
    case 'placeLate':
    case 'earlyAndClose':
    case 'earlyAndLate':
    case 'openAndLate':
      return nearEnds(frame, clips);
    case 'neitherEnd':
      return slots.clips === undefined ? atNoEnd(clips) : [{ kind: 'include', clips }, ...atNoEnd(clips)];
    case 'noEnds':
      return atNoEnd(clips);
    case 'openList':
    case 'firstThen':
      return clips.length + than.length < 2 ? open : opensInOrder([...clips, ...than]);
    case 'closeList':
      return { kind: 'close', clips: [...clips, ...than], isNot: false };
    case 'openThenClose':
      return [open, { kind: 'close', clips: than, isNot: false }];
    case 'place':
      return placed(clips, place?.unit === 'ordinal' ? place.place : countIn(slots.n?.quantity));
    case 'middle':
      return { kind: 'place', clips, place: 'middle' };
    case 'middleAgain':
      return near('middle', clips);
    case 'middleAndClose':
      return [{ kind: 'place', clips, place: 'middle' }, close];
    case 'placedOften':
      return placedOften(oneAtEach(clips), slots);
    case 'orderNamed':
      return [turnsOf([...clips, ...than]), ...comingAgain([...clips, ...than])];
    case 'orderThose':
      return turnsOf([...clips, ...than]);
    case 'alternate':
    case 'alternateThose':
      return inTurns(asked);
    case 'before':
    case 'directlyBefore':
      return { kind: 'before', clips, than, isDirect: frame === 'directlyBefore' };
    case 'after':
    case 'directlyAfter':
    case 'between':
    case 'betweenEach':
      return amongOthers(frame, { match, items, building }, clips, than);
    case 'together':
    case 'apart':
      return { kind: 'together', clips, isApart: frame === 'apart' };
    case 'openAndClose':
      return [{ ...open, clips: oneAtEach(clips) }, ...held({ ...close, clips: oneAtEach(clips) }, slots.s)];
    default:
      return null;
  }
}

/** Of 'the waves first and last', of which there are two clips, one is at each end. */
function oneAtEach(clips: ClipReference[]): ClipReference[] {
  return clips.map((clip) => ({ ...clip, number: 'one' }));
}

function atNoEnd(clips: ClipReference[]): readonly Draft[] {
  return [
    { kind: 'open', clips, isNot: true },
    { kind: 'close', clips, isNot: true },
  ];
}

/** 'Early on and again near the end' */
function nearEnds(
  frame: 'placeEarly' | 'placeLate' | 'earlyAndClose' | 'earlyAndLate' | 'openAndLate',
  clips: ClipReference[],
): readonly Draft[] {
  const early = frame === 'openAndLate' ? ({ kind: 'open', clips, isNot: false } as const) : near(2, clips);
  if (frame === 'placeEarly') return [early];
  if (frame === 'placeLate') return [near(-2, clips)];
  if (frame === 'earlyAndClose') return [early, { kind: 'close', clips, isNot: false }];
  return [early, near(-2, clips), { kind: 'times', clips, amount: { bound: 'exactly', value: 2 } }];
}

function near(place: number | 'middle', clips: ClipReference[]): Draft {
  return { kind: 'place', clips, place, certainty: 'likely' };
}

/** What comes behind other things, or between them. */
function amongOthers(
  frame: 'after' | 'directlyAfter' | 'between' | 'betweenEach',
  { match, items, building }: Pick<Asked, 'match' | 'items' | 'building'>,
  clips: ClipReference[],
  than: ClipReference[],
): Draft | readonly Draft[] {
  if (frame === 'betweenEach') {
    const them = building.themBefore(match.from);
    return inTurn(them === null ? [] : [them], clips);
  }
  if (isOfEach(match, building)) return inTurn(than, clips);
  if (frame === 'between') {
    const two = than.length > 0 ? than : building.twoBefore(match.from);
    const [one, other] = two;
    const between: Draft = { kind: 'between', clips, than: two };
    // 'The boat 5 seconds, the sea 3 seconds, the dog between them' names them in their order.
    if (than.length > 0 || one === undefined || other === undefined) return between;
    return [between, { kind: 'order', by: 'named', clips: [one, ...clips, other], certainty: 'guess' }];
  }
  return { kind: 'before', clips: than, than: nearest(items, clips), isDirect: frame === 'directlyAfter' };
}

function opensInOrder(clips: ClipReference[]): readonly Draft[] {
  return [{ kind: 'open', clips: clips.slice(0, 1), isNot: false }, turnsOf(clips)];
}

/** 'Three seconds of the kiln at the end': a place, and how long. */
function held(place: Extract<Draft, { kind: 'open' | 'close' }>, time: Token | undefined): readonly Draft[] {
  const { clips } = place;
  // 'Start with 0:05 to 0:08 of the dog'
  const part = stretchOf(time);
  if (part !== null) return [place, { kind: 'clipPart', clips, part }];
  const amount = amountOf(time, 'seconds');
  return amount === null ? [place] : [place, { kind: 'hold', clips, amount, than: null }];
}

/** Of 'after that the red one, then the green one' the red one: what comes behind 'then' follows that. */
function nearest(items: Asked['items'], clips: ClipReference[]): ClipReference[] {
  const then = items.findIndex(({ isThen }) => isThen === true);
  return then > 0 ? clips.slice(0, then) : clips;
}

/** Nothing takes turns with what no clip shows. */
function inTurn(than: ClipReference[], clips: ClipReference[]): Draft {
  return than.some((one) => one.clips.length > 0)
    ? { kind: 'order', by: 'alternate', clips: [...than, ...clips] }
    : { kind: 'include', clips };
}

/** 'After every trick show the friends', 'between each hive the meadow' */
function isOfEach({ slots: { than = [] } }: Asked['match'], building: Asked['building']): boolean {
  return than.length === 1 && than.every((named) => building.wordsOf(named).isEach);
}

/** 'First the tiles, then the kitchen and finally the garden' opens with the first two. */
function withoutLast(items: Asked['items'], clips: ClipReference[]): ClipReference[] {
  return items.at(-1)?.isLast === true && clips.length > 1 ? clips.slice(0, -1) : clips;
}

function placed(clips: readonly ClipReference[], place: number | null): readonly Draft[] {
  if (place === null || place === 0) return [];
  if (place === 1) return [{ kind: 'open', clips: [...clips], isNot: false }];
  if (place === -1) return [{ kind: 'close', clips: [...clips], isNot: false }];
  return [{ kind: 'place', clips: [...clips], place: Math.round(place) }];
}

/** 'The boat three times: first, in the middle and last' */
function placedOften(
  clips: ClipReference[],
  { places = [], placeTimes = [], times }: Asked['match']['slots'],
): readonly Draft[] {
  const holds = placeTimes.flatMap((time): readonly Draft[] => {
    const amount = amountOf(time, 'seconds');
    return amount === null ? [] : [{ kind: 'hold', clips, amount, than: null }];
  });
  const stated = timesOf(times, clips);
  const isSaid = stated.length > 0 || places.length <= 2;
  return [
    ...places.flatMap((place): readonly Draft[] => {
      if (place === 'early' || place === 'late') return [near(place === 'early' ? 2 : -2, clips)];
      return place === 'middle' ? [{ kind: 'place', clips, place }] : placed(clips, place);
    }),
    ...(isSaid
      ? stated
      : [{ kind: 'times', clips, amount: { bound: 'exactly', value: places.length } } as const]),
    ...holds,
  ];
}

function countIn(quantity: { unit: string; amount?: Amount } | null | undefined): number | null {
  const amount = quantity?.amount;
  return amount === undefined || amount.bound === 'between' ? null : amount.value;
}

/** 'The lake, then the summit, then the lake again, then the train' shows the lake twice. */
function comingAgain(clips: readonly ClipReference[]): readonly Draft[] {
  // By its name: 'the clay, then it' is one and the same.
  const keyOf = ({ said, clips: some }: ClipReference) =>
    some.length === 0 ? '' : `${said.toLowerCase().split(' ').at(-1)} ${some[0]?.clipId}`;
  const keys = clips.map(keyOf);
  if (isTurning(clips)) return [];
  return clips.flatMap((clip, at): readonly Draft[] => {
    const times = keys.filter((key) => key === keys[at]).length;
    const isFirst = keys.indexOf(keys[at] ?? '') === at;
    return isFirst && times > 1 && keys[at] !== ''
      ? [{ kind: 'times', clips: [clip], amount: { bound: 'exactly', value: times } }]
      : [];
  });
}

/** 'The mules, then the river, then the mules' take turns. */
export function turnsOf(clips: ClipReference[]): Draft {
  const [first, second] = clips;
  return first !== undefined && second !== undefined && isTurning(clips)
    ? { kind: 'order', by: 'alternate', clips: [first, second] }
    : { kind: 'order', by: 'named', clips };
}

function isTurning(clips: readonly ClipReference[]): boolean {
  const keys = clips.map((reference) => reference.clips.map(({ clipId }) => clipId).join(' '));
  const [first, second, third] = keys;
  return (
    third !== undefined && first !== '' && first !== second && keys.every((key, at) => key === keys[at % 2])
  );
}

/** 'The sea right after', 'and before that the lake': beside what was named last. */
function besideIt(frame: 'afterIt' | 'beforeIt', clips: ClipReference[], it: ClipReference | null): Draft {
  if (it === null || it.clips.length === 0) return { kind: 'include', clips };
  return frame === 'afterIt'
    ? { kind: 'before', clips: [it], than: clips, isDirect: true }
    : { kind: 'before', clips, than: [it], isDirect: true };
}
