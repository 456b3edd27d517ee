import type { Sight } from '../../material/sight.ts';
import { bestSightIn, type Slot } from '../slot.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { isHeld, moveBehind } from './neighbours.ts';
import { inUploadOrder } from './slot-appeal.ts';

/**
 * For each phrase one slot of the clips it means, best first and the part that shows the thing first, out of `left`.
 * @param isEnding of the parts that show it about as well the last one: nothing of the clip is seen after it
 * @param later what is to be seen again: of its parts one is left
 */
export function takeNamed(
  left: Slot[],
  wishes: readonly MeantClips[],
  {
    isEnding = false,
    later = [],
  }: { readonly isEnding?: boolean; readonly later?: readonly MeantClips[] } = {},
): Slot[] {
  const named: Slot[] = [];
  for (const { clips, number, sights } of wishes) {
    const meant = clips.flatMap((facts) => {
      const sight = sights.get(facts) ?? null;
      const own = left.filter((candidate) => candidate.facts === facts);
      const best = bestShown(own, sight, isEnding);
      const isAgain = best.length > 1 && later.some((one) => one.clips.includes(facts));
      return (isAgain ? best.slice(0, -1) : best).map((slot) => ({ slot, sight }));
    });
    const all = number === 'all';
    const inTurn = [...meant].sort((a, b) => inUploadOrder(a.slot, b.slot));
    for (const { slot, sight } of all ? inTurn : meant.slice(0, 1)) {
      named.push({ ...slot, sight: sight ?? slot.sight });
      left.splice(left.indexOf(slot), 1);
    }
  }
  return named;
}

function bestShown(own: readonly Slot[], sight: Sight | null, isEnding: boolean): Slot[] {
  const shown = ({ range }: Slot): number => bestSightIn(sight, range, NAMED_SECONDS);
  const sorted = own.toSorted((a, b) => shown(b) - shown(a));
  if (!isEnding) return sorted;
  const enough = ABOUT_AS_WELL * Math.max(0, ...own.map(shown));
  const last = sorted
    .filter((slot) => shown(slot) >= enough)
    .toSorted((a, b) => b.range.startSeconds - a.range.startSeconds)
    .slice(0, 1);
  return [...last, ...sorted.filter((slot) => !last.includes(slot))];
}

const ABOUT_AS_WELL = 0.8;
/** How long a named thing should be in view to count as shown; the cut's own length comes later. */
const NAMED_SECONDS = 1.5;

/** 'the dog before the ocean': the earliest dog goes before the earliest ocean. */
export function keepBefore(line: Slot[], wishes: Wishes, fixedStart: number, fixedEnd: number): Slot[] {
  const listed = wishes.places.lists.flatMap((list) =>
    // From the end, so that what is put before one thing is not left behind when that one moves.
    list
      .slice(1)
      .map((second, at) => ({ first: list[at] ?? second, second }))
      .reverse(),
  );
  for (const { first, second } of wishes.places.before) {
    if (first.number !== 'one' && second.number !== 'one') keepAllBefore(line, first, second);
  }
  const pairs = [...listed, ...wishes.places.before];
  const move = ({ first, second }: (typeof pairs)[number]): boolean => {
    const from = line.findIndex((slot) => first.clips.includes(slot.facts));
    const to = line.findIndex((slot) => second.clips.includes(slot.facts) && slot !== line[from]);
    if (from < 0 || to < 0 || from < to || to < fixedStart || from >= line.length - fixedEnd) return false;
    line.splice(to, 0, ...line.splice(from, 1));
    return true;
  };
  // 'A before B, B before C': what moves for one pair may have to move for another; in a circle nothing comes to rest.
  for (let round = 0; round <= pairs.length; round += 1) if (!pairs.map(move).includes(true)) break;
  return line;
}

/**
 * 'The traffic, then the walk': what is named one after the other is seen one after the other, with nothing between.
 * What ends the reel stays there.
 */
