import { join } from 'node:path';
import type { Media } from '@cutroom/media';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { requireRoomForBytes } from '../../../accounts/usage/account-limits.ts';
import type { AccountLimits } from '../../../accounts/usage/limits.ts';
import type { Database } from '../../../platform/database/database.ts';
import { tracks, type UploadRow } from '../../../platform/database/schema.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { type Storage, storageKeys } from '../../../platform/storage/storage.ts';

export interface CheckMusicDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly queue: Pick<Queue, 'send'>;
  readonly media: Pick<Media, 'decodeTrack'>;
  readonly accountLimits: AccountLimits;
}

export interface MusicFile {
  readonly path: string;
  readonly sha256: string;
  /** Where it may be decoded to. */
  readonly scratch: string;
}

/**
 * Decodes an upload into a track of its account, or finds the track that the same file has become before; its beats are
 * another job's, which also ends the upload.
 * @throws CutroomError music_* with why it is refused, `account_storage_limit`
 */
export async function checkMusic(
  deps: CheckMusicDeps,
  upload: UploadRow,
  { path, sha256, scratch }: MusicFile,
  signal: AbortSignal,
): Promise<void> {
  const known = await findKnownTrack(deps.db, upload, sha256);
  if (known === null) await keepTrack(deps, upload, { path, sha256, scratch }, signal);
  const job = { uploadId: upload.id, trackId: known ?? upload.id };
  await deps.queue.send('analysis.track', job, { key: upload.id, ownerId: upload.ownerId });
}

/** Also that of an earlier delivery of this check. */
async function findKnownTrack(
  db: Database,
  { id, ownerId }: Pick<UploadRow, 'id' | 'ownerId'>,
  sha256: string,
): Promise<string | null> {
  const same = and(eq(tracks.ownerId, ownerId), eq(tracks.sha256, sha256));
  const [known] = await db
    .select({ id: tracks.id })
    .from(tracks)
    .where(and(same, or(eq(tracks.id, id), isNotNull(tracks.analysis))));
  return known?.id ?? null;
}

/** The file first, the row second, as for clips. */
async function keepTrack(
  { db, storage, media, accountLimits }: CheckMusicDeps,
  { id, ownerId, filename, bytesTotal }: UploadRow,
  { path, sha256, scratch }: MusicFile,
  signal: AbortSignal,
): Promise<void> {
  const outputPath = join(scratch, 'track.pcm');
  const { durationSeconds } = await media.decodeTrack(path, { outputPath, signal });
  const storageKey = storageKeys.track(id);
  const { bytes } = await storage.putFile(storageKey, outputPath);
  await db
    .transaction(async (tx) => {
      // Decoded, it may be ten times as large as it came; what came goes.
      await requireRoomForBytes(tx, ownerId, bytes - bytesTotal, accountLimits);
      const track = { id, ownerId, name: filename, sha256, storageKey, bytes, durationSeconds };
      await tx.insert(tracks).values(track).onConflictDoNothing();
    })
    .catch(async (error: unknown) => {
      await storage.remove(storageKey);
      throw error;
    });
}
