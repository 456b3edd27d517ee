import { z } from 'zod';
import { briefSchema, readBriefSchema } from '../brief/brief.ts';
import { CUTS_PER_PLAN_MAX, PROMPT_CHARS_MAX } from '../limits.ts';
import { editingPlanSchema, selectedClipSchema } from '../plan/editing-plan.ts';
import { planVersionSchema } from '../plan/plan-version.ts';
import { projectSchema } from '../projects/project.ts';
import { type ApiCall, onProject, projectParamsSchema, text } from './api-call.ts';

/**
 * `brief`: what the creator made of the wishes that were read from the prompt; the specification's body has none. Its wishes
 * of the source 'creator' and those in `removed` stay as they are, whatever is read besides.
 */
export const processBodySchema = z.object({
  prompt: text(PROMPT_CHARS_MAX),
  brief: briefSchema.optional(),
});
export type ProcessBody = z.input<typeof processBodySchema>;

/** Nothing renders the saved timeline; a `brief` plans anew, from it and the prompt, which is the project's where absent. */
export const regenerateBodySchema = processBodySchema.partial().nullish();

export const timelineBodySchema = z.object({
  selectedClips: z.array(selectedClipSchema).max(CUTS_PER_PLAN_MAX),
  /** The project's `editVersion` that was edited: where it has moved on, the answer is 409 `timeline_changed`. */
  editVersion: z.string().nullish(),
  /** Whether what a cut does not say it does not have; where absent, that is as it was saved before. */
  isComplete: z.boolean().nullish(),
});

const planParamsSchema = projectParamsSchema.extend({ planId: z.string() });

export const restoredProjectSchema = projectSchema.extend({
  /** How many cuts of the restored plan are left out because their clips have been deleted. */
  leftOutCuts: z.number().int(),
});
export type RestoredProject = z.infer<typeof restoredProjectSchema>;

/** The edit: planned from a prompt, changed on the timeline, rendered. */
export const EDIT_CALLS = {
  processProject: {
    method: 'POST',
    path: '/api/projects/:id/process',
    summary: 'Plan and render from a prompt',
    ...onProject,
    body: processBodySchema,
    response: projectSchema,
  },
  readBrief: {
    method: 'POST',
    path: '/api/projects/:id/brief',
    summary:
      'What is understood of a prompt, without planning; with a brief, as far as that was edited by hand it stays',
    ...onProject,
    body: processBodySchema,
    response: readBriefSchema,
  },
  cancelRun: {
    method: 'POST',
    path: '/api/projects/:id/cancel',
    summary: 'Cancel the run under way',
    ...onProject,
    response: projectSchema,
  },
  saveTimeline: {
    method: 'PATCH',
    path: '/api/projects/:id/timeline',
    summary: "Save the timeline's clips",
    ...onProject,
    body: timelineBodySchema,
    response: projectSchema,
  },
  regenerate: {
    method: 'POST',
    path: '/api/projects/:id/regenerate',
    summary: 'Render the saved timeline, or with a brief plan anew',
    ...onProject,
    body: regenerateBodySchema,
    response: projectSchema,
  },
  listPlans: {
    method: 'GET',
    path: '/api/projects/:id/plans',
    summary: 'The plans the project has had, newest first',
    ...onProject,
    response: z.array(planVersionSchema),
  },
  getPlan: {
    method: 'GET',
    path: '/api/projects/:id/plans/:planId',
    summary: 'A plan the project has had, to be played; cuts of clips that have been deleted are left out',
    params: planParamsSchema,
    response: editingPlanSchema,
  },
  restorePlan: {
    method: 'POST',
    path: '/api/projects/:id/plans/:planId/restore',
    summary: 'Bring an earlier plan back onto the timeline',
    params: planParamsSchema,
    response: restoredProjectSchema,
  },
} as const satisfies Record<string, ApiCall>;
