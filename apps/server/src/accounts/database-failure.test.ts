import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { createAuth } from './auth.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const lines: string[] = [];
const log = pino({}, { write: (line) => void lines.push(line) });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ask = (path: string, json: unknown) =>
  createAuth({
    db: database.db,
    log,
    secret: 'x'.repeat(32),
    publicUrl: 'http://localhost:3000',
    isHttps: false,
    isRateLimited: false,
    oidc: null,
    allowsPasswords: true,
    allowsSignUp: true,
  }).handler(
    new Request(`http://localhost:3000/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
      body: JSON.stringify(json),
    }),
  );

it('A database that fails is no fault of who signs up or in, and is not printed past the log', async () => {
  const account = { email: 'ada@example.com', password: 'correct horse battery', name: 'Ada' };
  expect((await ask('sign-up/email', account)).status).toBe(200);
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await database.db.execute('alter table "session" rename to "session_lost"');
  await expect(ask('sign-in/email', account)).rejects.toThrow('Failed query');
  await database.db.execute('alter table "user" add constraint "full" check (email < \'b\')');
  await expect(ask('sign-up/email', { ...account, email: 'bob@example.com' })).rejects.toThrow(
    'Failed query',
  );
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});
