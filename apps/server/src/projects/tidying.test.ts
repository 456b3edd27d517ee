import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects, runs, session } from '../platform/database/schema.ts';
import { openRunHarness, type RunHarness } from '../testing/run-harness.ts';
import { pruneRecords } from './removal/prune-records.ts';
import { sweepFiles } from './removal/sweep-files.ts';

let harness: RunHarness;
beforeAll(async () => {
  harness = await openRunHarness();
});
afterAll(() => harness.close());
const { signal } = new AbortController();

describe('The sweep', () => {
  it('removes the files of projects that are gone, and of no other', async () => {
    const [kept, gone, newest] = [
      await harness.newProject(),
      await harness.newProject(),
      await harness.newProject(),
    ];
    await harness.db.delete(projects).where(eq(projects.id, gone.id));
    const removed: string[] = [];
    const names = [kept.id, gone.id, newest.id, newest.id + 5].map(String);
    const storage = {
      folders: async (prefix: string) => (prefix === 'projects/' ? [...names, '.incoming', 'x1'] : []),
      removePrefix: async (prefix: string) => void removed.push(prefix),
    };
    const log = { info: () => undefined, warn: () => undefined };
    const queue = { send: async () => null };
    await sweepFiles({ db: harness.db, queue, storage, log })({}, signal);
    expect(removed).toEqual([`projects/${gone.id}/`]);
  });
});

describe('Pruning', () => {
  it('forgets runs of long ago but for the one a project shows, and sessions that are over', async () => {
    const project = await harness.newProject();
    const old = await harness.start(project);
    await harness.db.update(projects).set({ status: 'uploaded' }).where(eq(projects.id, project.id));
    const current = await harness.start(project);
    const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
    await harness.db.update(runs).set({ state: 'failed', finishedAt: longAgo });
    const sessionOf = (id: string, expiresAt: Date) => ({
      id,
      token: id,
      userId: project.ownerId,
      expiresAt,
    });
    await harness.db
      .insert(session)
      .values([sessionOf('over', longAgo), sessionOf('on', new Date(Date.now() + 60_000))]);
    await pruneRecords(harness)({}, signal);
    expect(await harness.run(old.id)).toBeUndefined();
    expect(await harness.run(current.id)).toMatchObject({ id: current.id });
    expect((await harness.db.select().from(session)).map(({ id }) => id)).toEqual(['on']);
  });
});
