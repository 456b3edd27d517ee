import { CLIPS_PER_PROJECT_MAX, CutroomError, ERROR_CODES, type ErrorCode } from '@cutroom/contract';
import { and, eq, sql } from 'drizzle-orm';
import { requireRoomForUpload } from '../../accounts/usage/account-limits.ts';
import type { AccountLimits } from '../../accounts/usage/limits.ts';
import type { Database } from '../../platform/database/database.ts';
import { type UploadRow, uploads } from '../../platform/database/schema.ts';
import { isRandomId } from '../../platform/ids.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { removeFiles } from '../../platform/storage/remove-files.ts';
import { removeUnusedTracks } from '../../projects/music/project-music.ts';
import { applyEvent, lockOwnedProject, lockProject } from '../../projects/project-rows.ts';
import { countClips, settleProject } from '../../projects/settle-project.ts';
import type { Creation } from './tus/tus-request.ts';

/** The user's own upload. Another's and an unknown one are the same `upload_not_found`. */
export async function findOwnedUpload(db: Database, ownerId: string, uploadId: string): Promise<UploadRow> {
  if (!isRandomId(uploadId)) throw new CutroomError('upload_not_found');
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, uploadId), eq(uploads.ownerId, ownerId)));
  if (row === undefined) throw new CutroomError('upload_not_found');
  return row;
}

/** For whoever acts for no user: null where it has been removed. */
export async function findUpload(db: Database, uploadId: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, uploadId));
  return row ?? null;
}

/** @throws CutroomError `project_not_found`, `clip_limit`, and those of `requireRoomForUpload` */
export async function insertUpload(
  db: Database,
  ownerId: string,
  uploadId: string,
  { bytesTotal, metadata }: Creation,
  limits: AccountLimits,
): Promise<UploadRow> {
  return db.transaction(async (tx) => {
    const project = await lockOwnedProject(tx, ownerId, metadata.projectId);
    const { kind } = metadata;
    if (kind === 'clip') await requireRoomForClip(tx, project.id);
    await requireRoomForUpload(tx, ownerId, bytesTotal, limits);
    const [row] = await tx
      .insert(uploads)
      .values({
        id: uploadId,
        projectId: project.id,
        ownerId,
        kind,
        filename: metadata.filename,
        place: metadata.place,
        bytesTotal,
        state: 'receiving',
      })
      .returning();
    if (row === undefined) throw new Error('The upload was inserted but not returned');
    if (kind === 'clip') await applyEvent(tx, project, 'upload_started');
    return row;
  });
}

/** @throws CutroomError `clip_limit` */
async function requireRoomForClip(tx: Database, projectId: number): Promise<void> {
  const { accepted, arriving } = await countClips(tx, projectId);
  if (accepted + arriving >= CLIPS_PER_PROJECT_MAX) throw new CutroomError('clip_limit');
}

/** Tells that an upload is alive while a chunk is on its way. */
export async function noteSignOfLife(db: Database, uploadId: string): Promise<void> {
  await db
    .update(uploads)
    .set({ updatedAt: new Date() })
    .where(and(eq(uploads.id, uploadId), eq(uploads.state, 'receiving')));
}

/**
 * Notes how far an upload has come and that it is alive.
 * @param chunks how many chunks this adds
 * @returns null where the upload has been removed meanwhile
 */
export async function noteProgress(
  db: Database,
  uploadId: string,
  bytesReceived: number,
  chunks: 0 | 1,
): Promise<UploadRow | null> {
  const [row] = await db
    .update(uploads)
    .set({ bytesReceived, chunksReceived: sql`${uploads.chunksReceived} + ${chunks}`, updatedAt: new Date() })
    .where(and(eq(uploads.id, uploadId), eq(uploads.state, 'receiving')))
    .returning();
  return row ?? null;
}

/**
 * Forgets an upload, with the bytes that wait for their check, and lets its project settle.
 * @returns false, with nothing done, where it is no longer in that state
 */
export async function deleteUpload(
  db: Database,
  queue: Queue,
  { id, projectId }: Pick<UploadRow, 'id' | 'projectId'>,
  state: UploadRow['state'],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId);
    const [deleted] = await tx
      .delete(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.state, state)))
      .returning();
    if (project === null || deleted === undefined) return false;
    if (deleted.storageKey !== null) await removeFiles(tx, queue, deleted.storageKey);
    if (deleted.kind === 'music') await removeUnusedTracks(tx, queue, [id]);
    await settleProject(tx, project);
    return true;
  });
}

/** The error a refused upload is answered with. */
export function refusalOf(row: Pick<UploadRow, 'errorCode' | 'errorMessage'>): CutroomError {
  const code: ErrorCode = ERROR_CODES.find((known) => known === row.errorCode) ?? 'clip_not_video';
  return new CutroomError(code, row.errorMessage === null ? {} : { message: row.errorMessage });
}
