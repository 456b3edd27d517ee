import { type EditingPlan, type LanguageModelPort, MODEL_FAILURES, ModelFailure } from '@cutroom/contract';
import {
  CHOICE_INSTRUCTIONS,
  CHOICE_TOKENS_MAX,
  type ChoiceAnswer,
  choiceAnswerSchema,
} from './choice-question.ts';

/** A plan is ready within 20 seconds whatever the model does: the rest is the local director's. */
const CHOICE_MS_MAX = 15_000;

export interface ModelAndTime {
  readonly model: LanguageModelPort;
  readonly signal: AbortSignal;
  readonly timeLimitMs?: number;
}

/** What the local director does for it, wherever that works. */
export interface ChoiceSteps {
  /** What the model is told of the moments on offer; null where there is nothing to choose from. */
  facts(): Promise<string | null>;
  /** The local director's own plan. */
  plan(): Promise<EditingPlan>;
  /** The plan of what the model chose; null where it chose nothing that was on offer. */
  planChosen(answer: ChoiceAnswer, director: string): Promise<EditingPlan | null>;
}

/**
 * Asks a language model to choose among the moments on offer.
 * @returns the edit of its choice, or the local director's own plan, which says how the model failed
 */
export async function askForChoice(
  { model, signal, timeLimitMs = CHOICE_MS_MAX }: ModelAndTime,
  steps: ChoiceSteps,
): Promise<EditingPlan> {
  const facts = await steps.facts();
  if (facts === null) return steps.plan();
  try {
    const answer = await model.ask({
      instructions: CHOICE_INSTRUCTIONS,
      facts,
      answer: choiceAnswerSchema,
      answerTokensMax: CHOICE_TOKENS_MAX,
      timeLimitMs,
      signal,
    });
    const plan = await steps.planChosen(answer, model.name);
    if (plan === null) throw new ModelFailure('nonsense');
    return plan;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelFailure)) throw error;
    return withExcuse(await steps.plan(), error);
  }
}

function withExcuse(plan: EditingPlan, { reason }: ModelFailure): EditingPlan {
  const excuse = `The AI model ${MODEL_FAILURES[reason]}, so the built-in director made this edit.`;
  return { ...plan, description: joined(plan.description, excuse) };
}

export function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
