import { z } from 'zod';
import { briefSchema } from './brief.ts';

/** 'notPossible': not with these clips, or not with this product. */
export const WISH_OUTCOMES = ['met', 'partly', 'notPossible'] as const;

/** What became of a wish in the plan that it belongs to. */
export const wishOutcomeSchema = z.object({
  wishId: z.string(),
  outcome: z.enum(WISH_OUTCOMES),
  /** A sentence for people: what is missing, and the nearest thing that was done; null where the wish is met. */
  reason: z.string().nullable(),
});
export type WishOutcome = z.infer<typeof wishOutcomeSchema>;

/** A brief and what its plan made of it: one outcome for each wish, in the order of the wishes. */
export const plannedBriefSchema = briefSchema.extend({ outcomes: z.array(wishOutcomeSchema) });
export type PlannedBrief = z.infer<typeof plannedBriefSchema>;
