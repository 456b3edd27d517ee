import type { Amount, ClipReference } from '@cutroom/contract';
import type { Match } from '../rules/found-match.ts';
import { ARGUMENT_FRAMES, type ArgumentFrame, type FrameName } from '../rules/frame-names.ts';
import type { Named } from '../sentence/named-lists.ts';
import type { NounWords } from '../sentence/noun-words.ts';
import type { Quantity } from '../words/tokens.ts';
import { amountWishes } from './amounts/amount-wishes.ts';
import { aspectWishes } from './aspect-wishes.ts';
import type { Building } from './building.ts';
import { CONSTANT_WISHES } from './constant-wishes.ts';
import type { Draft } from './drafts.ts';
import { negated } from './negate.ts';

/** The wishes that a match makes, the main one first. */
export function buildWishes(match: Match, isNegated: boolean, building: Building): readonly Draft[] {
  const { frame } = match.rule;
  const made = isArgumentFrame(frame) ? wishesOf(frame, match, isNegated, building) : CONSTANT_WISHES[frame];
  return isNegated ? made.flatMap((draft) => negated(draft)) : made;
}

function isArgumentFrame(frame: FrameName): frame is ArgumentFrame {
  return ARGUMENT_FRAMES.some((name) => name === frame);
}

function wishesOf(
  frame: ArgumentFrame,
  match: Match,
  isNegated: boolean,
  building: Building,
): readonly Draft[] {
  const { slots } = match;
  const refuses = (frame === 'exclude') !== isNegated && (frame === 'exclude' || frame === 'include');
  const items = (slots.clips ?? []).filter(
    (named) => !WEAK_FRAMES.has(frame) || !isAnyClip(building.wordsOf(named)),
  );
  if (items.length === 0 && slots.clips !== undefined && WEAK_FRAMES.has(frame)) return [];
  const aspects = aspectWishes(frame, items.map(building.wordsOf), building);
  if (aspects !== null) return aspects;
  const clips = items.map((named) => building.referTo(named, refuses));
  const than = (slots.than ?? []).map((named) => building.referTo(named));
  const place = slots.ordinal?.quantity;
  const one = ((): Draft | readonly Draft[] => {
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
        return { kind: 'order', by: 'named', clips: [...clips, ...than] };
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
      case 'shotList':
        return shotList(items, clips);
      case 'nothingElse':
        return { kind: 'only', clips: [] };
      case 'include':
        if (items.some((named) => building.wordsOf(named).range !== null))
          return { kind: 'only', clips, certainty: 'likely' };
        // 'Show the dog for 5 seconds' is a hold.
        if (items.length > 0 && items.every(({ hold, part, range }) => (hold ?? part ?? range) !== undefined))
          return isThenList(items) ? { kind: 'order', by: 'named', clips } : [];
        return isThenList(items) ? { kind: 'order', by: 'named', clips } : { kind: 'include', clips };
      case 'topic':
        return { kind: 'prefer', clips, degree: 'more', certainty: 'likely' };
      case 'topicOf':
        return clips.length > 0 && clips.every(({ answer }) => answer === 'shown')
          ? { kind: 'only', clips, certainty: 'likely' }
          : { kind: 'prefer', clips, degree: 'more', certainty: 'likely' };
      case 'exclude':
        return items.some(({ part }) => part !== undefined)
          ? droppedParts(items, clips)
          : { kind: 'exclude', clips };
      case 'only':
        // 'Only the first four seconds of her' is about the seconds.
        if (items[0]?.part !== undefined && items.length === 1) return { kind: 'include', clips };
        if (items[0]?.part !== undefined && items.at(-1)?.part === undefined)
          return isThenList(items) ? [] : { kind: 'include', clips };
        return items.length > 1 &&
          items.every(({ hold, part, range }) => (hold ?? part ?? range) !== undefined)
          ? [
              { kind: 'only', clips },
              { kind: 'order', by: 'named', clips },
            ]
          : { kind: 'only', clips };
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
        return amountWishes({ frame, match, clips, than, building });
    }
  })();
  const main = Array.isArray(one) ? one : [one];
  const length = withLength(frame, slots.s?.quantity);
  const ordered: readonly Draft[] =
    isThenList(items) &&
    clips.length > 1 &&
    frame !== 'include' &&
    frame !== 'orderNamed' &&
    frame !== 'shotList'
      ? [{ kind: 'order', by: 'named', clips }]
      : [];
  return [...length, ...main, ...ordered, ...(frame === 'exclude' ? [] : extras(items, clips))];
}

/** 'A 12 second reel of people' */
function withLength(frame: ArgumentFrame, quantity: Quantity | null | undefined): readonly Draft[] {
  if (quantity?.unit !== 'seconds' || !/^(?:topic|topicOf|include)$/.test(frame)) return [];
  return [{ kind: 'length', amount: quantity.amount }];
}

/** 'Keep the clips in order' asks for no clip. */
const WEAK_FRAMES: ReadonlySet<FrameName> = new Set<FrameName>([
  'include',
  'topic',
  'topicOf',
  'prefer',
  'mostly',
  'hold',
  'keepAudioOf',
]);

function isAnyClip({ head, place, measure, spoken, stands }: NounWords): boolean {
  return stands === 'thing' && head === null && place === null && measure === null && spoken === null;
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

function isThenList(items: readonly Named[]): boolean {
  return items.some(({ isThen }) => isThen === true);
}

/** Shots with their times are parts of the reel, of which one may be the rest; without they are an order of these alone. */
function shotList(items: readonly Named[], clips: ClipReference[]): readonly Draft[] {
  if (items.filter(({ hold }) => hold === undefined).length <= 1)
    return items.flatMap(({ hold }, at): readonly Draft[] => {
      const clip = clips[at];
      return clip === undefined
        ? []
        : [{ kind: 'section', index: at, name: null, clips: [clip], amount: hold ?? null }];
    });
  return [
    { kind: 'order', by: 'named', clips },
    { kind: 'only', clips, certainty: 'likely' },
  ];
}

/** 'Skip the first 5 seconds of the drive' leaves no clip out. */
function droppedParts(items: readonly Named[], clips: readonly ClipReference[]): readonly Draft[] {
  return items.flatMap(({ part }, at): readonly Draft[] => {
    const clip = clips[at];
    if (clip === undefined) return [];
    if (part === undefined) return [{ kind: 'exclude', clips: [clip] }];
    const which = part.at === 'first' ? 'dropFirst' : 'dropLast';
    return [{ kind: 'clipPart', clips: [clip], part: { part: which, seconds: part.seconds } }];
  });
}

/** How long, or which part of it, was said beside a thing: 'start with 3 seconds of the tent'. */
function extras(items: readonly Named[], clips: readonly ClipReference[]): readonly Draft[] {
  return items.flatMap(({ hold, part, range }, at): readonly Draft[] => {
    const clip = clips[at];
    if (clip === undefined) return [];
    if (hold !== undefined) return [{ kind: 'hold', clips: [clip], amount: hold, than: null }];
    if (range !== undefined) return [{ kind: 'clipPart', clips: [clip], part: { part: 'range', ...range } }];
    if (part !== undefined)
      return [{ kind: 'clipPart', clips: [clip], part: { part: part.at, seconds: part.seconds } }];
    return [];
  });
}
