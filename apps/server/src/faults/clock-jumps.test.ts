import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, projectWith, waitFor } from '../testing/api-client.ts';
import { makeSmallClip } from '../testing/clips/small-clips.ts';
import { startTestServer, type TestServer } from '../testing/harness.ts';

const HOUR_MS = 60 * 60 * 1000;
const RealDate = Date;

/** The clock of this process, and with it the server's, is wrong by so much; the database's is right. */
function jump(byMs: number): void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[]) =>
      Reflect.construct(target, args.length > 0 ? args : [target.now() + byMs]),
    get: (target, name) => (name === 'now' ? () => target.now() + byMs : Reflect.get(target, name)),
  });
}

describe('A clock that jumps', () => {
  let server: TestServer;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'cutroom-clock-'));
    server = await startTestServer();
  });
  afterEach(() => {
    globalThis.Date = RealDate;
  });
  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it.each([
    ['three hours ahead', 3 * HOUR_MS],
    ['three hours back', -3 * HOUR_MS],
  ])(
    '%s ends no session, loses no upload and stops no video',
    async (_, byMs) => {
      const ada = await server.newUser();
      const clip = await makeSmallClip('plasma', 1.5, directory);
      const project = await projectWith(ada, { 'before.mp4': clip });
      await call(ada, 'POST', `/api/projects/${project.id}/process`, { prompt: 'One second' });
      jump(byMs);
      const made = await waitFor(ada, project.id, ({ status }) => status !== 'processing');
      expect(made).toMatchObject({ status: 'completed', run: { report: { passed: true } } });
      const later = await projectWith(ada, { 'after.mp4': clip });
      expect(later.videoClips).toHaveLength(1);
      globalThis.Date = RealDate;
      expect((await ada.fetch(made.finalVideoPath ?? '')).status).toBe(200);
      expect((await ada.fetch('/api/health')).status).toBe(200);
    },
    600_000,
  );
});
