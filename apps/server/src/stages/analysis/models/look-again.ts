import { ANALYSIS_VERSION, BUILT_IN_EYE, PARAKEET_LANGUAGES } from '@cutroom/analysis';
import type { ModelsOffer } from '@cutroom/contract';
import { and, desc, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { clips, projects } from '../../../platform/database/schema.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { CLIP_ORDER } from '../../../projects/clip-order.ts';

const field = (name: 'version' | 'eye' | 'ear' | 'language' | 'words') =>
  sql`${clips.analysis} ->> ${sql.raw(`'${name}'`)}`;

/** Analysed before there were models to download. */
const notSeen = eq(field('eye'), BUILT_IN_EYE);
/** Something is said in a language that the larger ears know, and they have not listened. Older analyses do not say who did. */
const notHeard = and(
  sql`coalesce(${field('ear')}, 'whisper') = 'whisper'`,
  inArray(field('language'), [...PARAKEET_LANGUAGES]),
);

const isCurrent = eq(field('version'), String(ANALYSIS_VERSION));
/**
 * Somebody speaks and no word of it is written down: the ears were not here yet when the rest was seen, or failed. In older
 * analyses that did not measure it somebody may speak; where that cannot be measured now, nobody listens.
 */
const speechShare = sql`(${clips.analysis} -> 'measures' ->> 'speechShare')::float8`;
const notWrittenDown = and(
  isNull(field('words')),
  isNull(clips.analysisError),
  sql`${clips.probe} ->> 'audio' is not null`,
  or(sql`${speechShare} > 0`, and(not(isCurrent), isNull(speechShare))),
);

/** @param hasLargerEars whether they are here, with memory to listen. */
function couldBeBetter(hasLargerEars: boolean) {
  // What else an older version lacks comes with the next generation.
  const current = and(isCurrent, hasLargerEars ? or(notSeen, notHeard) : notSeen);
  return and(isNotNull(clips.analysis), or(current, notWrittenDown));
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

interface LookAgainOptions {
  readonly hasLargerEars: boolean;
  /** Whose clips somebody waits for; null where nobody does. */
  readonly firstProjectId: number | null;
}

/** Sends each of them to be looked at again; the queue keeps one job for a clip, and accounts take turns. */
export async function lookAgain(
  db: Database,
  queue: Pick<Queue, 'send'>,
  { hasLargerEars, firstProjectId }: LookAgainOptions,
): Promise<void> {
  const rows = await db
    .select({ id: clips.id, ownerId: projects.ownerId })
    .from(clips)
    .innerJoin(projects, eq(projects.id, clips.projectId))
    .where(couldBeBetter(hasLargerEars))
    .orderBy(desc(eq(projects.id, firstProjectId ?? 0)), ...CLIP_ORDER);
  for (const { id, ownerId } of rows)
    await queue.send('analysis.clip', { clipId: id, isAgain: true }, { key: id, ownerId });
}
