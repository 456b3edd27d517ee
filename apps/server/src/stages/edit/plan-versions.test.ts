import {
  type EditingPlan,
  PLAN_VERSIONS_MAX,
  PROJECT_STATUSES,
  PROJECT_TRANSITIONS,
  planVersionSchema,
  type RestoredProject,
  restoredProjectSchema,
} from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clips, planVersions, projects, runs } from '../../platform/database/schema.ts';
import { type EditedProject, type EditHarness, openEditHarness, planOf } from './testing/edit-harness.ts';

describe('earlier plans over HTTP', () => {
  let harness: EditHarness;
  beforeAll(async () => {
    harness = await openEditHarness();
  });
  afterAll(() => harness.close());

  let project: EditedProject;
  beforeEach(async () => {
    project = await harness.newProject({ status: 'uploaded', editingPlan: null });
    await generate('calm');
  });

  const at = (path: string, { row } = project) => `/api/projects/${row.id}/${path}`;
  const versions = async () => {
    const { body } = await harness.send('GET', at('plans'), project.row.ownerId);
    return planVersionSchema.array().parse(body);
  };
  const origins = async () => (await versions()).map(({ origin, isCurrent }) => [origin, isCurrent]);
  const save = async (...starts: readonly number[]) => {
    const selectedClips = starts.map((startTime) => ({
      clipId: project.clipIds[0],
      startTime,
      endTime: startTime + 1,
    }));
    const { status } = await harness.send('PATCH', at('timeline'), project.row.ownerId, { selectedClips });
    expect(status).toBe(200);
  };
  const bringBack = (planId: string | undefined, userId: string | null = project.row.ownerId) =>
    harness.send('POST', at(`plans/${planId}/restore`), userId);
  const read = (planId: string | undefined, userId: string | null = project.row.ownerId) =>
    harness.send('GET', at(`plans/${planId}`), userId);
  const broughtBack = async (planId: string | undefined): Promise<RestoredProject> => {
    const { status, body } = await bringBack(planId);
    expect(status).toBe(200);
    return restoredProjectSchema.parse(body);
  };
  const planNow = async () => {
    const [row] = await harness.db.select().from(projects).where(eq(projects.id, project.row.id));
    return row?.editingPlan;
  };
  const generated = (title: string, clipId: string = project.clipIds[1]): EditingPlan => ({
    ...planOf(clipId),
    title,
    director: 'local',
  });
  const generate = (prompt: string, plan = generated(prompt)) =>
    harness.generate(project.row.id, prompt, plan);

  it('a new generation keeps the hand edits it replaces, and the plan they were made from', async () => {
    await generate('fast');
    await save(1, 2);
    await generate('slow');
    expect(await versions()).toMatchObject([
      { origin: 'generated', prompt: 'slow', director: 'local', clipCount: 1, seconds: 3, isCurrent: true },
      { origin: 'edited', prompt: 'fast', director: 'local', clipCount: 2, seconds: 2, isCurrent: false },
      { origin: 'generated', prompt: 'fast', clipCount: 1, seconds: 3, isCurrent: false },
      { origin: 'generated', prompt: 'calm', isCurrent: false },
    ]);
  });

  it('each tells the cut that it begins with, by its place', async () => {
    await save(2, 1);
    const [edited, directed] = await versions();
    expect(edited?.firstCut).toMatchObject({ clipId: project.clipIds[0], startTime: 2, order: 0 });
    expect(directed?.firstCut).toMatchObject({ clipId: project.clipIds[1] });
  });

  it('an edited plan holds what the director chose, and so does what is brought back of it', async () => {
    const { selectedClips } = generated('calm');
    expect((await planNow())?.directedClips).toBeUndefined();
    await save(1);
    await save(2, 3);
    expect((await planNow())?.directedClips).toEqual(selectedClips);
    await generate('fast');
    expect((await planNow())?.directedClips).toBeUndefined();
    const edited = (await versions()).find(({ origin }) => origin === 'edited');
    await broughtBack(edited?.id);
    expect((await planNow())?.directedClips).toEqual(selectedClips);
  });

  it('a plan that was edited before that was kept has it from its generation', async () => {
    await save(1);
    const plan = await planNow();
    const { directedClips, ...older } = plan ?? generated('calm');
    await harness.db.update(projects).set({ editingPlan: older }).where(eq(projects.id, project.row.id));
    await save(2);
    expect((await planNow())?.directedClips).toEqual(directedClips);
    expect(directedClips).toEqual(generated('calm').selectedClips);
  });

  it('a plan from before plans were kept is kept too', async () => {
    await harness.db.delete(planVersions).where(eq(planVersions.projectId, project.row.id));
    await harness.db.update(projects).set({ planVersionId: null }).where(eq(projects.id, project.row.id));
    expect(await versions()).toEqual([]);
    await generate('fast');
    expect((await versions()).map(({ prompt, origin }) => [prompt, origin])).toEqual([
      ['fast', 'generated'],
      ['calm', 'generated'],
    ]);
  });

  it('an earlier plan comes back whole, with its prompt and the title that was its own', async () => {
    await generate('fast', generated('Fast reel'));
    await generate('slow', generated('Slow reel'));
    const [, fast] = await versions();
    const answer = await broughtBack(fast?.id);
    expect(answer).toMatchObject({
      status: 'timeline_modified',
      prompt: 'fast',
      editingPlan: generated('Fast reel'),
      leftOutCuts: 0,
    });
    expect((await versions()).map(({ prompt, isCurrent }) => [prompt, isCurrent])).toEqual([
      ['slow', false],
      ['fast', true],
      ['calm', false],
    ]);
  });

  it('bringing the other one back undoes it', async () => {
    await generate('fast');
    await save(1, 2, 3);
    const edited = await planNow();
    const [current, before] = await versions();
    await broughtBack(before?.id);
    expect(await planNow()).toEqual(generated('fast'));
    await broughtBack(current?.id);
    expect(await planNow()).toEqual(edited);
  });

  it('edits that follow each other are one version, until something replaces them', async () => {
    await generate('fast');
    await save(1);
    await save(1, 2);
    expect(await origins()).toEqual([
      ['edited', true],
      ['generated', false],
      ['generated', false],
    ]);
    const [edited, fast] = await versions();
    await broughtBack(fast?.id);
    await broughtBack(edited?.id);
    await save(3);
    expect((await versions()).map(({ origin, clipCount }) => [origin, clipCount])).toEqual([
      ['edited', 1],
      ['edited', 2],
      ['generated', 1],
      ['generated', 1],
    ]);
  });

  it('an edit of a plan that was brought back leaves it as it was', async () => {
    await generate('fast');
    await generate('slow');
    const [, fast] = await versions();
    await broughtBack(fast?.id);
    await save(5);
    await broughtBack(fast?.id);
    expect(await planNow()).toEqual(generated('fast'));
  });

  it('saving what is there already makes no version', async () => {
    await generate('fast', generated('fast', project.clipIds[0]));
    const before = await versions();
    const plan = await planNow();
    await harness.send('PATCH', at('timeline'), project.row.ownerId, { selectedClips: plan?.selectedClips });
    expect(await versions()).toEqual(before);
  });

  it('cuts of clips that have been deleted are left out, and it is said how many', async () => {
    const [first, second] = project.clipIds;
    const cuts = [first, second, first].map((clipId, order) => ({ clipId, startTime: 0, endTime: 2, order }));
    await generate('both', { ...generated('both'), selectedClips: cuts });
    await generate('one');
    await harness.db.delete(clips).where(eq(clips.id, first));
    const [, both] = await versions();
    expect(both).toMatchObject({ clipCount: 1, seconds: 2 });
    const answer = await broughtBack(both?.id);
    expect(answer.leftOutCuts).toBe(2);
    expect(answer.editingPlan?.selectedClips.map(({ clipId }) => clipId)).toEqual([second]);
  });

  it('a plan of clips that hold no second comes back as it was', async () => {
    const short = [{ clipId: project.clipIds[0], startTime: 0, endTime: 0.25, order: 0 }];
    await generate('short', { ...generated('short'), selectedClips: short });
    await generate('one');
    const [, version] = await versions();
    const answer = await broughtBack(version?.id);
    expect(answer.editingPlan?.selectedClips).toEqual(short);
  });

  it('a plan of which nothing is left is not offered, and refused', async () => {
    await generate('first', generated('first', project.clipIds[0]));
    const [first] = await versions();
    await generate('second');
    await harness.db.delete(clips).where(eq(clips.id, project.clipIds[0]));
    expect((await versions()).map(({ prompt }) => prompt)).toEqual(['second', 'calm']);
    const answer = await bringBack(first?.id);
    expect([answer.status, answer.body.code]).toEqual([422, 'no_usable_clips']);
  });

  it('the newest are kept, and what was shown last is among them', async () => {
    for (let index = 0; index < PLAN_VERSIONS_MAX; index += 1) await generate(`take ${index}`);
    const kept = await versions();
    expect(kept).toHaveLength(PLAN_VERSIONS_MAX);
    const oldest = kept.at(-1);
    expect(oldest?.prompt).toBe('take 0');
    await broughtBack(oldest?.id);
    await save(1);
    const now = await versions();
    expect(now).toHaveLength(PLAN_VERSIONS_MAX);
    expect(now.map(({ prompt }) => prompt)).toContain('take 0');
    expect(now.map(({ prompt }) => prompt)).not.toContain('take 1');
    const numbers = Object.fromEntries(
      now.map(({ prompt, origin, number }) => [`${origin} ${prompt}`, number]),
    );
    expect(numbers).toMatchObject({
      ...{ 'generated take 0': 2, 'generated take 2': 4 },
      'edited take 0': PLAN_VERSIONS_MAX + 2,
    });
  });

  it.each(PROJECT_STATUSES.filter((status) => PROJECT_TRANSITIONS[status].edit_timeline === undefined))(
    'nothing is brought back, and nothing kept, while the project is %s',
    async (status) => {
      await generate('fast');
      const before = await harness.db
        .select()
        .from(planVersions)
        .where(eq(planVersions.projectId, project.row.id));
      await harness.db.update(projects).set({ status }).where(eq(projects.id, project.row.id));
      const answer = await bringBack((await versions()).at(-1)?.id);
      expect([answer.status, answer.body.code]).toEqual([409, 'status_conflict']);
      const after = await harness.db
        .select()
        .from(planVersions)
        .where(eq(planVersions.projectId, project.row.id));
      expect(after).toEqual(before);
    },
  );

  it('a render that starts meanwhile renders the plan that the project has', async () => {
    await generate('fast');
    const { id } = (await versions()).at(-1) ?? {};
    await Promise.all([bringBack(id), harness.send('POST', at('regenerate'), project.row.ownerId)]);
    const [run] = await harness.db
      .select({ plan: runs.plan, shown: projects.editingPlan })
      .from(projects)
      .innerJoin(runs, eq(runs.id, projects.currentRunId))
      .where(eq(projects.id, project.row.id));
    expect(run?.plan?.selectedClips).toEqual(run?.shown?.selectedClips);
  });

  it('two who bring back at once leave one plan, and lose none', async () => {
    await generate('fast');
    await generate('slow');
    const [, fast, calm] = await versions();
    await Promise.all([bringBack(fast?.id), bringBack(calm?.id)]);
    const now = await versions();
    expect(now.map(({ prompt }) => prompt)).toEqual(['slow', 'fast', 'calm']);
    expect(now.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('each can be read to be played, without the cuts of clips that have been deleted', async () => {
    const [first, second] = project.clipIds;
    const [calm] = await versions();
    await save(1, 2);
    await generate('fast');
    const [fast, edited] = await versions();
    expect((await read(calm?.id)).body).toMatchObject({ title: 'calm', selectedClips: [{ clipId: second }] });
    expect((await read(edited?.id)).body).toMatchObject({
      selectedClips: [
        { clipId: first, startTime: 1 },
        { clipId: first, startTime: 2 },
      ],
    });
    expect((await read(fast?.id)).body).toEqual(await planNow());
    await harness.db.delete(clips).where(eq(clips.id, second));
    expect((await read(calm?.id)).body.selectedClips).toEqual([]);
  });

  it('others find neither the project nor, from theirs, the version', async () => {
    await generate('fast');
    const other = await harness.newProject();
    const [version] = await versions();
    const listed = await harness.send('GET', at('plans'), other.row.ownerId);
    const foreign = await bringBack(version?.id, other.row.ownerId);
    expect([listed, foreign].map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'project_not_found'],
      [404, 'project_not_found'],
    ]);
    const path = at(`plans/${version?.id}/restore`, other);
    const stolen = await harness.send('POST', path, other.row.ownerId);
    expect([stolen.status, stolen.body.code]).toEqual([404, 'plan_not_found']);
    const seen = await harness.send('GET', at(`plans/${version?.id}`, other), other.row.ownerId);
    expect([seen.status, seen.body.code]).toEqual([404, 'plan_not_found']);
    expect((await read(version?.id, other.row.ownerId)).body.code).toBe('project_not_found');
    expect((await bringBack(version?.id, null)).status).toBe(401);
    expect((await harness.send('GET', at('plans'), null)).status).toBe(401);
  });

  it.each(['nothing', '%00', 'a-b', '..%2F..'])('there is no version %s', async (planId) => {
    const { status, body } = await bringBack(planId);
    expect([status, body.code]).toEqual([404, 'plan_not_found']);
  });

  it('go with their project', async () => {
    await generate('fast');
    await harness.db.delete(projects).where(eq(projects.id, project.row.id));
    const left = await harness.db
      .select()
      .from(planVersions)
      .where(eq(planVersions.projectId, project.row.id));
    expect(left).toEqual([]);
  });
});
