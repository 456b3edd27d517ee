import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { clips, type ProjectRow, projects } from '../../../platform/database/schema.ts';
import { openFileStorage } from '../../../platform/storage/file-storage.ts';
import { type Storage, storageKeys } from '../../../platform/storage/storage.ts';
import { buildTestApp, USER_HEADER } from '../../../testing/app-for-tests.ts';
import { clipFixture } from '../../../testing/clips/clip-fixtures.ts';
import { openTestDatabase } from '../../../testing/database/test-database.ts';
import { type ClipAudioDeps, registerClipAudioRoutes } from '../clip-audio-routes.ts';
import { registerClipDrawingRoutes } from '../clip-drawing-routes.ts';
import { registerPlaybackRoutes } from '../playback-routes.ts';
import { registerTextBitmapRoutes } from '../text-bitmap-routes.ts';
import { registerThumbnailRoutes } from '../thumbnail-routes.ts';
import type { ThumbnailsDeps } from '../thumbnails.ts';
import { registerVideoRoutes } from '../video-routes.ts';

/** The preview stage alone on the real database and storage. Who asks is told by a header; images come from a double. */
export interface PreviewHarness {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly db: Database;
  readonly storage: Storage;
  /** Someone with a project that has a clip, its proxy and a finished video. */
  readonly owner: string;
  readonly project: ProjectRow;
  readonly other: string;
  /** Names of finished videos that were downloaded whole. */
  readonly downloaded: string[];
  /** What the image double was asked for. */
  readonly images: { demuxer: string; atSeconds: number }[];
  /** Called before each image is made. */
  beforeImage: () => Promise<void>;
  /** What is left in the scratch directory. */
  scratch(): Promise<string[]>;
  /** Gives the owner another finished video, stored wherever the test says. */
  newReel(name: string, storageKey: string): Promise<void>;
  fetch(path: string, userId: string | null, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export const NAMES = {
  clip: 'beach-été-海_0123456789abcdefghijklmnop.mov',
  proxy: 'beach-été-海_0123456789abcdefghijklmnop.mov.proxy.mp4',
  unprepared: 'wave_0123456789abcdefghijklmnop.webm',
  reel: 'Lisbon_0123456789abcdefghijklmnop.mp4',
} as const;

/** What is stored under each name; every byte differs from its neighbours. */
export const BYTES = {
  clip: pattern(1000, 1),
  proxy: pattern(300, 2),
  unprepared: pattern(50, 3),
  reel: pattern(2000, 4),
  filmstrip: pattern(400, 5),
  peaks: pattern(200, 6),
} as const;

export async function openPreviewHarness(
  wrapStorage: (storage: Storage) => Storage = (storage) => storage,
): Promise<PreviewHarness> {
  const directory = await mkdtemp(join(tmpdir(), 'preview-'));
  const scratchDirectory = join(directory, 'scratch');
  await mkdir(scratchDirectory);
  const { db, newProject, close } = await openTestDatabase();
  const storage = wrapStorage(await openFileStorage(join(directory, 'files')));

  const other = await newProject();
  const empty = await newProject();
  const finalVideoKey = storageKeys.reel(empty.id, 'run1');
  const project = await newProject({
    ownerId: empty.ownerId,
    status: 'completed',
    title: 'Été à "Lisbon" / day 2',
    finalVideoName: NAMES.reel,
    finalVideoKey,
    finalVideoSeconds: 6,
  });
  const clip = clipFixture({
    projectId: project.id,
    storedName: NAMES.clip,
    storageKey: storageKeys.clip(project.id, 'clip1'),
    proxyKey: storageKeys.proxy(project.id, 'clip1'),
    posterKey: storageKeys.poster(project.id, 'clip1'),
    filmstripKey: storageKeys.filmstrip(project.id, 'clip1'),
  });
  const unprepared = clipFixture({
    id: 'clip2',
    projectId: project.id,
    storedName: NAMES.unprepared,
    storageKey: storageKeys.clip(project.id, 'clip2'),
    probe: { ...clip.probe, demuxer: 'matroska' },
  });
  for (const { sequence: _, ...row } of [clip, unprepared]) await db.insert(clips).values(row);
  await storage.put(clip.storageKey, Readable.from([BYTES.clip]));
  await storage.put(storageKeys.proxy(project.id, 'clip1'), Readable.from([BYTES.proxy]));
  await storage.put(storageKeys.poster(project.id, 'clip1'), Readable.from(['the poster']));
  await storage.put(storageKeys.filmstrip(project.id, 'clip1'), Readable.from([BYTES.filmstrip]));
  await storage.put(storageKeys.peaks(project.id, 'clip1'), Readable.from([BYTES.peaks]));
  await storage.put(unprepared.storageKey, Readable.from([BYTES.unprepared]));
  await storage.put(finalVideoKey, Readable.from([BYTES.reel]));

  const images: PreviewHarness['images'] = [];
  const downloaded: string[] = [];
  const media: ThumbnailsDeps['media'] & ClipAudioDeps['media'] = {
    readStretchedAudio: async (_, { cut, startSample, samples }) =>
      Buffer.from(`stretched ${JSON.stringify({ ...cut, startSample, samples })}`),
    async readAudioRange(_, { fromSeconds, toSeconds, clearing }) {
      const voices = clearing === null ? '' : ', voices clear';
      return Buffer.from(`audio from ${fromSeconds} to ${toSeconds}${voices}`);
    },
    async makeThumbnail({ probe }, { atSeconds, outputPath }) {
      await harness.beforeImage();
      images.push({ demuxer: probe.demuxer, atSeconds });
      await writeFile(outputPath, `image at ${atSeconds}`);
    },
  };
  const app = buildTestApp();
  registerVideoRoutes(app, {
    db,
    storage,
    onDownloaded: async (name) => {
      downloaded.push(name);
    },
  });
  registerClipDrawingRoutes(app, { db, storage });
  registerThumbnailRoutes(app, { db, storage, media, scratchDirectory });
  registerPlaybackRoutes(app, { db });
  registerClipAudioRoutes(app, { db, storage, media, scratchDirectory });
  registerTextBitmapRoutes(app);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  const harness: PreviewHarness = {
    app,
    origin,
    db,
    storage,
    owner: project.ownerId,
    project,
    other: other.ownerId,
    images,
    downloaded,
    beforeImage: async () => undefined,
    scratch: () => readdir(scratchDirectory),
    async newReel(finalVideoName, storageKey) {
      await db.insert(projects).values({
        ownerId: project.ownerId,
        title: 'Another',
        prompt: '',
        status: 'completed',
        finalVideoName,
        finalVideoKey: storageKey,
      });
    },
    fetch: (path, userId, init = {}) =>
      fetch(new URL(path, origin), {
        ...init,
        headers: { ...init.headers, ...(userId === null ? {} : { [USER_HEADER]: userId }) },
      }),
    async close() {
      await app.close();
      await close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return harness;
}

function pattern(bytes: number, seed: number): Buffer {
  return Buffer.from(Uint8Array.from({ length: bytes }, (_, index) => (index * 7 + seed) % 256));
}