export function keepInSequence(line: Slot[], { places }: Wishes, fixedEnd: number): Slot[] {
  for (const list of places.lists) {
    const fixed = new Set(line.slice(line.length - fixedEnd));
    // Of nothing but these each is seen to its end before the next comes.
    const isWhole = line.every((slot) => fixed.has(slot) || timesIn(list, slot.facts) > 0);
    let last: Slot | undefined;
    for (const { clips, number } of list) {
      const own = line.filter((slot) => clips.includes(slot.facts) && !fixed.has(slot));
      const isAll = number === 'all' || (isWhole && own.every(({ facts }) => timesIn(list, facts) === 1));
      const next = isAll ? own : own.slice(0, 1);
      if (last !== undefined && next.length > 0) {
        for (const slot of next) line.splice(line.indexOf(slot), 1);
        line.splice(line.indexOf(last) + 1, 0, ...next);
      }
      for (const slot of next) fixed.add(slot);
      last = next.at(-1) ?? last;
    }
  }
  return line;
}

function timesIn(list: readonly MeantClips[], facts: Slot['facts']): number {
  return list.filter(({ clips }) => clips.includes(facts)).length;
}

/** 'the birds before the boats' is all birds, then all boats, in the places that both have together. */
function keepAllBefore(line: Slot[], first: MeantClips, second: MeantClips): void {
  const isOf = ({ clips }: MeantClips, { facts }: Slot): boolean => clips.includes(facts);
  const both = line.filter((slot) => isOf(first, slot) || isOf(second, slot));
  const inTurn = [...both.filter((slot) => isOf(first, slot)), ...both.filter((slot) => !isOf(first, slot))];
  for (const [at, slot] of line.entries()) {
    const place = both.indexOf(slot);
    line[at] = inTurn[place] ?? slot;
  }
}

/** 'the second shot should be the cat', 'the dog in the middle' */
export function putInPlace(line: Slot[], wishes: Wishes): Slot[] {
  for (const { clips, place } of wishes.places.placed) {
    const isMeant = ({ facts }: Slot): boolean => clips.includes(facts);
    const isEnd = (at: number): boolean => at === 0 || at === line.length - 1;
    // 'Start with her, come back to her in the middle': what begins the reel stays there.
    const free =
      wishes.places.opening.length + wishes.places.ending.length === 0
        ? -1
        : line.findIndex((slot, at) => isMeant(slot) && !isEnd(at));
    const from = free >= 0 ? free : line.findIndex(isMeant);
    const to =
      place === 'middle' ? Math.floor((line.length - 1) / 2) : place > 0 ? place - 1 : line.length + place;
    if (from >= 0 && to >= 0 && to < line.length) line.splice(to, 0, ...line.splice(from, 1));
  }
  // 'the pizza in the middle and the dog right after it': what has a place keeps it, and the other moves.
  for (const { first, second } of wishes.places.before) {
    const from = line.findIndex((slot) => first.clips.includes(slot.facts));
    const to = line.findIndex((slot) => second.clips.includes(slot.facts) && slot !== line[from]);
    if (to < 0 || to >= from) continue;
    if (isHeld(first, wishes.places)) moveBehind(line, to, from);
    else line.splice(from, 0, ...line.splice(to, 1));
  }
  return line;
}

/** 'do not start with the dog': it changes places with the nearest cut that may. */
export function keepAwayFromEnds(line: Slot[], wishes: Wishes): Slot[] {
  const unwanted = (slot: Slot | undefined, references: readonly MeantClips[]): boolean =>
    slot !== undefined && references.some(({ clips }) => clips.includes(slot.facts));
  const first = line.findIndex((slot) => !unwanted(slot, wishes.places.notOpening));
  if (first > 0) line.unshift(...line.splice(first, 1));
  const last = line.findLastIndex((slot) => !unwanted(slot, wishes.places.notEnding));
  if (last >= 0 && last < line.length - 1) line.push(...line.splice(last, 1));
  return line;
}
