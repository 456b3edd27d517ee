import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { session, user } from '../../platform/database/schema.ts';
import type { Auth } from '../auth.ts';
import {
  PASSWORD_CHARS_MAX,
  PASSWORD_CHARS_MIN,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
} from '../login-form.ts';
import { changePassword, hasPassword } from '../own-account/confirmation.ts';
import { forgetFailures } from '../sign-in-guard.ts';

/** @throws Error with a sentence where no password can be set for that address */
export async function accountToReset(db: Database, email: string): Promise<{ readonly id: string }> {
  const address = email.trim().toLowerCase();
  const [account] = await db.select({ id: user.id }).from(user).where(eq(user.email, address));
  if (account === undefined) throw new Error(`There is no account of ${address} on this server.`);
  if (!(await hasPassword(db, account.id)))
    throw new Error(`${address} signs in with single sign-on and has no password here.`);
  return account;
}

/** Why it cannot be a password; null where it can. */
export function passwordProblem(password: string): string | null {
  if (password.length < PASSWORD_CHARS_MIN) return PASSWORD_TOO_SHORT;
  return password.length > PASSWORD_CHARS_MAX ? PASSWORD_TOO_LONG : null;
}

/**
 * For whoever runs the server: the account gets another password, is signed out everywhere, and has not to wait for wrong
 * guesses made before.
 * @returns how many sessions were ended
 * @throws Error with a sentence
 */
export async function resetPassword(
  {
    db,
    auth,
    secret,
  }: { readonly db: Database; readonly auth: Pick<Auth, '$context'>; readonly secret: string },
  email: string,
  newPassword: string,
): Promise<number> {
  const problem = passwordProblem(newPassword);
  if (problem !== null) throw new Error(problem);
  const { id } = await accountToReset(db, email);
  return db.transaction(async (tx) => {
    await changePassword(tx, auth, id, newPassword);
    await forgetFailures(tx, email.trim(), secret);
    const ended = await tx.delete(session).where(eq(session.userId, id)).returning({ id: session.id });
    return ended.length;
  });
}
