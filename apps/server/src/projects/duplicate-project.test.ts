import { projectSchema, TITLE_CHARS_MAX } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ClipRow,
  clips,
  type ProjectRow,
  planVersions,
  projectMusic,
  projects,
  tracks,
} from '../platform/database/schema.ts';
import { randomId } from '../platform/ids.ts';
import { storageKeys } from '../platform/storage/storage.ts';
import { analysisFixture } from '../testing/clips/clip-fixtures.ts';
import { openRunHarness, type RunHarness } from '../testing/run-harness.ts';
import { copyTitle, duplicateProject } from './duplicate-project.ts';
import { loadProjectJson } from './project-json.ts';
import { sweepFiles } from './removal/sweep-files.ts';
import { planOfTwoClips } from './testing/plan-of-two-clips.ts';

describe('A copy of a project', () => {
  let harness: RunHarness;
  let project: ProjectRow;
  let a: ClipRow;
  let b: ClipRow;
  beforeAll(async () => {
    harness = await openRunHarness();
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    harness.queue.sent.length = 0;
    project = await harness.newProject({ title: 'Our Sunday', prompt: 'By the sea', status: 'uploaded' });
    a = await harness.newClip(project, { analysis: analysisFixture(), fileName: 'Dünen 1.MOV' });
    const proxyKey = storageKeys.proxy(project.id, a.id);
    await harness.storage.copy(a.storageKey, proxyKey);
    await harness.db.update(clips).set({ proxyKey }).where(eq(clips.id, a.id));
    b = await harness.newClip(project);
  });

  const copyOf = async () => {
    const id = await duplicateProject(harness, project.ownerId, project.id);
    const rows = await harness.db.select().from(clips).where(eq(clips.projectId, id)).orderBy(clips.sequence);
    return { id, rows, json: projectSchema.parse(await loadProjectJson(harness.db, project.ownerId, id)) };
  };
  const setPlan = async () => {
    const plan = JSON.parse(
      JSON.stringify(planOfTwoClips).replaceAll('"a"', `"${a.id}"`).replaceAll('"b"', `"${b.id}"`),
    );
    const id = randomId();
    await harness.db.insert(planVersions).values({
      ...{ id, projectId: project.id, origin: 'edited', prompt: 'first prompt', plan },
      madeAt: new Date(1000),
    });
    await harness.db
      .update(projects)
      .set({ editingPlan: plan, planVersionId: id, finalVideoName: `${id}.mp4`, status: 'completed' })
      .where(eq(projects.id, project.id));
  };

  it('has its clips in their order under their own names, with files that outlive the original', async () => {
    const { id, rows, json } = await copyOf();
    expect(json).toMatchObject({ title: 'Our Sunday (copy)', prompt: 'By the sea', status: 'uploaded' });
    expect(rows.map(({ fileName, sha256 }) => [fileName, sha256])).toEqual([
      ['Dünen 1.MOV', a.sha256],
      [null, b.sha256],
    ]);
    await harness.storage.removePrefix(storageKeys.project(project.id));
    expect(await harness.text(rows[0]?.storageKey ?? '')).toBe(`bytes of ${a.id}`);
    expect(await harness.text(rows[0]?.proxyKey ?? '')).toBe(`bytes of ${a.id}`);
    expect(await harness.text(rows[1]?.storageKey ?? '')).toBe(`bytes of ${b.id}`);
    expect(rows.every(({ storageKey }) => storageKey.startsWith(storageKeys.project(id)))).toBe(true);
    expect(new Set([a, b, ...rows].flatMap((row) => [row.id, row.storedName, row.uploadId])).size).toBe(
      12 - 2,
    );
  });

  it('has what was found in a clip, and has looked at what nobody has looked at yet', async () => {
    const { rows } = await copyOf();
    expect(rows.map(({ analysis }) => analysis)).toEqual([a.analysis, null]);
    expect(harness.queue.sent.map(({ name, key }) => [name, key])).toEqual([['analysis.clip', rows[1]?.id]]);
  });

  it('has its plan, about its own clips, as an earlier version too; and not its video', async () => {
    await setPlan();
    const { id, rows, json } = await copyOf();
    const [first, second] = rows.map((row) => row.id);
    expect(json).toMatchObject({ status: 'uploaded', finalVideoPath: null });
    expect(json.editingPlan?.selectedClips.map(({ clipId }) => clipId)).toEqual([first, second, first]);
    expect(json.editingPlan?.dropped).toEqual([{ clipId: first, reason: 'dark' }]);
    const [version] = await harness.db.select().from(planVersions).where(eq(planVersions.projectId, id));
    expect(version).toMatchObject({ origin: 'edited', prompt: 'first prompt', plan: json.editingPlan });
    expect((await harness.project(id))?.planVersionId).toBe(version?.id);
  });

  it('has its music, which stays when the original goes', async () => {
    const trackId = randomId();
    const settings = { beats: [], downbeats: [], bpm: null, startSeconds: 3, endSeconds: 9, gainDb: -6 };
    await harness.db.insert(tracks).values({
      ...{ id: trackId, ownerId: project.ownerId, name: 'song.mp3', sha256: 'x', storageKey: 'x' },
      ...{ bytes: 1, durationSeconds: 10 },
    });
    await harness.db.insert(projectMusic).values({
      projectId: project.id,
      trackId,
      settings: { ...settings, isDucked: true, isCutToBeat: true },
    });
    expect((await copyOf()).json.music).toMatchObject({ name: 'song.mp3', ...settings });
  });

  it('is counted: where the account has no room for it, nothing of it stays', async () => {
    const count = () => harness.db.$count(projects);
    const before = await count();
    const within = (limits: object) =>
      duplicateProject(
        { ...harness, accountLimits: { ...harness.accountLimits, ...limits } },
        project.ownerId,
        project.id,
      );
    await expect(within({ projects: 1 })).rejects.toMatchObject({ code: 'project_limit' });
    await expect(within({ storedBytes: 39 })).rejects.toMatchObject({ code: 'account_storage_limit' });
    expect(await count()).toBe(before);
    await within({ storedBytes: 40, projects: 2 });
  });

  it('goes again where a clip is removed while it is made', async () => {
    await harness.storage.remove(b.storageKey);
    const before = await harness.db.$count(projects);
    await expect(copyOf()).rejects.toMatchObject({ code: 'status_conflict' });
    expect(await harness.db.$count(projects)).toBe(before);
    expect(harness.queue.sent.map(({ name }) => name)).toEqual(['files.remove']);
  });

  it('is not there before its files are: nothing of it is left where the server dies meanwhile, and no sweep takes them', async () => {
    const before = await harness.db.$count(projects);
    const reached = Promise.withResolvers<string>();
    const goOn = Promise.withResolvers<void>();
    const copy = async (from: string, to: string) => {
      const copied = await harness.storage.copy(from, to);
      reached.resolve(to);
      await goOn.promise;
      return copied;
    };
    const copying = duplicateProject({ ...harness, storage: { copy } }, project.ownerId, project.id);
    const id = Number((await reached.promise).split('/')[1]);
    expect(await harness.db.$count(projects)).toBe(before);
    // Newer than the copy: what is left of older ones is swept.
    await harness.newProject();
    const sweep = sweepFiles({ ...harness, log: { info: () => undefined, warn: () => undefined } });
    const { signal } = new AbortController();
    await sweep({}, signal);
    goOn.resolve();
    expect(await copying).toBe(id);
    await sweep({}, signal);
    const [first] = await harness.db
      .select()
      .from(clips)
      .where(eq(clips.projectId, id))
      .orderBy(clips.sequence);
    expect(await harness.text(first?.storageKey ?? '')).toBe(`bytes of ${a.id}`);
    await harness.db.delete(projects).where(eq(projects.id, id));
    await sweep({}, signal);
    expect(await harness.text(first?.storageKey ?? '')).toBeNull();
  });

  it('is made of nothing of another account', async () => {
    const other = await harness.newProject();
    await expect(duplicateProject(harness, other.ownerId, project.id)).rejects.toMatchObject({
      code: 'project_not_found',
    });
  });

  it('of a project of the test page is marked as one too', async () => {
    expect((await copyOf()).json.isTest).toBeUndefined();
    await harness.db.update(projects).set({ isTest: true }).where(eq(projects.id, project.id));
    expect((await copyOf()).json.isTest).toBe(true);
  });

  it('of a project without clips waits for uploads', async () => {
    project = await harness.newProject({ status: 'uploading' });
    expect((await copyOf()).json).toMatchObject({ status: 'uploading', videoClips: [] });
  });

  it('has a title that a project can have', () => {
    expect(copyTitle('x'.repeat(TITLE_CHARS_MAX))).toBe(`${'x'.repeat(TITLE_CHARS_MAX - 7)} (copy)`);
    expect(copyTitle(`${'x'.repeat(TITLE_CHARS_MAX - 8)}🎬`)).toBe(
      `${'x'.repeat(TITLE_CHARS_MAX - 8)} (copy)`,
    );
  });
});
