import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CutroomError } from '@cutroom/contract';
import type { Media } from '@cutroom/media';
import { type Storage, StorageMissingError, storageKeys } from '../../platform/storage/storage.ts';
import type { FoundVideo } from './find-video.ts';
import type { PictureSource } from './picture-source.ts';
import { shareWork } from './shared-work.ts';

export interface ThumbnailsDeps {
  readonly storage: Storage;
  readonly media: Pick<Media, 'makeThumbnail'>;
  readonly scratchDirectory: string;
}

const CONCURRENT_PICTURES_MAX = 2;
const PICTURE_HEIGHT_PIXELS = 360;

/**
 * JPEGs out of videos. A clip's are kept in storage; requests for one that is being made share the work.
 * @param stopping aborts when the server stops, and with it what is being made
 */
export function createThumbnails(deps: ThumbnailsDeps, stopping: AbortSignal) {
  const share = shareWork<Buffer>(CONCURRENT_PICTURES_MAX);
  return async (video: FoundVideo, source: PictureSource, centiseconds: number): Promise<Buffer> => {
    const cacheKey = cacheKeyOf(video, centiseconds);
    const cached = cacheKey === null ? null : await readCached(deps.storage, cacheKey);
    if (cached !== null) return cached;
    return share(`${source.storageKey}@${centiseconds}`, async () => {
      const jpeg = await makePicture(deps, source, centiseconds / 100, stopping);
      if (cacheKey !== null) await deps.storage.put(cacheKey, Readable.from([jpeg]));
      return jpeg;
    });
  };
}

/**
 * The moment a picture is taken at, in hundredths of a second but a whole number of tenths: seconds that
 * differ by less look alike and share one cached picture. Never past the last picture of the video.
 */
export function pictureMoment(seconds: number, durationSeconds: number): number {
  const lastTenth = Math.max(0, Math.ceil(durationSeconds * 10) - 1);
  return Math.min(Math.round(Math.max(0, seconds) * 10), lastTenth) * 10;
}

/** A finished video is asked for one or two pictures and is soon replaced: browsers keep those. */
function cacheKeyOf(video: FoundVideo, centiseconds: number): string | null {
  return video.kind === 'clip' ? storageKeys.thumbnail(video.projectId, video.clipId, centiseconds) : null;
}

async function readCached(storage: Storage, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await storage.read(key));
  } catch (error) {
    if (error instanceof StorageMissingError) return null;
    throw error;
  }
}

async function makePicture(
  { storage, media, scratchDirectory }: ThumbnailsDeps,
  { storageKey, probe }: PictureSource,
  atSeconds: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const scratch = await mkdtemp(join(scratchDirectory, 'thumbnail-'));
  try {
    // Media tools may run as another user, who has to reach the file.
    await chmod(scratch, 0o755);
    const path = join(scratch, 'video');
    const outputPath = join(scratch, 'picture.jpg');
    await storage.fetchFile(storageKey, path).catch(missingVideo);
    await media.makeThumbnail(
      { path, probe },
      { atSeconds, outputPath, heightPixels: PICTURE_HEIGHT_PIXELS, signal },
    );
    return await readFile(outputPath);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The video was deleted after it was looked up. */
function missingVideo(cause: unknown): never {
  throw cause instanceof StorageMissingError ? new CutroomError('video_not_found', { cause }) : cause;
}
