import type { EditingPlan } from '@cutroom/contract';
import { briefOfRequest } from '../brief-of-request.ts';
import type { PlanRequest } from '../director-clip.ts';
import { planInstructions } from '../explain/plan-instructions.ts';
import { type ClipFacts, readClips } from '../material/clip-facts.ts';
import { castAndSpread, type Spread } from '../plan/cast/cast-and-spread.ts';
import { lockedSeconds, readLocked } from '../plan/place/locked-cuts.ts';
import { planEdit } from '../plan/plan-edit.ts';
import { openToModel } from '../plan/wishes/open-to-model.ts';
import { resolveWishes, type Wishes } from '../plan/wishes/wishes.ts';
import { joined } from './ask-for-choice.ts';
import { type ChoiceAnswer, choiceFacts } from './choice-question.ts';
import { mergeBriefs } from './merge-readings.ts';
import { readModelWishes } from './model-wishes.ts';
import { type OfferedMoment, offerMoments } from './offer-moments.ts';
import { type ReadChoice, readChoice } from './read-choice.ts';

/** What a model is told of the moments on offer; null where there is nothing to choose from. */
export function factsForModel(request: PlanRequest): string | null {
  const { spread, moments, understood } = makeOffer(request);
  return spread.slots.length === 0 ? null : choiceFacts(request, spread, moments, understood);
}

/**
 * The edit of what a model chose; null where it chose nothing that was on offer.
 * @param director what people call the model
 */
export function planChosen(request: PlanRequest, answer: ChoiceAnswer, director: string): EditingPlan | null {
  const { moments, lockedSeconds, wishes, clips } = makeOffer(request);
  const read = readChoice(answer, moments, lockedSeconds);
  if (read.choice.picks.length === 0) return null;
  const brief = mergeBriefs(wishes.brief, readModelWishes(answer.wishes, request.prompt, clips));
  return withWords(planEdit({ ...request, brief, choice: read.choice }), read, wishes, director);
}

interface Offer {
  readonly wishes: Wishes;
  readonly clips: readonly ClipFacts[];
  readonly spread: Spread;
  readonly moments: readonly OfferedMoment[];
  /** What the local director understood, in words. */
  readonly understood: string;
  readonly lockedSeconds: number;
}

/** What planEdit, too, begins with. */
function makeOffer(request: PlanRequest): Offer {
  const clips = readClips(request.clips, request.promptEmbeddings);
  const wishes = resolveWishes(briefOfRequest(request), clips, request.music ?? null);
  const locked = readLocked(request, clips);
  const spread = castAndSpread(openToModel(wishes), clips, { locked });
  return {
    wishes,
    clips,
    spread,
    moments: offerMoments(spread),
    understood: planInstructions(wishes, locked.length),
    lockedSeconds: lockedSeconds(locked),
  };
}

/** The model's words beside ours: what it says is opinion, what the local director adds was counted. */
function withWords(plan: EditingPlan, read: ReadChoice, wishes: Wishes, director: string): EditingPlan {
  return {
    ...plan,
    title: wishes.style.name === null && read.title !== '' ? read.title : plan.title,
    description: joined(read.description, plan.description),
    instructions: joined(plan.instructions, read.approach),
    selectedClips: plan.selectedClips.map((cut) => withReason(cut, read)),
    ...(plan.style === undefined ? {} : { style: withStyle(plan.style, read, wishes) }),
    director,
  };
}

function withReason(
  cut: EditingPlan['selectedClips'][number],
  { reasons }: ReadChoice,
): EditingPlan['selectedClips'][number] {
  if (cut.locked === true) return cut;
  for (const [{ member, range }, reason] of reasons) {
    const isFromIt =
      member.facts.clip.clipId === cut.clipId &&
      cut.startTime >= range.startSeconds - 0.01 &&
      cut.endTime <= range.endSeconds + 0.01;
    if (isFromIt && reason !== '') return { ...cut, reason };
  }
  return cut;
}

/** What the prompt asks for was read by the rules; a model may only answer wishes that those did not see. */
function withStyle(
  style: NonNullable<EditingPlan['style']>,
  { look, transition }: ReadChoice,
  wishes: Wishes,
): NonNullable<EditingPlan['style']> {
  return {
    ...style,
    ...(wishes.style.look === null && look !== 'natural' ? { look } : {}),
    ...(wishes.style.transition === null && transition !== 'cut' ? { transition } : {}),
  };
}
