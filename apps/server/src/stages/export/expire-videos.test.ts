import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireVideos } from './expire-videos.ts';
import { type ExportHarness, openExportHarness } from './testing/export-harness.ts';

const past = new Date(Date.now() - 1000);
const future = new Date(Date.now() + 60_000);

describe('expiring videos', () => {
  let harness: ExportHarness;
  beforeAll(async () => {
    harness = await openExportHarness();
  });
  afterAll(() => harness.close());
  beforeEach(() => {
    harness.queue.sent.length = 0;
  });

  const expire = () => expireVideos(harness)({}, new AbortController().signal);

  it('a video whose time is over is deleted, its clips and plan stay', async () => {
    const project = await harness.newProject({ videoExpiresAt: past });
    await expire();
    expect(await harness.reload(project)).toMatchObject({
      status: 'uploaded',
      finalVideoName: null,
      timeline: null,
      videoExpiresAt: null,
      editingPlan: project.editingPlan,
    });
    expect(harness.queue.sent.map(({ payload }) => payload)).toEqual([{ path: project.finalVideoKey }]);
  });

  it.each([
    ['whose time is not over', { videoExpiresAt: future }],
    ['that never left', { videoExpiresAt: null }],
    ['of a project that is being rendered', { videoExpiresAt: past, status: 'processing' }],
  ] as const)('a video %s stays', async (_, changes) => {
    const project = await harness.newProject(changes);
    await expire();
    expect(await harness.reload(project)).toEqual(project);
    expect(harness.queue.sent).toEqual([]);
  });

  it('an older video of a failed project goes too, and the project still says what failed', async () => {
    const project = await harness.newProject({
      videoExpiresAt: past,
      status: 'failed',
      errorMessage: 'Too dark',
    });
    await expire();
    expect(await harness.reload(project)).toMatchObject({
      status: 'failed',
      errorMessage: 'Too dark',
      finalVideoName: null,
      videoExpiresAt: null,
    });
  });

  it('a second round finds nothing left to do', async () => {
    await harness.newProject({ videoExpiresAt: past });
    await expire();
    await expire();
    expect(harness.queue.sent).toHaveLength(1);
  });

  it('a video that cannot be deleted now keeps no other from going', async () => {
    const [stuck, other] = [
      await harness.newProject({ videoExpiresAt: past }),
      await harness.newProject({ videoExpiresAt: past }),
    ];
    const send: typeof harness.queue.send = async (name, payload, options) => {
      if (JSON.stringify(payload).includes(stuck.finalVideoKey ?? '')) throw new Error('no room');
      return harness.queue.send(name, payload, options);
    };
    const round = expireVideos({ db: harness.db, queue: { ...harness.queue, send } });
    await round({}, new AbortController().signal).catch(() => undefined);
    expect((await harness.reload(stuck)).finalVideoName).toBe(stuck.finalVideoName);
    expect((await harness.reload(other)).finalVideoName).toBeNull();
    await expire();
  });

  it('a server that is stopping leaves the rest for later', async () => {
    const project = await harness.newProject({ videoExpiresAt: past });
    await expect(expireVideos(harness)({}, AbortSignal.abort())).rejects.toThrow();
    expect((await harness.reload(project)).finalVideoName).toBe(project.finalVideoName);
  });
});
