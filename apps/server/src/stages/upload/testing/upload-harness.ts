import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClipProbe, CutroomError, type Project, TUS_VERSION } from '@cutroom/contract';
import { pino } from 'pino';
import { type OpenDatabase, openDatabase } from '../../../platform/database/open-database.ts';
import { projects, user } from '../../../platform/database/schema.ts';
import { randomId } from '../../../platform/ids.ts';
import { type JobHandlers, openBossQueue, type RunningQueue } from '../../../platform/queue/boss-queue.ts';
import { openFileStorage } from '../../../platform/storage/file-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { loadProjectJson } from '../../../projects/project-json.ts';
import { USUAL_LIMITS } from '../../../testing/account-limits.ts';
import { buildTestApp, USER_HEADER } from '../../../testing/app-for-tests.ts';
import { createTestDatabase } from '../../../testing/database/test-database-url.ts';
import { checkUpload } from '../check/check-upload.ts';
import { registerClipRoutes } from '../clip-routes.ts';
import { registerUploadRoutes } from '../upload-routes.ts';
import { metadataHeader } from './metadata-header.ts';

/**
 * The upload stage alone, on the real database, queue and storage, with HTTP on a port of its own. Who asks is told by
 * a header, and the probe goes by the file's first letters, so that no test pays for accounts or for decoding.
 */
export interface UploadHarness {
  readonly origin: string;
  readonly port: number;
  readonly db: OpenDatabase['db'];
  readonly queue: RunningQueue;
  readonly storage: Storage;
  readonly uploadsDirectory: string;
  /** Clips whose analysis was asked for. */
  readonly analysed: string[];
  /** A stand-in for the storage, such as one without room; null for the real one. */
  setStorage(storage: Partial<Storage> | null): void;
  newUser(): Promise<string>;
  newProject(ownerId: string, status?: Project['status']): Promise<number>;
  project(ownerId: string, projectId: number): Promise<Project>;
  /** Closes and opens the HTTP side, as a restart does. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openUploadHarness(): Promise<UploadHarness> {
  const directory = await mkdtemp(join(tmpdir(), 'cutroom-upload-'));
  const database = await openTestDatabase();
  const { db } = database;
  const queue = await openBossQueue(database.bossOptions, pino({ level: 'silent' }));
  const realStorage = await openFileStorage(join(directory, 'files'));
  let replaced: Partial<Storage> | null = null;
  const storage = new Proxy(realStorage, {
    get: (target, name: keyof Storage) => replaced?.[name] ?? target[name],
  });
  const uploadsDirectory = join(directory, 'uploads');
  const scratchDirectory = join(directory, 'scratch');
  const analysed: string[] = [];
  const ignore = async () => undefined;
  const handlers: JobHandlers = {
    'upload.check': checkUpload({
      db,
      storage,
      queue,
      media: {
        probeOpening: probeByLetters,
        decodeTrack: () => Promise.reject(new CutroomError('music_not_audio')),
      },
      scratchDirectory,
      accountLimits: USUAL_LIMITS,
    }),
    'upload.expire': ignore,
    'analysis.clip': async ({ clipId }) => void analysed.push(clipId),
    'analysis.track': ignore,
    'preview.proxy': ignore,
    'preview.retry': ignore,
    'project.run': ignore,
    'export.expire': ignore,
    'files.retry': ignore,
    'files.sweep': ignore,
    'records.prune': ignore,
    'files.remove': ({ path }) => storage.removePrefix(path),
  };
  await queue.work(handlers);

  const openApp = async () => {
    const app = buildTestApp();
    registerClipRoutes(app, { db, queue });
    const limits = { accountLimits: USUAL_LIMITS, freeDiskBytesMin: 0 };
    await registerUploadRoutes(app, { db, storage, queue, uploadsDirectory, ...limits });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  };
  let app = await openApp();
  const portOf = () => {
    const address = app.server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };

  return {
    get origin() {
      return `http://127.0.0.1:${portOf()}`;
    },
    get port() {
      return portOf();
    },
    db,
    queue,
    storage,
    uploadsDirectory,
    analysed,
    setStorage(stand) {
      replaced = stand;
    },
    async newUser() {
      const id = randomId();
      await db.insert(user).values({ id, name: 'Creator', email: `${id}@example.com` });
      return id;
    },
    async newProject(ownerId, status = 'uploading') {
      const [row] = await db
        .insert(projects)
        .values({ ownerId, title: 'Trip', prompt: '', status })
        .returning();
      return row?.id ?? 0;
    },
    project: (ownerId, projectId) => loadProjectJson(db, ownerId, projectId),
    async restart() {
      await app.close();
      app = await openApp();
    },
    async close() {
      await app.close();
      await queue.stop();
      await database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function openTestDatabase(): Promise<OpenDatabase> {
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ connectionString: url });
  return { ...database, close: () => database.close().then(drop) };
}

/** 'VIDEO…' is a video, 'SOUND…' has no picture, 'CRASH…' is a defect of the probe, anything else is no video. */
async function probeByLetters(path: string): Promise<ClipProbe> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0).finally(() => file.close());
  const letters = buffer.toString('latin1');
  if (letters === 'SOUND') throw new CutroomError('clip_no_video_stream');
  if (letters === 'CRASH') throw new Error('The probe crashed');
  if (letters !== 'VIDEO') throw new CutroomError('clip_not_video');
  return PROBE;
}

export const PROBE: ClipProbe = {
  demuxer: 'mov',
  durationSeconds: 3,
  firstPictureSeconds: 0,
  width: 1280,
  height: 720,
  rotationDegrees: 0,
  frameRate: { num: 30, den: 1 },
  isVariableFrameRate: false,
  videoCodec: 'h264',
  pixelFormat: 'yuv420p',
  colorTransfer: null,
  colorPrimaries: null,
  colorSpace: null,
  colorRange: null,
  isInterlaced: false,
  audio: null,
};

/** Bytes that differ at every offset, beginning with the letters the probe goes by. */
export function fileOf(bytes: number, letters = 'VIDEO'): Buffer {
  const file = Buffer.alloc(bytes);
  let state = bytes >>> 0 || 1;
  for (let index = 0; index < bytes; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    file[index] = state >>> 24;
  }
  file.write(letters, 0, 'latin1');
  return file;
}

/** The tus protocol as plain requests of one user. */
export function tusClient(harness: UploadHarness, userId: string | null) {
  const send = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    fetch(new URL(path, harness.origin), {
      method,
      headers: {
        'tus-resumable': TUS_VERSION,
        ...(userId === null ? {} : { [USER_HEADER]: userId }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
  const create = (
    projectId: number,
    bytes: number,
    filename = 'beach.mp4',
    headers: Record<string, string> = {},
  ) =>
    send('POST', '/api/tus/', {
      'upload-length': String(bytes),
      'upload-metadata': metadataHeader({ projectId, filename, type: 'video/mp4' }),
      ...headers,
    });
  return {
    send,
    create,
    /** Creates an upload that must be welcome, and says where it is. */
    async open(projectId: number, bytes: number, filename?: string): Promise<string> {
      const response = await create(projectId, bytes, filename);
      if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
      return response.headers.get('location') ?? '';
    },
    head: (location: string) => send('HEAD', location, {}),
    patch: (location: string, offset: number, body: Buffer, headers: Record<string, string> = {}) =>
      send(
        'PATCH',
        location,
        { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
        body,
      ),
    remove: (location: string) => send('DELETE', location, {}),
  };
}
export type TusClient = ReturnType<typeof tusClient>;
