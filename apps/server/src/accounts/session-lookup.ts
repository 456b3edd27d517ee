import { createHmac, timingSafeEqual } from 'node:crypto';
import type { User } from '@cutroom/contract';
import { eq, sql } from 'drizzle-orm';
import { batched } from '../platform/batched.ts';
import type { Database } from '../platform/database/database.ts';
import { session, user } from '../platform/database/schema.ts';
import { type Auth, SESSION_RENEWED_AFTER_MS, SESSION_SECONDS, sessionCookieName } from './auth.ts';

export interface SessionLookupDeps {
  readonly db: Database;
  readonly auth: Pick<Auth, 'api'>;
  readonly secret: string;
  readonly isHttps: boolean;
}

/** The user of the session that a Cookie header names, or null. */
export type FindSessionUser = (cookie: string | undefined) => Promise<User | null>;

/**
 * Every call of the API asks who is there, pollers every two seconds. The cookie's signature is checked here, and the
 * sessions of all requests of a moment come with one statement; nothing is remembered, so that a session that was ended
 * is over at once. better-auth, which does the same with two statements each, has the ones that want renewing.
 */
export function sessionLookup({ db, auth, secret, isHttps }: SessionLookupDeps): FindSessionUser {
  const cookieName = sessionCookieName(isHttps);
  const readToken = signedCookieReader(cookieName, secret);
  const findSession = batched((tokens: readonly string[]) => loadSessions(db, tokens));
  return async (cookie) => {
    const token = cookie === undefined ? null : readToken(cookie);
    if (token === null) return null;
    const found = await findSession(token);
    const remainingMs = (found?.expiresAt.getTime() ?? 0) - Date.now();
    if (found === null || remainingMs <= 0) return null;
    const { id, email } = found;
    if (remainingMs > SESSION_SECONDS * 1000 - SESSION_RENEWED_AFTER_MS) return { id, email };
    const renewed = await auth.api.getSession({ headers: new Headers({ cookie: cookie ?? '' }) });
    return renewed === null ? null : { id: renewed.user.id, email: renewed.user.email };
  };
}

interface FoundSession extends User {
  readonly expiresAt: Date;
}

async function loadSessions(
  db: Database,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, FoundSession>> {
  const rows = await db
    .select({ token: session.token, expiresAt: session.expiresAt, id: user.id, email: user.email })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(sql`${session.token} = any(${sql.param(tokens)})`);
  return new Map(rows.map(({ token, ...found }) => [token, found]));
}

/** Cookies whose signature was found right, so that it is not computed for every poll; no others get in. */
const KNOWN_MAX = 10_000;

/** `readSignedCookie` for one name. */
function signedCookieReader(name: string, secret: string): (header: string) => string | null {
  const known = new Map<string, string>();
  return (header) => {
    const signed = cookieValue(header, name);
    if (signed === null) return null;
    const value = known.get(signed) ?? verified(signed, secret);
    if (value === null) return null;
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(signed, value);
    return value;
  };
}

/**
 * What a cookie of better-auth carries: `value.signature`, percent-encoded, with the HMAC-SHA-256 of the value in base64.
 * @returns null where there is no such cookie in the header, or where it was not signed with `secret`
 */
export function readSignedCookie(header: string, name: string, secret: string): string | null {
  const signed = cookieValue(header, name);
  return signed === null ? null : verified(signed, secret);
}

function verified(signed: string, secret: string): string | null {
  const dot = signed.lastIndexOf('.');
  if (dot <= 0) return null;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1), 'base64');
  const right = createHmac('sha256', secret).update(value).digest();
  return given.length === right.length && timingSafeEqual(given, right) ? value : null;
}

function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(equals + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
