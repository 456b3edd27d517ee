import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type RunRow, runs, uploads } from '../platform/database/schema.ts';

const LOOK_EVERY_MS = 200;

/**
 * Resolves when every file that had arrived when the run was started is a clip or a track, or refused.
 * @param onChecking told the name of the file that is looked at, or is next
 * @returns whether it had to wait for any
 */
export async function awaitChecks(
  db: Database,
  run: Pick<RunRow, 'id' | 'projectId'>,
  { signal, onChecking }: { readonly signal: AbortSignal; readonly onChecking: (name: string) => void },
): Promise<boolean> {
  let hasWaited = false;
  const startedAt = db.select({ at: runs.createdAt }).from(runs).where(eq(runs.id, run.id));
  while (true) {
    signal.throwIfAborted();
    const [first] = await db
      .select({ filename: uploads.filename })
      .from(uploads)
      .where(
        and(
          eq(uploads.projectId, run.projectId),
          eq(uploads.state, 'checking'),
          lte(uploads.createdAt, sql`(${startedAt})`),
        ),
      )
      .orderBy(asc(uploads.createdAt))
      .limit(1);
    if (first === undefined) return hasWaited;
    hasWaited = true;
    onChecking(first.filename);
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
}
