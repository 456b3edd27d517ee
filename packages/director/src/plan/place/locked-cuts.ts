import { CUT_SECONDS_MIN, type Interval, playedSeconds, type SelectedClip } from '@cutroom/contract';
import { effectiveCut } from '@cutroom/reel';
import type { PlanRequest } from '../../director-clip.ts';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { lengthOf } from '../../material/stretches.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** One cut that stays as it is. */
export interface LockedCut {
  readonly selected: SelectedClip;
  readonly facts: ClipFacts;
  /** What it really plays. */
  readonly interval: Interval;
  readonly place: number | 'last';
}

/** The request's locked cuts whose clips are still there, in their order. */
export function readLocked(request: PlanRequest, clips: readonly ClipFacts[]): readonly LockedCut[] {
  const last = (request.earlierCutCount ?? Number.POSITIVE_INFINITY) - 1;
  return [...(request.locked ?? [])]
    .sort((a, b) => a.order - b.order)
    .flatMap((selected): LockedCut[] => {
      const facts = clips.find(({ clip }) => clip.clipId === selected.clipId);
      if (facts === undefined || !(playedSeconds(selected) > 0)) return [];
      const { startSeconds, takenSeconds } = effectiveCut(selected, facts.durationSeconds);
      const interval = { startSeconds, endSeconds: startSeconds + takenSeconds };
      const place = selected.order > 0 && selected.order >= last ? 'last' : Math.max(0, selected.order);
      return [{ selected, facts, interval, place }];
    });
}

export function lockedSeconds(locked: readonly LockedCut[]): number {
  return locked.reduce((sum, { selected }) => sum + playedSeconds(selected), 0);
}

/** What is left of a clip's stretches when the locked cuts have taken theirs. */
export function withoutLocked(
  stretches: readonly Interval[],
  facts: ClipFacts,
  locked: readonly LockedCut[],
): readonly Interval[] {
  return locked
    .filter((cut) => cut.facts === facts)
    .reduce<readonly Interval[]>(
      (left, { interval }) =>
        left
          .flatMap((stretch) => [
            { ...stretch, endSeconds: Math.min(stretch.endSeconds, interval.startSeconds) },
            { ...stretch, startSeconds: Math.max(stretch.startSeconds, interval.endSeconds) },
          ])
          .filter((stretch) => lengthOf(stretch) >= CUT_SECONDS_MIN),
      stretches,
    );
}

/** A line of new cuts with the locked ones at their places, as far as there are so many cuts now. */
export function withLocked<T>(line: readonly T[], locked: readonly LockedCut[]): readonly (T | LockedCut)[] {
  const whole: (T | LockedCut)[] = [...line];
  const last = locked.filter(({ place }) => place === 'last');
  for (const cut of locked) {
    if (cut.place !== 'last') whole.splice(Math.min(cut.place, whole.length), 0, cut);
  }
  return [...whole, ...last];
}

/** Wishes of the prompt that a locked cut stands against, and locks that could not be kept. */
export function unmetByLocks(locked: readonly LockedCut[], wishes: Wishes, request: PlanRequest): string[] {
  const names = (cuts: readonly LockedCut[]): string =>
    [...new Set(cuts.map(({ facts }) => facts.name))].join(', ');
  const unwanted = locked.filter(({ facts }) =>
    wishes.clips.exclude.some(({ clips }) => clips.includes(facts)),
  );
  const lost = (request.locked?.length ?? 0) - locked.length;
  return [
    ...(unwanted.length > 0
      ? [`${names(unwanted)} stays, although you asked to leave it out, because its shot is locked.`]
      : []),
    ...(lost > 0 ? ['A locked shot could not be kept, because its clip can no longer be used.'] : []),
  ];
}
