import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import * as schema from './schema.ts';

export interface OpenDatabase {
  readonly db: Database;
  /** What the job queue needs to live in the same database. */
  readonly bossOptions: ConstructorOptions;
  close(): Promise<void>;
}

const migrationsFolder = join(import.meta.dirname, '../../../drizzle');
/** Any number will do as long as every server of one database uses the same. */
const MIGRATION_LOCK = 72_406_001;

/** For a connection, new or handed on by another request: without a limit a server that is silent is waited for for ever. */
const CONNECT_MS_MAX = 10_000;

/**
 * What no statement of ours takes: a server, or the network to it, that has gone silent must hang nobody. The server
 * ends the statement; where it says nothing, we do, a little later.
 */
const LIMITS = {
  statement_timeout: 30_000,
  lock_timeout: 15_000,
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const satisfies pg.PoolConfig;

/** Where PostgreSQL is and who asks. */
export type DatabaseServer =
  | { readonly connectionString: string }
  | {
      /** A name or number of the network, or the folder of a Unix socket. */
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
      readonly password?: string;
    };

/** How much of the above a test wants. */
export type ConnectionLimits = {
  readonly [Name in keyof typeof LIMITS | 'connectionTimeoutMillis']?: NonNullable<pg.PoolConfig[Name]>;
};

/**
 * Brings the database up to date and connects to it; as many processes as wanted may share it.
 * @param log told of connections that are lost while nobody uses them
 */
export async function openDatabase(
  server: DatabaseServer,
  limits: ConnectionLimits = {},
  log: Pick<Logger, 'warn'> | null = null,
): Promise<OpenDatabase> {
  const reachable = { ...server, connectionTimeoutMillis: CONNECT_MS_MAX, ...limits };
  await migrateOnce(reachable);
  const connection = { ...reachable, ...LIMITS, ...limits };
  const pool = openPool({ ...connection, max: 10 }, (err) =>
    log?.warn({ err }, 'an idle connection to the database was lost'),
  );
  return {
    db: drizzle(pool, { schema }),
    bossOptions: { ...connection, application_name: 'cutroom jobs', max: 6 },
    close: () => pool.end(),
  };
}

/**
 * Connections that the server drops must not take the process down. An idle one is told of, and the next query gets another; of one in
 * use its query fails, and that is who is told; of one that is being closed nobody wants to know.
 */
function openPool(config: pg.PoolConfig, onIdleLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onIdleLost);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** drizzle's migrator takes no lock: two servers starting together would both create the tables. A migration may take its time. */
async function migrateOnce(connection: pg.PoolConfig): Promise<void> {
  const pool = openPool({ ...connection, max: 1 }, () => undefined);
  try {
    const db = drizzle(pool);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(db, { migrationsFolder });
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  } finally {
    await pool.end();
  }
}
