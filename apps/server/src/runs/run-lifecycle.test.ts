import type { EditingPlan, RenderReport } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ProjectRow, projects, type RunRow, runs } from '../platform/database/schema.ts';
import { lockProject } from '../projects/project-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { openRecordingQueue, type RecordingQueue } from '../testing/recording-queue.ts';
import { beginRun } from './begin-run.ts';
import { cancelRun } from './cancel-run.ts';
import { failRun } from './fail-run.ts';
import { type FinishedReel, finishRun } from './finish-run.ts';
import { resumeRuns } from './resume-runs.ts';
import { RunOverError } from './run-fence.ts';
import { openRunProgress } from './run-progress.ts';
import { type RunRequest, startRun } from './start-run.ts';

const log = pino({ level: 'silent' });
const plan: EditingPlan = {
  title: 'A day at the sea',
  description: '',
  instructions: '',
  selectedClips: [{ clipId: 'beach', startTime: 1, endTime: 3, order: 0 }],
};
const report: RenderReport = {
  passed: true,
  problems: [],
  framesExpected: 60,
  framesFound: 60,
  durationSeconds: 2,
  bytes: 1234,
  integratedLufs: -14,
  truePeakDbtp: -1.5,
  blackStretches: [],
  cutsEncoded: 1,
  cutsReused: 0,
};
const reel: FinishedReel = {
  plan,
  storageKey: 'projects/1/reels/new.mp4',
  bytes: 1234,
  report,
  timeline: [{ clipId: 'beach', startTime: 1, endTime: 3 }],
};
const generate: RunRequest = { kind: 'generate', prompt: 'By the sea', plan: null };
/** A project that already has a video. */
const WITH_VIDEO: Partial<typeof projects.$inferInsert> = {
  status: 'completed',
  title: 'Mine',
  editingPlan: { ...plan, title: 'Older' },
  timeline: [{ clipId: 'old', startTime: 0, endTime: 1 }],
  finalVideoName: null,
  finalVideoKey: 'projects/1/reels/old.mp4',
  finalVideoBytes: 99,
  finalVideoSeconds: 1,
  videoExpiresAt: new Date(),
};

