import { type Brief, type EditingPlan, type RunKind, STAGE_PROGRESS } from '@cutroom/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type ProjectRow, type RunRow, runs } from '../platform/database/schema.ts';
import { randomId } from '../platform/ids.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { applyEvent } from '../projects/project-rows.ts';
import { measureRun } from './expected-seconds.ts';
import { keepRunMusic } from './run-music.ts';

export interface RunRequest {
  readonly kind: RunKind;
  /** What a 'generate' plans from; it becomes the project's prompt with the plan that is made from it. */
  readonly prompt: string;
  /** What the creator made of the brief of that prompt; null or absent where nothing was changed by hand. */
  readonly brief?: Brief | null;
  /** The plan to render: null for 'generate', whose plan stage makes one; the saved timeline's for 'regenerate'. */
  readonly plan: EditingPlan | null;
}

/**
 * Begins a run of a project that the caller has locked. Run row, status and job exist exactly when `tx` commits.
 * An older finished video stays until this run has made a new one.
 * @throws CutroomError `status_conflict` where the project's status does not allow the run.
 */
export async function startRun(
  tx: Database,
  queue: Queue,
  project: ProjectRow,
  request: RunRequest,
): Promise<RunRow> {
  const isPlanned = request.plan !== null;
  const [run] = await tx
    .insert(runs)
    .values({
      id: randomId(),
      projectId: project.id,
      state: 'queued',
      statusBefore: project.status,
      ...(await measureRun(tx, request.kind, { projectId: project.id, plan: request.plan })),
      // Not the transaction's beginning, which may be before that of an upload it had to wait for.
      createdAt: sql`clock_timestamp()`,
      // What is planned already is not analysed and planned again: those stages are done at once.
      stage: isPlanned ? 'render' : null,
      ...request,
    })
    .returning();
  if (run === undefined) throw new Error(`The run of project ${project.id} was not stored`);
  // What is planned can be played at once, and is heard with what will be mixed.
  if (isPlanned) await keepRunMusic(tx, run);
  await applyEvent(tx, project, request.kind === 'generate' ? 'process' : 'regenerate', {
    // The prompt stands beside the plan, also where this run is cancelled: it changes when the plan does.
    ...(project.editingPlan === null ? { prompt: request.prompt } : {}),
    currentRunId: run.id,
    processingProgress: isPlanned ? STAGE_PROGRESS.render.from : 0,
    errorMessage: null,
  });
  await queue.send('project.run', { runId: run.id }, { tx, key: run.id, ownerId: project.ownerId });
  return run;
}
