import { CutroomError } from '@cutroom/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { countProjects, countWaitingJobs, measureUploads } from './account-usage.ts';
import type { AccountLimits } from './limits.ts';

/**
 * @param tx what is added is added in the same transaction, or two at once would both find room
 * @throws CutroomError `project_limit`
 */
export async function requireRoomForProject(
  tx: Database,
  ownerId: string,
  limits: AccountLimits,
): Promise<void> {
  await lockAccount(tx, ownerId);
  if ((await countProjects(tx, ownerId)) >= limits.projects) throw new CutroomError('project_limit');
}

/**
 * @param tx as for `requireRoomForProject`
 * @throws CutroomError `account_storage_limit`, `open_upload_limit`, `waiting_job_limit`
 */
export async function requireRoomForUpload(
  tx: Database,
  ownerId: string,
  bytes: number,
  limits: AccountLimits,
): Promise<void> {
  const { openUploads } = await requireRoomForBytes(tx, ownerId, bytes, limits);
  if (openUploads >= limits.openUploads) {
    throw new CutroomError('open_upload_limit');
  }
  await requireShortQueue(tx, ownerId, limits);
}

/**
 * @param tx as for `requireRoomForProject`
 * @throws CutroomError `account_storage_limit`
 */
export async function requireRoomForBytes(
  tx: Database,
  ownerId: string,
  bytes: number,
  limits: AccountLimits,
): Promise<{ readonly openUploads: number }> {
  await lockAccount(tx, ownerId);
  const { storedBytes, openUploads } = await measureUploads(tx, ownerId);
  if (storedBytes + bytes > limits.storedBytes) throw new CutroomError('account_storage_limit');
  return { openUploads };
}

/** @throws CutroomError `waiting_job_limit` */
export async function requireShortQueue(tx: Database, ownerId: string, limits: AccountLimits): Promise<void> {
  if ((await countWaitingJobs(tx, ownerId)) < limits.waitingJobs) return;
  throw new CutroomError('waiting_job_limit');
}

/** Until the transaction ends, nobody else adds to this account. */
async function lockAccount(tx: Database, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${ownerId}`}, 0))`);
}
