import { ANALYSIS_VERSION, BUILT_IN_EYE, PARAKEET_LANGUAGES } from '@cutroom/analysis';
import type { ModelsOffer } from '@cutroom/contract';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { clips, projects } from '../../../platform/database/schema.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { CLIP_ORDER } from '../../../projects/clip-order.ts';

const field = (name: 'version' | 'eye' | 'ear' | 'language') =>
  sql`${clips.analysis} ->> ${sql.raw(`'${name}'`)}`;

/** Analysed before there were models to download. */
const notSeen = eq(field('eye'), BUILT_IN_EYE);
/** Something is said in a language that the larger ears know, and they have not listened. Older analyses do not say who did. */
const notHeard = and(
  sql`coalesce(${field('ear')}, 'whisper') = 'whisper'`,
  inArray(field('language'), [...PARAKEET_LANGUAGES]),
);

/** @param hasLargerEars whether they are here, with memory to listen. */
function couldBeBetter(hasLargerEars: boolean) {
  // One of another version is made anew anyway.
  return and(eq(field('version'), String(ANALYSIS_VERSION)), hasLargerEars ? or(notSeen, notHeard) : notSeen);
}

/** How many clips of all accounts the downloaded models have not seen or heard, and whether they are on their way. */
export async function clipsToLookAt(
  db: Database,
  queue: Pick<Queue, 'hasOpen'>,
  hasLargerEars: boolean,
): Promise<Pick<ModelsOffer, 'clipsNotSeen' | 'isLookingAgain'>> {
  return {
    clipsNotSeen: await db.$count(clips, couldBeBetter(hasLargerEars)),
    isLookingAgain: await queue.hasOpen('analysis.clip', { isAgain: true }),
  };
}

/** Sends each of them to be looked at again; the queue keeps one job for a clip, and accounts take turns. */
export async function lookAgain(
  db: Database,
  queue: Pick<Queue, 'send'>,
  hasLargerEars: boolean,
): Promise<void> {
  const rows = await db
    .select({ id: clips.id, ownerId: projects.ownerId })
    .from(clips)
    .innerJoin(projects, eq(projects.id, clips.projectId))
    .where(couldBeBetter(hasLargerEars))
    .orderBy(...CLIP_ORDER);
  for (const { id, ownerId } of rows)
    await queue.send('analysis.clip', { clipId: id, isAgain: true }, { key: id, ownerId });
}
