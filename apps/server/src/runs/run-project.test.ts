import { CutroomError, ModelFailure } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clips, type ProjectRow, planVersions, projects } from '../platform/database/schema.ts';
import { storageKeys } from '../platform/storage/storage.ts';
import { USUAL_LIMITS } from '../testing/account-limits.ts';
import { analysisFixture, probeFixture } from '../testing/clips/clip-fixtures.ts';
import { openRunHarness, type RunHarness } from '../testing/run-harness.ts';
import { openMediaDouble } from '../testing/stage-doubles.ts';
import { cancelRun } from './cancel-run.ts';
import { DELIVERIES_MAX } from './run-project.ts';

/** As Node tells of it. */
const connectionLost = () =>
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });

describe('the run of a project', () => {
  let harness: RunHarness;
  beforeAll(async () => {
    harness = await openRunHarness();
  });
  afterAll(() => harness.close());
  beforeEach(() => {
    harness.media = openMediaDouble();
    harness.languageModel = null;
    harness.accountLimits = USUAL_LIMITS;
  });

  const projectWithClips = async (number: number) => {
    const project = await harness.newProject();
    for (let index = 0; index < number; index += 1) await harness.newClip(project);
    return project;
  };

  const clipIdsOf = async (project: ProjectRow) => {
    const rows = await harness.db.select({ id: clips.id }).from(clips).where(eq(clips.projectId, project.id));
    return rows.map(({ id }) => id);
  };

  it('analyses, plans and renders, and makes the video the project’s', async () => {
    const project = await projectWithClips(3);
    const run = await harness.start(project);
    await harness.deliver(run.id);
    const finished = await harness.project(project.id);
    expect(finished).toMatchObject({
      status: 'completed',
      processingProgress: 100,
      finalVideoKey: storageKeys.reel(project.id, run.id),
    });
    const video = (await harness.text(storageKeys.reel(project.id, run.id))) ?? '';
    expect(finished?.finalVideoBytes).toBe(video.length);
    expect(video.split('\n')).toHaveLength(finished?.editingPlan?.selectedClips.length ?? 0);
    expect(finished?.timeline?.map((entry) => entry.clipId)).toEqual(
      finished?.editingPlan?.selectedClips.map((clip) => clip.clipId),
    );
    expect(await harness.scratch()).toEqual([]);
  });

  it('lets go of the models before it renders', async () => {
    const run = await harness.start(await projectWithClips(1));
    const before = harness.analyser.rests;
    const restsAtRender: number[] = [];
    const { renderReel } = harness.media;
    harness.media.renderReel = (...args) => {
      restsAtRender.push(harness.analyser.rests - before);
      return renderReel(...args);
    };
    await harness.deliver(run.id);
    expect(restsAtRender).toEqual([1]);
  });

  it('keeps locked cuts at their places, and the plan it replaces as a version', async () => {
    const project = await projectWithClips(3);
    const [, second = ''] = await clipIdsOf(project);
    const locked = { clipId: second, startTime: 2, endTime: 4.5, order: 0, locked: true, gainDb: -6 };
    const earlier = {
      title: 'Mine',
      description: '',
      instructions: '',
      selectedClips: [locked, { clipId: second, startTime: 5, endTime: 6, order: 1 }],
    };
    await harness.db
      .update(projects)
      .set({ status: 'timeline_modified', editingPlan: earlier })
      .where(eq(projects.id, project.id));
    const run = await harness.start(project, { prompt: 'Use every clip, 9 seconds' });
    await harness.deliver(run.id);
    const finished = await harness.project(project.id);
    expect(finished?.editingPlan?.selectedClips[0]).toMatchObject(locked);
    expect(finished?.timeline?.[0]).toEqual({ clipId: second, startTime: 2, endTime: 4.5 });
    const kept = await harness.db.select().from(planVersions).where(eq(planVersions.projectId, project.id));
    expect(kept.map(({ origin, plan }) => [origin, plan.title])).toEqual([
      ['edited', 'Mine'],
      ['generated', finished?.editingPlan?.title],
    ]);
  });

  it('goes on where a crash left it: same plan, no cut made twice', async () => {
    const project = await projectWithClips(4);
    const run = await harness.start(project);
    // A killed worker writes nothing more: its job ends by an abort, as when the process is stopped.
    const worker = new AbortController();
    harness.media.beforeCut = async (madeSoFar) => {
      if (madeSoFar < 2) return;
      worker.abort(new Error('stopping'));
      worker.signal.throwIfAborted();
    };
    await expect(harness.deliver(run.id, worker.signal)).rejects.toThrow('stopping');
    const left = await harness.run(run.id);
    expect(left).toMatchObject({ state: 'running', plan: { selectedClips: expect.any(Array) } });
    expect(await harness.project(project.id)).toMatchObject({ status: 'processing', finalVideoKey: null });
    expect(await harness.scratch()).toEqual([]);

    harness.media.beforeCut = async () => undefined;
    await harness.deliver(run.id);
    const finished = await harness.project(project.id);
    expect(finished).toMatchObject({ status: 'completed', editingPlan: left?.plan });
    expect(new Set(harness.media.made).size).toBe(harness.media.made.length);
    expect(await harness.run(run.id)).toMatchObject({ report: { cutsReused: 2 } });
  });

  it('is done when delivered again after it has finished', async () => {
    const project = await projectWithClips(1);
    const run = await harness.start(project);
    await harness.deliver(run.id);
    const finished = await harness.project(project.id);
    await harness.deliver(run.id);
    expect(await harness.project(project.id)).toEqual(finished);
    expect(harness.media.rendered).toHaveLength(1);
  });

  it('asks the AI model for a plan as often as the account may, and plans by itself from then on', async () => {
    let asked = 0;
    harness.accountLimits = { ...USUAL_LIMITS, aiCallsPerDay: 1 };
    harness.languageModel = {
      name: 'counting',
      acceptsImages: false,
      ask: async () => {
        asked += 1;
        throw new ModelFailure('nonsense');
      },
    };
    const earlier = await projectWithClips(1);
    const project = await harness.newProject({ ownerId: earlier.ownerId });
    await harness.newClip(project);
    await harness.deliver((await harness.start(earlier)).id);
    const askedFirst = asked;
    await harness.deliver((await harness.start(project)).id);
    expect(askedFirst).toBeGreaterThan(0);
    expect(asked).toBe(askedFirst);
    expect(await harness.project(project.id)).toMatchObject({ status: 'completed' });
  });

  it('stops when it is cancelled in the middle, and leaves no video', async () => {
    const project = await projectWithClips(3);
    const run = await harness.start(project);
    const job = new AbortController();
    harness.media.beforeCut = async (_, signal) => {
      await cancelRun(harness.db, harness.queue, project.ownerId, project.id);
      job.abort(new Error('cancelled'));
      signal.throwIfAborted();
    };
    await harness.deliver(run.id, job.signal);
    expect(await harness.project(project.id)).toMatchObject({
      status: 'uploaded',
      processingProgress: 0,
      finalVideoKey: null,
      errorMessage: null,
    });
    expect(await harness.run(run.id)).toMatchObject({ state: 'cancelled' });
    expect(await harness.scratch()).toEqual([]);
  });

  it('writes nothing when it was cancelled and did not hear of it', async () => {
    const project = await projectWithClips(1);
    const run = await harness.start(project);
    harness.media.beforeCut = () => cancelRun(harness.db, harness.queue, project.ownerId, project.id);
    await harness.deliver(run.id);
    expect(await harness.project(project.id)).toMatchObject({ status: 'uploaded', finalVideoKey: null });
    expect(await harness.text(storageKeys.reel(project.id, run.id))).toBeNull();
  });

  it('of a project that is deleted meanwhile leaves no file behind', async () => {
    const project = await projectWithClips(1);
    const run = await harness.start(project);
    harness.media.beforeCut = async () => {
      await harness.db.delete(projects);
      await harness.storage.removePrefix(storageKeys.project(project.id));
    };
    // The source has vanished from storage, but the worker's own copy still lets it render to the end.
    await harness.deliver(run.id);
    const [made] = harness.media.made;
    expect(await harness.storage.stat(storageKeys.cut(project.id, made ?? 'none'))).toBeNull();
    expect(await harness.text(storageKeys.reel(project.id, run.id))).toBeNull();
  });

  it.each([
    ['anything unexpected', connectionLost()],
    ['an expected error that is no fault of the clips', new CutroomError('media_timeout')],
    ['a render that lost its files', new CutroomError('render_failed', { cause: connectionLost() })],
  ])('goes on with its next delivery after %s', async (_, error) => {
    const project = await projectWithClips(3);
    const run = await harness.start(project);
    harness.media.beforeCut = async (madeSoFar) => {
      if (madeSoFar === 1) throw error;
    };
    await expect(harness.deliver(run.id)).rejects.toBe(error);
    const interrupted = await harness.project(project.id);
    expect(interrupted).toMatchObject({ status: 'processing', errorMessage: null });
    expect(await harness.run(run.id)).toMatchObject({
      state: 'running',
      detail: expect.stringContaining('Trying again'),
    });

    harness.media.beforeCut = async () => undefined;
    await harness.deliver(run.id, undefined, 2);
    expect(await harness.project(project.id)).toMatchObject({ status: 'completed' });
    expect(await harness.run(run.id)).toMatchObject({ state: 'succeeded', report: { cutsReused: 1 } });
  });

  it('stops trying again once it is cancelled', async () => {
    const project = await projectWithClips(1);
    const run = await harness.start(project);
    harness.media.beforeCut = async () => {
      await cancelRun(harness.db, harness.queue, project.ownerId, project.id);
      throw connectionLost();
    };
    await harness.deliver(run.id);
    expect(await harness.run(run.id)).toMatchObject({ state: 'cancelled' });
  });

  it('fails with the sentence of an expected error', async () => {
    const project = await projectWithClips(1);
    const run = await harness.start(project);
    harness.media.beforeCut = () => Promise.reject(new CutroomError('render_timeout'));
    await harness.deliver(run.id);
    const { message } = new CutroomError('render_timeout');
    expect(await harness.project(project.id)).toMatchObject({ status: 'failed', errorMessage: message });
    expect(await harness.run(run.id)).toMatchObject({ state: 'failed', errorCode: 'render_timeout' });
  });

  it('fails without telling people of a defect more than that it is ours', async () => {
    const project = await projectWithClips(1);
    const run = await harness.start(project);
    harness.media.beforeCut = () => Promise.reject(new TypeError('x is not a function'));
    await harness.deliver(run.id, undefined, DELIVERIES_MAX);
    expect(await harness.project(project.id)).toMatchObject({
      status: 'failed',
      errorMessage: new CutroomError('internal').message,
    });
  });

  it('leaves clips out that cannot be used', async () => {
    const project = await projectWithClips(2);
    const damaged = await harness.newClip(project);
    harness.media.beforeClip = async (content) => {
      if (content.includes(damaged.id)) throw new CutroomError('clip_damaged');
    };
    const run = await harness.start(project);
    await harness.deliver(run.id);
    const finished = await harness.project(project.id);
    expect(finished?.status).toBe('completed');
    expect(finished?.timeline?.map((entry) => entry.clipId)).not.toContain(damaged.id);
    expect((await harness.clip(damaged.id))?.analysisError).toBe(new CutroomError('clip_damaged').message);
  });

  it('fails when no clip can be used', async () => {
    const project = await projectWithClips(1);
    harness.media.beforeClip = () => Promise.reject(new CutroomError('clip_damaged'));
    const run = await harness.start(project);
    await harness.deliver(run.id);
    expect(await harness.run(run.id)).toMatchObject({ state: 'failed', errorCode: 'no_usable_clips' });
  });

  it.each([
    ['a reason of ours', new Error('storage hiccup')],
    ['lack of time', new CutroomError('media_timeout')],
  ])('tries a clip again that failed for %s, with the next generation', async (_, error) => {
    const project = await projectWithClips(1);
    harness.media.beforeClip = () => Promise.reject(error);
    await harness.deliver((await harness.start(project)).id);
    expect(await harness.project(project.id)).toMatchObject({ status: 'failed' });
    harness.media.beforeClip = async () => undefined;
    await harness.deliver((await harness.start(project)).id);
    expect(await harness.project(project.id)).toMatchObject({ status: 'completed' });
  });

  it('regenerates the same plan without encoding a cut again, and removes the older video', async () => {
    const project = await projectWithClips(2);
    await harness.deliver((await harness.start(project)).id);
    const first = await harness.project(project.id);
    const again = await harness.start(project, { kind: 'regenerate', plan: first?.editingPlan ?? null });
    await harness.deliver(again.id);
    const second = await harness.project(project.id);
    expect(second).toMatchObject({ editingPlan: first?.editingPlan, timeline: first?.timeline });
    expect(second?.finalVideoName).not.toBe(first?.finalVideoName);
    expect(await harness.run(again.id)).toMatchObject({ report: { cutsEncoded: 0 } });
    expect(harness.queue.sent).toContainEqual({
      name: 'files.remove',
      payload: { path: first?.finalVideoKey },
      key: undefined,
    });
  });

  it('leaves a clip that arrives while it is under way to the next generation', async () => {
    const project = await projectWithClips(2);
    const run = await harness.start(project);
    const late = await harness.newClip(project);
    await harness.deliver(run.id);
    expect((await harness.project(project.id))?.timeline?.map((entry) => entry.clipId)).not.toContain(
      late.id,
    );
    await harness.deliver((await harness.start(project)).id);
    expect((await harness.project(project.id))?.timeline?.map((entry) => entry.clipId)).toContain(late.id);
  });

  it('renders a regenerate without waiting for clips that it does not show', async () => {
    const project = await projectWithClips(1);
    await harness.deliver((await harness.start(project)).id);
    const { editingPlan } = (await harness.project(project.id)) ?? {};
    const added = await harness.newClip(project);
    const run = await harness.start(project, { kind: 'regenerate', plan: editingPlan ?? null });
    await harness.deliver(run.id);
    expect(await harness.project(project.id)).toMatchObject({ status: 'completed' });
    expect(await harness.clip(added.id)).toMatchObject({ analysis: null, analysisError: null });
  });

  it('says which clip’s file is missing', async () => {
    const project = await harness.newProject();
    const clip = await harness.newClip(project, { analysis: analysisFixture(), probe: probeFixture() });
    await harness.storage.remove(clip.storageKey);
    const run = await harness.start(project);
    await harness.deliver(run.id);
    expect(await harness.run(run.id)).toMatchObject({ state: 'failed', errorCode: 'clip_file_missing' });
  });
});
