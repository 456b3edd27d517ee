import { CutroomError, type EditingPlan, type ErrorCode } from '@cutroom/contract';
import { and, count, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../platform/database/database.ts';
import { type RunRow, runs } from '../platform/database/schema.ts';
import type { JobHandler, Queue } from '../platform/queue/queue.ts';
import { type AnalysisStageDeps, analysisStage } from '../stages/analysis/analysis-stage.ts';
import { type PlanStageDeps, type PlanStageRequest, planStage } from '../stages/plan/plan-stage.ts';
import { type RenderStageDeps, renderStage } from '../stages/render/render-stage.ts';
import { type BegunRun, beginRun } from './begin-run.ts';
import { failRun, failureOf } from './fail-run.ts';
import { type FinishedReel, finishRun } from './finish-run.ts';
import { removeRemains } from './remove-remains.ts';
import { findRunClipIds, loadRunClips } from './run-clips.ts';
import { inRun, RunOverError } from './run-fence.ts';
import { openRunProgress, type RunProgress } from './run-progress.ts';

export interface RunProjectDeps extends AnalysisStageDeps, PlanStageDeps, RenderStageDeps {
  readonly db: Database;
  readonly queue: Queue;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/**
 * How often a run may meet something unexpected before it fails: an outage of a minute or two passes in that time (jobs.ts
 * has the pauses), and a defect of ours does not keep people waiting for long.
 */
export const DELIVERIES_MAX = 7;

/**
 * Takes one run from its start to a finished video or a failure: analysis, plan, render. Delivered again after a crash, or
 * a failure that may have passed, it goes on with the plan that was made and the cuts that were encoded. A cancelled run ends
 * without a word.
 */
export function runProject(deps: RunProjectDeps): JobHandler<'project.run'> {
  return async ({ runId }, signal, delivery = 1) => {
    try {
      const begun = await beginRun(deps.db, runId);
      await carryOut(deps, begun, { signal, isLast: delivery >= DELIVERIES_MAX }).catch(
        async (error: unknown) => {
          if (error instanceof RunOverError) await removeRemains(deps, begun.run);
          throw error;
        },
      );
    } catch (error) {
      if (!(error instanceof RunOverError)) throw error;
      deps.log.info({ runId }, 'run is over; nothing more to do');
    }
  };
}

/** @throws RunOverError, what may have passed by the next delivery, and whatever keeps the outcome from being written */
async function carryOut(
  deps: RunProjectDeps,
  begun: BegunRun,
  { signal, isLast }: { readonly signal: AbortSignal; readonly isLast: boolean },
): Promise<void> {
  const { run } = begun;
  const progress = openRunProgress(deps.db, run, deps.log);
  const outcome = await makeReel(deps, begun, progress, signal).catch((error: unknown) => ({ error }));
  await progress.close();
  if (!('error' in outcome)) return finishRun(deps.db, deps.queue, run.id, outcome);
  if (outcome.error instanceof RunOverError || progress.over.aborted) throw new RunOverError(run.id);
  if (signal.aborted) {
    // Either the run was cancelled, and is over, or the worker is stopping, and the queue delivers again.
    await inRun(deps.db, run.id, async () => undefined);
    throw signal.reason;
  }
  if (!isLast && mayPass(outcome.error)) {
    deps.log.warn({ err: outcome.error, runId: run.id }, 'run interrupted; it goes on in a moment');
    await inRun(deps.db, run.id, async (tx) => {
      await tx.update(runs).set({ detail: TRYING_AGAIN }).where(eq(runs.id, run.id));
    });
    throw outcome.error;
  }
  await failRun(deps.db, run.id, failureOf(outcome.error, run.id, deps.log));
}

const TRYING_AGAIN = 'Something went wrong on our side. Trying again';

/** Expected errors that say nothing against the clips or the plan. */
const PASSING: readonly ErrorCode[] = ['internal', 'not_ready', 'media_timeout'];

/** Whether another try may end otherwise: a database or a bucket was away for a moment, a file could not be reached. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof CutroomError) || PASSING.includes(error.code)) return true;
  return error.code === 'render_failed' && error.cause instanceof Error && 'syscall' in error.cause;
}

async function makeReel(
  deps: RunProjectDeps,
  { run, project, isFirstAttempt }: BegunRun,
  progress: RunProgress,
  stopSignal: AbortSignal,
): Promise<FinishedReel> {
  const { projectId } = run;
  const clipIds = await findRunClipIds(deps.db, run);
  const signal = AbortSignal.any([stopSignal, progress.over]);
  await analysisStage(deps, {
    clipIds,
    isNewRun: isFirstAttempt,
    signal,
    onProgress: (share, detail) => progress.report('analysis', share, detail),
  });

  const clipRows = await loadRunClips(deps.db, run, clipIds);
  progress.report('plan', 0, 'Choosing the best moments');
  const plan =
    run.plan ?? (await makePlan(deps, run, { clips: clipRows, earlierPlan: project.editingPlan, signal }));
  progress.report('plan', 1, 'The edit is planned');

  const rendered = await renderStage(deps, {
    projectId,
    runId: run.id,
    plan,
    clips: clipRows,
    signal,
    onProgress: (share, detail) => progress.report('render', share, detail),
  });
  return { plan, ...rendered };
}

/** The plan is kept before anything is rendered, so that a resumed run renders the same one. */
async function makePlan(
  deps: RunProjectDeps,
  run: RunRow,
  material: Pick<PlanStageRequest, 'clips' | 'earlierPlan' | 'signal'>,
): Promise<EditingPlan> {
  const seed = await earlierAnswers(deps.db, run);
  const plan = await planStage(deps, { prompt: run.prompt, seed, ...material });
  await inRun(deps.db, run.id, async (tx) => {
    await tx.update(runs).set({ plan }).where(eq(runs.id, run.id));
  });
  return plan;
}

/** How often this prompt was answered already: who asks again wants to see another edit. */
async function earlierAnswers(db: Database, run: RunRow): Promise<number> {
  const [answered] = await db
    .select({ number: count() })
    .from(runs)
    .where(
      and(
        eq(runs.projectId, run.projectId),
        eq(runs.kind, 'generate'),
        eq(runs.state, 'succeeded'),
        eq(runs.prompt, run.prompt),
      ),
    );
  return answered?.number ?? 0;
}
