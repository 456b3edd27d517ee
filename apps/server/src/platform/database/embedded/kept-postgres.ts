import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDiskFull } from '../../disk-full.ts';
import { findExecutable } from '../../executable.ts';
import { openCluster } from './cluster.ts';
import type { DatabasePlace, EmbeddedPostgresOptions } from './database-place.ts';
import { databaseUser } from './database-user.ts';
import { endLeftover } from './leftover.ts';
import { logPostgresLine } from './postgres-log.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import { postgresSettings, type Transport } from './postgres-settings.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { socketIn } from './socket-folder.ts';
import { makeUsable } from './usable-programs.ts';

/** A PostgreSQL that is started again when it ends by itself. */
export interface KeptPostgres {
  stop(): Promise<void>;
}

type Start = () => Promise<Postmaster>;

/** Before each start after one that did not last: a minute and a half in all. */
const PAUSES_MS = [100, 500, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000];
/** One that ran this long has recovered from whatever it was. */
const LASTED_MS = 60_000;
/** Of a disk without room, where somebody may be making some. */
const FULL_DISK_PAUSE_MS = 2000;
/** Processes of a PostgreSQL that was killed end by themselves, and until then no other may start. */
const ORPHANS_MS_MAX = 20_000;
const ORPHANS_POLL_MS = 200;

/** Runs PostgreSQL on the cluster of `place`, which is made where there is none. The caller holds the database's lock. */
export async function keepPostgres(
  place: DatabasePlace,
  options: EmbeddedPostgresOptions,
): Promise<KeptPostgres> {
  const start = await prepareStart(place, options);
  const stopping = new AbortController();
  let postmaster = await startAfterOrphans(start);
  const keep = async (): Promise<void> => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      const lastWords = await postmaster.ended;
      if (stopping.signal.aborted) return;
      options.log.error(`The database has ended and is started again. ${lastWords}`);
      failures = performance.now() - startedAt > LASTED_MS ? 0 : failures + 1;
      postmaster = await startAgain(start, failures, stopping.signal, options.log);
    }
  };
  const keeping = keep().catch((error: unknown) => {
    if (!stopping.signal.aborted) options.onLost(error instanceof Error ? error : new Error(String(error)));
  });
  return {
    async stop() {
      stopping.abort();
      await postmaster.stop();
      await keeping;
      // One that was just being started.
      await postmaster.stop();
    },
  };
}

async function prepareStart(
  place: DatabasePlace,
  { log, searchPath, changes }: EmbeddedPostgresOptions,
): Promise<Start> {
  const user = databaseUser();
  const programs = await makeUsable(await findPostgresPrograms(), user, place.directory);
  const cluster = await openCluster(place.directory, programs, user);
  const { port } = cluster.access;
  const transport: Transport = place.usesSockets ? { kind: 'socket' } : { kind: 'tcp', port };
  const address = place.usesSockets ? { path: socketIn(place.socketFolder) } : { host: '127.0.0.1', port };
  const setpriv = process.platform === 'linux' ? await findExecutable('setpriv', searchPath) : null;
  return async () => {
    await endLeftover(cluster.directory, address, log);
    return startPostmaster({
      programs,
      clusterDirectory: cluster.directory,
      user,
      settings: postgresSettings(transport, changes),
      onLine: (line) => logPostgresLine(log, line),
      setpriv,
    });
  };
}

async function startAfterOrphans(start: Start): Promise<Postmaster> {
  const givesUpAt = performance.now() + ORPHANS_MS_MAX;
  while (performance.now() < givesUpAt) {
    try {
      return await start();
    } catch (error) {
      if (!hasOrphans(error)) throw startFailed(error);
      await delay(ORPHANS_POLL_MS);
    }
  }
  return start();
}

/**
 * @param failures how many before did not last
 * @throws when it has failed too often, but never for want of room on the disk
 */
async function startAgain(
  start: Start,
  failures: number,
  signal: AbortSignal,
  log: Logger,
): Promise<Postmaster> {
  let attempt = failures;
  while (attempt < PAUSES_MS.length) {
    await delay(PAUSES_MS[attempt], undefined, { signal });
    try {
      const postmaster = await start();
      log.info('The database is there again');
      return postmaster;
    } catch (error) {
      if (isDiskFull(error)) {
        log.error({ err: error }, 'The database waits for room on the disk');
        await delay(FULL_DISK_PAUSE_MS, undefined, { signal });
      } else {
        attempt += 1;
        log.error({ err: error }, 'The database could not be started again');
        if (attempt >= PAUSES_MS.length) throw startFailed(error);
      }
    }
  }
  throw new Error('The database ends again and again. What it said last is in the log above.');
}

const hasOrphans = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('shared memory block');

function startFailed(error: unknown): Error {
  const said = error instanceof Error ? error.message : String(error);
  return new Error(`The database could not be started. ${said}`, { cause: error });
}
