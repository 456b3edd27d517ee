import { z } from 'zod';
import { selectedClipSchema } from './editing-plan.ts';

export const PLAN_ORIGINS = ['generated', 'edited'] as const;
export type PlanOrigin = (typeof PLAN_ORIGINS)[number];

/** A plan that a project has or had: each generation, and each edited state that something else replaced. */
export const planVersionSchema = z.object({
  id: z.string(),
  /** Which of the project's plans it is, from 1: it stays the same when older ones are not kept any more. */
  number: z.number().int().positive(),
  /** When it was generated, or last edited. */
  createdAt: z.string(),
  /** Whether it is as the director made it, or was changed by hand. */
  origin: z.enum(PLAN_ORIGINS),
  /** What it was generated from. */
  prompt: z.string(),
  /** Who generated it (editingPlan.director); null where that is not known. */
  director: z.string().nullable(),
  /** Cuts that can be shown: those of deleted clips are not counted. */
  clipCount: z.number().int(),
  /** The first of these, whose frames stand for the whole; null where there is none. */
  firstCut: selectedClipSchema.nullable(),
  /** How long these play. */
  seconds: z.number(),
  /** Whether it is the project's plan now. */
  isCurrent: z.boolean(),
});
export type PlanVersion = z.infer<typeof planVersionSchema>;
