import { CutroomError } from '@cutroom/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type ProjectRow, runs } from '../platform/database/schema.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { applyEvent, lockOwnedProject } from '../projects/project-rows.ts';
import { settleProject } from '../projects/settle-project.ts';
import { findRun, isOpen } from './run-fence.ts';

/**
 * Ends the run under way; the project is again what it was before. From here on the run may not write (run-fence.ts),
 * so that its worker, told next, has nothing left to spoil.
 * @throws CutroomError `project_not_found`, `nothing_to_cancel`
 */
export async function cancelRun(
  db: Database,
  queue: Queue,
  ownerId: string,
  projectId: number,
): Promise<void> {
  const runId = await db.transaction(async (tx) => {
    const project = await lockOwnedProject(tx, ownerId, projectId);
    const run = project.currentRunId === null ? null : await findRun(tx, project.currentRunId);
    if (project.status !== 'processing' || run === null || !isOpen(run)) {
      throw new CutroomError('nothing_to_cancel');
    }
    const before = await applyEvent(tx, project, 'run_cancelled', {
      processingProgress: 0,
      errorMessage: run.statusBefore === 'failed' ? await lastFailure(tx, project) : null,
    });
    // Its uploads may have ended meanwhile.
    await settleProject(tx, before);
    await tx
      .update(runs)
      .set({ state: 'cancelled', detail: null, finishedAt: new Date() })
      .where(eq(runs.id, run.id));
    return run.id;
  });
  await queue.cancel('project.run', runId);
}

/** A project that is 'failed' again says again why. */
async function lastFailure(tx: Database, project: ProjectRow): Promise<string | null> {
  const [failed] = await tx
    .select({ errorMessage: runs.errorMessage })
    .from(runs)
    .where(and(eq(runs.projectId, project.id), eq(runs.state, 'failed')))
    .orderBy(desc(runs.createdAt))
    .limit(1);
  return failed?.errorMessage ?? null;
}
