import { isDeepStrictEqual } from 'node:util';
import { CutroomError, type EditingPlan, PLAN_VERSIONS_MAX, type PlanVersion } from '@cutroom/contract';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import {
  clips,
  type PlanVersionRow,
  type ProjectRow,
  planVersions,
  runs,
} from '../platform/database/schema.ts';
import { isRandomId, randomId } from '../platform/ids.ts';
import { withoutLostClips } from './plan-clips.ts';
import { cutsSeconds, isShorter, isTooShortForReel } from './plan-seconds.ts';
import { titleAfter } from './title-after.ts';

/** What a change of plan writes into its project; the caller does, with the event that allows it. */
export interface PlanChanges {
  readonly editingPlan: EditingPlan;
  readonly planVersionId?: string;
  readonly prompt?: string;
  readonly title?: string;
}

type Changing = Pick<ProjectRow, 'id' | 'title' | 'prompt' | 'editingPlan' | 'planVersionId' | 'updatedAt'>;

/** A new plan for a locked project. The one it replaces stays as a version that can be brought back. */
export async function replacePlan(
  tx: Database,
  project: Changing,
  next: Pick<PlanVersionRow, 'origin' | 'prompt' | 'plan'>,
): Promise<PlanChanges> {
  await keepCurrent(tx, project);
  const id = randomId();
  await tx.insert(planVersions).values({ id, projectId: project.id, ...next, madeAt: clock });
  await forgetOldest(tx, project.id);
  return { editingPlan: next.plan, planVersionId: id };
}

/**
 * The locked project's plan as edited by hand. The first edit of a plan begins a version and keeps what was there;
 * the following ones go on with it until something else replaces it.
 */
export async function changePlan(tx: Database, project: Changing, plan: EditingPlan): Promise<PlanChanges> {
  if (isDeepStrictEqual(plan, project.editingPlan)) return { editingPlan: plan };
  const current = await findVersion(tx, project.id, project.planVersionId);
  const directed = await directedClips(tx, project, current);
  const edited = directed === undefined ? plan : { ...plan, directedClips: directed };
  if (current?.origin !== 'edited' || current.replacedAt !== null) {
    const prompt = current?.prompt ?? project.prompt;
    return replacePlan(tx, project, { origin: 'edited', prompt, plan: edited });
  }
  await tx.update(planVersions).set({ madeAt: clock }).where(eq(planVersions.id, current.id));
  return { editingPlan: edited };
}

/**
 * What the director chose before anybody edited it. A plan that was edited before this was kept has it from the newest
 * generation of its prompt.
 */
async function directedClips(
  tx: Database,
  { id, editingPlan }: Changing,
  current: PlanVersionRow | null,
): Promise<EditingPlan['directedClips']> {
  if (editingPlan?.directedClips !== undefined) return editingPlan.directedClips;
  if (current === null) return undefined;
  if (current.origin === 'generated') return editingPlan?.selectedClips;
  const [generated] = await tx
    .select({ plan: planVersions.plan })
    .from(planVersions)
    .where(
      and(
        eq(planVersions.projectId, id),
        eq(planVersions.origin, 'generated'),
        eq(planVersions.prompt, current.prompt),
      ),
    )
    .orderBy(desc(planVersions.sequence))
    .limit(1);
  return generated?.plan.selectedClips;
}

/**
 * An earlier version as the locked project's plan, with the prompt it was generated from. The plan it replaces stays as
 * a version. Cuts of clips that have been deleted since are left out.
 * @throws CutroomError `plan_not_found`, or `no_usable_clips` where too little of the version is left
 */
export async function bringBackPlan(
  tx: Database,
  project: Changing,
  versionId: string,
): Promise<{ readonly changes: PlanChanges; readonly leftOutCuts: number }> {
  const version = isRandomId(versionId) ? await findVersion(tx, project.id, versionId) : null;
  if (version === null) throw new CutroomError('plan_not_found');
  const kept = planOf(version, project);
  const clipIds = await clipIdsOf(tx, project.id);
  const plan = withoutLostClips(kept, (clipId) => clipIds.has(clipId));
  if (isTooShortForReel(plan.selectedClips) && isShorter(plan.selectedClips, kept.selectedClips)) {
    throw new CutroomError('no_usable_clips', {
      message: 'Too little of this version is left: its clips have been deleted.',
    });
  }
  await keepCurrent(tx, project);
  return {
    changes: {
      editingPlan: plan,
      planVersionId: version.id,
      prompt: version.prompt,
      title: titleAfter(project, plan),
    },
    leftOutCuts: kept.selectedClips.length - plan.selectedClips.length,
  };
}

/**
 * One of the plans the project has had, without cuts of clips that have been deleted since.
 * @throws CutroomError `plan_not_found`
 */
