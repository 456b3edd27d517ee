import { CutroomError } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session, user } from '../platform/database/schema.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { signInGuard, waitSeconds } from './sign-in-guard.ts';

it('The wait doubles with each wrong password after the first five, up to a quarter of an hour', () => {
  expect([0, 5, 6, 7, 10, 15, 16, 40].map(waitSeconds)).toEqual([0, 0, 1, 2, 16, 512, 900, 900]);
});

describe('Guessing', () => {
  let database: TestDatabase;
  const lines: object[] = [];
  const log = { warn: (line: object) => lines.push(line) } as never;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const tryOnce = (email: string, status: number, ip = '10.0.0.1') =>
    signInGuard(database.db, 'a secret of at least thirty-two characters')(
      { ip, log },
      { email, password: 'x' },
      async () => new Response('{}', { status }),
    );
  const fail = async (email: string, times: number) => {
    for (let time = 0; time < times; time += 1) await tryOnce(email, 401).catch(() => undefined);
  };

  it('an account’s password gets slower, from whatever address, and another account’s does not', async () => {
    await fail('ada@example.com', 8);
    const outcome = await tryOnce('ADA@example.com', 200, '10.0.0.99').catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(CutroomError);
    expect(outcome).toMatchObject({ code: 'sign_in_wait', retryAfterSeconds: expect.any(Number) });
    expect((await tryOnce('bob@example.com', 200)).status).toBe(200);
  });

  it('does not keep out who is signed in at the same address', async () => {
    await database.db.insert(user).values({ id: 'eve', name: 'Eve', email: 'eve@example.com' });
    const expiresAt = new Date(Date.now() + 60_000);
    await database.db
      .insert(session)
      .values({ id: 's', token: 's', userId: 'eve', expiresAt, ipAddress: '10.0.0.7' });
    await fail('eve@example.com', 8);
    await expect(tryOnce('eve@example.com', 200, '10.0.0.8')).rejects.toMatchObject({ status: 429 });
    expect((await tryOnce('eve@example.com', 200, '10.0.0.7')).status).toBe(200);
    expect((await tryOnce('eve@example.com', 200, '10.0.0.8')).status).toBe(200);
  });

  it('leaves a line with the address and no name', async () => {
    lines.length = 0;
    await fail('carol@example.com', 1);
    expect(lines).toEqual([{ address: '10.0.0.1', account: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
    expect(JSON.stringify(lines)).not.toContain('carol');
  });

  it('is not what an answer means that says nothing about the password', async () => {
    lines.length = 0;
    await tryOnce('dan@example.com', 429);
    await tryOnce('dan@example.com', 400);
    expect(lines).toEqual([]);
  });
});
