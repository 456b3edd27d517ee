import { clipIdsOfCut } from '@cutroom/contract';
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type ClipRow, clips, type RunRow, runs, uploads } from '../platform/database/schema.ts';
import { CLIP_ORDER } from '../projects/clip-order.ts';
import { withOwnWords } from '../projects/clip-words.ts';

/**
 * The clips that a run works with: those that its plan shows or is heard with, or before there is one all that the project had when the
 * run was started, and those that were still being checked then. A clip that arrives later joins the next generation.
 */
export async function findRunClipIds(
  db: Database,
  run: Pick<RunRow, 'id' | 'projectId' | 'plan'>,
): Promise<string[]> {
  if (run.plan !== null) return [...new Set(run.plan.selectedClips.flatMap(clipIdsOfCut))];
  // Compared in the database: a JavaScript date would cut the run's microseconds off.
  const startedAt = db.select({ at: runs.createdAt }).from(runs).where(eq(runs.id, run.id));
  const rows = await db
    .select({ id: clips.id })
    .from(clips)
    .leftJoin(uploads, eq(uploads.id, clips.uploadId))
    .where(
      and(
        eq(clips.projectId, run.projectId),
        or(lte(clips.createdAt, sql`(${startedAt})`), lte(uploads.createdAt, sql`(${startedAt})`)),
      ),
    );
  return rows.map((row) => row.id);
}

/** With their creator's words in place of those that were heard. */
export type RunClip = ClipRow & { readonly hasOwnWords: boolean };

/** Those that still exist, in the order of their upload. */
export async function loadRunClips(
  db: Database,
  run: Pick<RunRow, 'projectId'>,
  clipIds: readonly string[],
): Promise<RunClip[]> {
  const rows = await db
    .select()
    .from(clips)
    .where(and(eq(clips.projectId, run.projectId), inArray(clips.id, [...clipIds])))
    .orderBy(...CLIP_ORDER);
  return withOwnWords(db, run.projectId, rows);
}
