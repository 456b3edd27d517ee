import { API_CALLS, CutroomError, framesPerSecond, nextStatus } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { spendGeneration } from '../../accounts/usage/account-day.ts';
import { requireShortQueue } from '../../accounts/usage/account-limits.ts';
import type { Database } from '../../platform/database/database.ts';
import { clips, type ProjectRow } from '../../platform/database/schema.ts';
import { handleCall } from '../../platform/http/call.ts';
import { editVersionOf } from '../../projects/edit-version.ts';
import {
  bringBackPlan,
  changePlan,
  listPlanVersions,
  readPlanVersion,
} from '../../projects/plan-versions.ts';
import { loadProjectJson } from '../../projects/project-json.ts';
import { applyEvent, findOwnedProject, lockOwnedProject } from '../../projects/project-rows.ts';
import { type GenerationDeps, startGeneration } from '../../runs/start-generation.ts';
import { startRun } from '../../runs/start-run.ts';
import { type EditedClip, editPlan } from './edit-plan.ts';
import { readEditVersion, readIsComplete, readTimeline } from './timeline-input.ts';

export interface EditRoutesDeps extends GenerationDeps {
  readonly db: Database;
}

/** Saving the timeline, bringing earlier plans back, and rendering again. */
export function registerEditRoutes(app: FastifyInstance, deps: EditRoutesDeps): void {
  const { db, queue, accountLimits } = deps;
  const { method, path, summary, params, body, response } = API_CALLS.saveTimeline;
  app.withTypeProvider<ZodTypeProvider>().route({
    method,
    url: path,
    config: { access: 'user' },
    // The body has error codes of its own (spec section 5), so readTimeline judges it; the schema only documents it.
    attachValidation: true,
    schema: { summary, operationId: 'saveTimeline', params, body, response: { 200: response } },
    handler: async (request) => {
      if (request.validationError?.validationContext === 'params') throw request.validationError;
      const { id } = request.params;
      const timeline = readTimeline(request.body);
      const editVersion = readEditVersion(request.body);
      const isComplete = readIsComplete(request.body);
      const userId = request.requireUser().id;
      await db.transaction(async (tx) => {
        const project = await lockOwnedProject(tx, userId, id);
        if (project.editingPlan === null) throw new CutroomError('plan_missing');
        requireUnchanged(project, editVersion);
        const plan = editPlan(project.editingPlan, timeline, await editedClips(tx, id), isComplete);
        await applyEvent(tx, project, 'edit_timeline', await changePlan(tx, project, plan));
      });
      return loadProjectJson(db, userId, id);
    },
  });

  handleCall(app, 'listPlans', async ({ user, params }) =>
    listPlanVersions(db, await findOwnedProject(db, user.id, params.id)),
  );

  handleCall(app, 'getPlan', async ({ user, params }) =>
    readPlanVersion(db, await findOwnedProject(db, user.id, params.id), params.planId),
  );

  handleCall(app, 'restorePlan', async ({ user, params }) => {
    const leftOutCuts = await db.transaction(async (tx) => {
      const project = await lockOwnedProject(tx, user.id, params.id);
      const restored = await bringBackPlan(tx, project, params.planId);
      await applyEvent(tx, project, 'edit_timeline', restored.changes);
      return restored.leftOutCuts;
    });
    return { ...(await loadProjectJson(db, user.id, params.id)), leftOutCuts };
  });

  handleCall(app, 'regenerate', async ({ user, params, body }) => {
    await db.transaction(async (tx) => {
      const project = await lockOwnedProject(tx, user.id, params.id);
      const brief = body?.brief;
      if (brief !== undefined) {
        await startGeneration(tx, deps, project, { prompt: body?.prompt ?? project.prompt, brief });
        return;
      }
      const plan = project.editingPlan;
      const hasClips = plan !== null && plan.selectedClips.length > 0;
      // Where the status forbids it too, that is the better reason: startRun gives it.
      if (!hasClips && nextStatus(project.status, 'regenerate') !== null)
        throw new CutroomError('plan_missing');
      await startRun(tx, queue, project, { kind: 'regenerate', prompt: project.prompt, plan });
      await requireShortQueue(tx, user.id, accountLimits);
      await spendGeneration(tx, user.id, accountLimits);
    });
    return loadProjectJson(db, user.id, params.id);
  });
}

/** Where the status forbids the save too, that is the better reason: applyEvent gives it. */
function requireUnchanged({ status, editingPlan }: ProjectRow, editVersion: string | null): void {
  if (editVersion === null || editVersion === editVersionOf(editingPlan)) return;
  if (nextStatus(status, 'edit_timeline') !== null) throw new CutroomError('timeline_changed');
}

async function editedClips(tx: Database, projectId: number): Promise<Map<string, EditedClip>> {
  const rows = await tx
    .select({ id: clips.id, probe: clips.probe })
    .from(clips)
    .where(eq(clips.projectId, projectId));
  return new Map(
    rows.map(({ id, probe }) => [
      id,
      {
        durationSeconds: probe.durationSeconds,
        framesPerSecond: framesPerSecond(probe),
        hasAudio: probe.audio !== null,
      },
    ]),
  );
}
