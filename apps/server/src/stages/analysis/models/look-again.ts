import { ANALYSIS_VERSION, BUILT_IN_EYE } from '@cutroom/analysis';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { clips, projects } from '../../../platform/database/schema.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { CLIP_ORDER } from '../../../projects/clip-order.ts';

/** Analysed as it is done today, but before there were models to download. One of another version is made anew anyway. */
const notSeen = and(
  sql`${clips.analysis} ->> 'version' = ${String(ANALYSIS_VERSION)}`,
  sql`${clips.analysis} ->> 'eye' = ${BUILT_IN_EYE}`,
);

/** How many clips of all accounts the downloaded models have not seen. */
export function countNotSeen(db: Database): Promise<number> {
  return db.$count(clips, notSeen);
}

/** Sends each of them to be looked at again; the queue keeps one job for a clip, and accounts take turns. */
export async function lookAgain(db: Database, queue: Pick<Queue, 'send'>): Promise<void> {
  const rows = await db
    .select({ id: clips.id, ownerId: projects.ownerId })
    .from(clips)
    .innerJoin(projects, eq(projects.id, clips.projectId))
    .where(notSeen)
    .orderBy(...CLIP_ORDER);
  for (const { id, ownerId } of rows)
    await queue.send('analysis.clip', { clipId: id, isAgain: true }, { key: id, ownerId });
}
