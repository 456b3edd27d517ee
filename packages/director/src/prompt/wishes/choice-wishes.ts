import type { Amount, ClipReference } from '@cutroom/contract';
import { fittingTitle } from '../../text/fitting-title.ts';
import { SHOWS } from '../clips/find-by.ts';
import type { Named } from '../sentence/named-lists.ts';
import { type Asked, amountOf, isThenList } from './amounts/asked.ts';
import { eachOf } from './amounts/hold-wishes.ts';
import type { Building } from './building.ts';
import type { Draft } from './drafts.ts';

/** Which clips are shown; null where a frame is about something else. */
export function choiceWishes({
  frame,
  items,
  clips,
  than,
  building,
  match,
}: Asked): Draft | readonly Draft[] | null {
  switch (frame) {
    case 'outline':
      return outline(items, clips, building);
    case 'shotList':
      return shotList(items, clips);
    case 'nothingElse':
      return { kind: 'only', clips: [] };
    case 'restOnly':
      // 'Ten seconds of the bell, the rest is just the vans': besides what was named only these.
      return [
        { kind: 'include', clips },
        { kind: 'only', clips: [], certainty: 'likely' },
      ];
    case 'partSaid':
      return partSaid(items, clips, than);
    case 'include':
      if (items.some((named) => building.wordsOf(named).range !== null))
        return { kind: 'only', clips, certainty: 'likely' };
      // 'Show the dog for 5 seconds' is a hold.
      if (items.length > 0 && items.every(({ hold, part, range }) => (hold ?? part ?? range) !== undefined))
        return isThenList(items) ? { kind: 'order', by: 'named', clips } : [];
      return isThenList(items) ? { kind: 'order', by: 'named', clips } : { kind: 'include', clips };
    case 'topic':
      return { kind: 'prefer', clips, degree: 'mostly', certainty: 'likely' };
    case 'topicOf':
      return topicOf(clips);
    case 'reelWith':
      return clips.every(isSurelyShown)
        ? { kind: 'only', clips, certainty: 'likely' }
        : { kind: 'include', clips };
    case 'exclude':
      // 'No other kids', 'no other animals or people' is about those that are named, and leaves out none that is.
      if (items.slice(0, 1).some(building.isOther)) return [];
      return items.some(({ part, range }) => (part ?? range) !== undefined)
        ? droppedParts(items, clips)
        : than.length > 0
          ? [
              { kind: 'include', clips: than },
              { kind: 'exclude', clips },
            ]
          : { kind: 'exclude', clips };
    case 'excludeAlone':
      return { kind: 'exclude', clips: clips.map(building.aloneIn) };
    case 'only':
      // 'Only the first four seconds of her' is about the seconds.
      if ((items[0]?.part ?? items[0]?.range) !== undefined && items.length === 1)
        return { kind: 'include', clips };
      // 'Only like five seconds of her' is about the seconds, too.
      if (items[0]?.hold !== undefined && items.length === 1)
        return { kind: 'include', clips, certainty: 'likely' };
      if (items[0]?.part !== undefined && items.at(-1)?.part === undefined)
        return isThenList(items) ? [] : { kind: 'include', clips };
      return items.length > 1 && items.every(({ hold, part, range }) => (hold ?? part ?? range) !== undefined)
        ? [
            { kind: 'only', clips },
            { kind: 'order', by: 'named', clips },
          ]
        : [{ kind: 'only', clips }, ...countedList(match, clips)];
    case 'onlyOfGroup':
      return onlyOf(than, clips, items, building);
    case 'everythingBut':
      return [
        { kind: 'exclude', clips },
        { kind: 'every', clips: [] },
      ];
    case 'prefer':
      return { kind: 'prefer', clips, degree: 'more' };
    case 'mostly':
      return { kind: 'prefer', clips, degree: 'mostly' };
    case 'less':
      return { kind: 'prefer', clips, degree: 'less' };
    case 'every':
    case 'everyOf':
      return { kind: 'every', clips: frame === 'everyOf' ? clips : [] };
    default:
      return null;
  }
}

