import { CutroomError } from '@cutroom/contract';
import { asc } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { user } from '../platform/database/schema.ts';

/** Whether the account is that of who set this installation up: the oldest one. */
export async function isInstallationOwner(db: Database, userId: string): Promise<boolean> {
  const [oldest] = await db
    .select({ id: user.id })
    .from(user)
    .orderBy(asc(user.createdAt), asc(user.id))
    .limit(1);
  return oldest?.id === userId;
}

/** @throws CutroomError `not_found`: to others there is nothing here */
export async function requireInstallationOwner(db: Database, userId: string): Promise<void> {
  if (!(await isInstallationOwner(db, userId))) throw new CutroomError('not_found');
}
