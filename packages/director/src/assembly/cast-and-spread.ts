import type { Brief } from '../brief/brief.ts';
import type { ClipFacts } from '../clips/clip-facts.ts';
import { lengthOf } from '../clips/stretches.ts';
import { type CastClip, type Casting, castClips } from './cast-clips.ts';
import { type Budget, decideBudget } from './decide-budget.ts';
import type { ResolvedWishes } from './resolve-wishes.ts';
import { type Slot, spreadCuts } from './spread-cuts.ts';

/** Which clips may play, how long and in how many cuts, and the part of a clip each cut comes from. */
export interface Spread {
  readonly casting: Casting;
  readonly budget: Budget;
  readonly slots: readonly Slot[];
}

/** Steady parts of good clips first; where they cannot fill an asked-for length, whole clips, then the weaker ones. */
export function castAndSpread(brief: Brief, wishes: ResolvedWishes, clips: readonly ClipFacts[]): Spread {
  const attempt = (trim: boolean, withReserve: boolean): Spread => {
    const casting = castClips(brief, wishes, clips, trim);
    const cast = withReserve ? [...casting.cast, ...casting.reserve] : casting.cast;
    const budget = decideBudget(brief, cast.length, materialOf(cast));
    return {
      casting: { ...casting, cast },
      budget,
      slots: cast.length === 0 ? [] : spreadCuts(cast, budget),
    };
  };
  const steady = attempt(true, false);
  if (isFilled(steady)) return steady;
  const whole = attempt(false, false);
  if (isFilled(whole) || !whole.budget.secondsAreAsked || whole.casting.reserve.length === 0) return whole;
  return attempt(false, true);
}

function isFilled({ slots, budget }: Spread): boolean {
  const room = slots.reduce((sum, { piece }) => sum + Math.min(lengthOf(piece), budget.cutSecondsMax), 0);
  return room >= budget.seconds - 0.05 && slots.length >= budget.cuts;
}

export function materialOf(cast: readonly CastClip[]): number {
  return cast.reduce(
    (sum, { stretches }) => sum + stretches.reduce((own, stretch) => own + lengthOf(stretch), 0),
    0,
  );
}