describe('a run', () => {
  let database: TestDatabase;
  let queue: RecordingQueue;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    queue = openRecordingQueue();
  });

  const start = (project: ProjectRow, request: RunRequest = generate): Promise<RunRow> =>
    database.db.transaction(async (tx) => {
      const locked = await lockProject(tx, project.id);
      if (locked === null) throw new Error('no such project');
      return startRun(tx, queue, locked, request);
    });
  const projectNow = async (project: ProjectRow): Promise<ProjectRow | undefined> =>
    (await database.db.select().from(projects).where(eq(projects.id, project.id)))[0];
  const runNow = async (run: RunRow): Promise<RunRow | undefined> =>
    (await database.db.select().from(runs).where(eq(runs.id, run.id)))[0];

  describe('starting', () => {
    it('takes the project to processing, from nothing, with its job', async () => {
      const project = await database.newProject({ processingProgress: 100, errorMessage: 'earlier' });
      const run = await start(project);
      expect(await projectNow(project)).toMatchObject({
        status: 'processing',
        prompt: 'By the sea',
        processingProgress: 0,
        errorMessage: null,
        currentRunId: run.id,
      });
      expect(run).toMatchObject({ state: 'queued', statusBefore: 'uploaded', kind: 'generate', plan: null });
      expect(queue.sent).toEqual([{ name: 'project.run', payload: { runId: run.id }, key: run.id }]);
    });

    it('keeps the prompt when regenerating, and remembers the plan to render', async () => {
      const project = await database.newProject({ ...WITH_VIDEO, prompt: 'as it was' });
      const run = await start(project, { kind: 'regenerate', prompt: 'as it was', plan });
      expect(await projectNow(project)).toMatchObject({ prompt: 'as it was', status: 'processing' });
      expect(run.plan).toEqual(plan);
    });

    it('of what is planned has its analysis and its plan behind it', async () => {
      const project = await database.newProject(WITH_VIDEO);
      const run = await start(project, { kind: 'regenerate', prompt: 'as it was', plan });
      expect(run.stage).toBe('render');
      expect(await projectNow(project)).toMatchObject({ processingProgress: 65 });
    });

    it('keeps the prompt of the plan that is shown until another takes its place', async () => {
      const project = await database.newProject({ ...WITH_VIDEO, prompt: 'as it was' });
      const cancelled = await start(project);
      expect(cancelled.prompt).toBe('By the sea');
      await cancelRun(database.db, queue, project.ownerId, project.id);
      expect(await projectNow(project)).toMatchObject({ prompt: 'as it was' });
      await finishRun(database.db, queue, (await start(project)).id, reel);
      expect(await projectNow(project)).toMatchObject({ prompt: 'By the sea', editingPlan: plan });
    });

    it('is refused while another is under way, and leaves no trace', async () => {
      const project = await database.newProject();
      const first = await start(project);
      await expect(start(project)).rejects.toMatchObject({ code: 'status_conflict' });
      expect(await projectNow(project)).toMatchObject({ currentRunId: first.id });
      const all = await database.db.select().from(runs).where(eq(runs.projectId, project.id));
      expect(all.map((run) => run.id)).toEqual([first.id]);
    });
  });

  describe('finishing', () => {
    it('makes the reel the project’s video and names it after the plan', async () => {
      const project = await database.newProject();
      const run = await start(project);
      await finishRun(database.db, queue, run.id, reel);
      const finished = await projectNow(project);
      expect(finished).toMatchObject({
        status: 'completed',
        title: 'A day at the sea',
        editingPlan: plan,
        timeline: reel.timeline,
        finalVideoKey: reel.storageKey,
        finalVideoBytes: 1234,
        finalVideoSeconds: 2,
        processingProgress: 100,
        videoExpiresAt: null,
      });
      expect(finished?.finalVideoName).toMatch(/^A-day-at-the-sea_[0-9a-z]{26}\.mp4$/);
      expect(await runNow(run)).toMatchObject({ state: 'succeeded', report, plan });
    });

    it('keeps the user’s title and edited plan when regenerating, and removes the older video', async () => {
      const project = await database.newProject(WITH_VIDEO);
      const run = await start(project, { kind: 'regenerate', prompt: '', plan });
      await finishRun(database.db, queue, run.id, reel);
      expect(await projectNow(project)).toMatchObject({
        title: 'Mine',
        editingPlan: WITH_VIDEO.editingPlan,
        timeline: reel.timeline,
        finalVideoKey: reel.storageKey,
        videoExpiresAt: null,
      });
      expect(queue.sent.slice(1)).toMatchObject([
        { name: 'files.remove', payload: { path: 'projects/1/reels/old.mp4' } },
      ]);
    });

    it('happens once', async () => {
      const project = await database.newProject();
      const run = await start(project);
      await finishRun(database.db, queue, run.id, reel);
      const finished = await projectNow(project);
      await expect(finishRun(database.db, queue, run.id, reel)).rejects.toBeInstanceOf(RunOverError);
      expect(await projectNow(project)).toEqual(finished);
    });
  });

  describe('failing', () => {
    const brokeDown = { code: 'render_failed', message: 'It broke.' };
    const regenerate: RunRequest = { kind: 'regenerate', prompt: 'as it was', plan };

    it.each([
      ['generate', generate],
      ['regenerate', regenerate],
    ])('of a %s says why, and leaves the older video and its plan in use', async (_, request) => {
      for (const status of ['completed', 'timeline_modified'] as const) {
        const project = await database.newProject({ ...WITH_VIDEO, status });
        await failRun(database.db, (await start(project, request)).id, brokeDown);
        expect(await projectNow(project)).toMatchObject({
          ...WITH_VIDEO,
          status,
          errorMessage: 'It broke.',
        });
      }
    });

    it('leaves a project that has neither video nor edit failed', async () => {
      const project = await database.newProject({ editingPlan: { ...plan, selectedClips: [] } });
      await failRun(database.db, (await start(project)).id, brokeDown);
      expect(await projectNow(project)).toMatchObject({ status: 'failed', errorMessage: 'It broke.' });
    });

    it('lets the same be asked for once more, which forgets what went wrong', async () => {
      const project = await database.newProject({ ...WITH_VIDEO, status: 'timeline_modified' });
      await failRun(database.db, (await start(project, regenerate)).id, brokeDown);
      await expect(start(project, regenerate)).resolves.toMatchObject({ state: 'queued' });
      expect(await projectNow(project)).toMatchObject({ status: 'processing', errorMessage: null });
    });

    it('is written down with the run', async () => {
      const run = await start(await database.newProject());
      await failRun(database.db, run.id, brokeDown);
      expect(await runNow(run)).toMatchObject({
        state: 'failed',
        errorCode: 'render_failed',
        errorMessage: 'It broke.',
        finishedAt: expect.any(Date),
      });
    });
  });

  describe('that makes a deleted video again', () => {
    const again: RunRequest = { kind: 'regenerate', prompt: 'as it was', plan };
    const newProject = () =>
      database.newProject({ ...WITH_VIDEO, status: 'uploaded', finalVideoKey: null, timeline: null });

    it('finishes it', async () => {
      const project = await newProject();
      await finishRun(database.db, queue, (await start(project, again)).id, reel);
      expect(await projectNow(project)).toMatchObject({
        status: 'completed',
        editingPlan: WITH_VIDEO.editingPlan,
        finalVideoKey: reel.storageKey,
      });
    });

    it.each([
      ['it', again],
      ['a new generation', generate],
    ])('leaves the project where that can be asked for again when %s fails', async (_, request) => {
      const project = await newProject();
      const run = await start(project, request);
      await failRun(database.db, run.id, { code: 'render_failed', message: 'It broke.' });
      expect(await projectNow(project)).toMatchObject({
        status: 'uploaded',
        errorMessage: 'It broke.',
        editingPlan: WITH_VIDEO.editingPlan,
      });
      await expect(start(project, again)).resolves.toMatchObject({ state: 'queued' });
    });

    it('leaves it there when it is cancelled', async () => {
      const project = await newProject();
      await start(project, again);
      await cancelRun(database.db, queue, project.ownerId, project.id);
      expect(await projectNow(project)).toMatchObject({ status: 'uploaded', errorMessage: null });
    });
  });

  describe('cancelling', () => {
    it.each(['uploaded', 'completed', 'timeline_modified', 'failed'] as const)(
      'puts a project that was %s back',
      async (status) => {
        const project = await database.newProject({ ...WITH_VIDEO, status });
        const run = await start(project);
        await cancelRun(database.db, queue, project.ownerId, project.id);
        expect(await projectNow(project)).toMatchObject({ ...WITH_VIDEO, status, processingProgress: 0 });
        expect(await runNow(run)).toMatchObject({ state: 'cancelled', finishedAt: expect.any(Date) });
        expect(queue.cancelled).toEqual([{ name: 'project.run', key: run.id }]);
      },
    );

    it('brings back what an earlier failure said', async () => {
      const project = await database.newProject();
      await failRun(database.db, (await start(project)).id, { code: 'internal', message: 'It broke.' });
      await start(project);
      await cancelRun(database.db, queue, project.ownerId, project.id);
      expect(await projectNow(project)).toMatchObject({ status: 'failed', errorMessage: 'It broke.' });
    });

    it('is refused when nothing is being made', async () => {
      const project = await database.newProject();
      const cancel = () => cancelRun(database.db, queue, project.ownerId, project.id);
      await expect(cancel()).rejects.toMatchObject({ code: 'nothing_to_cancel' });
      await start(project);
      await cancel();
      await expect(cancel()).rejects.toMatchObject({ code: 'nothing_to_cancel' });
    });

    it('is refused to others', async () => {
      const project = await database.newProject();
      const stranger = await database.newProject();
      await start(project);
      await expect(cancelRun(database.db, queue, stranger.ownerId, project.id)).rejects.toMatchObject({
        code: 'project_not_found',
      });
    });
  });

  describe('that is over', () => {
    const endings: Readonly<Record<string, (project: ProjectRow, run: RunRow) => Promise<unknown>>> = {
      cancelled: (project) => cancelRun(database.db, queue, project.ownerId, project.id),
      superseded: async (project) => {
        await cancelRun(database.db, queue, project.ownerId, project.id);
        await start(project);
      },
      failed: (_, run) => failRun(database.db, run.id, { code: 'internal', message: 'x' }),
      'deleted with its project': (project) =>
        database.db.delete(projects).where(eq(projects.id, project.id)),
    };
    const writes: Readonly<Record<string, (run: RunRow) => Promise<unknown>>> = {
      begin: (run) => beginRun(database.db, run.id),
      finish: (run) => finishRun(database.db, queue, run.id, reel),
      fail: (run) => failRun(database.db, run.id, { code: 'internal', message: 'late' }),
    };

    it.each(Object.keys(endings).flatMap((ending) => Object.keys(writes).map((write) => [ending, write])))(
      'because it was %s cannot %s any more',
      async (ending, write) => {
        const project = await database.newProject(WITH_VIDEO);
        const run = await start(project);
        await endings[ending]?.(project, run);
        const before = await projectNow(project);
        await expect(writes[write]?.(run)).rejects.toBeInstanceOf(RunOverError);
        expect(await projectNow(project)).toEqual(before);
      },
    );

    it.each(Object.keys(endings))('because it was %s learns so by its progress', async (ending) => {
      const project = await database.newProject();
      const run = await start(project);
      await beginRun(database.db, run.id);
      const progress = openRunProgress(database.db, run, log);
      await endings[ending]?.(project, run);
      const before = await projectNow(project);
      progress.report('render', 0.5, 'late');
      await progress.close();
      expect(progress.over.aborted).toBe(true);
      expect(await projectNow(project)).toEqual(before);
    });
  });

  describe('reporting progress', () => {
    it('writes stage, words and percentage', async () => {
      const project = await database.newProject();
      const run = await start(project);
      await beginRun(database.db, run.id);
      const progress = openRunProgress(database.db, run, log);
      progress.report('analysis', 0.5, 'Looking at beach.mp4 (1 of 2)');
      await progress.close();
      expect(await projectNow(project)).toMatchObject({ processingProgress: 20 });
      expect(await runNow(run)).toMatchObject({
        state: 'running',
        stage: 'analysis',
        detail: 'Looking at beach.mp4 (1 of 2)',
      });
    });

    it('never goes down, also not when the run begins again after a crash', async () => {
      const project = await database.newProject();
      const run = await start(project);
      for (const [stage, share] of [
        ['render', 0.5],
        ['analysis', 0.1],
      ] as const) {
        await beginRun(database.db, run.id);
        const progress = openRunProgress(database.db, run, log);
        progress.report(stage, share, 'words');
        await progress.close();
      }
      expect(await projectNow(project)).toMatchObject({ processingProgress: 82 });
    });

    it('stays below 100 until there is a video', async () => {
      const project = await database.newProject();
      const run = await start(project);
      await beginRun(database.db, run.id);
      const progress = openRunProgress(database.db, run, log);
      progress.report('render', 1, 'Checking the video');
      await progress.close();
      expect(await projectNow(project)).toMatchObject({ processingProgress: 99 });
    });

    it('writes nothing after it is closed', async () => {
      const project = await database.newProject();
      const run = await start(project);
      await beginRun(database.db, run.id);
      const progress = openRunProgress(database.db, run, log);
      await progress.close();
      progress.report('render', 0.5, 'late');
      await progress.close();
      expect(await projectNow(project)).toMatchObject({ processingProgress: 0 });
    });
  });

  describe('that nothing carries on', () => {
    it('gets its job back', async () => {
      const run = await start(await database.newProject());
      await resumeRuns(database.db, queue, log);
      expect(queue.sent.slice(1)).toContainEqual({
        name: 'project.run',
        payload: { runId: run.id },
        key: run.id,
      });
    });

    it('fails after half a day', async () => {
      const project = await database.newProject();
      const run = await start(project);
      await database.db
        .update(runs)
        .set({ createdAt: new Date(Date.now() - 13 * 60 * 60 * 1000) })
        .where(eq(runs.id, run.id));
      await resumeRuns(database.db, queue, log);
      expect(await projectNow(project)).toMatchObject({ status: 'failed', errorMessage: expect.any(String) });
      expect(queue.sent.slice(1)).not.toContainEqual(expect.objectContaining({ key: run.id }));
    });
  });
});
