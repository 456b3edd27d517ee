import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call, projectWith, waitFor } from '../testing/api-client.ts';
import { makeSmallClip } from '../testing/clips/small-clips.ts';
import { startTestServer, type TestServer } from '../testing/harness.ts';
import { asEnvironment } from '../testing/servers/test-bucket.ts';
import { startTroubledBucket, type TroubledBucket } from './troubled-bucket.ts';

describe('A bucket that is slow and refuses every third request with 503', () => {
  let bucket: TroubledBucket;
  let server: TestServer;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'cutroom-trouble-'));
    bucket = await startTroubledBucket();
    server = await startTestServer(asEnvironment(bucket.settings));
    bucket.trouble(150, 3);
  });
  afterAll(async () => {
    await server.stop();
    bucket.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('delays a video and its deletion, and spoils neither', async () => {
    const ada = await server.newUser();
    const project = await projectWith(ada, { 'plasma.mp4': await makeSmallClip('plasma', 1.5, directory) });
    await call(ada, 'POST', `/api/projects/${project.id}/process`, { prompt: 'One second' });
    const made = await waitFor(ada, project.id, ({ status }) => status !== 'processing');
    expect(made).toMatchObject({ status: 'completed', run: { report: { passed: true } } });
    const video = await ada.fetch(made.finalVideoPath ?? '');
    expect(video.status).toBe(200);
    expect(Buffer.from(await video.arrayBuffer()).toString('latin1', 4, 8)).toBe('ftyp');
    expect(bucket.refused()).toBeGreaterThan(0);
    expect((await ada.fetch(`/api/projects/${project.id}`, { method: 'DELETE' })).ok).toBe(true);
    await vi.waitFor(() => expect(bucket.keys()).toEqual([]), { timeout: 120_000, interval: 250 });
  }, 600_000);

  it('is not ready while it answers nothing in time, and is again', async () => {
    bucket.trouble(10_000, 0);
    expect((await server.newVisitor().fetch('/api/health')).status).toBe(503);
    bucket.trouble(0, 0);
    expect((await server.newVisitor().fetch('/api/health')).status).toBe(200);
  });
});