export async function readPlanVersion(
  db: Database,
  project: Pick<ProjectRow, 'id' | 'editingPlan' | 'planVersionId'>,
  versionId: string,
): Promise<EditingPlan> {
  const version = isRandomId(versionId) ? await findVersion(db, project.id, versionId) : null;
  if (version === null) throw new CutroomError('plan_not_found');
  const clipIds = await clipIdsOf(db, project.id);
  return withoutLostClips(planOf(version, project), (clipId) => clipIds.has(clipId));
}

/** The plans the project has had that still show something, newest first; the current one is among them. */
export async function listPlanVersions(
  db: Database,
  project: Pick<ProjectRow, 'id' | 'editingPlan' | 'planVersionId'>,
): Promise<PlanVersion[]> {
  const rows = await db
    .select()
    .from(planVersions)
    .where(eq(planVersions.projectId, project.id))
    .orderBy(desc(planVersions.sequence));
  const clipIds = await clipIdsOf(db, project.id);
  return rows
    .map((row) => toPlanVersion(row, project, clipIds))
    .filter(({ clipCount, isCurrent }) => clipCount > 0 || isCurrent);
}

/** Not the transaction's beginning, which may be before that of one it had to wait for. */
const clock = sql`clock_timestamp()`;

function toPlanVersion(
  row: PlanVersionRow,
  project: Pick<ProjectRow, 'editingPlan' | 'planVersionId'>,
  clipIds: ReadonlySet<string>,
): PlanVersion {
  const plan = withoutLostClips(planOf(row, project), (clipId) => clipIds.has(clipId));
  return {
    id: row.id,
    number: row.number,
    createdAt: row.madeAt.toISOString(),
    origin: row.origin,
    prompt: row.prompt,
    director: plan.director ?? null,
    clipCount: plan.selectedClips.length,
    firstCut: plan.selectedClips.toSorted((a, b) => a.order - b.order)[0] ?? null,
    seconds: Math.round(cutsSeconds(plan.selectedClips) * 1000) / 1000,
    isCurrent: row.id === project.planVersionId,
  };
}

/** What is on the timeline is newer than what was kept of it. */
function planOf(
  { id, plan }: PlanVersionRow,
  { editingPlan, planVersionId }: Pick<ProjectRow, 'editingPlan' | 'planVersionId'>,
): EditingPlan {
  return id === planVersionId ? (editingPlan ?? plan) : plan;
}

/** Writes down what the project's plan is now. A plan that shows nothing any more is not worth it. */
async function keepCurrent(tx: Database, project: Changing): Promise<void> {
  const plan = project.editingPlan;
  if (plan === null || plan.selectedClips.length === 0) return;
  const kept = await tx
    .update(planVersions)
    .set({ plan, replacedAt: clock })
    .where(isVersion(project.id, project.planVersionId))
    .returning({ id: planVersions.id });
  if (kept.length > 0) return;
  // A plan from before there were versions: the last generation's, or edited since.
  const [generation] = await tx
    .select({ prompt: runs.prompt, plan: runs.plan, madeAt: runs.finishedAt })
    .from(runs)
    .where(and(eq(runs.projectId, project.id), eq(runs.kind, 'generate'), eq(runs.state, 'succeeded')))
    .orderBy(desc(runs.createdAt))
    .limit(1);
  await tx.insert(planVersions).values({
    id: randomId(),
    projectId: project.id,
    origin: isDeepStrictEqual(plan, generation?.plan) ? 'generated' : 'edited',
    prompt: generation?.prompt ?? project.prompt,
    plan,
    madeAt: generation?.madeAt ?? project.updatedAt,
    replacedAt: clock,
  });
}

/** Those that were the project's plan longest ago go first. */
async function forgetOldest(tx: Database, projectId: number): Promise<void> {
  const newest = await tx
    .select({ id: planVersions.id })
    .from(planVersions)
    .where(eq(planVersions.projectId, projectId))
    .orderBy(sql`${planVersions.replacedAt} desc nulls first`, desc(planVersions.sequence))
    .limit(PLAN_VERSIONS_MAX);
  const ids = newest.map(({ id }) => id);
  await tx
    .delete(planVersions)
    .where(and(eq(planVersions.projectId, projectId), notInArray(planVersions.id, ids)));
}

async function findVersion(
  db: Database,
  projectId: number,
  versionId: string | null,
): Promise<PlanVersionRow | null> {
  const [row] = await db.select().from(planVersions).where(isVersion(projectId, versionId));
  return row ?? null;
}

function isVersion(projectId: number, versionId: string | null) {
  return and(eq(planVersions.projectId, projectId), eq(planVersions.id, versionId ?? ''));
}

async function clipIdsOf(db: Database, projectId: number): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: clips.id }).from(clips).where(eq(clips.projectId, projectId));
  return new Set(rows.map(({ id }) => id));
}