/** 'From the talk the part where she sells the farm', 'from the teacher only what she says between second 10 and second 19' */
function partSaid(items: Asked['items'], clips: ClipReference[], than: ClipReference[]): Draft {
  const range = items.flatMap((named) => named.range ?? [])[0];
  if (range === undefined)
    return { kind: 'include', clips: clips.some((one) => one.clips.length > 0) ? clips : than };
  const { fromSeconds, toSeconds } = range;
  return { kind: 'clipPart', clips: than, part: { part: 'range', fromSeconds, toSeconds } };
}

/** What a reel is of: nothing else where clips surely show it, else most of it. 'A reel of the coffee thing' is about the whole of it. */
export function topicOf(clips: ClipReference[]): Draft {
  return clips.length > 0 &&
    clips.every(isSurelyShown) &&
    !clips.every(({ said }) => /\b(?:thing|things|stuff)$/.test(said))
    ? { kind: 'only', clips, certainty: 'likely' }
    : { kind: 'prefer', clips, degree: 'mostly', certainty: 'likely' };
}

/** 'Of Nadia only the first answer' leaves out her others, and nobody else. */
function onlyOf(
  [group]: readonly ClipReference[],
  named: ClipReference[],
  [item]: readonly Named[],
  building: Building,
): readonly Draft[] {
  if (group === undefined || item === undefined) return [{ kind: 'include', clips: named }];
  const own = building.referAmong(item, group);
  if (own.clips.length === 0) return [{ kind: 'include', clips: named }];
  const kept = new Set(own.clips.map(({ clipId }) => clipId));
  const others = group.clips.filter(({ clipId, score }) => score >= SHOWS && !kept.has(clipId));
  const include: Draft = { kind: 'include', clips: [own] };
  return others.length === 0
    ? [include]
    : [include, { kind: 'exclude', clips: [{ ...group, clips: others }] }];
}

/** By the thing itself, and not by a word beside it alone, or by what one description says in passing. */
function isSurelyShown({ answer, clips: [best, second] }: ClipReference): boolean {
  if (answer !== 'shown' || best === undefined) return false;
  return best.score > (second === undefined ? SURELY : SHOWS);
}
const SURELY = 0.87;

/** Parts of the reel in their order, and what is written over each. */
function outline(items: readonly Named[], clips: ClipReference[], building: Building): readonly Draft[] {
  const parts = items.flatMap((item, at) => (item.isBeside === true ? [] : [{ item, at }]));
  const order: readonly Draft[] =
    parts.length < items.length ? [{ kind: 'order', by: 'named', clips, certainty: 'guess' }] : [];
  const drafts = parts.flatMap(({ item, at }, index): readonly Draft[] => {
    const end = parts[index + 1]?.at ?? items.length;
    const own = clips.slice(at, end);
    // A part of one clip is that clip, as long as the part.
    const amount = item.together ?? lengthOf(items.slice(at, end), own);
    const held = items.slice(at, end).flatMap(({ hold, isEach }, place): readonly Draft[] => {
      const [clip, long] = [own[place], own.length === 1 && isEach !== true ? amount : hold];
      if (long === undefined || long === null || clip === undefined) return [];
      const each = isEach === true ? eachOf(clip) : [clip];
      return each.map((one) => ({ kind: 'hold', clips: [one], amount: long, than: null }));
    });
    const text = item.text === undefined ? null : fittingTitle(building.textOf(...item.text));
    const [first, last] = [own.slice(0, 1), own.slice(-1)];
    return [
      { kind: 'section', index, name: null, clips: own, amount },
      ...held,
      ...(item.isEnding === true ? [{ kind: 'close', clips: last, isNot: false } as const] : []),
      ...(text === null
        ? []
        : [{ kind: 'title', text, at: 'clips', placement: null, clips: first, isNot: false } as const]),
    ];
  });
  return [...drafts, ...order];
}

