import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JOBS, type JobName } from '../../jobs.ts';
import { createTestDatabase } from '../../testing/database/test-database-url.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { type JobHandlers, openBossQueue, type RunningQueue } from './boss-queue.ts';

let database: OpenDatabase;
let dropDatabase: () => Promise<void>;
let queue: RunningQueue;
const done: string[] = [];
let gate = Promise.withResolvers<void>();
const begun: string[] = [];
const runsGate = Promise.withResolvers<void>();

beforeAll(async () => {
  const { url, drop } = await createTestDatabase();
  database = await openDatabase({ connectionString: url });
  dropDatabase = drop;
  queue = await openBossQueue(database.bossOptions, pino({ level: 'silent' }));
  const names = Object.keys(JOBS) as JobName[];
  const handlers = Object.fromEntries(names.map((name) => [name, async () => undefined]));
  await queue.work({
    ...handlers,
    'analysis.clip': async ({ clipId }: { clipId: string }) => {
      await gate.promise;
      done.push(clipId);
    },
    'project.run': async ({ runId }: { runId: string }) => {
      begun.push(runId);
      await runsGate.promise;
    },
  } as unknown as JobHandlers);
}, 60_000);
afterAll(async () => {
  gate.resolve();
  runsGate.resolve();
  await queue.stop();
  await database.close();
  await dropDatabase();
});

const send = (clipId: string, ownerId: string) =>
  queue.send('analysis.clip', { clipId }, { key: clipId, ownerId });

/** Both places of the queue are taken and wait at the gate. */
async function fillPlaces(): Promise<void> {
  await send('a1', 'a');
  await send('a2', 'a');
  await sleep(2500);
}

/** Which is done first tells how quick its worker was, too. */
async function inOrderOfBeginning(): Promise<unknown[]> {
  const { rows } = await database.db.execute(
    sql`select data->>'clipId' as clip from pgboss.job where name = 'analysis.clip' order by started_on`,
  );
  return rows.map(({ clip }) => clip);
}

it('Whoever asks for much is served between those who ask for little', async () => {
  await fillPlaces();
  for (let clip = 3; clip <= 12; clip += 1) await send(`a${clip}`, 'a');
  await send('b1', 'b');
  await send('b2', 'b');
  await send('c1', 'c');
  gate.resolve();
  for (let waited = 0; waited < 300 && done.length < 15; waited += 1) await sleep(100);
  expect(done).toHaveLength(15);
  const begunInTurn = await inOrderOfBeginning();
  const placeOf = (name: string) => begunInTurn.indexOf(name);
  // Two at a time, of which the first two were a's: whoever comes is next, not the eleventh and later.
  expect(Math.max(placeOf('b1'), placeOf('c1'))).toBeLessThan(6);
  expect(placeOf('b2')).toBeLessThan(9);
  expect(placeOf('a12')).toBeGreaterThan(12);
}, 60_000);

it('The turns of an empty queue begin anew', async () => {
  done.length = 0;
  gate = Promise.withResolvers();
  gate.resolve();
  await send('d1', 'd');
  for (let waited = 0; waited < 100 && done.length < 1; waited += 1) await sleep(100);
  expect(done).toEqual(['d1']);
}, 30_000);

it('Runs of one account that wait for their clips leave places for the runs of others', async () => {
  const send = (runId: string, ownerId: string) =>
    queue.send('project.run', { runId }, { key: runId, ownerId });
  for (let run = 1; run <= JOBS['project.run'].concurrency + 2; run += 1) await send(`e${run}`, 'e');
  await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(2);
  await send('f1', 'f');
  await expect.poll(() => begun, { timeout: 20_000 }).toContain('f1');
  expect(begun).toHaveLength(3);
}, 60_000);
