import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './start-server.ts';
import { call, projectWith, waitFor } from './testing/api-client.ts';
import { makeSmallClip } from './testing/clips/small-clips.ts';
import { startTestServer, type TestServer } from './testing/harness.ts';
import { asEnvironment, createTestBucket, testObjectStore } from './testing/servers/test-bucket.ts';

/** A process that serves and one that works: on one machine without further settings, and sharing nothing but a bucket. */
const store = testObjectStore();
const needsBucket = store === null ? [] : (['a bucket and nothing else'] as const);

describe.each(['a data directory', ...needsBucket])(
  'one process that serves and one that works, sharing %s',
  (shared) => {
    let web: TestServer;
    let worker: RunningServer;
    let directory: string;

    beforeAll(async () => {
      directory = await mkdtemp(join(tmpdir(), 'role-split-'));
      const bucket = store !== null && shared !== 'a data directory' ? await createTestBucket(store) : null;
      const settings = bucket === null ? { DATABASE_URL: '' } : asEnvironment(bucket);
      web = await startTestServer({ ROLE: 'web', ...settings });
      const dataDirectory = bucket === null ? web.config.dataDirectory : join(directory, 'of-the-worker');
      worker = await startServer({ ...web.config, role: 'worker', dataDirectory }, pino({ level: 'silent' }));
    });
    afterAll(async () => {
      await worker.stop();
      await web.stop();
      await rm(directory, { recursive: true, force: true });
    });

    it('make a video together', async () => {
      expect(worker.app).toBeNull();
      const ada = await web.newUser();
      const project = await projectWith(ada, { 'plasma.mp4': await makeSmallClip('plasma', 1.5, directory) });
      await call(ada, 'POST', `/api/projects/${project.id}/process`, { prompt: 'One second' });
      const made = await waitFor(ada, project.id, ({ status }) => status !== 'processing');
      expect(made).toMatchObject({ status: 'completed', run: { report: { passed: true } } });
      const video = await ada.fetch(made.finalVideoPath ?? '', { headers: { range: 'bytes=4-7' } });
      expect([video.status, await video.text()]).toEqual([206, 'ftyp']);
      expect((await ada.fetch(made.videoClips[0]?.proxyUrl ?? '')).status).toBe(200);
      expect((await ada.fetch(`/api/projects/${project.id}`, { method: 'DELETE' })).ok).toBe(true);
    });
  },
);
