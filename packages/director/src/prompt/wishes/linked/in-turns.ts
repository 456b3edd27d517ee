import type { ClipReference } from '@cutroom/contract';
import { type Asked, some } from '../amounts/asked.ts';
import type { Draft } from '../drafts.ts';

/** 'Alternate the dog and the cat for 12 seconds', 'alternate the dog and the cat, then the sea': what follows takes no turns. */
export function inTurns(asked: Asked): Draft | readonly Draft[] {
  const { than: others = [], ...slots } = asked.match.slots;
  const [things, named] = [
    [...asked.items, ...others],
    [...asked.clips, ...asked.than],
  ];
  const then = things.findIndex(({ isThen }, at) => isThen === true && at > 1);
  const items = then < 0 ? things : things.slice(0, then);
  const first = {
    ...asked,
    match: { ...asked.match, slots },
    items,
    clips: named.slice(0, items.length),
    than: [],
  };
  const turns: Draft = { kind: 'order', by: 'alternate', clips: takingTurns(onceEach(groupsIn(first))) };
  const behind = named.slice(items.length);
  if (behind.length > 0)
    return [
      turns,
      ...some(behind.length > 1 ? { kind: 'include', clips: behind.slice(0, -1) } : null),
      { kind: 'close', clips: behind.slice(-1), isNot: false, certainty: 'likely' },
    ];
  const amount = items.at(-1)?.hold;
  const isOfAll = items.length > 1 && items.filter(({ hold }) => hold !== undefined).length === 1;
  return isOfAll && amount !== undefined ? [turns, { kind: 'length', amount }] : turns;
}

/** Of 'alternate the kids (kite, swing) and the boats (ferry, raft)' two groups. */
function groupsIn({ match, items, clips, than, building }: Asked): ClipReference[] {
  const named = [...clips, ...than];
  const things = [...items, ...(match.slots.than ?? [])];
  const isParted = (at: number): boolean => {
    const [before, thing] = [things[at - 1], things[at]];
    return before === undefined || thing === undefined || /[()]/.test(building.textOf(before.from, thing.to));
  };
  const groups: ClipReference[][] = [];
  for (const [at, clip] of named.entries())
    if (isParted(at)) groups.push([clip]);
    else groups.at(-1)?.push(clip);
  const areGroups = groups.length > 1 && building.textOf(match.from, match.to).includes('(');
  if (!areGroups) return named;
  return groups.flatMap(([first, ...others]): readonly ClipReference[] => {
    if (first === undefined || others.length === 0) return first === undefined ? [] : [first];
    return [{ ...first, number: 'all', clips: [first, ...others].flatMap((one) => one.clips) }];
  });
}

/** Of 'kite, mill, kite, mill, back and forth' the last alone takes no turns, but with those before it. */
function takingTurns(clips: ClipReference[]): ClipReference[] {
  const [only, second] = clips;
  return second === undefined && only?.number === 'one' && only.clips.length === 1 ? [] : clips;
}

/** 'The crowd and the singer, crowd, singer' are two. */
function onceEach(clips: ClipReference[]): ClipReference[] {
  const keys = clips.map((reference) => reference.clips.map(({ clipId }) => clipId).join(' '));
  const once = clips.filter((_, at) => keys[at] !== '' && keys.indexOf(keys[at] ?? '') === at);
  return once.length > 1 ? once : clips;
}
