import { z } from 'zod';

export const RUN_KINDS = ['generate', 'regenerate'] as const;
export const RUN_STATES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export const RUN_STAGES = ['analysis', 'plan', 'render'] as const;
export type RunKind = (typeof RUN_KINDS)[number];
export type RunState = (typeof RUN_STATES)[number];
export type RunStage = (typeof RUN_STAGES)[number];

/** Where each stage lives on the 0-100 bar (spec sections 4 and 9). */
export const STAGE_PROGRESS: { readonly [S in RunStage]: { readonly from: number; readonly to: number } } = {
  analysis: { from: 0, to: 40 },
  plan: { from: 40, to: 65 },
  render: { from: 65, to: 100 },
};

/** Overall progress (0-100, whole number) of a stage that is `share` (0-1) done. */
export function overallProgress(stage: RunStage, share: number): number {
  const { from, to } = STAGE_PROGRESS[stage];
  return Math.floor(from + (to - from) * Math.min(1, Math.max(0, share)));
}

/** The self-check of a finished render. */
export const renderReportSchema = z.object({
  passed: z.boolean(),
  problems: z.array(z.string()),
  framesExpected: z.number().int(),
  framesFound: z.number().int(),
  durationSeconds: z.number(),
  bytes: z.number().int(),
  /** null where the reel is silent. */
  integratedLufs: z.number().nullable(),
  truePeakDbtp: z.number().nullable(),
  blackStretches: z.array(z.object({ startSeconds: z.number(), endSeconds: z.number() })),
  /** Segments: whole cuts, or the parts of a cut that a title, fade or transition touches. */
  cutsEncoded: z.number().int(),
  cutsReused: z.number().int(),
  /** What the plan asked for and the video does not have, and what is not as usual, for people. */
  warnings: z.array(z.string()).optional(),
});
export type RenderReport = z.infer<typeof renderReportSchema>;

export const runSchema = z.object({
  id: z.string(),
  kind: z.enum(RUN_KINDS),
  state: z.enum(RUN_STATES),
  /** What it was asked with. The project's own prompt is that of its plan. */
  prompt: z.string(),
  stage: z.enum(RUN_STAGES).nullable(),
  /** What is being done now, for people: 'Looking at beach.mp4 (3 of 10)'. */
  detail: z.string().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  report: renderReportSchema.nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** How long it takes from `createdAt` on, by the runs that this server has finished; null where there are none. */
  expectedSeconds: z.number().nonnegative().nullable().optional(),
});
export type Run = z.infer<typeof runSchema>;
