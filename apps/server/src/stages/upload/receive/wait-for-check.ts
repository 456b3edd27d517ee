import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database.ts';
import type { UploadRow } from '../../../platform/database/schema.ts';
import { findUpload } from '../upload-rows.ts';

/** How long the last chunk waits to hear what became of its upload. */
const CHECK_WAIT_MS_MAX = 25_000;
const POLL_MS = 100;

/**
 * The upload once its check is done, or as it is when the time is up or `stop` aborts; null where it was removed.
 * The check may run in another process, so the database is asked.
 */
export async function waitForCheck(
  db: Database,
  uploadId: string,
  stop: AbortSignal,
  waitMs: number = CHECK_WAIT_MS_MAX,
): Promise<UploadRow | null> {
  const endsAt = Date.now() + waitMs;
  for (;;) {
    const row = await findUpload(db, uploadId);
    if (row?.state !== 'checking' || stop.aborted || Date.now() >= endsAt) return row;
    await sleep(POLL_MS, undefined, { signal: stop }).catch(() => undefined);
  }
}
