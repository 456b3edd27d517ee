import { createHmac } from 'node:crypto';
import { CutroomError } from '@cutroom/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { session, signInFailures, user } from '../platform/database/schema.ts';

/** Lets a sign-in with a password through, and counts how it ended. */
export type GuardSignIn = (
  request: Pick<FastifyRequest, 'ip' | 'log'>,
  fields: unknown,
  ask: () => Promise<Response>,
) => Promise<Response>;

/** A few slips are free. */
const FREE_FAILURES = 5;
const WAIT_SECONDS_MAX = 15 * 60;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;

/** 1 s after the sixth wrong password in a row, twice as long after each further one, 15 minutes at most. */
export function waitSeconds(failures: number): number {
  return failures <= FREE_FAILURES ? 0 : Math.min(WAIT_SECONDS_MAX, 2 ** (failures - FREE_FAILURES - 1));
}

/**
 * Guessing one account's password gets slower with each guess, from however many addresses it comes; so it does for
 * accounts that do not exist, which keeps it secret which do. Who is signed in from the same address need not wait:
 * else a stranger could keep them out. Each failure leaves a line in the log, with the address for tools that block it.
 */
export function signInGuard(db: Database, secret: string): GuardSignIn {
  return async ({ ip, log }, fields, ask) => {
    const email = emailOf(fields);
    if (email === null) return ask();
    const account = accountHash(email, secret);
    const waiting = await remainingSeconds(db, account);
    if (waiting > 0 && !(await isKnownAddress(db, email, ip))) {
      throw new CutroomError('sign_in_wait', { retryAfterSeconds: waiting });
    }
    const answer = await ask();
    if (answer.ok) await db.delete(signInFailures).where(eq(signInFailures.account, account));
    else if (answer.status === 401) {
      await noteFailure(db, account);
      log.warn({ address: ip, account: account.slice(0, 16) }, 'sign-in failed: wrong email or password');
    }
    return answer;
  };
}

/** Whoever has the right password needs not wait for what others guessed. */
export async function forgetFailures(db: Database, email: string, secret: string): Promise<void> {
  const account = accountHash(email.toLowerCase(), secret);
  await db.delete(signInFailures).where(eq(signInFailures.account, account));
}

function emailOf(fields: unknown): string | null {
  if (typeof fields !== 'object' || fields === null || !('email' in fields)) return null;
  return typeof fields.email === 'string' && fields.email !== '' ? fields.email.toLowerCase() : null;
}

/** Keyed: whoever reads the log cannot try addresses against it. */
function accountHash(email: string, secret: string): string {
  return createHmac('sha256', secret).update('cutroom sign-in failures 1\n').update(email).digest('hex');
}

async function remainingSeconds(db: Database, account: string): Promise<number> {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.account, account));
  if (row === undefined) return 0;
  const endsAt = row.lastAt.getTime() + waitSeconds(row.failures) * 1000;
  return Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
}

async function isKnownAddress(db: Database, email: string, ip: string): Promise<boolean> {
  const found = await db
    .select({ id: session.id })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(user.email, email), eq(session.ipAddress, ip), sql`${session.expiresAt} > now()`))
    .limit(1);
  return found.length > 0;
}

async function noteFailure(db: Database, account: string): Promise<void> {
  const forgottenBefore = new Date(Date.now() - FORGOTTEN_AFTER_MS).toISOString();
  await db
    .insert(signInFailures)
    .values({ account, failures: 1, lastAt: new Date() })
    .onConflictDoUpdate({
      target: signInFailures.account,
      set: {
        failures: sql`case when ${signInFailures.lastAt} < ${forgottenBefore}::timestamptz then 1 else ${signInFailures.failures} + 1 end`,
        lastAt: new Date(),
      },
    });
}
