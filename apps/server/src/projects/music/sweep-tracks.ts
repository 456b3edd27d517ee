import { eq, inArray, notExists } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { projectMusic, tracks, uploads } from '../../platform/database/schema.ts';
import { isRandomId } from '../../platform/ids.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { type Storage, storageKeys, TRACKS_FOLDER } from '../../platform/storage/storage.ts';
import { removeUnusedTracks } from './project-music.ts';

export interface SweepTracksDeps {
  readonly db: Database;
  readonly queue: Pick<Queue, 'send'>;
  readonly storage: Pick<Storage, 'folders' | 'removePrefix'>;
}

/** Tracks that no project uses, such as one that was replaced while a run mixed it, and files without a track. */
export async function sweepTracks(
  { db, queue, storage }: SweepTracksDeps,
  signal: AbortSignal,
): Promise<void> {
  const ids = (await storage.folders(TRACKS_FOLDER)).filter(isRandomId);
  const arriving = await findIds(db, uploads, ids);
  const unused = await db
    .select({ id: tracks.id })
    .from(tracks)
    .where(notExists(db.select().from(projectMusic).where(eq(projectMusic.trackId, tracks.id))));
  const isArriving = ({ id }: { readonly id: string }) => arriving.has(id);
  await db.transaction((tx) =>
    removeUnusedTracks(
      tx,
      queue,
      unused.filter((track) => !isArriving(track)).map(({ id }) => id),
    ),
  );
  const known = await findIds(db, tracks, ids);
  for (const id of ids) {
    signal.throwIfAborted();
    if (!known.has(id) && !arriving.has(id)) await storage.removePrefix(storageKeys.trackFiles(id));
  }
}

/** A track has its upload's id, and is being made while that is checked. */
async function findIds(
  db: Database,
  table: typeof tracks | typeof uploads,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
