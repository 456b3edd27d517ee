import { CUT_SECONDS_MIN } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import { lengthOf } from '../../material/stretches.ts';
import { type Budget, PACE_SECONDS } from '../budget/budget.ts';
import { decideBudget } from '../budget/decide-budget.ts';
import { roomSeconds } from '../budget/share-seconds.ts';
import { talkIn } from '../budget/talk-time.ts';
import { type LockedCut, lockedSeconds, withoutLocked } from '../place/locked-cuts.ts';
import type { Slot } from '../slot.ts';
import { type EarlierTake, NO_EARLIER_TAKE } from '../take/earlier-take.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { CastClip } from './cast-clip.ts';
import { type Casting, type CastOptions, castClips } from './cast-clips.ts';
import { leastOf, spreadCuts } from './spread-cuts.ts';
import { voiceClip } from './voice-clip.ts';

/** Which clips may play, how long and in how many cuts, and the part of a clip each cut comes from. */
export interface Spread {
  readonly casting: Casting;
  readonly budget: Budget;
  readonly slots: readonly Slot[];
}

export interface SpreadOptions {
  /** Cuts that take their seconds and their places first. */
  readonly locked?: readonly LockedCut[];
  /** Cuts that have only taken their stretches: of the same reel's earlier parts. */
  readonly taken?: readonly LockedCut[];
  readonly earlier?: EarlierTake;
}

/**
 * Steady parts of good clips first, in which what they are wished for is in view; where those cannot fill an asked-for length,
 * whole clips, then the weaker ones.
 * Locked cuts take their seconds, their places and their parts of clips first; the spread is about the rest.
 */
export function castAndSpread(
  wishes: Wishes,
  clips: readonly ClipFacts[],
  { locked = [], taken = [], earlier = NO_EARLIER_TAKE }: SpreadOptions = {},
): Spread {
  const attempt = (options: CastOptions, withReserve = false): Spread => {
    const whole = castClips(wishes, clips, options);
    const casting = {
      ...whole,
      cast: withoutTaken(besideLocked(whole.cast, locked), taken),
      reserve: withoutTaken(besideLocked(whole.reserve, locked), taken),
    };
    const cast = withReserve ? [...casting.cast, ...casting.reserve] : casting.cast;
    const lockedClips = new Set(locked.map(({ facts }) => facts));
    const fresh = cast.filter(({ facts }) => !lockedClips.has(facts)).length;
    const budget = besideLockedBudget(
      decideBudget(
        wishes,
        Math.max(1, fresh + lockedClips.size),
        Math.max(1, materialOf(cast) + lockedSeconds(locked)),
        talkIn(cast, wishes, voiceClip(wishes, clips)),
      ),
      wishes,
      locked,
    );
    const isFull = cast.length === 0 || budget.cuts === 0;
    return { casting: { ...casting, cast }, budget, slots: isFull ? [] : spreadCuts(cast, budget, earlier) };
  };
  const steady = attempt({ trim: true, inView: true });
  if (isFilled(steady, wishes)) return steady;
  const shown = attempt({ trim: false, inView: true });
  if (isFilled(shown, wishes)) return shown;
  const whole = attempt({ trim: false, inView: false });
  if (isFilled(whole, wishes) || !whole.budget.secondsAreAsked || whole.casting.reserve.length === 0)
    return whole;
  return attempt({ trim: false, inView: false }, true);
}

function withoutTaken(cast: readonly CastClip[], taken: readonly LockedCut[]): readonly CastClip[] {
  if (taken.length === 0) return cast;
  return cast
    .map((clip) => ({ ...clip, stretches: withoutLocked(clip.stretches, clip.facts, taken) }))
    .filter(({ stretches }) => stretches.length > 0);
}

/** A clip that has a locked cut is in already: it comes again only for want of others, or when asked for more often. */
function besideLocked(cast: readonly CastClip[], locked: readonly LockedCut[]): readonly CastClip[] {
  return cast.flatMap((clip) => {
    const own = locked.filter(({ facts }) => facts === clip.facts).length;
    if (own === 0) return [clip];
    const stretches = withoutLocked(clip.stretches, clip.facts, locked);
    if (stretches.length === 0) return [];
    const more = Math.max(0, clip.times - own);
    return [
      {
        ...clip,
        stretches,
        isRequired: clip.isRequired && more > 0,
        times: Math.max(1, more),
        worth: clip.worth - (more > 0 ? 0 : LOCKED_ALREADY_LOSS),
      },
    ];
  });
}

const LOCKED_ALREADY_LOSS = 1;

function besideLockedBudget(budget: Budget, wishes: Wishes, locked: readonly LockedCut[]): Budget {
  if (locked.length === 0) return budget;
  const seconds = Math.round((budget.seconds - lockedSeconds(locked)) * 10) / 10;
  const fixed = Math.max(0, budget.cuts - locked.length);
  const usual = PACE_SECONDS[budget.pace].usual;
  const cuts = budget.cutsAreFixed || fixed > 0 ? fixed : Math.max(1, Math.round(seconds / usual));
  if (seconds < CUT_SECONDS_MIN) return { ...budget, seconds: 0, cuts: 0 };
  const cutSecondsMin =
    wishes.form.cutLength?.bound === 'atLeast' ? wishes.form.cutLength.seconds : CUT_SECONDS_MIN;
  const possible = Math.min(cuts, Math.max(1, Math.floor(seconds / cutSecondsMin + 1e-6)));
  return {
    ...budget,
    seconds,
    cuts: possible,
    cutSecondsMin: Math.min(budget.cutSecondsMin, seconds / Math.max(1, possible)),
  };
}

function isFilled({ slots, budget }: Spread, wishes: Wishes): boolean {
  const want = (budget.seconds / budget.cuts) * 0.95;
  if (budget.isEven && slots.some(({ range }) => lengthOf(range) < want)) return false;
  if (slots.some(({ range }) => lengthOf(range) < leastOf(budget))) return false;
  return roomSeconds(slots, budget, wishes) >= budget.seconds - 0.05 && slots.length >= budget.cuts;
}

export function materialOf(cast: readonly CastClip[]): number {
  return cast.reduce(
    (sum, { stretches }) => sum + stretches.reduce((own, stretch) => own + lengthOf(stretch), 0),
    0,
  );
}
