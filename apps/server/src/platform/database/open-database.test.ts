import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/database/test-database-url.ts';
import { openDatabase } from './open-database.ts';

it('A database server that takes connections and says nothing is given up', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : null;
  const connectionString = `postgres://ada@127.0.0.1:${port}/reels`;
  await expect(openDatabase({ connectionString }, { connectionTimeoutMillis: 50 })).rejects.toThrow();
  silent.close();
});

it('A statement that does not end is ended, by the server or else by us', async () => {
  const { url, drop } = await createTestDatabase();
  const sleeps = sql`select pg_sleep(600)`;
  const patient = await openDatabase({ connectionString: url }, { statement_timeout: 50 });
  await expect(patient.db.execute(sleeps)).rejects.toMatchObject({ cause: { code: '57014' } });
  const impatient = await openDatabase(
    { connectionString: url },
    { statement_timeout: 0, query_timeout: 50 },
  );
  await expect(impatient.db.execute(sleeps)).rejects.toMatchObject({
    cause: { message: 'Query read timeout' },
  });
  for (const { close } of [patient, impatient]) await close();
  await drop();
});

it('Locks and transactions that nobody ends have an end', async () => {
  const { url, drop } = await createTestDatabase();
  const { db, close } = await openDatabase({ connectionString: url });
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const { rows } = await db.execute(
    sql`select name, setting::int > 0 as is_set from pg_settings where name in ${names}`,
  );
  expect(rows).toHaveLength(names.length);
  expect(rows.every((row) => row.is_set === true)).toBe(true);
  await close();
  await drop();
});

it('A connection that is lost while nobody uses it is told of, and the next query gets another one', async () => {
  const { url, drop } = await createTestDatabase();
  const told: string[] = [];
  const log = { warn: (_: unknown, message: string) => void told.push(message) };
  const { db, close } = await openDatabase({ connectionString: url }, {}, log as never);
  const other = await openDatabase({ connectionString: url });
  await db.execute(sql`select 1`);
  await other.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await vi.waitFor(() => expect(told).toEqual(['an idle connection to the database was lost']), 20_000);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  for (const opened of [{ close }, other]) await opened.close();
  await drop();
});
