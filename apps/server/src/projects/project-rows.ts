import { CutroomError, nextStatus, type ProjectEvent, type ProjectStatus } from '@cutroom/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type ProjectRow, projects, runs } from '../platform/database/schema.ts';

/** The user's own project. Another's and an unknown one are the same `project_not_found`. */
export async function findOwnedProject(
  db: Database,
  ownerId: string,
  projectId: number,
): Promise<ProjectRow> {
  const [row] = await db.select().from(projects).where(ownedBy(ownerId, projectId));
  if (row === undefined) throw new CutroomError('project_not_found');
  return row;
}

/** The same, locked until the transaction ends: whoever changes a project's status takes this first. */
export async function lockOwnedProject(
  tx: Database,
  ownerId: string,
  projectId: number,
): Promise<ProjectRow> {
  const [row] = await tx.select().from(projects).where(ownedBy(ownerId, projectId)).for('update');
  if (row === undefined) throw new CutroomError('project_not_found');
  return row;
}

/** For workers, who act for no user: null where the project has been deleted. */
export async function lockProject(tx: Database, projectId: number): Promise<ProjectRow | null> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
  return row ?? null;
}

type ProjectChanges = Partial<
  Omit<typeof projects.$inferInsert, 'id' | 'ownerId' | 'status' | 'updatedAt' | 'createdAt'>
>;

/**
 * Moves a locked project through the status machine and writes `changes` with it.
 * @throws CutroomError `status_conflict` where the machine refuses the event.
 */
export async function applyEvent(
  tx: Database,
  project: ProjectRow,
  event: ProjectEvent,
  changes: ProjectChanges = {},
): Promise<ProjectRow> {
  const leadsBack = event === 'run_cancelled' || event === 'rerun_failed';
  const beforeRun = leadsBack ? await statusBeforeRun(tx, project) : null;
  const status = nextStatus(project.status, event, beforeRun);
  if (status === null) throw new CutroomError('status_conflict', { message: refusal(project.status) });
  const [row] = await tx
    .update(projects)
    .set({ ...changes, status, updatedAt: new Date() })
    .where(eq(projects.id, project.id))
    .returning();
  if (row === undefined) throw new Error(`Locked project ${project.id} vanished`);
  return row;
}

function ownedBy(ownerId: string, projectId: number) {
  return and(eq(projects.id, projectId), eq(projects.ownerId, ownerId));
}

async function statusBeforeRun(tx: Database, project: ProjectRow): Promise<ProjectStatus | null> {
  if (project.currentRunId === null) return null;
  const [run] = await tx.select().from(runs).where(eq(runs.id, project.currentRunId));
  return run?.statusBefore ?? null;
}

const REFUSALS: { readonly [S in ProjectStatus]: string } = {
  uploading: 'Some clips are still uploading. Wait until they finish.',
  uploaded: 'There is no finished video yet. Generate the video first.',
  processing: 'The video is being made. Wait until it is finished, or cancel it.',
  completed: 'This cannot be done with a finished video.',
  timeline_modified: 'This cannot be done while the timeline has changes that are not rendered.',
  failed: 'The last attempt failed. Generate the video again first.',
};

function refusal(status: ProjectStatus): string {
  return REFUSALS[status];
}
