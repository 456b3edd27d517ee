import type { EditingPlan, RunKind } from '@cutroom/contract';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { clips, runs } from '../platform/database/schema.ts';
import { cutsSeconds } from '../projects/plan-seconds.ts';

/** Enough to even out a run that was resumed after a night; few enough to follow a machine that got faster or busier. */
const RUNS_LOOKED_AT = 10;

export interface Work {
  readonly projectId: number;
  /** What is rendered; null where it is still to be planned. */
  readonly plan: EditingPlan | null;
}

/**
 * How long a run will take, from its start: as long for each second of its work as the middle one of the last runs of its kind
 * on this installation. The work of a 'generate' is the clips that are looked at, that of a 'regenerate' the reel.
 * @returns null where nothing was measured, or there is nothing to measure by
 */
export async function expectedSeconds(db: Database, kind: RunKind, work: Work): Promise<number | null> {
  const own =
    work.plan === null ? await clipSecondsOf(db, work.projectId) : cutsSeconds(work.plan.selectedClips);
  const [measured] = await db
    .select({ pace: sql<number | null>`percentile_cont(0.5) within group (order by pace)` })
    .from(lastPaces(db, kind));
  const pace = measured?.pace ?? null;
  return pace === null || own === 0 ? null : pace * own;
}

/** Seconds of run for each second of work, of the last that ended well. */
function lastPaces(db: Database, kind: RunKind) {
  const work =
    kind === 'generate'
      ? clipSeconds(runs.projectId)
      : sql`(${runs.report} ->> 'durationSeconds')::double precision`;
  return db
    .select({
      pace: sql<number>`extract(epoch from ${runs.finishedAt} - ${runs.createdAt})::double precision / nullif(${work}, 0)`.as(
        'pace',
      ),
    })
    .from(runs)
    .where(and(eq(runs.kind, kind), eq(runs.state, 'succeeded'), isNotNull(runs.finishedAt)))
    .orderBy(desc(runs.finishedAt))
    .limit(RUNS_LOOKED_AT)
    .as('last_runs');
}

async function clipSecondsOf(db: Database, projectId: number): Promise<number> {
  const [found] = await db
    .select({ seconds: sql<number | null>`${seconds}` })
    .from(clips)
    .where(eq(clips.projectId, projectId));
  return found?.seconds ?? 0;
}

const seconds = sql`sum((${clips.probe} ->> 'durationSeconds')::double precision)`;

function clipSeconds(projectId: typeof runs.projectId) {
  return sql`(select ${seconds} from ${clips} where ${eq(clips.projectId, projectId)})`;
}
