import type { Analyser } from '@cutroom/analysis';
import { CutroomError, type EditingPlan } from '@cutroom/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import { spendAiCall } from './accounts/usage/account-day.ts';
import type { AccountLimits } from './accounts/usage/limits.ts';
import type { Database } from './platform/database/database.ts';
import { type RunRow, runs } from './platform/database/schema.ts';
import { openPlaces } from './platform/places.ts';
import { findMusic } from './projects/music/project-music.ts';
import { awaitChecks } from './runs/await-checks.ts';
import type { BegunRun } from './runs/begin-run.ts';
import { measureAgain } from './runs/expected-seconds.ts';
import { findRunClipIds, loadRunClips } from './runs/run-clips.ts';
import { inRun } from './runs/run-fence.ts';
import { directorMusic, keepRunMusic, loadRunMusic } from './runs/run-music.ts';
import type { RunProgress } from './runs/run-progress.ts';
import type { MakeReel } from './runs/run-project.ts';
import { type AnalysisStageDeps, analysisStage } from './stages/analysis/analysis-stage.ts';
import type { Director } from './stages/plan/director/open-director.ts';
import { type PlanStageDeps, type PlanStageRequest, planStage } from './stages/plan/plan-stage.ts';
import { type RenderStageDeps, renderStage } from './stages/render/render-stage.ts';

export interface ReelMakerDeps extends AnalysisStageDeps, PlanStageDeps, RenderStageDeps {
  readonly db: Database;
  readonly accountLimits: AccountLimits;
  readonly director: Pick<Director, 'ask' | 'hold'>;
  readonly analyser: PlanStageDeps['analyser'] & Pick<Analyser, 'rest'>;
}

/** Reels that one process plans and renders at a time. Waiting for clips to be analysed takes none of these places. */
const MADE_AT_ONCE = 2;

/** One run through the stages: analysis → plan → render. */
export function reelMaker(deps: ReelMakerDeps): MakeReel {
  const places = openPlaces(MADE_AT_ONCE);
  return async (begun, progress, stopSignal) => {
    const { run } = begun;
    const signal = AbortSignal.any([stopSignal, progress.over]);
    const clipIds = await clipIdsOf(deps.db, run, progress, signal);
    const release = run.plan === null ? deps.director.hold() : null;
    try {
      const ofClips = { begun, clipIds, progress, signal };
      await understand(deps, ofClips);
      if (run.plan === null) progress.report('plan', 0, 'Choosing the best moments');
      const leave = await places.take(signal);
      try {
        return await planAndRender(deps, ofClips);
      } finally {
        leave();
      }
    } finally {
      release?.();
    }
  };
}

function understand(deps: ReelMakerDeps, { begun, clipIds, progress, signal }: RunOfClips): Promise<void> {
  return analysisStage(deps, {
    clipIds,
    ownerId: begun.project.ownerId,
    isNewRun: begun.isFirstAttempt,
    signal,
    // The clips of an edit that is planned are analysed, but for those of before an update.
    onProgress: (share, detail) => {
      if (begun.run.plan === null || share < 1) progress.report('analysis', share, detail);
    },
  });
}

/** @throws CutroomError `no_clips` where none of the files that were still being checked became a clip */
async function clipIdsOf(
  db: Database,
  run: RunRow,
  progress: RunProgress,
  signal: AbortSignal,
): Promise<string[]> {
  if (run.plan === null) {
    const onChecking = (name: string) => progress.report('analysis', 0, `Checking ${name}`);
    if (await awaitChecks(db, run, { signal, onChecking })) await measureAgain(db, run);
  }
  const clipIds = await findRunClipIds(db, run);
  if (clipIds.length === 0) throw new CutroomError('no_clips', { message: NOTHING_USABLE });
  return clipIds;
}

const NOTHING_USABLE =
  'None of the uploaded files could be used. Upload at least one clip that plays, then generate again.';

interface RunOfClips {
  readonly begun: BegunRun;
  readonly clipIds: readonly string[];
  readonly progress: RunProgress;
  readonly signal: AbortSignal;
}

async function planAndRender(deps: ReelMakerDeps, { begun, clipIds, progress, signal }: RunOfClips) {
  const { run, project } = begun;
  const clipRows = await loadRunClips(deps.db, run, clipIds);
  const plan =
    run.plan ??
    (await makePlan(await withinAiBudget(deps, project.ownerId), run, {
      clips: clipRows,
      earlierPlan: project.editingPlan,
      signal,
    }));
  await inRun(deps.db, run.id, (tx) => keepRunMusic(tx, run));
  if (run.plan === null) progress.report('plan', 1, 'The edit is planned');

  // The models' memory, some 240 MB, is what the encoders need now.
  deps.analyser.rest();
  const rendered = await renderStage(deps, {
    projectId: run.projectId,
    runId: run.id,
    plan,
    clips: clipRows,
    music: await loadRunMusic(deps.db, run.id),
    signal,
    onProgress: (share, detail) => progress.report('render', share, detail),
  });
  return { plan, ...rendered };
}

/** Who has used the AI model as often as they may today gets the plan of the director here. */
async function withinAiBudget(deps: ReelMakerDeps, ownerId: string): Promise<ReelMakerDeps> {
  if (deps.languageModel === null || (await spendAiCall(deps.db, ownerId, deps.accountLimits))) return deps;
  return { ...deps, languageModel: null };
}

/** The plan is kept before anything is rendered, so that a resumed run renders the same one. */
async function makePlan(
  deps: ReelMakerDeps,
  run: RunRow,
  material: Pick<PlanStageRequest, 'clips' | 'earlierPlan' | 'signal'>,
): Promise<EditingPlan> {
  const seed = await earlierAnswers(deps.db, run);
  const music = directorMusic(await findMusic(deps.db, run.projectId));
  const plan = await planStage(deps, { prompt: run.prompt, brief: run.brief, seed, music, ...material });
  await inRun(deps.db, run.id, async (tx) => {
    await tx.update(runs).set({ plan }).where(eq(runs.id, run.id));
    await keepRunMusic(tx, run, plan);
  });
  return plan;
}

/**
 * How often this prompt, with these changes by hand, was answered already: who asks again wants to see another edit, and
 * who changes a wish the same one with this wish met.
 */
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
        sql`${runs.brief} is not distinct from ${asJson(run.brief)}`,
      ),
    );
  return answered?.number ?? 0;
}

function asJson(brief: RunRow['brief']) {
  return sql`${brief === null ? null : JSON.stringify(brief)}::jsonb`;
}
