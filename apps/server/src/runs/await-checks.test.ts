import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ProjectRow, projects, uploads } from '../platform/database/schema.ts';
import { randomId } from '../platform/ids.ts';
import { probeFixture } from '../testing/clips/clip-fixtures.ts';
import { openRunHarness, type RunHarness } from '../testing/run-harness.ts';
import { cancelRun } from './cancel-run.ts';

/** 'Generate' pressed at the last byte: the files are there, and some are still being checked. */
describe('a run whose files are still being checked', () => {
  let harness: RunHarness;
  let project: ProjectRow;
  beforeAll(async () => {
    harness = await openRunHarness();
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    project = await harness.newProject();
    await harness.db.update(projects).set({ status: 'uploading' }).where(eq(projects.id, project.id));
    project = { ...project, status: 'uploading' };
  });

  async function checkingUpload(filename: string): Promise<string> {
    const id = randomId();
    await harness.db.insert(uploads).values({
      id,
      projectId: project.id,
      ownerId: project.ownerId,
      filename,
      bytesTotal: 10,
      bytesReceived: 10,
      state: 'checking',
    });
    return id;
  }
  const end = (id: string, state: 'accepted' | 'refused') =>
    harness.db.update(uploads).set({ state }).where(eq(uploads.id, id));
  const untilItSays = (runId: string, detail: string) =>
    vi.waitFor(async () => expect((await harness.run(runId))?.detail).toBe(detail), { timeout: 20_000 });

  it('waits for them, says which is looked at, and shows what they become', async () => {
    const early = await harness.newClip(project);
    const late = await checkingUpload('late.mp4');
    const bad = await checkingUpload('bad.mp4');
    const run = await harness.start(project, { prompt: 'use every clip' });
    const delivered = harness.deliver(run.id);
    await untilItSays(run.id, 'Checking late.mp4');
    await harness.newClip(project, { id: late, uploadId: late });
    await end(late, 'accepted');
    await untilItSays(run.id, 'Checking bad.mp4');
    await end(bad, 'refused');
    await delivered;
    const clipIds = (await harness.run(run.id))?.plan?.selectedClips.map(({ clipId }) => clipId);
    expect(new Set(clipIds)).toEqual(new Set([early.id, late]));
  });

  it('is measured by what they became, too', async () => {
    await harness.newClip(project, { probe: probeFixture({ durationSeconds: 8 }) });
    const late = await checkingUpload('late.mp4');
    const run = await harness.start(project);
    expect(run.secondsToAnalyse).toBe(8);
    const delivered = harness.deliver(run.id);
    await untilItSays(run.id, 'Checking late.mp4');
    const probe = probeFixture({ durationSeconds: 5 });
    await harness.newClip(project, { id: late, uploadId: late, probe });
    await end(late, 'accepted');
    await delivered;
    expect((await harness.run(run.id))?.secondsToAnalyse).toBe(13);
    const again = await harness.start({ ...project, status: 'completed' });
    expect(again.secondsToAnalyse).toBe(0);
  });

  it('fails with a sentence where none of them can be used', async () => {
    const bad = await checkingUpload('bad.mp4');
    const run = await harness.start(project);
    const delivered = harness.deliver(run.id);
    await untilItSays(run.id, 'Checking bad.mp4');
    await end(bad, 'refused');
    await delivered;
    expect(await harness.project(project.id)).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringMatching(/^None of the uploaded files could be used\./),
    });
  });

  it('that is cancelled leaves a project whose uploads have ended as uploaded', async () => {
    await harness.newClip(project);
    const late = await checkingUpload('late.mp4');
    const run = await harness.start(project);
    const delivered = harness.deliver(run.id);
    await untilItSays(run.id, 'Checking late.mp4');
    await end(late, 'refused');
    await cancelRun(harness.db, harness.queue, project.ownerId, project.id);
    await delivered;
    expect((await harness.project(project.id))?.status).toBe('uploaded');
  });
});
