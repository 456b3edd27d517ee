import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type ProjectRow, type RunRow, runs } from '../platform/database/schema.ts';
import { lockProject } from '../projects/project-rows.ts';

/** The run was cancelled, has ended, or is no longer its project's newest: its worker stops without a word. */
export class RunOverError extends Error {
  override readonly name = 'RunOverError';

  constructor(runId: string) {
    super(`Run ${runId} may no longer write to its project`);
  }
}

/** Whether nothing has ended this run yet. */
export function isOpen(run: RunRow): boolean {
  return run.state === 'queued' || run.state === 'running';
}

/**
 * The only way a run changes its project: `write` runs with the project locked, and only while the run is open and
 * the project's newest. A worker that was thought dead and comes back therefore cannot overwrite its successor.
 * @throws RunOverError
 */
export async function inRun<T>(
  db: Database,
  runId: string,
  write: (tx: Database, project: ProjectRow, run: RunRow) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const projectId = (await findRun(tx, runId))?.projectId;
    const project = projectId === undefined ? null : await lockProject(tx, projectId);
    // Read again: only what is seen under the project's lock is certain.
    const run = project?.currentRunId === runId ? await findRun(tx, runId) : null;
    if (project === null || run === null || !isOpen(run)) throw new RunOverError(runId);
    return write(tx, project, run);
  });
}

/** Null where the run's project, and the run with it, has been deleted. */
export async function findRun(db: Database, runId: string): Promise<RunRow | null> {
  const [run] = await db.select().from(runs).where(eq(runs.id, runId));
  return run ?? null;
}
