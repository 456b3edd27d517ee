import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import type { Database } from './database.ts';
import { loadDatabaseTemplate } from './database-template.ts';
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

/** PostgreSQL in WASM, kept in one directory that only this process may use (data-directory-lock.ts). */
export async function openEmbeddedDatabase(directory: string): Promise<OpenDatabase> {
  await mkdir(directory, { recursive: true });
  const template = await loadDatabaseTemplate(directory);
  const client = await PGlite.create(directory, template === null ? {} : { loadDataDir: template });
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    bossOptions: { db: fromPglite(client), backend: 'pglite' },
    close: () => client.close(),
  };
}

/** For a connection, new or handed on by another request: without a limit a server that is silent is waited for for ever. */
const CONNECT_MS_MAX = 10_000;

/** A PostgreSQL server, shared by as many processes as wanted. */
export async function openPostgresDatabase(
  url: string,
  connectMsMax: number = CONNECT_MS_MAX,
): Promise<OpenDatabase> {
  const connection = { connectionString: url, connectionTimeoutMillis: connectMsMax };
  const pool = new pg.Pool({ ...connection, max: 10 });
  // An idle connection that the server drops must not take the process down; the next query gets a new one.
  pool.on('error', () => undefined);
  const db = drizzlePostgres(pool, { schema });
  await migrateOnce(connection);
  return { db, bossOptions: { ...connection, max: 6 }, close: () => pool.end() };
}

/** drizzle's migrator takes no lock: two servers starting together would both create the tables. */
async function migrateOnce(connection: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  try {
    const db = drizzlePostgres(pool);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migratePostgres(db, { migrationsFolder });
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  } finally {
    await pool.end();
  }
}
