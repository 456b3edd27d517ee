import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Release, takeLock } from '../../exclusive-lock.ts';
import { DATABASE_ROLE, readAccess } from './cluster.ts';
import type { DatabasePlace, EmbeddedPostgresOptions } from './database-place.ts';
import { type KeptPostgres, keepPostgres } from './kept-postgres.ts';
import { isListening, reachableFolder, socketIn, takesSockets } from './socket-folder.ts';

/** How clients reach it: by the folder of its socket, or by loopback with a password. */
export interface EmbeddedServer {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
}

export interface EmbeddedPostgres {
  readonly connection: EmbeddedServer;
  stop(): Promise<void>;
}

const TAKE_OVER_POLL_MS = 500;
const JOIN_POLL_MS = 100;
/** The other process may be recovering the database. */
const JOIN_MS_MAX = 120_000;

/**
 * The PostgreSQL of one data directory. Whichever process comes first runs it as its child; others on the same directory
 * (ROLE=web and ROLE=worker) find it there, and one of them takes over when that process ends.
 * @throws a sentence for the operator where it cannot be had
 */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.directory, { recursive: true, mode: 0o700 });
  const directory = await realpath(options.directory);
  const clusterDirectory = join(directory, 'cluster');
  const folder = await reachableFolder(clusterDirectory);
  const usesSockets = options.usesSockets ?? (await takesSockets(directory));
  const place = { directory, clusterDirectory, usesSockets, socketFolder: folder.path };
  const ownership = openOwnership(place, options);
  try {
    await ownership.takeOrJoin();
    return {
      connection: await connectionTo(place),
      stop: () => ownership.end().finally(folder.remove),
    };
  } catch (error) {
    await ownership.end();
    await folder.remove();
    throw error;
  }
}

/** Who runs PostgreSQL is who holds the lock beside the cluster. */
function openOwnership(place: DatabasePlace, options: EmbeddedPostgresOptions) {
  const stopping = new AbortController();
  let release: Release | null = null;
  let kept: KeptPostgres | null = null;
  let takingOver: Promise<void> = Promise.resolve();

  const tryToOwn = async (): Promise<boolean> => {
    release = await takeLock(join(place.directory, 'lock'));
    if (release === null) return false;
    kept = await keepPostgres(place, options);
    return true;
  };
  const takeOverLater = async (): Promise<void> => {
    try {
      while (!(await tryToOwn())) await delay(TAKE_OVER_POLL_MS, undefined, { signal: stopping.signal });
      options.log.info('The process that ran the database has ended: this one runs it now');
    } catch (error) {
      if (!stopping.signal.aborted) options.onLost(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return {
    async takeOrJoin(): Promise<void> {
      const givesUpAt = performance.now() + JOIN_MS_MAX;
      while (!(await tryToOwn())) {
        if (await isReachable(place)) {
          takingOver = takeOverLater();
          return;
        }
        if (performance.now() > givesUpAt)
          throw new Error(
            `The database in ${place.directory} is run by another process, which cannot be reached from here. On one machine, start both on the same DATA_DIR; on several, set DATABASE_URL.`,
          );
        await delay(JOIN_POLL_MS);
      }
    },
    async end(): Promise<void> {
      stopping.abort();
      await takingOver;
      await kept?.stop();
      await release?.();
      release = null;
    },
  };
}

async function isReachable(place: DatabasePlace): Promise<boolean> {
  if (place.usesSockets) return isListening({ path: socketIn(place.socketFolder) });
  const access = await readAccess(place.directory).catch(() => null);
  return access !== null && (await isListening({ host: '127.0.0.1', port: access.port }));
}

async function connectionTo({
  directory,
  usesSockets,
  socketFolder,
}: DatabasePlace): Promise<EmbeddedServer> {
  const who = { user: DATABASE_ROLE, database: 'postgres' };
  if (usesSockets) return { ...who, host: socketFolder, port: 5432 };
  const { port, password } = await readAccess(directory);
  return { ...who, host: '127.0.0.1', port, password };
}
