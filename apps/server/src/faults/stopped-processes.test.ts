import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call, projectWith, waitFor } from '../testing/api-client.ts';
import { makeSmallClip } from '../testing/clips/small-clips.ts';
import { startTestServer, type TestServer } from '../testing/harness.ts';

/** Longer than a worker may be silent before its job is given back. */
const STOPPED_MS = 15_000;

/** SIGSTOP: the process is there and does nothing, as on a machine that swaps or a virtual one that is paused. */
describe.skipIf(process.platform !== 'linux')('SIGSTOP', () => {
  let server: TestServer;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'cutroom-stopped-'));
    server = await startTestServer({ ROLE: 'web', DATABASE_URL: '' });
  });
  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('of a worker stops no answer, and its video is made once it goes on', async () => {
    const worker = await startWorker(server.dataDirectory);
    try {
      const ada = await server.newUser();
      const project = await projectWith(ada, { 'plasma.mp4': await makeSmallClip('plasma', 3, directory) });
      await call(ada, 'POST', `/api/projects/${project.id}/process`, { prompt: 'Two seconds' });
      worker.kill('SIGSTOP');
      for (const until = Date.now() + STOPPED_MS; Date.now() < until; await delay(500))
        expect((await ada.fetch('/api/health')).status).toBe(200);
      worker.kill('SIGCONT');
      const made = await waitFor(ada, project.id, ({ status }) => status !== 'processing');
      expect(made).toMatchObject({ status: 'completed', run: { report: { passed: true } } });
    } finally {
      const ended = once(worker, 'exit');
      worker.kill('SIGKILL');
      await ended;
    }
  }, 600_000);

  it('of the database is told, hangs nobody, and is over with it', async () => {
    const ada = await server.newUser();
    const processes = await databaseProcesses(server.dataDirectory);
    expect(processes.length).toBeGreaterThan(1);
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    expect((await ada.fetch('/api/health')).status).toBe(503);
    for (const pid of processes) process.kill(pid, 'SIGCONT');
    await vi.waitFor(async () => expect((await ada.fetch('/api/projects')).status).toBe(200), {
      timeout: 60_000,
      interval: 250,
    });
  });
});

async function startWorker(dataDirectory: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, ROLE: 'worker', DATA_DIR: dataDirectory, DATABASE_URL: '', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The worker ended before it was ready.');
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  return child;
}

/** The postmaster and all that it started. */
async function databaseProcesses(dataDirectory: string): Promise<number[]> {
  const file = await readFile(join(dataDirectory, 'database', 'cluster', 'postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(file, 10);
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    names.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')),
  );
  const children = names.filter(
    (_, index) => Number(/\) \w (\d+)/.exec(stats[index] ?? '')?.[1]) === postmaster,
  );
  return [postmaster, ...children.map(Number)];
}
