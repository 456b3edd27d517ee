import { z } from 'zod';

export interface JobSettings {
  readonly payload: z.ZodType;
  /** How many of them one process works on at a time. */
  readonly concurrency: number;
  /** How many of those one account may have; the others are for others. */
  readonly concurrencyPerOwner?: number;
  /** How often it is delivered again where its handler fails or its worker dies. */
  readonly retries: number;
  /** Seconds before the first retry, doubled for each that follows, and the most they become. */
  readonly pauseSeconds: readonly [first: number, most: number];
  /** One that has not ended by then is taken from its worker. */
  readonly hoursMax: number;
}

/**
 * Every background job, with what it carries. Names begin with the stage they belong to; `project.run` takes a
 * project through analysis, plan and render. Handlers are bound in pipeline.ts.
 */
export const JOBS = {
  'upload.check': job({ uploadId: z.string() }, { concurrency: 2, retries: 3, pauseSeconds: [2, 60] }),
  'upload.expire': job({}, { concurrency: 1, retries: 0 }),
  'analysis.clip': job(
    /** `isAgain`: of a clip that is analysed already, by more models than then. */
    { clipId: z.string(), isAgain: z.boolean().optional() },
    { concurrency: 2, retries: 3, pauseSeconds: [2, 60] },
  ),
  'analysis.track': job(
    { uploadId: z.string(), trackId: z.string() },
    { concurrency: 1, retries: 3, pauseSeconds: [2, 60] },
  ),
  /** Everything else on the machine goes first: it may take its time. */
  'preview.proxy': job(
    { clipId: z.string() },
    { concurrency: 1, retries: 5, pauseSeconds: [60, 1800], hoursMax: 12 },
  ),
  'preview.retry': job({}, { concurrency: 1, retries: 0 }),
  /**
   * Retries are so many for workers that die; how often it may fail, runs/run-project.ts says. Most of a place's time may be
   * waiting for clips to be analysed: how many are made at once, make-reel.ts says.
   */
  'project.run': job(
    { runId: z.string() },
    {
      concurrency: 8,
      concurrencyPerOwner: 2,
      retries: 20,
      pauseSeconds: [1, 60],
    },
  ),
  'export.expire': job({}, { concurrency: 1, retries: 0 }),
  /** What `files.remove` has not managed to. */
  'files.retry': job({}, { concurrency: 1, retries: 0 }),
  /** Files of projects and tracks that are no more. */
  'files.sweep': job({}, { concurrency: 1, retries: 0 }),
  /** Rows that nobody asks about any more. */
  'records.prune': job({}, { concurrency: 1, retries: 0 }),
  /** One stored file, or with a path that ends in '/' all below it. */
  'files.remove': job({ path: z.string() }, { concurrency: 1, retries: 10, pauseSeconds: [1, 1800] }),
} as const satisfies Record<string, JobSettings>;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]['payload']>;

function job<Shape extends z.ZodRawShape>(
  payload: Shape,
  settings: Pick<JobSettings, 'concurrency' | 'retries'> & Partial<JobSettings>,
) {
  return {
    pauseSeconds: [1, 60] as const,
    hoursMax: 2,
    ...settings,
    payload: z.object(payload),
  };
}
