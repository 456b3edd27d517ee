import { type Brief, PROJECT_STATUSES, PROJECT_TRANSITIONS, projectSchema } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runs } from '../../platform/database/schema.ts';
import { type EditedProject, type EditHarness, openEditHarness, planOf } from './testing/edit-harness.ts';

describe('editing over HTTP', () => {
  let harness: EditHarness;
  beforeAll(async () => {
    harness = await openEditHarness();
  });
  afterAll(() => harness.close());
  beforeEach(() => {
    harness.queue.sent.length = 0;
  });

  const save = (project: EditedProject, body: unknown, userId: string | null = project.row.ownerId) =>
    harness.send('PATCH', `/api/projects/${project.row.id}/timeline`, userId, body);
  const regenerate = (
    project: EditedProject,
    userId: string | null = project.row.ownerId,
    body: object | undefined = undefined,
  ) => harness.send('POST', `/api/projects/${project.row.id}/regenerate`, userId, body);
  const timelineOf = (...clipIds: string[]) => ({
    selectedClips: clipIds.map((clipId) => ({ clipId, startTime: 1, endTime: 4 })),
  });

  it('saving answers the project with the timeline in the order of the list', async () => {
    const project = await harness.newProject();
    const [first, second] = project.clipIds;
    const { status, body } = await save(project, timelineOf(second, first, second));
    expect(status).toBe(200);
    const saved = projectSchema.parse(body);
    expect(saved.status).toBe('timeline_modified');
    expect(saved.editingPlan?.selectedClips.map(({ clipId, order }) => [clipId, order])).toEqual([
      [second, 0],
      [first, 1],
      [second, 2],
    ]);
  });

  describe('two windows that edit the same timeline', () => {
    const versionOf = (body: unknown) => projectSchema.parse(body).editVersion;
    /** The project as it is, and a save that both windows could have begun with. */
    const opened = async () => {
      const project = await harness.newProject();
      const timeline = timelineOf(project.clipIds[0]);
      const editVersion = versionOf((await save(project, timeline)).body);
      return { project, editVersion };
    };

    it('do not undo each other: the second is told, and what it would have replaced stays', async () => {
      const { project, editVersion } = await opened();
      const [first, second] = project.clipIds;
      const saved = await save(project, { ...timelineOf(first, second), editVersion });
      expect(saved.status).toBe(200);
      const refused = await save(project, { ...timelineOf(second), editVersion });
      expect([refused.status, refused.body.code]).toEqual([409, 'timeline_changed']);
      const mine = { ...timelineOf(second), editVersion: versionOf(saved.body) };
      expect((await save(project, mine)).status).toBe(200);
    });

    it('may both save the same', async () => {
      const { project, editVersion } = await opened();
      const twice = { ...timelineOf(project.clipIds[0]), editVersion };
      expect([(await save(project, twice)).status, (await save(project, twice)).status]).toEqual([200, 200]);
    });

    it('are asked nothing where a save does not say what it was made from', async () => {
      const { project } = await opened();
      await save(project, timelineOf(project.clipIds[1]));
      for (const editVersion of [undefined, null]) {
        const answer = await save(project, { ...timelineOf(project.clipIds[0]), editVersion });
        expect(answer.status).toBe(200);
      }
    });

    it('hear first of a video that is being made', async () => {
      const project = await harness.newProject({ status: 'processing' });
      const answer = await save(project, { ...timelineOf(project.clipIds[0]), editVersion: 'older' });
      expect(answer.body.code).toBe('status_conflict');
    });

    it('cannot name a state with anything but a text', async () => {
      const project = await harness.newProject();
      const answer = await save(project, { ...timelineOf(project.clipIds[0]), editVersion: 7 });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_timeline']);
    });
  });

  it('saving keeps what the plan and its clips say beyond the timeline', async () => {
    const project = await harness.newProject();
    const { body } = await save(project, timelineOf(project.clipIds[0]));
    expect(body.editingPlan).toEqual(planOf(project.clipIds[0]));
  });

  it('saving answers the times that will really play', async () => {
    const project = await harness.newProject();
    const [clipId] = project.clipIds;
    const { body } = await save(project, {
      selectedClips: [{ clipId, startTime: 6, endTime: 8, adjustedDuration: 5 }],
    });
    expect(body.editingPlan).toMatchObject({
      selectedClips: [{ clipId, startTime: 3, endTime: 5, adjustedDuration: 5 }],
    });
  });

  it('a finished video keeps telling what it contains after the timeline was changed', async () => {
    const project = await harness.newProject();
    const before = [{ clipId: project.clipIds[0], startTime: 1, endTime: 4 }];
    const withVideo = await harness.newProject({
      timeline: before,
      finalVideoName: `v_${project.row.id}.mp4`,
    });
    const { body } = await save(withVideo, timelineOf(withVideo.clipIds[1]));
    expect(body.timeline).toEqual(before);
  });

  it.each([
    ['no clips', { selectedClips: [] }, 400, 'timeline_empty'],
    ['no body', undefined, 400, 'timeline_empty'],
    ['a clip without times', { selectedClips: [{ clipId: 'a' }] }, 400, 'invalid_timeline'],
    ['a body that is no JSON', '{', 400, 'invalid_request'],
  ])('%s is refused with its own code', async (_, sent, status, code) => {
    const project = await harness.newProject();
    const answer = await save(project, sent);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("another project's clip is refused, though it is the same user's", async () => {
    const project = await harness.newProject();
    const sibling = await harness.newProject({ ownerId: project.row.ownerId });
    const answer = await save(project, timelineOf(project.clipIds[0], sibling.clipIds[0]));
    expect([answer.status, answer.body.code]).toEqual([422, 'timeline_unknown_clip']);
  });

  it.each(PROJECT_STATUSES.filter((status) => PROJECT_TRANSITIONS[status].edit_timeline === undefined))(
    'a project that is %s has no timeline to save',
    async (status) => {
      const project = await harness.newProject({ status });
      const saved = await save(project, timelineOf(project.clipIds[0]));
      expect([saved.status, saved.body.code]).toEqual([409, 'status_conflict']);
    },
  );

  it.each(PROJECT_STATUSES.filter((status) => PROJECT_TRANSITIONS[status].regenerate === undefined))(
    'a project that is %s is not rendered again',
    async (status) => {
      const rendered = await regenerate(await harness.newProject({ status }));
      expect([rendered.status, rendered.body.code]).toEqual([409, 'status_conflict']);
      expect(harness.queue.sent).toEqual([]);
    },
  );

  it.each(['uploaded', 'completed', 'timeline_modified'] as const)(
    'a project that is %s is rendered again',
    async (status) => {
      const project = await harness.newProject({ status });
      const { status: answered, body } = await regenerate(project);
      expect(answered).toBe(200);
      const { run, ...started } = projectSchema.parse(body);
      expect(started).toMatchObject({ status: 'processing', processingProgress: 65, prompt: 'calm' });
      expect(run).toMatchObject({ kind: 'regenerate', state: 'queued', stage: 'render' });
      expect(harness.queue.sent).toEqual([
        { name: 'project.run', payload: { runId: run?.id }, key: run?.id },
      ]);
    },
  );

  describe('with a brief that was edited by hand', () => {
    const opens = (clipId: string): Brief => {
      const about = { id: 'open-1', span: null, said: '', certainty: 'sure', source: 'creator' } as const;
      const found = [{ clipId, by: 'creator' as const, score: 1 }];
      const clip = {
        said: 'beach',
        span: null,
        number: 'one' as const,
        clips: found,
        answer: 'shown' as const,
      };
      const reference = { ...clip, missing: [], labels: [], spokenWords: null };
      const wish = { kind: 'open' as const, ...about, clips: [reference], isNot: false };
      return { language: 'en', isLanguageRead: true, wishes: [wish], notUsed: [] };
    };

    it('plans anew, from the prompt that is given or else the one there is', async () => {
      for (const [body, prompt] of [
        [{}, 'calm'],
        [{ prompt: ' fast ' }, 'fast'],
      ] as const) {
        const project = await harness.newProject();
        const brief = opens(project.clipIds[1]);
        expect(await regenerate(project, undefined, { ...body, brief })).toMatchObject({ status: 200 });
        const [run] = await harness.db.select().from(runs).where(eq(runs.projectId, project.row.id));
        expect(run).toMatchObject({ kind: 'generate', prompt, brief, plan: null });
      }
    });

    it('is refused where it names a clip of another project, and nothing begins', async () => {
      const [project, other] = [await harness.newProject(), await harness.newProject()];
      expect(await regenerate(project, undefined, { brief: opens(other.clipIds[0]) })).toMatchObject({
        status: 422,
        body: { code: 'brief_unknown_clip' },
      });
      expect(harness.queue.sent).toEqual([]);
    });
  });

  it('rendering again twice starts one run', async () => {
    const project = await harness.newProject();
    const answers = await Promise.all([regenerate(project), regenerate(project)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['no plan', { editingPlan: null }],
    ['a plan without clips', { editingPlan: { ...planOf('x'), selectedClips: [] } }],
    ['neither plan nor video', { editingPlan: null, status: 'uploaded' as const }],
  ])('with %s there is nothing to render', async (_, changes) => {
    const project = await harness.newProject(changes);
    const { status, body } = await regenerate(project);
    expect([status, body.code]).toEqual([409, 'plan_missing']);
  });

  it('others find no project, the signed out are told to sign in', async () => {
    const project = await harness.newProject();
    const other = await harness.newProject();
    const timeline = timelineOf(project.clipIds[0]);
    for (const answer of [
      await save(project, timeline, other.row.ownerId),
      await regenerate(project, other.row.ownerId),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'project_not_found']);
    }
    for (const answer of [await save(project, timeline, null), await regenerate(project, null)]) {
      expect(answer).toEqual({ status: 401, body: { code: 'unauthorized', message: 'Unauthorized' } });
    }
  });

  it.each(['x', '0', '-1', '99999999999'])('no project is found by the id %s', async (id) => {
    const { row } = await harness.newProject();
    const answer = await harness.send('PATCH', `/api/projects/${id}/timeline`, row.ownerId, timelineOf('a'));
    expect([answer.status, answer.body.code]).toEqual([404, 'project_not_found']);
  });
});
