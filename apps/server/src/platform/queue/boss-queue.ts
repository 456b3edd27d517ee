import { sql } from 'drizzle-orm';
import {
  type ConstructorOptions,
  type Db,
  type DrizzleTransactionLike,
  fromDrizzle,
  type JobWithMetadata,
  PgBoss,
} from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import { JOBS, type JobName, type JobPayload, type JobSettings } from '../../jobs.ts';
import type { JobHandler, Queue } from './queue.ts';
import { TURN_OF_OWNER } from './turns.ts';

export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };

export interface RunningQueue extends Queue {
  /** Starts taking jobs. Without it this process only adds them. */
  work(handlers: JobHandlers): Promise<void>;
  /** Aborts running handlers, hands their jobs back and disconnects. */
  stop(): Promise<void>;
}

const JOB_NAMES = Object.keys(JOBS) as JobName[];
/** Recurring jobs, in cron notation. */
const SCHEDULES: { readonly [Name in JobName]?: string } = {
  'upload.expire': '*/5 * * * *',
  'preview.retry': '17 * * * *',
  'export.expire': '*/5 * * * *',
  'files.retry': '*/10 * * * *',
  'files.sweep': '41 3 * * *',
  'records.prune': '23 3 * * *',
};

/** pg-boss in the product's own database: what a transaction enqueues exists exactly when it commits. */
export async function openBossQueue(options: ConstructorOptions, log: Logger): Promise<RunningQueue> {
  const boss = new PgBoss({
    ...options,
    useListenNotify: true,
    // A pass is seven statements: `lookAround` asks for one where there is something to supervise.
    supervise: false,
    // A little less than from one look to the next, so that each of them may.
    monitorIntervalSeconds: LOOK_EVERY_MS / 1000 - 1,
    maintenanceIntervalSeconds: MAINTAIN_EVERY_MS / 1000,
    // No job waits for others, and the schedules below are to the minute.
    flowIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: 30,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await boss.start();
  for (const name of JOB_NAMES) {
    const settings = queueSettings(JOBS[name]);
    await boss.createQueue(name, { ...settings, policy: 'exclusive' });
    // A queue that is there already keeps what an earlier version of the product told it.
    await boss.updateQueue(name, settings);
  }
  const stopping = new AbortController();
  let looking: NodeJS.Timeout | undefined;
  /** Jobs this process is working on, by id: cancelling one here need not wait for its next heartbeat. */
  const active = new Map<string, AbortController>();

  return {
    async send(name, payload, { tx, key, ownerId } = {}) {
      const inTransaction =
        tx === undefined ? null : fromDrizzle(tx as unknown as DrizzleTransactionLike, sql);
      return boss.send(name, JOBS[name].payload.parse(payload), {
        singletonKey: key ?? JSON.stringify(payload),
        ...(ownerId === undefined ? {} : await turnOf(inTransaction ?? boss.getDb(), name, ownerId)),
        ...(inTransaction === null ? {} : { db: inTransaction }),
      });
    },

    async cancel(name, key) {
      const found = await boss.findJobs(name, { key });
      const open = found.filter(
        (job) => job.state === 'created' || job.state === 'retry' || job.state === 'active',
      );
      if (open.length === 0) return;
      const ids = open.map((job) => job.id);
      await boss.cancel(name, ids);
      for (const id of ids) active.get(id)?.abort(new Error('The job was cancelled'));
    },

    async hasOpen(name, fields) {
      const { rows } = await boss.getDb().executeSql(HAS_OPEN, [name, JSON.stringify(fields)]);
      return hasOpenSchema.parse(rows[0]).isOpen;
    },

    async check() {
      await boss.getDb().executeSql('select 1');
    },

    async work(handlers) {
      const workers = new Map<string, readonly string[]>();
      for (const name of JOB_NAMES) {
        const workplace = { active, stopping: stopping.signal, log };
        workers.set(name, await workOn(boss, name, handlers[name] as JobHandler<JobName>, workplace));
      }
      const look = lookAround(boss, workers);
      looking = setInterval(() => {
        look().catch((error: unknown) => log.error({ err: error }, 'queue'));
      }, LOOK_EVERY_MS);
      for (const [name, cron] of Object.entries(SCHEDULES)) await boss.schedule(name, cron, {});
    },

    async stop() {
      clearInterval(looking);
      stopping.abort(new Error('The server is stopping'));
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** How often the handler itself failed: a worker that died or was stopped under it says nothing about the job. */
function failuresOf(data: unknown): number {
  return failuresSchema.parse(data ?? {}).failures;
}

const failuresSchema = z.object({ failures: z.number().int().default(0) });

async function noteFailure(
  boss: PgBoss,
  name: JobName,
  { id, data }: { id: string; data: unknown },
): Promise<void> {
  const noted = `update pgboss.job set data = coalesce(data, '{}') || jsonb_build_object('failures', $3::int)
    where name = $1::text and id = $2::uuid`;
  await boss.getDb().executeSql(noted, [name, id, failuresOf(data) + 1]);
}

/** Two jobs sent at the same moment may get the same turn: then the older goes first. */
async function turnOf(db: Db, name: JobName, ownerId: string) {
  const { rows } = await db.executeSql(TURN_OF_OWNER, [name, ownerId]);
  return { priority: -turnSchema.parse(rows[0]).turn, group: { id: ownerId } };
}

const turnSchema = z.object({ turn: z.number().int() });

function queueSettings({ retries, pauseSeconds: [first, most], hoursMax }: JobSettings) {
  return {
    notify: true,
    retryLimit: retries,
    retryBackoff: true,
    retryDelay: first,
    retryDelayMax: most,
    // A worker that dies is noticed when its heartbeat has been silent this long.
    heartbeatSeconds: 10,
    expireInSeconds: hoursMax * 60 * 60,
    deleteAfterSeconds: 60 * 60,
  };
}

/** How often is looked for jobs that no notification tells of, retries and what a dead worker left, and after those at work. */
const LOOK_EVERY_MS = 4000;
/** How often jobs that are long done are deleted. */
const MAINTAIN_EVERY_MS = 60_000;
/** How often each worker looks by itself, whatever it is told. */
const WORKER_LOOK_SECONDS = 60;
const OPEN = `select distinct name, state = 'active' as "isActive" from pgboss.job
  where state = 'active' or (state in ('created', 'retry') and start_after <= now())`;
const HAS_OPEN = `select exists (select 1 from pgboss.job
  where name = $1::text and state in ('created', 'retry', 'active') and data @> $2::jsonb) as "isOpen"`;
const hasOpenSchema = z.object({ isOpen: z.boolean() });
const openSchema = z.array(z.object({ name: z.string(), isActive: z.boolean() }));

/**
 * One statement for all workers: at rest, their own looks and pg-boss's would be most of what the process does. Jobs at work
 * in any process are supervised, so that those of a dead one are given to others.
 */
function lookAround(boss: PgBoss, workers: ReadonlyMap<string, readonly string[]>): () => Promise<void> {
  let isLooking = false;
  let supervisedMs = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<void> => {
    const { rows } = await boss.getDb().executeSql(OPEN);
    const open = openSchema.parse(rows);
    for (const { name, isActive } of open)
      if (!isActive) for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    const isDue = performance.now() - supervisedMs >= MAINTAIN_EVERY_MS;
    if (!isDue && !open.some(({ isActive }) => isActive)) return;
    supervisedMs = performance.now();
    await boss.supervise();
  };
  return async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
    } finally {
      isLooking = false;
    }
  };
}

/** As many workers as the job has places. @returns their ids */
async function workOn<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handle: JobHandler<Name>,
  workplace: WorkingProcess,
): Promise<string[]> {
  const { concurrency, concurrencyPerOwner }: JobSettings = JOBS[name];
  // Places that are shared out by owner are one worker's; what takes them lasts longer than a look.
  const [workers, places] =
    concurrencyPerOwner === undefined
      ? [concurrency, {}]
      : [1, { localConcurrency: concurrency, localGroupConcurrency: concurrencyPerOwner }];
  const options = {
    ...places,
    includeMetadata: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: WORKER_LOOK_SECONDS,
  } as const;
  const ids: string[] = [];
  for (let worker = 0; worker < workers; worker += 1) {
    let workerId: string | null = null;
    workerId = await boss.work(name, options, async (jobs) => {
      try {
        for (const job of jobs) await carryOut(boss, name, { job, handle }, workplace);
      } finally {
        // Else it would rest until the time of its next look, although others may wait in line.
        if (workerId !== null) boss.notifyWorker(workerId);
      }
    });
    ids.push(workerId);
  }
  return ids;
}

interface WorkingProcess {
  readonly active: Map<string, AbortController>;
  readonly stopping: AbortSignal;
  readonly log: Logger;
}

async function carryOut<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  { job, handle }: { readonly job: JobWithMetadata<unknown>; readonly handle: JobHandler<Name> },
  { active, stopping, log }: WorkingProcess,
): Promise<void> {
  const payload = JOBS[name].payload.parse(job.data) as JobPayload<Name>;
  const cancelled = new AbortController();
  active.set(job.id, cancelled);
  try {
    const signal = AbortSignal.any([job.signal, cancelled.signal, stopping]);
    await handle(payload, signal, failuresOf(job.data) + 1);
  } catch (error) {
    if (stopping.aborted)
      log.info({ job: name, payload }, 'job interrupted: it is done after the next start');
    else {
      log.error({ err: error, job: name, payload }, 'job failed');
      await noteFailure(boss, name, job);
    }
    throw error;
  } finally {
    active.delete(job.id);
  }
}
