import { CutroomError, namesText, unfinishedUploadsText } from '@cutroom/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type UploadRow, uploads } from '../platform/database/schema.ts';
import { isAwaited } from './settle-project.ts';

/** A chunk on its way gives two signs of life in this time (receive-chunk.ts), and a retry follows sooner. */
const QUIET_MS = 30_000;

type ReceivingUpload = Pick<UploadRow, 'filename' | 'updatedAt'>;

/** Whether some page, wherever it is, sends an upload: bytes of it came a moment ago. */
export function isArriving(
  { state, updatedAt }: Pick<UploadRow, 'state' | 'updatedAt'>,
  now: number,
): boolean {
  return state === 'receiving' && !isQuiet(updatedAt, now);
}

/** The same, of rows. */
export function areArriving(now: number) {
  return and(eq(uploads.state, 'receiving'), gt(uploads.updatedAt, new Date(now - QUIET_MS)));
}

/**
 * What has arrived whole and is being checked keeps nobody waiting.
 * @throws CutroomError `uploads_in_progress`, which names the files, while bytes of the project's uploads are on their way
 */
export async function requireNothingReceiving(tx: Database, projectId: number): Promise<void> {
  const now = Date.now();
  const receiving = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.projectId, projectId), eq(uploads.state, 'receiving'), isAwaited(now)))
    .orderBy(asc(uploads.createdAt));
  const message = receivingText(receiving, now);
  if (message !== null) throw new CutroomError('uploads_in_progress', { message });
}

/** What to do about uploads under way, those first that nobody may be waiting for; null where there are none. */
export function receivingText(receiving: readonly ReceivingUpload[], now: number): string | null {
  const quiet = receiving.filter(({ updatedAt }) => isQuiet(updatedAt, now));
  if (quiet.length > 0) return unfinishedUploadsText(quiet.map(({ filename }) => filename));
  return receiving.length > 0 ? underWayText(receiving) : null;
}

function isQuiet(updatedAt: Date, now: number): boolean {
  return updatedAt.getTime() <= now - QUIET_MS;
}

function underWayText(receiving: readonly ReceivingUpload[]): string {
  const [has, it] = receiving.length === 1 ? ['has', 'it'] : ['have', 'them'];
  const names = namesText(receiving.map(({ filename }) => filename));
  return `${names} ${has} not finished uploading. Wait for ${it}, remove ${it} or choose ${it} again.`;
}
