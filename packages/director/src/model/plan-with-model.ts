import { type EditingPlan, type LanguageModelPort, MODEL_FAILURES, ModelFailure } from '@cutroom/contract';
import { briefOfRequest } from '../brief-of-request.ts';
import type { PlanRequest } from '../director-clip.ts';
import { planInstructions } from '../explain/plan-instructions.ts';
import { type ClipFacts, readClips } from '../material/clip-facts.ts';
import { castAndSpread, type Spread } from '../plan/cast/cast-and-spread.ts';
import { lockedSeconds, readLocked } from '../plan/place/locked-cuts.ts';
import { planEdit } from '../plan/plan-edit.ts';
import { openToModel } from '../plan/wishes/open-to-model.ts';
import { resolveWishes, type Wishes } from '../plan/wishes/wishes.ts';
import {
  CHOICE_INSTRUCTIONS,
  CHOICE_TOKENS_MAX,
  choiceAnswerSchema,
  choiceFacts,
} from './choice-question.ts';
import { mergeBriefs, readModelWishes } from './model-wishes.ts';
import { type OfferedMoment, offerMoments } from './offer-moments.ts';
import { type ReadChoice, readChoice } from './read-choice.ts';

/** A plan is ready within 20 seconds whatever the model does: the rest is the local director's. */
const CHOICE_MS_MAX = 15_000;

export interface ModelAndTime {
  readonly model: LanguageModelPort;
  readonly signal: AbortSignal;
  readonly timeLimitMs?: number;
}

/**
 * The edit for a prompt, chosen by a language model among the moments that the local director offers, and made by the
 * local director's rules. Where the model fails it is the local director's own plan, which says so.
 * @throws CutroomError 'no_usable_clips', or the signal's reason when it aborts
 */
export async function planWithModel(
  request: PlanRequest,
  { model, signal, timeLimitMs = CHOICE_MS_MAX }: ModelAndTime,
): Promise<EditingPlan> {
  const offer = makeOffer(request);
  if (offer.spread.slots.length === 0) return planEdit(request);
  try {
    const answer = await model.ask({
      instructions: CHOICE_INSTRUCTIONS,
      facts: choiceFacts(request, offer.spread, offer.moments, offer.understood),
      answer: choiceAnswerSchema,
      answerTokensMax: CHOICE_TOKENS_MAX,
      timeLimitMs,
      signal,
    });
    const read = readChoice(answer, offer.moments, offer.lockedSeconds);
    if (read.choice.picks.length === 0) throw new ModelFailure('nonsense');
    const brief = mergeBriefs(
      offer.wishes.brief,
      readModelWishes(answer.wishes, request.prompt, offer.clips),
    );
    return withWords(planEdit({ ...request, brief, choice: read.choice }), read, offer.wishes, model.name);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelFailure)) throw error;
    return withExcuse(planEdit(request), error);
  }
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

function withExcuse(plan: EditingPlan, { reason }: ModelFailure): EditingPlan {
  const excuse = `The AI model ${MODEL_FAILURES[reason]}, so the built-in director made this edit.`;
  return { ...plan, description: joined(plan.description, excuse) };
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
