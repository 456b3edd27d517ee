import type { Interval } from '@cutroom/contract';
import { lengthOf } from '../../material/stretches.ts';
import type { Budget } from '../budget/budget.ts';
import { shareSeconds } from '../budget/share-seconds.ts';
import { roomOf, type Slot } from '../slot.ts';
import type { EarlierTake } from '../take/earlier-take.ts';
import { isMeant } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { placeCuts } from './place-cuts.ts';

/** A slot and what plays of it. */
export interface LaidCut {
  readonly slot: Slot;
  readonly interval: Interval;
}

/**
 * How long and where each slot plays. Neighbours of one shot that would run on into each other become one cut: between
 * them nobody sees a cut, and the plan would count shots that are none.
 * @param mayJoin whether two slots of one clip may become one
 */
export function layCuts(
  slots: readonly Slot[],
  budget: Budget,
  wishes: Wishes,
  earlier: EarlierTake,
  mayJoin: (slot: Slot) => boolean,
): readonly LaidCut[] {
  const lengths = shareSeconds(slots, budget, wishes);
  const intervals = placeCuts(slots, lengths, budget, wishes, earlier);
  const laid = slots.map((slot, index): LaidCut => ({ slot, interval: intervals[index] ?? slot.range }));
  const joined = joinTouching(laid, budget, mayJoin);
  return joined.length < slots.length ? layCuts(joined, budget, wishes, earlier, mayJoin) : laid;
}

/** Whether the prompt leaves the number and the lengths of a clip's cuts open. */
export function leavesCutsOpen(wishes: Wishes): (slot: Slot) => boolean {
  const isSaid =
    wishes.form.count !== null ||
    wishes.form.cutLength !== null ||
    wishes.form.cutsPerClip !== null ||
    wishes.form.evenCuts ||
    wishes.form.course !== null ||
    wishes.form.pace === 'fast';
  const ends = [...wishes.places.opening, ...wishes.places.ending];
  return ({ facts }) =>
    !isSaid &&
    !isMeant(facts, wishes.clips.repeats) &&
    !isMeant(facts, wishes.clips.holds) &&
    ends.filter(({ clips }) => clips.includes(facts)).length < 2;
}

function joinTouching(
  laid: readonly LaidCut[],
  { cutSecondsMax }: Budget,
  mayJoin: (slot: Slot) => boolean,
): readonly Slot[] {
  const line: LaidCut[] = [];
  for (const cut of laid) {
    const before = line.at(-1);
    if (before === undefined || !mayJoin(cut.slot) || !isOneTake(before, cut)) {
      line.push(cut);
      continue;
    }
    const range = {
      startSeconds: before.slot.range.startSeconds,
      endSeconds: cut.slot.range.endSeconds,
    };
    if (lengthOf(before.interval) + lengthOf(cut.interval) > roomOf(range, cutSecondsMax) + 1e-6) {
      line.push(cut);
      continue;
    }
    line[line.length - 1] = {
      slot: {
        ...before.slot,
        range,
        // As long as both would have played.
        emphasis: (before.slot.emphasis ?? 1) + (cut.slot.emphasis ?? 1),
      },
      interval: { ...before.interval, endSeconds: cut.interval.endSeconds },
    };
  }
  return line.map(({ slot }) => slot);
}

/** Fewer seconds than this left out of a take are not seen as a cut but as a stumble. */
const STUMBLE_SECONDS = 0.4;

function isOneTake(before: LaidCut, after: LaidCut): boolean {
  const { facts } = after.slot;
  if (before.slot.facts !== facts) return false;
  const gap = after.interval.startSeconds - before.interval.endSeconds;
  return (
    gap > -1e-6 &&
    gap < STUMBLE_SECONDS &&
    facts.clip.analysis.shots.some(
      (shot) =>
        shot.startSeconds <= before.slot.range.startSeconds + 1e-3 &&
        shot.endSeconds >= after.slot.range.endSeconds - 1e-3,
    )
  );
}
