import { and, count, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { clips, type ProjectRow, uploads } from '../platform/database/schema.ts';
import { applyEvent } from './project-rows.ts';

/**
 * An upload of which nothing has come for this long has stalled: its page was closed, or its creation was answered to
 * nobody. It can still be resumed until it expires, but its project no longer waits for it. A chunk on its way gives a
 * sign of life far more often (receive-chunk.ts).
 */
export const UPLOAD_STALLED_MS = 2 * 60 * 1000;

/** Clips a project has, and uploads under way that may still become one. */
export async function countClips(
  tx: Database,
  projectId: number,
): Promise<{ readonly accepted: number; readonly arriving: number }> {
  const [accepted] = await tx.select({ count: count() }).from(clips).where(eq(clips.projectId, projectId));
  const [arriving] = await tx
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.projectId, projectId), eq(uploads.kind, 'clip'), isAwaited(Date.now())));
  return { accepted: accepted?.count ?? 0, arriving: arriving?.count ?? 0 };
}

/** Of an upload: whether its project still waits for it. */
export function isAwaited(now: number) {
  const isLive = gt(uploads.updatedAt, new Date(now - UPLOAD_STALLED_MS));
  return or(eq(uploads.state, 'checking'), and(eq(uploads.state, 'receiving'), isLive));
}

/**
 * To be called in the transaction in which an upload ended, however it ended. With the last one a project that has
 * clips is 'uploaded'; one without any goes on waiting for uploads.
 * @param project locked by this transaction
 */
export async function settleProject(tx: Database, project: ProjectRow): Promise<ProjectRow> {
  if (project.status !== 'uploading') return project;
  const { accepted, arriving } = await countClips(tx, project.id);
  return arriving === 0 && accepted > 0 ? applyEvent(tx, project, 'upload_finished') : project;
}
