import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { clips, projects } from '../../platform/database/schema.ts';
import type { JobHandler, Queue } from '../../platform/queue/queue.ts';

export interface RetryProxiesDeps {
  readonly db: Database;
  readonly queue: Pick<Queue, 'send'>;
  readonly clock?: () => number;
}

/** What could not be made for so long never will. */
const RETRIED_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * The recurring job 'preview.retry': clips whose proxy is missing, because the queue gave it up while something was away,
 * get its job again. Those for which that never helped have none, and nobody goes on waiting for it.
 */
export function retryProxies({ db, queue, clock = Date.now }: RetryProxiesDeps): JobHandler<'preview.retry'> {
  return async () => {
    const oldest = new Date(clock() - RETRIED_MS);
    const isMissing = and(isNull(clips.proxyKey), isNull(clips.proxyErrorCode), isNotNull(clips.analysis));
    await db
      .update(clips)
      .set({ proxyErrorCode: 'internal' })
      .where(and(isMissing, lte(clips.createdAt, oldest)));
    const missing = await db
      .select({ id: clips.id, ownerId: projects.ownerId })
      .from(clips)
      .innerJoin(projects, eq(projects.id, clips.projectId))
      .where(isMissing);
    // The queue keeps one job per clip: where it still has it, sending adds none.
    for (const { id, ownerId } of missing)
      await queue.send('preview.proxy', { clipId: id }, { key: id, ownerId });
  };
}
