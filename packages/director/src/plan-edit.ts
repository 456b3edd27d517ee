import { CutroomError, type EditingPlan, type SelectedClip } from '@cutroom/contract';
import { type CastClip, type Casting, castClips } from './assembly/cast-clips.ts';
import { type Budget, decideBudget } from './assembly/decide-budget.ts';
import { orderSlots } from './assembly/order-slots.ts';
import { placeCut } from './assembly/place-cut.ts';
import type { ResolvedWishes } from './assembly/resolve-wishes.ts';
import { resolveWishes } from './assembly/resolve-wishes.ts';
import { paceOf, shareSeconds } from './assembly/share-seconds.ts';
import { type Slot, spreadCuts } from './assembly/spread-cuts.ts';
import type { Brief } from './brief/brief.ts';
import { parseBrief } from './brief/parse-brief.ts';
import { type ClipFacts, readClips } from './clips/clip-facts.ts';
import { lengthOf } from './clips/stretches.ts';
import type { PlanRequest } from './director-clip.ts';
import { cutReasons, type MadeCut } from './explain/cut-reasons.ts';
import { planDescription } from './explain/plan-description.ts';
import { planInstructions } from './explain/plan-instructions.ts';
import { planTitle } from './explain/plan-title.ts';

/**
 * The edit for a prompt: brief, casting, budget, order, lengths, places, and the words for all of it.
 * Pure and deterministic for the same request.
 * @throws CutroomError 'no_usable_clips' when no clip is long enough to show
 */
export function planEdit(request: PlanRequest): EditingPlan {
  const seed = request.seed ?? 0;
  const brief = parseBrief(request.prompt);
  const clips = readClips(request.clips);
  const wishes = resolveWishes(brief, clips);
  const { casting, budget, slots } = castAndSpread(brief, wishes, clips);
  if (slots.length === 0) throw new CutroomError('no_usable_clips');

  const ordered = orderSlots(slots, brief, wishes, seed);
  const lengths = shareSeconds(ordered, budget, wishes, brief.curve);
  const soundMatters = brief.sound !== 'mute';
  const cuts: MadeCut[] = ordered.map((slot, index) => ({
    facts: slot.facts,
    interval: placeCut(slot, lengths[index] ?? 0.5, soundMatters),
  }));
  const reasons = cutReasons(cuts, wishes);
  const chosen = new Set(cuts.map(({ facts }) => facts));
  return {
    title: planTitle(request.prompt, brief, [...chosen]),
    description: planDescription({
      brief,
      wishes,
      budget,
      pace: brief.pace ?? paceOf(lengths),
      cuts,
      totalSeconds: lengths.reduce((sum, seconds) => sum + seconds, 0),
      materialSeconds: materialOf(casting.cast),
      unmet: casting.unmet,
    }),
    instructions: planInstructions(brief, wishes),
    selectedClips: cuts.map((cut, order) => selectedClip(cut, order, reasons[order] ?? '')),
    style: { pace: brief.pace ?? paceOf(lengths), sound: brief.sound ?? 'original' },
    dropped: clips
      .filter((facts) => !chosen.has(facts))
      .map((facts) => ({
        clipId: facts.clip.clipId,
        reason: casting.dropped.get(facts) ?? roomReason(facts, clips, budget),
      })),
    director: 'local',
  };
}

interface Spread {
  readonly casting: Casting;
  readonly budget: Budget;
  readonly slots: readonly Slot[];
}

/** Steady parts of good clips first; where they cannot fill an asked-for length, whole clips, then the weaker ones. */
function castAndSpread(brief: Brief, wishes: ResolvedWishes, clips: readonly ClipFacts[]): Spread {
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

function materialOf(cast: readonly CastClip[]): number {
  return cast.reduce(
    (sum, { stretches }) => sum + stretches.reduce((own, stretch) => own + lengthOf(stretch), 0),
    0,
  );
}

function selectedClip(cut: MadeCut, order: number, reason: string): SelectedClip {
  const clipEnd = Math.floor(cut.facts.durationSeconds * 1000) / 1000;
  return {
    clipId: cut.facts.clip.clipId,
    startTime: Math.round(cut.interval.startSeconds * 1000) / 1000,
    endTime: Math.min(clipEnd, Math.round(cut.interval.endSeconds * 1000) / 1000),
    order,
    reason,
  };
}

function roomReason(facts: ClipFacts, clips: readonly ClipFacts[], budget: Budget): string {
  const better = clips.filter(({ quality }) => quality > facts.quality).length;
  return better > 0
    ? `There was no room for it in ${budget.cuts === 1 ? 'one cut' : `${budget.cuts} cuts`}; others fit the prompt better.`
    : 'There was no room for it; others answer the prompt better.';
}
