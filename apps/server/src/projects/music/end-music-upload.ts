import { CutroomError } from '@cutroom/contract';
import { and, asc, desc, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { projectMusic, tracks, type UploadRow, uploads } from '../../platform/database/schema.ts';
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
    const kept = await keptTrackId(tx, trackId);
    const { isNew, ...outcome } = await putMusic(tx, queue, project, kept).then(
      (isNew) => ({ isNew, state: 'accepted' }) as const,
      (error: unknown) => ({ isNew: false, ...refusedBy(error) }),
    );
    // A run that is under way mixes what it began with, and tells by itself where that is not this track.
    if (isNew && project.status === 'completed') await applyEvent(tx, project, 'edit_timeline');
    if (kept !== trackId) await removeUnusedTracks(tx, queue, [trackId]);
    await tx
      .update(uploads)
      .set({ ...outcome, storageKey: null, updatedAt: new Date() })
      .where(eq(uploads.id, uploadId));
  });
}

/**
 * Of one file that was sent twice at once there are two tracks: that which a project uses already is kept, else the first.
 * Two that end at once take turns, so that the second knows what the first has chosen.
 */
async function keptTrackId(tx: Database, trackId: string): Promise<string> {
  const [track] = await tx.select().from(tracks).where(eq(tracks.id, trackId));
  if (track === undefined) return trackId;
  const { ownerId, sha256 } = track;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`track ${ownerId} ${sha256}`}))`);
  const isUsed = exists(tx.select().from(projectMusic).where(eq(projectMusic.trackId, tracks.id)));
  const [kept] = await tx
    .select({ id: tracks.id })
    .from(tracks)
    .where(and(eq(tracks.ownerId, ownerId), eq(tracks.sha256, sha256), isNotNull(tracks.analysis)))
    .orderBy(desc(isUsed), asc(tracks.createdAt))
    .limit(1)
    .for('key share');
  return kept?.id ?? trackId;
}

/** The same file's track went with the last project that used it, between its check and now. */
function refusedBy(error: unknown): Pick<UploadRow, 'state' | 'errorCode' | 'errorMessage'> {
  if (!(error instanceof CutroomError)) throw error;
  return { state: 'refused', errorCode: error.code, errorMessage: error.message };
}
