import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ProviderSpeechToText, ProviderVision } from '@cutroom/analysis';
import type { LanguageModelPort } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { AccountLimits } from '../accounts/usage/limits.ts';
import { reelMaker } from '../make-reel.ts';
import { type AwaitedWork, openAwaitedWork } from '../platform/awaited-work.ts';
import {
  type ClipRow,
  clips,
  type ProjectRow,
  projects,
  type RunRow,
  runs,
} from '../platform/database/schema.ts';
import { randomId } from '../platform/ids.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { openFileStorage } from '../platform/storage/file-storage.ts';
import { type Storage, storageKeys } from '../platform/storage/storage.ts';
import { lockProject } from '../projects/project-rows.ts';
import { runProject } from '../runs/run-project.ts';
import { type RunRequest, startRun } from '../runs/start-run.ts';
import { analyseClip } from '../stages/analysis/analyse-clip.ts';
import { openDirector } from '../stages/plan/director/open-director.ts';
import { proxyClip } from '../stages/preview/proxy-clip.ts';
import { USUAL_LIMITS } from './account-limits.ts';
import { probeFixture } from './clips/clip-fixtures.ts';
import { openTestDatabase, type TestDatabase } from './database/test-database.ts';
import { openRecordingQueue } from './recording-queue.ts';
import { type MediaDouble, openAnalyserDouble, openMediaDouble } from './stage-doubles.ts';

/** Runs and their jobs on a real database and storage, with doubles of the two that cost time. */
export interface RunHarness extends TestDatabase {
  readonly storage: Storage;
  readonly queue: ReturnType<typeof openRecordingQueue>;
  readonly checks: AwaitedWork;
  readonly analyser: ReturnType<typeof openAnalyserDouble>;
  media: MediaDouble;
  accountLimits: AccountLimits;
  languageModel: LanguageModelPort | null;
  providerVision: ProviderVision | null;
  providerSpeechToText: ProviderSpeechToText | null;
  newClip(project: ProjectRow, changes?: Partial<typeof clips.$inferInsert>): Promise<ClipRow>;
  start(project: ProjectRow, request?: Partial<RunRequest>): Promise<RunRow>;
  /** One delivery of the run's job; the clips' jobs that it sends are carried out too. */
  deliver(runId: string, signal?: AbortSignal, delivery?: number): Promise<void>;
  analyse(clipId: string, signal?: AbortSignal, delivery?: number, isAgain?: boolean): Promise<void>;
  proxy(clipId: string, signal?: AbortSignal): Promise<void>;
  project(id: number): Promise<ProjectRow | undefined>;
  run(id: string): Promise<RunRow | undefined>;
  clip(id: string): Promise<ClipRow | undefined>;
  text(key: string): Promise<string | null>;
  /** What jobs left in the scratch directory. */
  scratch(): Promise<string[]>;
}

export async function openRunHarness(): Promise<RunHarness> {
  const database = await openTestDatabase();
  const { db } = database;
  const directory = await mkdtemp(join(tmpdir(), 'runs-'));
  const scratchDirectory = join(directory, 'scratch');
  const storage = await openFileStorage(join(directory, 'files'));
  const recording = openRecordingQueue();
  const log = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' });
  const analyser = openAnalyserDouble();
  const director = openDirector();

  const analyse = (clipId: string, signal = new AbortController().signal, delivery = 1, isAgain = false) =>
    analyseClip({
      db,
      storage,
      queue: recording,
      media: {
        ...harness.media,
        probeClip: () => {
          harness.media.wholeProbes += 1;
          return probeOf(clipId);
        },
      },
      analyser,
      checks: harness.checks,
      providerVision: harness.providerVision,
      providerSpeechToText: harness.providerSpeechToText,
      scratchDirectory,
      accountLimits: harness.accountLimits,
      log,
    })({ clipId, isAgain }, signal, delivery);
  const probeOf = async (clipId: string) =>
    harness.media.probed ??
    (await db.select().from(clips).where(eq(clips.id, clipId)))[0]?.probe ??
    probeFixture();
  /** As the queue does, only without a pause. */
  const analyseAgainAndAgain = async (clipId: string, delivery = 1): Promise<void> =>
    analyse(clipId, undefined, delivery).catch(() => analyseAgainAndAgain(clipId, delivery + 1));
  const queue: Queue = {
    ...recording,
    async send(name, payload, options) {
      const id = await recording.send(name, payload, options);
      if (name === 'analysis.clip' && 'clipId' in payload) void analyseAgainAndAgain(payload.clipId);
      return id;
    },
  };

  const harness: RunHarness = {
    ...database,
    storage,
    queue: recording,
    media: openMediaDouble(),
    accountLimits: USUAL_LIMITS,
    languageModel: null,
    checks: openAwaitedWork(),
    analyser,
    providerVision: null,
    providerSpeechToText: null,
    async newClip(project, changes = {}) {
      const id = randomId();
      const storageKey = storageKeys.clip(project.id, id);
      await storage.put(storageKey, Readable.from([`bytes of ${id}`]));
      const [clip] = await db
        .insert(clips)
        .values({
          id,
          projectId: project.id,
          uploadId: randomId(),
          storedName: `beach-${id}_stored.mp4`,
          storageKey,
          bytes: 10,
          sha256: `sha-${id}`,
          probe: probeFixture(),
          ...changes,
        })
        .returning();
      if (clip === undefined) throw new Error('The clip was not stored');
      return clip;
    },
    start: (project, request = {}) =>
      db.transaction(async (tx) => {
        const locked = await lockProject(tx, project.id);
        if (locked === null) throw new Error('The project is gone');
        return startRun(tx, queue, locked, {
          kind: 'generate',
          prompt: 'By the sea',
          plan: null,
          ...request,
        });
      }),
    deliver: (runId, signal = new AbortController().signal, delivery = 1) =>
      runProject({
        db,
        queue,
        storage,
        makeReel: reelMaker({
          db,
          queue,
          storage,
          media: harness.media,
          analyser,
          director,
          languageModel: harness.languageModel,
          scratchDirectory,
          accountLimits: harness.accountLimits,
          renderConcurrency: 1,
          log,
        }),
        log,
      })({ runId }, signal, delivery),
    analyse,
    proxy: (clipId, signal = new AbortController().signal) =>
      proxyClip({ db, storage, media: harness.media, scratchDirectory, awaited: openAwaitedWork(), log })(
        { clipId },
        signal,
      ),
    project: async (id) => (await db.select().from(projects).where(eq(projects.id, id)))[0],
    run: async (id) => (await db.select().from(runs).where(eq(runs.id, id)))[0],
    clip: async (id) => (await db.select().from(clips).where(eq(clips.id, id)))[0],
    async text(key) {
      if ((await storage.stat(key)) === null) return null;
      return Buffer.concat(await (await storage.read(key)).toArray()).toString();
    },
    scratch: () => readdir(scratchDirectory),
    async close() {
      await director.close();
      await database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return harness;
}
