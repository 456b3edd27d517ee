import { CutroomError } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type UploadRow, uploads } from '../../platform/database/schema.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { applyEvent, lockProject } from '../project-rows.ts';
import { putMusic, removeUnusedTracks } from './project-music.ts';

/**
 * Puts the analysed track of an upload under its project, whose video then is not what its edit says any more, and ends the
 * upload. Where that was removed meanwhile the track goes too, unless somebody uses it.
 */
export async function endMusicUpload(
  db: Database,
  queue: Pick<Queue, 'send'>,
  { uploadId, trackId }: { readonly uploadId: string; readonly trackId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [upload] = await tx.select().from(uploads).where(eq(uploads.id, uploadId));
    const project = upload === undefined ? null : await lockProject(tx, upload.projectId);
    const [current] = await tx.select().from(uploads).where(eq(uploads.id, uploadId)).for('update');
    if (project === null || current?.state !== 'checking') {
      // Sent once more for an upload that has become music already: that is used.
      await removeUnusedTracks(tx, queue, [trackId]);
      return;
    }
    const { isNew, ...outcome } = await putMusic(tx, queue, project, trackId).then(
      (isNew) => ({ isNew, state: 'accepted' }) as const,
      (error: unknown) => ({ isNew: false, ...refusedBy(error) }),
    );
    // A run that is under way mixes what it began with, and tells by itself where that is not this track.
    if (isNew && project.status === 'completed') await applyEvent(tx, project, 'edit_timeline');
    await tx
      .update(uploads)
      .set({ ...outcome, storageKey: null, updatedAt: new Date() })
      .where(eq(uploads.id, uploadId));
  });
}

/** The same file's track went with the last project that used it, between its check and now. */
function refusedBy(error: unknown): Pick<UploadRow, 'state' | 'errorCode' | 'errorMessage'> {
  if (!(error instanceof CutroomError)) throw error;
  return { state: 'refused', errorCode: error.code, errorMessage: error.message };
}
