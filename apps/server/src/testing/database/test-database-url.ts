import pg from 'pg';
import { inject } from 'vitest';
import { randomId } from '../../platform/ids.ts';

/** A new, migrated and empty database on the tests' PostgreSQL, for one test file. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { serverUrl, template } = inject('postgres');
  const name = `cutroom_test_${randomId()}`.toLowerCase();
  await onServer(serverUrl, `create database ${name} template ${template}`);
  return {
    url: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

/** The address of another database of the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