/** How long the clips of a part are together, where each has its time. */
function lengthOf(items: readonly Named[], clips: readonly ClipReference[]): Amount | null {
  const [first] = items;
  if (items.length === 1 && first?.isEach !== true) return first?.hold ?? null;
  const seconds = items.map(({ hold, isEach }, place) => {
    const clip = clips[place];
    const times = isEach === true && clip !== undefined ? eachOf(clip).length : 1;
    return hold?.bound === 'exactly' ? hold.value * times : null;
  });
  const sum = seconds.reduce((a, b) => (a === null || b === null ? null : a + b), 0);
  return sum === null ? null : { bound: 'exactly', value: sum };
}

/** Shots with their times are parts of the reel, of which one may be the rest; without they are an order of these alone. */
function shotList(items: readonly Named[], clips: ClipReference[]): readonly Draft[] {
  const parts = items.flatMap((item, at) => (item.isBeside === true ? [] : [{ item, at }]));
  if (parts.filter(({ item }) => timeOf(item) === null).length <= 1)
    return [
      ...parts.map(({ item, at }, index): Draft => {
        const own = clips.slice(at, parts[index + 1]?.at ?? items.length);
        return { kind: 'section', index, name: null, clips: own, amount: timeOf(item) };
      }),
      ...orderOfNumbers(clips),
    ];
  return [
    { kind: 'order', by: 'named', clips },
    { kind: 'only', clips, certainty: 'likely' },
    // Of a longer reel what comes again does not come behind the last.
    ...(clips.length >= SHOTS_MIN
      ? [{ kind: 'close', clips: clips.slice(-1), isNot: false, certainty: 'guess' } as const]
      : []),
  ];
}

/** '4401 to 4405, 8 seconds together' plays them as they are numbered. */
function orderOfNumbers(clips: readonly ClipReference[]): readonly Draft[] {
  const isRange = ({ said, number, clips: some }: ClipReference) =>
    number === 'all' && some.length > 1 && /\d\D+\d/.test(said);
  if (!clips.some(isRange)) return [];
  return [{ kind: 'order', by: 'named', clips: clips.flatMap(eachOf), certainty: 'guess' }];
}

/** How long a shot plays, or the stretch of its clip. */
function timeOf({ hold, together, range }: Named): Amount | null {
  const stretch = range === undefined ? undefined : range.toSeconds - range.fromSeconds;
  return hold ?? together ?? (stretch === undefined ? null : { bound: 'exactly', value: stretch });
}

const SHOTS_MIN = 3;

/** 'Skip the first 5 seconds of the drive' leaves no clip out. */
function droppedParts(items: readonly Named[], clips: readonly ClipReference[]): readonly Draft[] {
  return items.flatMap(({ part, range }, at): readonly Draft[] => {
    const clip = clips[at];
    if (clip === undefined) return [];
    // 'Skip 0:00 to 0:05 of it'; of what is left around a later stretch it plays what comes before.
    if (range !== undefined)
      return [
        {
          kind: 'clipPart',
          clips: [clip],
          part:
            range.fromSeconds === 0
              ? { part: 'dropFirst', seconds: range.toSeconds }
              : { part: 'until', atSeconds: range.fromSeconds },
        },
      ];
    if (part === undefined) return [{ kind: 'exclude', clips: [clip] }];
    const which = part.at === 'first' ? 'dropFirst' : 'dropLast';
    return [{ kind: 'clipPart', clips: [clip], part: { part: which, seconds: part.seconds } }];
  });
}

/** 'Only three clips: the dog, the cake, the boat': so many cuts, likely as they are listed. */
function countedList({ slots }: Asked['match'], clips: ClipReference[]): readonly Draft[] {
  const amount = amountOf(slots.n, 'count');
  if (amount?.bound !== 'exactly' || amount.value !== clips.length) return [];
  return [
    { kind: 'count', amount, of: 'cuts', perClip: false },
    { kind: 'order', by: 'named', clips, certainty: 'guess' },
  ];
}
