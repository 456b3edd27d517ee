import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, projectWith, waitFor } from './runs/testing/api-client.ts';
import { makeSmallClip } from './runs/testing/small-clips.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { startTestServer, type TestServer } from './testing/harness.ts';

/** Only PostgreSQL serves more than one process: `npm test` runs this in its second round. */
describe.skipIf(!process.env.DATABASE_URL)('one process that serves and one that works', () => {
  let web: TestServer;
  let worker: RunningServer;
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'role-split-'));
    web = await startTestServer({ ROLE: 'web' });
    worker = await startServer({ ...web.config, role: 'worker' }, pino({ level: 'silent' }));
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
    expect((await ada.fetch(made.finalVideoPath ?? '')).status).toBe(200);
  });
});
