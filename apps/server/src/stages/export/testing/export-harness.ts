import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { EditingPlan } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { clips, type ProjectRow, projects } from '../../../platform/database/schema.ts';
import { randomId } from '../../../platform/ids.ts';
import { openFileStorage } from '../../../platform/storage/file-storage.ts';
import { type Storage, storageKeys } from '../../../platform/storage/storage.ts';
import { buildTestApp, USER_HEADER } from '../../../testing/app-for-tests.ts';
import { clipFixture } from '../../../testing/clips/clip-fixtures.ts';
import { openTestDatabase } from '../../../testing/database/test-database.ts';
import { openRecordingQueue, type RecordingQueue } from '../../../testing/recording-queue.ts';
import { registerExportRoutes } from '../export-routes.ts';
import type { SendFile } from '../shared-route.ts';

/** The export stage alone on the real database and storage. Who asks is told by a header; jobs are only written down. */
export interface ExportHarness {
  readonly db: Database;
  readonly storage: Storage;
  readonly queue: RecordingQueue;
  /** A project of a new user with a finished video whose bytes are its name, a clip, and a plan that shows it. */
  newProject(changes?: Partial<typeof projects.$inferInsert>): Promise<ProjectRow>;
  reload(project: ProjectRow): Promise<ProjectRow>;
  send(
    method: 'GET' | 'HEAD' | 'POST' | 'DELETE',
    url: string,
    userId: string | null,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export const SECRET = 'a secret of at least thirty-two characters';
export const ORIGIN = 'https://reels.example';
export const NETWORK_ORIGIN = 'https://192.168.1.20:3000';
export const RETENTION_MS = 60 * 60 * 1000;

export async function openExportHarness(): Promise<ExportHarness> {
  const directory = await mkdtemp(join(tmpdir(), 'export-'));
  const { db, newProject, close } = await openTestDatabase();
  const storage = await openFileStorage(directory);
  const queue = openRecordingQueue();
  const app = buildTestApp();
  registerExportRoutes(app, {
    db,
    storage,
    queue,
    sendFile: sendWhole,
    secret: SECRET,
    publicOrigin: () => ORIGIN,
    networkOrigin: () => NETWORK_ORIGIN,
    retentionMs: RETENTION_MS,
    fontUrl: null,
  });
  return {
    db,
    storage,
    queue,
    async newProject(changes = {}) {
      const id = randomId();
      const finalVideoName = `Lisbon_${id}.mp4`;
      const finalVideoKey = storageKeys.reel(0, id);
      const project = await newProject({
        title: 'Été à "Lisbon"',
        status: 'completed',
        finalVideoName,
        finalVideoKey,
        finalVideoBytes: finalVideoName.length,
        finalVideoSeconds: 3,
        editingPlan: planOf(id),
        timeline: [{ clipId: id, startTime: 1, endTime: 4 }],
        ...changes,
      });
      const { sequence: _, ...clip } = clipFixture({ id, projectId: project.id });
      await db.insert(clips).values(clip);
      await storage.put(finalVideoKey, Readable.from([finalVideoName]));
      return project;
    },
    async reload({ id }) {
      const [row] = await db.select().from(projects).where(eq(projects.id, id));
      if (row === undefined) throw new Error(`Project ${id} is gone`);
      return row;
    },
    send: (method, url, userId, body, headers = {}) =>
      app.inject({
        method,
        url,
        headers: { ...headers, ...(userId === null ? {} : { [USER_HEADER]: userId }) },
        ...(body === undefined ? {} : { payload: body }),
      }),
    async close() {
      await app.close();
      await close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function planOf(clipId: string): EditingPlan {
  return {
    title: 'Lisbon',
    description: 'A day by the sea',
    instructions: 'Calm and slow',
    selectedClips: [{ clipId, startTime: 1, endTime: 4, order: 0, reason: 'sharp' }],
  };
}

/** The file without conditions and ranges, which the stage that sends files is tested for. */
const sendWhole: SendFile = async (request, reply, storage, file) => {
  if (request.method === 'GET') reply.raw.once('finish', () => void file.onLeft());
  return reply
    .headers({ 'content-type': file.contentType, 'content-disposition': file.disposition })
    .send(await storage.read(file.storageKey));
};
