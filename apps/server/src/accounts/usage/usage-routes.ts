import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { handleCall } from '../../platform/http/call.ts';
import { accountUsage } from './account-usage.ts';
import type { AccountLimits } from './limits.ts';

/** GET /api/account/usage */
export function registerUsageRoutes(
  app: FastifyInstance,
  { db, accountLimits }: { readonly db: Database; readonly accountLimits: AccountLimits },
): void {
  handleCall(app, 'getUsage', ({ user }) => accountUsage(db, user.id, accountLimits));
}
