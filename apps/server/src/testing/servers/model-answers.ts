import { z } from 'zod';
import { answersJson, factsIn, type ModelBehaviour, type ModelCall } from './model-server.ts';

const offerSchema = z.object({ moments: z.array(z.object({ id: z.string() })) });

/** Ids of the moments that a call offers to choose among; none where it asks about pictures. */
export function offeredMoments(call: ModelCall): string[] {
  const parsed = offerSchema.safeParse(JSON.parse(factsIn(call).facts));
  return parsed.success ? parsed.data.moments.map(({ id }) => id) : [];
}

/** A director's answer that shows these moments in this order. */
export function choiceOf(moments: readonly string[], changes: Record<string, unknown> = {}): object {
  return {
    title: 'A Model Reel',
    description: 'Chosen by a model for a test.',
    approach: 'Everything in the order that was found fitting.',
    wishes: [],
    seconds: 10,
    look: 'natural',
    transition: 'cut',
    cuts: moments.map((moment) => ({ moment, emphasis: 'normal', reason: `The model liked ${moment}` })),
    ...changes,
  };
}

/** What a vision model says of frames of nothing in particular. */
export function lookOf(changes: Record<string, unknown> = {}): object {
  return {
    description: 'Coloured shapes drift over a plain ground.',
    labels: ['shapes', 'pattern'],
    mood: 'playful',
    categories: ['product'],
    notes: [{ image: 2, shows: 'The first shapes' }],
    ...changes,
  };
}

/** A model that does its work: chooses all moments in reverse, and describes pictures. */
export const worksWell: ModelBehaviour = answersJson((call) => {
  const moments = offeredMoments(call);
  return moments.length > 0 ? choiceOf(moments.toReversed()) : lookOf();
});
