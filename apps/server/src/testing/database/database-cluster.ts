import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { randomId } from '../../platform/ids.ts';
import { openBossQueue } from '../../platform/queue/boss-queue.ts';
import { onServer, urlOf } from './test-database-url.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that all test files share, and a finished database on it to copy. */
    postgres: { readonly serverUrl: string; readonly template: string };
  }
}

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, the embedded one, or with DATABASE_URL that server; and in it a database
 * that has every table, for a test file to get a copy of.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => undefined }
    : await startCluster();
  const template = `cutroom_template_${randomId()}`.toLowerCase();
  await onServer(server.url, `create database ${template}`);
  await fill(urlOf(server.url, template));
  project.provide('postgres', { serverUrl: server.url, template });
  return async () => {
    await onServer(server.url, `drop database ${template} with (force)`);
    await server.stop();
  };
}

async function startCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'cutroom-tests-'));
  const { connection, stop } = await openEmbeddedPostgres({
    directory: join(directory, 'database'),
    log: pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' }),
    searchPath: process.env.PATH ?? '',
    onLost: (reason) => {
      throw reason;
    },
    // Nothing in it outlives the run.
    changes: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const url = new URL(`postgres://${connection.user}@localhost/${connection.database}`);
  if (connection.host.startsWith('/')) url.searchParams.set('host', connection.host);
  else url.host = `${connection.host}:${connection.port}`;
  if (connection.password !== undefined) url.password = connection.password;
  return {
    url: url.href,
    stop: () => stop().finally(() => rm(directory, { recursive: true, force: true })),
  };
}

async function fill(url: string): Promise<void> {
  const database = await openDatabase({ connectionString: url });
  const queue = await openBossQueue(database.bossOptions, pino({ level: 'silent' }));
  await queue.stop();
  await database.close();
}
