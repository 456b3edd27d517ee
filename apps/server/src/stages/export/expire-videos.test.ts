import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireVideos } from './expire-videos.ts';
import { type ExportBench, openExportBench } from './testing/export-bench.ts';

const past = new Date(Date.now() - 1000);
const future = new Date(Date.now() + 60_000);

describe('expiring videos', () => {
  let bench: ExportBench;
  beforeAll(async () => {
    bench = await openExportBench();
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    bench.queue.sent.length = 0;
  });

  const expire = () => expireVideos(bench)({}, new AbortController().signal);

  it('a video whose time is over is deleted, its clips and plan stay', async () => {
    const project = await bench.newProject({ videoExpiresAt: past });
    await expire();
    expect(await bench.reload(project)).toMatchObject({
      status: 'uploaded',
      finalVideoName: null,
      timeline: null,
      videoExpiresAt: null,
      editingPlan: project.editingPlan,
    });
    expect(bench.queue.sent.map(({ payload }) => payload)).toEqual([{ path: project.finalVideoKey }]);
  });

  it.each([
    ['whose time is not over', { videoExpiresAt: future }],
    ['that never left', { videoExpiresAt: null }],
    ['of a project that is being rendered', { videoExpiresAt: past, status: 'processing' }],
  ] as const)('a video %s stays', async (_, changes) => {
    const project = await bench.newProject(changes);
    await expire();
    expect(await bench.reload(project)).toEqual(project);
    expect(bench.queue.sent).toEqual([]);
  });

  it('an older video of a failed project goes too, and the project still says what failed', async () => {
    const project = await bench.newProject({
      videoExpiresAt: past,
      status: 'failed',
      errorMessage: 'Too dark',
    });
    await expire();
    expect(await bench.reload(project)).toMatchObject({
      status: 'failed',
      errorMessage: 'Too dark',
      finalVideoName: null,
      videoExpiresAt: null,
    });
  });

  it('a second round finds nothing left to do', async () => {
    await bench.newProject({ videoExpiresAt: past });
    await expire();
    await expire();
    expect(bench.queue.sent).toHaveLength(1);
  });

  it('a server that is stopping leaves the rest for later', async () => {
    const project = await bench.newProject({ videoExpiresAt: past });
    await expect(expireVideos(bench)({}, AbortSignal.abort())).rejects.toThrow();
    expect((await bench.reload(project)).finalVideoName).toBe(project.finalVideoName);
  });
});
