import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type ProjectRow, type RunRow, runs } from '../platform/database/schema.ts';
import { inRun } from './run-fence.ts';

export interface BegunRun {
  readonly run: RunRow;
  readonly project: ProjectRow;
  /** False where an earlier delivery of the job began it and did not get to its end. */
  readonly isFirstAttempt: boolean;
}

/**
 * Marks the run as running.
 * @throws RunOverError
 */
export function beginRun(db: Database, runId: string): Promise<BegunRun> {
  return inRun(db, runId, async (tx, project, run) => {
    await tx.update(runs).set({ state: 'running' }).where(eq(runs.id, runId));
    return { run, project, isFirstAttempt: run.state === 'queued' };
  });
}
