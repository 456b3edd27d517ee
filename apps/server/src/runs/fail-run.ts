import { CutroomError, ERROR_CATALOGUE } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../platform/database/database.ts';
import { type ProjectRow, runs } from '../platform/database/schema.ts';
import { applyEvent } from '../projects/project-rows.ts';
import { settleProject } from '../projects/settle-project.ts';
import { inRun } from './run-fence.ts';

/** What people are told about a run that failed for good. */
export interface RunFailure {
  readonly code: string;
  readonly message: string;
}

/**
 * Ends the run as failed. A project that has a video or an edit is again what it was before the run, so that both can
 * still be used, and says what went wrong (docs/decisions/0042).
 * @throws RunOverError
 */
export function failRun(db: Database, runId: string, failure: RunFailure): Promise<void> {
  return inRun(db, runId, async (tx, project) => {
    const after = await applyEvent(tx, project, hasWorkToKeep(project) ? 'rerun_failed' : 'run_failed', {
      errorMessage: failure.message,
    });
    // Its uploads may have ended meanwhile.
    await settleProject(tx, after);
    await tx
      .update(runs)
      .set({
        state: 'failed',
        detail: null,
        errorCode: failure.code,
        errorMessage: failure.message,
        finishedAt: new Date(),
      })
      .where(eq(runs.id, runId));
  });
}

/** An expected error speaks for itself; of anything else the log keeps the cause and people get a sentence. */
export function failureOf(error: unknown, runId: string, log: Pick<Logger, 'error' | 'warn'>): RunFailure {
  if (error instanceof CutroomError) {
    log.warn({ err: error, runId }, 'run failed');
    return error.toBody();
  }
  log.error({ err: error, runId }, 'run failed unexpectedly');
  return { code: 'internal', message: ERROR_CATALOGUE.internal.message };
}

function hasWorkToKeep({ finalVideoKey, editingPlan }: ProjectRow): boolean {
  return finalVideoKey !== null || (editingPlan !== null && editingPlan.selectedClips.length > 0);
}
