import type { ClipReference } from '@cutroom/contract';
import type { Named } from '../sentence/named-lists.ts';
import type { Draft } from './drafts.ts';
import { isThenList, type Naming } from './naming.ts';

/** Which clips are shown; null where a frame is about something else. */
export function choiceWishes({
  frame,
  items,
  clips,
  than,
  building,
}: Naming): Draft | readonly Draft[] | null {
  switch (frame) {
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
        : than.length > 0
          ? [
              { kind: 'include', clips: than },
              { kind: 'exclude', clips },
            ]
          : { kind: 'exclude', clips };
    case 'only':
      // 'Only the first four seconds of her' is about the seconds.
      if (items[0]?.part !== undefined && items.length === 1) return { kind: 'include', clips };
      if (items[0]?.part !== undefined && items.at(-1)?.part === undefined)
        return isThenList(items) ? [] : { kind: 'include', clips };
      return items.length > 1 && items.every(({ hold, part, range }) => (hold ?? part ?? range) !== undefined)
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
      return null;
  }
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
