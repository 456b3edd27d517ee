import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { clips, type ProjectRow, uploads } from '../../platform/database/schema.ts';
import { applyEvent } from '../../projects/project-rows.ts';

/** Clips a project has and uploads that may still become one. */
export async function countClips(
  tx: Database,
  projectId: number,
): Promise<{ readonly accepted: number; readonly pending: number }> {
  const [accepted] = await tx.select({ count: count() }).from(clips).where(eq(clips.projectId, projectId));
  const [pending] = await tx
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.projectId, projectId), inArray(uploads.state, ['receiving', 'checking'])));
  return { accepted: accepted?.count ?? 0, pending: pending?.count ?? 0 };
}

/**
 * To be called in the transaction in which an upload ended, however it ended. With the last one a project that has
 * clips is 'uploaded'; one without any goes on waiting for uploads.
 * @param project locked by this transaction
 */
export async function settleProject(tx: Database, project: ProjectRow): Promise<void> {
  const { accepted, pending } = await countClips(tx, project.id);
  if (pending === 0 && accepted > 0) await applyEvent(tx, project, 'upload_finished');
}
