import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { JOBS } from '../../jobs.ts';
import { createTestDatabase } from '../../testing/database/test-database-url.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { type JobHandlers, openBossQueue, type RunningQueue } from './boss-queue.ts';

describe('queue', () => {
  let database: OpenDatabase;
  let dropDatabase: () => Promise<void>;
  let queue: RunningQueue;
  const seen: string[] = [];
  const aborted: string[] = [];
  const deliveries: unknown[] = [];
  let failuresLeft = 1;

  beforeAll(async () => {
    const { url, drop } = await createTestDatabase();
    database = await openDatabase({ connectionString: url });
    dropDatabase = drop;
    await openAsAnOlderVersion(database);
    queue = await openBossQueue(database.bossOptions, pino({ level: 'silent' }));
    const ignore = async () => undefined;
    const handlers: JobHandlers = {
      'upload.check': async ({ uploadId }, _signal, delivery) => {
        if (uploadId === 'fails-once') deliveries.push(delivery);
        if (uploadId === 'fails-once' && failuresLeft-- > 0) throw new Error('once');
        seen.push(uploadId);
      },
      'upload.expire': ignore,
      'analysis.clip': ignore,
      'analysis.track': ignore,
      'preview.proxy': ignore,
      'preview.retry': ignore,
      'project.run': ({ runId }, signal) =>
        new Promise((_resolve, reject) => {
          seen.push(runId);
          signal.addEventListener('abort', () => {
            aborted.push(runId);
            reject(signal.reason);
          });
        }),
      'export.expire': ignore,
      'files.retry': ignore,
      'files.sweep': ignore,
      'records.prune': ignore,
      'files.remove': ignore,
    };
    await queue.work(handlers);
  });
  afterAll(async () => {
    await queue.stop();
    await database.close();
    await dropDatabase();
  });

  it('delivers a job', async () => {
    await queue.send('upload.check', { uploadId: 'plain' });
    await vi.waitFor(() => expect(seen).toContain('plain'), 20_000);
  });

  it('delivers again after a failure, also where an older version never did, and says how often', async () => {
    await queue.send('upload.check', { uploadId: 'fails-once' });
    await vi.waitFor(() => expect(seen).toContain('fails-once'), 20_000);
    expect(deliveries).toEqual([1, 2]);
  });

  it('adds a job only when its transaction commits', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await queue.send('upload.check', { uploadId: 'rolled-back' }, { tx });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.db.transaction(async (tx) => {
      await queue.send('upload.check', { uploadId: 'committed' }, { tx });
    });
    await vi.waitFor(() => expect(seen).toContain('committed'), 20_000);
    expect(seen).not.toContain('rolled-back');
  });

  it('holds one job per key, and aborts it when cancelled', async () => {
    expect(await queue.send('project.run', { runId: 'long' }, { key: 'long' })).not.toBeNull();
    await vi.waitFor(() => expect(seen).toContain('long'), 20_000);
    expect(await queue.send('project.run', { runId: 'long' }, { key: 'long' })).toBeNull();
    expect(await queue.hasOpen('project.run', { runId: 'long' })).toBe(true);
    expect(await queue.hasOpen('project.run', { runId: 'another' })).toBe(false);
    await queue.cancel('project.run', 'long');
    await vi.waitFor(() => expect(aborted).toContain('long'), 20_000);
    expect(await queue.hasOpen('project.run', { runId: 'long' })).toBe(false);
    expect(await queue.send('project.run', { runId: 'long' }, { key: 'long' })).not.toBeNull();
  });

  const handlers = (onCheck: JobHandlers['upload.check']) =>
    ({
      ...Object.fromEntries(Object.keys(JOBS).map((name) => [name, async () => undefined])),
      'upload.check': onCheck,
    }) as unknown as JobHandlers;

  it('gives the job of a worker that died to another', async () => {
    const given: string[] = [];
    await queue.stop();
    const dead = await openBossQueue(database.bossOptions, pino({ level: 'silent' }));
    await dead.send('upload.check', { uploadId: 'orphaned' });
    await database.db.execute(sql`update pgboss.job set state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute' where state = 'created' and data ->> 'uploadId' = 'orphaned'`);
    await dead.stop();
    queue = await openBossQueue(database.bossOptions, pino({ level: 'silent' }));
    await queue.work(handlers(async ({ uploadId }) => void given.push(uploadId)));
    await vi.waitFor(() => expect(given).toEqual(['orphaned']), 30_000);
  });

  it('counts no failure of a job that a stop interrupted', async () => {
    const begun: number[] = [];
    const again: number[] = [];
    await queue.stop();
    const stopped = await openBossQueue(database.bossOptions, pino({ level: 'silent' }));
    await stopped.work(
      handlers(async (_payload, signal, delivery) => {
        begun.push(delivery ?? 0);
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      }),
    );
    await stopped.send('upload.check', { uploadId: 'interrupted' });
    await vi.waitFor(() => expect(begun).toEqual([1]), 20_000);
    await stopped.stop();
    queue = await openBossQueue(database.bossOptions, pino({ level: 'silent' }));
    await queue.work(handlers(async (_payload, _signal, delivery) => void again.push(delivery ?? 0)));
    await vi.waitFor(() => expect(again).toEqual([1]), 30_000);
  });
});

async function openAsAnOlderVersion({ db, bossOptions }: OpenDatabase): Promise<void> {
  const older = await openBossQueue(bossOptions, pino({ level: 'silent' }));
  await db.execute(sql`update pgboss.queue set retry_limit = 0`);
  await older.stop();
}
