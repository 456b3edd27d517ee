import { CutroomError, type EditingPlan, type SelectedClip } from '@cutroom/contract';
import { castAndSpread, materialOf } from './assembly/cast-and-spread.ts';
import type { Budget } from './assembly/decide-budget.ts';
import { orderSlots } from './assembly/order-slots.ts';
import { placeCut } from './assembly/place-cut.ts';
import { resolveWishes } from './assembly/resolve-wishes.ts';
import { paceOf, shareSeconds } from './assembly/share-seconds.ts';
import { parseBrief } from './brief/parse-brief.ts';
import { type ClipFacts, readClips } from './clips/clip-facts.ts';
import type { PlanRequest } from './director-clip.ts';
import { cutReasons, type MadeCut } from './explain/cut-reasons.ts';
import { planDescription } from './explain/plan-description.ts';
import { planInstructions } from './explain/plan-instructions.ts';
import { planTitle } from './explain/plan-title.ts';
import { followChoice } from './provider/follow-choice.ts';

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
  const spread = castAndSpread(brief, wishes, clips);
  const { casting, budget, slots } =
    request.choice === undefined ? spread : followChoice(request.choice, spread, brief);
  if (slots.length === 0) throw new CutroomError('no_usable_clips');

  const ordered = orderSlots(slots, brief, wishes, seed, request.choice !== undefined);
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
