import { ANALYSIS_VERSION } from '@cutroom/analysis';
import type { EditingPlan, RunKind } from '@cutroom/contract';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { clips, type RunRow, runs } from '../platform/database/schema.ts';
import { cutsSeconds } from '../projects/plan-seconds.ts';
import { inRun } from './run-fence.ts';

/** Enough to even out a run that was resumed after a night; few enough to follow a machine that got faster or busier. */
const RUNS_LOOKED_AT = 10;
/** What planning and rendering a reel take: about as long as analysing a minute of clips (docs/performance.md). */
const REEL_IN_CLIP_SECONDS = 60;

export interface Work {
  readonly projectId: number;
  /** What is rendered; null where it is still to be planned. */
  readonly plan: EditingPlan | null;
}

/**
 * How long a run will take, from its start: as long for each second of its work as the middle one of the last runs of its kind
 * on this installation. The work of a 'regenerate' is its reel. That of a 'generate' is the clips that are still to be analysed,
 * and as much as a minute of them for a reel of whatever length, since that is known only when it is planned. Where a run does
 * not say what was to be analysed, because it was made before that was kept, all clips count.
 * @returns what the run's row keeps: both null where there is nothing to measure by, the second also where nothing was measured
 */
export async function measureRun(
  db: Database,
  kind: RunKind,
  { projectId, plan }: Work,
): Promise<Pick<RunRow, 'secondsToAnalyse' | 'expectedSeconds'>> {
  const secondsToAnalyse = plan === null ? await findSecondsToAnalyse(db, projectId) : null;
  const work = plan === null ? generationWork(secondsToAnalyse) : cutsSeconds(plan.selectedClips);
  const pace = await usualPace(db, kind);
  const isKnown = pace !== null && work !== null && work > 0;
  return { secondsToAnalyse, expectedSeconds: isKnown ? pace * work : null };
}

/** Once more, of a 'generate' that was started while some of its files were still being checked: they are clips now. */
export async function measureAgain(
  db: Database,
  run: Pick<RunRow, 'id' | 'kind' | 'projectId'>,
): Promise<void> {
  await inRun(db, run.id, async (tx) => {
    const measured = await measureRun(tx, run.kind, { projectId: run.projectId, plan: null });
    await tx.update(runs).set(measured).where(eq(runs.id, run.id));
  });
}

function generationWork(secondsToAnalyse: number | null): number | null {
  return secondsToAnalyse === null ? null : secondsToAnalyse + REEL_IN_CLIP_SECONDS;
}

async function usualPace(db: Database, kind: RunKind): Promise<number | null> {
  const [measured] = await db
    .select({ pace: sql<number | null>`percentile_cont(0.5) within group (order by pace)` })
    .from(lastPaces(db, kind));
  return measured?.pace ?? null;
}

/** Seconds of run for each second of work, of the last that ended well. */
function lastPaces(db: Database, kind: RunKind) {
  const work =
    kind === 'generate'
      ? sql`coalesce(${runs.secondsToAnalyse}, ${clipSecondsOfRun()}) + ${REEL_IN_CLIP_SECONDS}`
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

function clipSecondsOfRun(): SQL {
  return sql`(select sum(${clipSeconds}) from ${clips} where ${eq(clips.projectId, runs.projectId)})`;
}

/** Also of clips that failed for no reason of their own: a new run tries them again. null without a clip. */
async function findSecondsToAnalyse(db: Database, projectId: number): Promise<number | null> {
  const [found] = await db
    .select({
      seconds: sql<
        number | null
      >`sum(case when ${isAnalysed} or (${isUnusable}) then 0 else ${clipSeconds} end)`,
    })
    .from(clips)
    .where(eq(clips.projectId, projectId));
  return found?.seconds ?? null;
}

const clipSeconds = sql`(${clips.probe} ->> 'durationSeconds')::double precision`;
const isAnalysed = sql`coalesce(${clips.analysis} ->> 'version' = ${String(ANALYSIS_VERSION)}, false)`;
const isUnusable = sql`${clips.analysisError} is not null and coalesce(${clips.analysisErrorCode} like 'clip\\_%', true)`;
