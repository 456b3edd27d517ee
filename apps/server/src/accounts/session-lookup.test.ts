import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { session, user } from '../platform/database/schema.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { SESSION_SECONDS } from './auth.ts';
import { readSignedCookie, sessionLookup } from './session-lookup.ts';

const SECRET = 'a secret of at least thirty-two characters';
const signed = (value: string, secret = SECRET) =>
  encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`);

describe('A signed cookie', () => {
  it.each([
    ['alone', `cutroom.session_token=${signed('abc')}`, 'abc'],
    ['among others', `a=1; cutroom.session_token=${signed('abc')}; b=2`, 'abc'],
    ['of another name', `xcutroom.session_token=${signed('abc')}`, null],
    ['signed with another secret', `cutroom.session_token=${signed('abc', 'x'.repeat(32))}`, null],
    ['of another value', `cutroom.session_token=${signed('abc').replace('abc', 'abd')}`, null],
    ['without a signature', 'cutroom.session_token=abc', null],
    ['with an empty signature', 'cutroom.session_token=abc.', null],
    ['that is not percent-encoded rightly', 'cutroom.session_token=%E0%A4%A', null],
    ['that is not there', '', null],
  ])('%s', (_which, header, value) => {
    expect(readSignedCookie(header, 'cutroom.session_token', SECRET)).toBe(value);
  });
});

describe('A session', () => {
  let database: TestDatabase;
  const getSession = vi.fn(async () => null);
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.db.insert(user).values({ id: 'u1', name: 'Ada', email: 'ada@example.com' });
  });
  afterAll(() => database.close());

  const find = (cookie: string | undefined, isHttps = false) =>
    sessionLookup({
      db: database.db,
      secret: SECRET,
      isHttps,
      auth: { api: { getSession } } as never,
    })(cookie);
  const newSession = async (token: string, remainingSeconds: number) => {
    const expiresAt = new Date(Date.now() + remainingSeconds * 1000);
    await database.db.insert(session).values({ id: token, token, userId: 'u1', expiresAt });
    return `cutroom.session_token=${signed(token)}`;
  };

  it('is its user’s as long as it lasts', async () => {
    const cookie = await newSession('new', SESSION_SECONDS - 60);
    expect(await find(cookie)).toEqual({ id: 'u1', email: 'ada@example.com' });
    expect(await find(await newSession('over', -1))).toBeNull();
    expect(await find(`cutroom.session_token=${signed('unknown')}`)).toBeNull();
    expect(await find(undefined)).toBeNull();
    expect(getSession).not.toHaveBeenCalled();
  });

  it('that was asked for before is looked up again: once ended it is over, and a changed cookie was never right', async () => {
    const lookup = sessionLookup({
      db: database.db,
      secret: SECRET,
      isHttps: false,
      auth: { api: { getSession } } as never,
    });
    const cookie = await newSession('ended', SESSION_SECONDS - 60);
    for (let asked = 0; asked < 2; asked += 1) expect(await lookup(cookie)).toMatchObject({ id: 'u1' });
    expect(await lookup(cookie.replace('ended', 'endee'))).toBeNull();
    await database.db.delete(session).where(eq(session.token, 'ended'));
    expect(await lookup(cookie)).toBeNull();
  });

  it('is renewed by better-auth once it is a day old', async () => {
    await find(await newSession('older', SESSION_SECONDS - 25 * 60 * 60));
    expect(getSession).toHaveBeenCalledOnce();
  });

  it('has a cookie of this very host over TLS', async () => {
    await newSession('tls', SESSION_SECONDS - 60);
    expect(await find(`cutroom.session_token=${signed('tls')}`, true)).toBeNull();
    const cookie = `__Host-cutroom.session_token=${signed('tls')}`;
    expect(await find(cookie, true)).toMatchObject({ id: 'u1' });
  });
});
