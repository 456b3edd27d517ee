import { type EditingPlan, type RenderReport, storedClipName, type TimelineEntry } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { runs } from '../platform/database/schema.ts';
import { randomId } from '../platform/ids.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { removeFiles } from '../platform/storage/remove-files.ts';
import { replacePlan } from '../projects/plan-versions.ts';
import { applyEvent } from '../projects/project-rows.ts';
import { titleAfter } from '../projects/title-after.ts';
import { inRun } from './run-fence.ts';
import { adoptRunMusic, hasOtherMusic } from './run-music.ts';

/** A rendered video that is stored but not yet anyone's. */
export interface FinishedReel {
  readonly plan: EditingPlan;
  readonly storageKey: string;
  readonly bytes: number;
  readonly report: RenderReport;
  readonly timeline: readonly TimelineEntry[];
}

/**
 * Makes the reel the project's video, all of it in one transaction; the video it replaces is removed by a job.
 * @throws RunOverError
 */
export function finishRun(db: Database, queue: Queue, runId: string, reel: FinishedReel): Promise<void> {
  return inRun(db, runId, async (tx, project, run) => {
    const isOutdated = await hasOtherMusic(tx, run);
    const title = run.kind === 'generate' ? titleAfter(project, reel.plan) : project.title;
    const after = await applyEvent(tx, project, 'run_succeeded', {
      title,
      // A regenerate renders what the user edited; the project's own plan stays exactly that.
      ...(run.kind === 'generate'
        ? {
            prompt: run.prompt,
            ...(await replacePlan(tx, project, { origin: 'generated', prompt: run.prompt, plan: reel.plan })),
          }
        : {}),
      timeline: [...reel.timeline],
      finalVideoName: storedClipName(`${title}.mp4`, randomId()),
      finalVideoKey: reel.storageKey,
      finalVideoBytes: reel.bytes,
      finalVideoSeconds: reel.report.durationSeconds,
      processingProgress: 100,
      errorMessage: null,
      videoExpiresAt: null,
    });
    await tx
      .update(runs)
      .set({ state: 'succeeded', detail: null, plan: reel.plan, report: reel.report, finishedAt: new Date() })
      .where(eq(runs.id, runId));
    await adoptRunMusic(tx, run);
    if (isOutdated) await applyEvent(tx, after, 'edit_timeline');
    if (project.finalVideoKey !== null && project.finalVideoKey !== reel.storageKey) {
      await removeFiles(tx, queue, project.finalVideoKey);
    }
  });
}
