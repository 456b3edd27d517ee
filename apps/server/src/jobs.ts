import { z } from 'zod';

/**
 * Every background job, with what it carries. Names begin with the stage they belong to; `project.run` takes a
 * project through analysis, plan and render. Handlers are bound in pipeline.ts.
 */
export const JOBS = {
  'upload.check': { payload: z.object({ uploadId: z.string() }), concurrency: 2, retries: 3 },
  'upload.expire': { payload: z.object({}), concurrency: 1, retries: 0 },
  'analysis.clip': { payload: z.object({ clipId: z.string() }), concurrency: 2, retries: 2 },
  'preview.proxy': { payload: z.object({ clipId: z.string() }), concurrency: 1, retries: 2 },
  'project.run': { payload: z.object({ runId: z.string() }), concurrency: 2, retries: 20 },
  'export.expire': { payload: z.object({}), concurrency: 1, retries: 0 },
  /** One stored file, or with a path that ends in '/' all below it. */
  'files.remove': { payload: z.object({ path: z.string() }), concurrency: 1, retries: 10 },
} as const satisfies Record<string, { payload: z.ZodType; concurrency: number; retries: number }>;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]['payload']>;
