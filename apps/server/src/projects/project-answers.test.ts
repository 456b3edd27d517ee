import { projectSchema } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { clips, type ProjectRow, projects, runs, uploads } from '../platform/database/schema.ts';
import { randomId } from '../platform/ids.ts';
import { openRunHarness, type RunHarness } from '../testing/run-harness.ts';
import { projectAnswers } from './project-answers.ts';

let harness: RunHarness;
let db: Database;
beforeAll(async () => {
  harness = await openRunHarness();
  db = harness.db;
});
afterAll(() => harness.close());
afterEach(() => vi.restoreAllMocks());

const tagOf = async ({ ownerId }: ProjectRow) => (await projectAnswers(db).list(ownerId)).tag;
const tagOfOne = async ({ ownerId, id }: ProjectRow) => (await projectAnswers(db).one(ownerId, id)).tag;

describe('The tag of a list of projects', () => {
  const changes: readonly (readonly [string, (project: ProjectRow) => Promise<unknown>])[] = [
    ['its title', ({ id }) => db.update(projects).set({ title: 'Sea' }).where(eq(projects.id, id))],
    ['a new clip', (project) => harness.newClip(project)],
    [
      'what a clip is found to show',
      ({ id }) => db.update(clips).set({ analysisError: 'dark' }).where(eq(clips.projectId, id)),
    ],
    ['a clip that is removed', ({ id }) => db.delete(clips).where(eq(clips.projectId, id))],
    ['an upload', ({ id, ownerId }) => db.insert(uploads).values(uploadOf(id, ownerId))],
    [
      'how far an upload is',
      ({ id }) => db.update(uploads).set({ bytesReceived: 5 }).where(eq(uploads.projectId, id)),
    ],
    ['a run', (project) => harness.start(project)],
    [
      'what a run is doing',
      ({ id }) => db.update(runs).set({ detail: 'Looking' }).where(eq(runs.projectId, id)),
    ],
    ['another project', ({ ownerId }) => db.insert(projects).values(projectOf(ownerId))],
    ['a project that is deleted', ({ id }) => db.delete(projects).where(eq(projects.id, id))],
  ];

  it('is another one after each change of what the list shows, and only then', async () => {
    const project = await harness.newProject();
    const stranger = await harness.newProject();
    const strangersTag = await tagOf(stranger);
    const seen = [await tagOf(project)];
    for (const [what, change] of changes) {
      await change(project);
      const tag = await tagOf(project);
      expect(seen, what).not.toContain(tag);
      expect(await tagOf(project), what).toBe(tag);
      seen.push(tag);
    }
    expect(await tagOf(stranger)).toBe(strangersTag);
  });
});

it('The tag of one project changes with that project alone', async () => {
  const project = await harness.newProject();
  const [other] = await db.insert(projects).values(projectOf(project.ownerId)).returning();
  const tag = await tagOfOne(project);
  await db
    .update(projects)
    .set({ title: 'Sea' })
    .where(eq(projects.id, other?.id ?? 0));
  expect(await tagOfOne(project)).toBe(tag);
  await harness.newClip(project);
  expect(await tagOfOne(project)).not.toBe(tag);
});

it('A list is built anew where something changed, and is the contract’s', async () => {
  const project = await harness.newProject({ title: 'First' });
  for (let more = 0; more < 45; more += 1) await db.insert(projects).values(projectOf(project.ownerId));
  const answers = projectAnswers(db);
  const listed = async () =>
    z.array(projectSchema).parse(JSON.parse(String(await (await answers.list(project.ownerId)).build())));
  expect(await listed()).toHaveLength(46);
  await db.update(projects).set({ title: 'Renamed' }).where(eq(projects.id, project.id));
  await harness.newClip(project);
  const list = await listed();
  expect(list.at(-1)).toMatchObject({ id: project.id, title: 'Renamed', videoClips: [{}] });
  expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).sort((one, two) => two - one));
});

it('An upload arrives until nothing came of it for half a minute, and both answers tell although no row has changed', async () => {
  const project = await harness.newProject();
  await db.insert(uploads).values(uploadOf(project.id, project.ownerId));
  const answers = projectAnswers(db);
  const told = async () => {
    const one = await answers.one(project.ownerId, project.id);
    const list = await answers.list(project.ownerId);
    return {
      tags: [one.tag, list.tag],
      areArriving: [
        projectSchema.parse(JSON.parse(String(await one.build()))),
        ...z.array(projectSchema).parse(JSON.parse(String(await list.build()))),
      ].map(({ uploads: [upload] }) => upload?.isArriving ?? false),
    };
  };
  const before = await told();
  expect(before.areArriving).toEqual([true, true]);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 29_000);
  expect(await told()).toEqual(before);
  vi.spyOn(Date, 'now').mockImplementation(() => now + 30_000);
  const quiet = await told();
  expect(quiet.areArriving).toEqual([false, false]);
  expect(quiet.tags.filter((tag) => before.tags.includes(tag))).toEqual([]);
  // A sign of life is enough.
  await db
    .update(uploads)
    .set({ updatedAt: new Date(now + 20_000) })
    .where(eq(uploads.projectId, project.id));
  expect((await told()).areArriving).toEqual([true, true]);
});

it('Somebody else’s project is none', async () => {
  const project = await harness.newProject();
  const stranger = await harness.newProject();
  await expect(projectAnswers(db).one(stranger.ownerId, project.id)).rejects.toMatchObject({
    code: 'project_not_found',
  });
  expect(String(await (await projectAnswers(db).list('nobody')).build())).toBe('[]');
});

function projectOf(ownerId: string) {
  return { ownerId, title: 'Another', prompt: '', status: 'uploading' } as const;
}

function uploadOf(projectId: number, ownerId: string) {
  const state = 'receiving' as const;
  return { id: randomId(), projectId, ownerId, filename: 'a.mp4', bytesTotal: 10, state };
}
