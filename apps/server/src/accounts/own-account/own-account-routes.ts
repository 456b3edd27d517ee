import { CutroomError } from '@cutroom/contract';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { session, user } from '../../platform/database/schema.ts';
import { handleCall } from '../../platform/http/call.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type Auth, sessionCookieName } from '../auth.ts';
import { readSignedCookie } from '../session-lookup.ts';
import type { GuardSignIn } from '../sign-in-guard.ts';
import { changePassword, hasPassword, requireOwner } from './confirmation.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

export interface OwnAccountDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly auth: Auth;
  readonly secret: string;
  readonly isHttps: boolean;
  readonly guardSignIn: GuardSignIn;
  readonly deleteProject: (ownerId: string, projectId: number) => Promise<void>;
}

/** What people may do with their account and all that is kept about it: see it, change it, take it along, have it deleted. */
export function registerOwnAccountRoutes(app: FastifyInstance, deps: OwnAccountDeps): void {
  const { db, storage, auth, guardSignIn } = deps;
  const account = async (userId: string) => {
    const [row] = await db.select().from(user).where(eq(user.id, userId));
    if (row === undefined) throw new CutroomError('unauthorized');
    return { email: row.email, name: row.name, hasPassword: await hasPassword(db, userId) };
  };

  handleCall(app, 'getAccount', ({ user: { id } }) => account(id));

  handleCall(app, 'renameAccount', async ({ user: { id }, body }) => {
    await db.update(user).set({ name: body.name, updatedAt: new Date() }).where(eq(user.id, id));
    return account(id);
  });

  handleCall(app, 'changePassword', async ({ user: owner, body, request }) => {
    const confirm = () => requireOwner(db, auth, owner, { password: body.currentPassword });
    await asSignIn(guardSignIn, request, owner.email, confirm);
    await changePassword(db, auth, owner.id, body.newPassword);
    await endOthers(db, owner.id, tokenOf(request, deps));
    return { success: true };
  });

  handleCall(app, 'listSessions', async ({ user: { id }, request }) => {
    const own = tokenOf(request, deps);
    const rows = await db
      .select()
      .from(session)
      .where(and(eq(session.userId, id), gt(session.expiresAt, new Date())))
      .orderBy(desc(session.updatedAt));
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      ipAddress: row.ipAddress,
      userAgent: row.userAgent,
      isCurrent: row.token === own,
    }));
  });

  handleCall(app, 'endOtherSessions', async ({ user: { id }, request }) => {
    await endOthers(db, id, tokenOf(request, deps));
    return { success: true };
  });

  handleCall(app, 'deleteAccount', async ({ user: owner, body, request }) => {
    await asSignIn(guardSignIn, request, owner.email, () => requireOwner(db, auth, owner, body));
    await deleteAccount(db, owner.id, (projectId) => deps.deleteProject(owner.id, projectId));
    return { success: true };
  });

  const summary = 'All that is kept about the account, as a zip';
  app.get(
    '/api/account/export',
    { config: { access: 'user' }, schema: { summary } },
    async (request, reply) => {
      const archive = await exportAccount({ db, storage }, request.requireUser().id);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="cutroom-export.zip"',
          'cache-control': 'no-store',
        })
        .send(archive);
    },
  );
}

/** A password guessed here is as good as one guessed at the sign-in, and is slowed down as one. */
async function asSignIn(
  guardSignIn: GuardSignIn,
  request: FastifyRequest,
  email: string,
  confirm: () => Promise<void>,
): Promise<void> {
  let refusal: CutroomError | null = null;
  await guardSignIn(request, { email }, async () => {
    try {
      await confirm();
      return new Response(null, { status: 204 });
    } catch (error) {
      if (!(error instanceof CutroomError)) throw error;
      refusal = error;
      return new Response(null, { status: 401 });
    }
  });
  if (refusal !== null) throw refusal;
}

async function endOthers(db: Database, userId: string, ownToken: string | null): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), ne(session.token, ownToken ?? '')));
}

function tokenOf(
  request: FastifyRequest,
  { secret, isHttps }: Pick<OwnAccountDeps, 'secret' | 'isHttps'>,
): string | null {
  return readSignedCookie(request.headers.cookie ?? '', sessionCookieName(isHttps), secret);
}
