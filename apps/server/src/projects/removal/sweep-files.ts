import { eq, inArray, max, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { projects } from '../../platform/database/schema.ts';
import type { JobHandler, Queue } from '../../platform/queue/queue.ts';
import { PROJECTS_FOLDER, type Storage, storageKeys } from '../../platform/storage/storage.ts';
import { sweepTracks } from '../music/sweep-tracks.ts';

export interface SweepFilesDeps {
  readonly db: Database;
  readonly queue: Pick<Queue, 'send'>;
  readonly storage: Pick<Storage, 'folders' | 'removePrefix'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** Held, with a project's id, while files of it are made that it does not speak of yet. */
export const NEW_FILES_LOCK = 72_406_003;

/** The recurring job 'files.sweep': files whose project or track is gone, however that came about, go too. */
export function sweepFiles(deps: SweepFilesDeps): JobHandler<'files.sweep'> {
  const { db, storage, log } = deps;
  return async (_payload, signal) => {
    await sweepTracks(deps, signal);
    for (const id of await findOrphans(db, await storage.folders(PROJECTS_FOLDER))) {
      signal.throwIfAborted();
      await removeOrphan(deps, id).then(
        (isRemoved) =>
          isRemoved &&
          log.info({ projectId: id }, 'files of a deleted project were still there; they are removed'),
        (err: unknown) => log.warn({ err, projectId: id }, 'files of a deleted project cannot be removed'),
      );
    }
  };
}

/** @returns false where they are files of a project that is only being made */
async function removeOrphan({ db, storage }: SweepFilesDeps, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '1h'`);
    const { rows } = await tx.execute(
      sql`select pg_try_advisory_xact_lock(${NEW_FILES_LOCK}, ${id}) as "isFree"`,
    );
    // It may have been made since the list was.
    const isMade = (await tx.$count(projects, eq(projects.id, id))) > 0;
    if (rows[0]?.isFree !== true || isMade) return false;
    await storage.removePrefix(storageKeys.project(id));
    return true;
  });
}

async function findOrphans(db: Database, folders: readonly string[]): Promise<number[]> {
  const ids = folders.filter((name) => /^\d{1,9}$/.test(name)).map(Number);
  if (ids.length === 0) return [];
  const rows = await db.select({ id: projects.id }).from(projects).where(inArray(projects.id, ids));
  const alive = new Set(rows.map(({ id }) => id));
  // Beyond the newest project, another database is talked of: one that was brought back from an older backup.
  const [newest] = await db.select({ id: max(projects.id) }).from(projects);
  return ids.filter((id) => !alive.has(id) && id < (newest?.id ?? 0));
}
