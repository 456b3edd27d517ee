import type { EditingPlan, LanguageModelPort, ModelQuestion } from '@cutroom/contract';
import { briefOfRequest } from '../brief-of-request.ts';
import type { PlanRequest } from '../director-clip.ts';
import { readClips } from '../material/clip-facts.ts';
import type { ChoiceAnswer } from '../model/choice-question.ts';
import { EMPHASES } from '../model/edit-choice.ts';
import { offerMoments } from '../model/offer-moments.ts';
import { castAndSpread } from '../plan/cast/cast-and-spread.ts';
import { planEdit } from '../plan/plan-edit.ts';
import { resolveWishes } from '../plan/wishes/wishes.ts';
import { randomFrom } from '../random.ts';

/** A model whose answer is a function of what it is asked. */
export function chosenBy(
  choose: (
    offered: { readonly moments: readonly string[] },
    question: ModelQuestion<unknown>,
  ) => ChoiceAnswer,
): LanguageModelPort {
  return {
    name: 'test-model',
    acceptsImages: true,
    ask: async (question) => {
      const { moments } = JSON.parse(question.facts) as { moments: readonly { readonly id: string }[] };
      return question.answer.parse(choose({ moments: moments.map(({ id }) => id) }, question));
    },
  };
}

/** What becomes of a choice made without looking: any moments, any number, any order, any length. */
export function planChosenAtRandom(request: PlanRequest, seed: number): EditingPlan {
  const random = randomFrom(seed);
  const clips = readClips(request.clips);
  const offers = offerMoments(castAndSpread(resolveWishes(briefOfRequest(request), clips), clips));
  const picks = offers
    .map((offer) => ({ offer, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 1 + Math.floor(random() * offers.length))
    .map(({ offer }) => ({
      momentId: offer.id,
      emphasis: EMPHASES[Math.floor(random() * EMPHASES.length)] ?? 'normal',
    }));
  return planEdit({ ...request, choice: { picks, seconds: random() * 120, secondsMax: 180 } });
}
