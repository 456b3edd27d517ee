import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CutroomError } from '@cutroom/contract';
import { type Media, posterSeconds, readRegularFile } from '@cutroom/media';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { clips } from '../../platform/database/schema.ts';
import { type Storage, StorageMissingError, storageKeys } from '../../platform/storage/storage.ts';
import { withScratch } from '../../runs/scratch.ts';
import type { FoundVideo } from './find-video.ts';
import type { ImageSource } from './image-source.ts';
import { recentImages } from './recent-images.ts';
import { type Asker, shareWork } from './shared-work.ts';

export interface ThumbnailsDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly media: Pick<Media, 'makeThumbnail'>;
  readonly scratchDirectory: string;
}

const CONCURRENT_IMAGES_MAX = 2;

/** 'small' stands in lists; 'large' fills a player until its video is there. */
export const IMAGE_SIZES = ['small', 'large'] as const;
type ImageSize = (typeof IMAGE_SIZES)[number];
/** Wished moments are rounded to tenths. */
const SAME_MOMENT_SECONDS = 0.051;
const IMAGE_HEIGHT_PIXELS: { readonly [S in ImageSize]: number } = { small: 360, large: 768 };

/**
 * JPEGs out of videos. A clip's small ones are kept in storage, and the one that most screens ask for is its poster; all
 * others are kept in memory for a while. Requests for one that is being made share the work.
 * @param stopping aborts when the server stops, and with it what is being made
 */
export function createThumbnails(deps: ThumbnailsDeps, stopping: AbortSignal) {
  const share = shareWork<Buffer>(CONCURRENT_IMAGES_MAX);
  const recent = recentImages();
  return async (
    video: FoundVideo,
    source: ImageSource,
    { centiseconds, size, ...asker }: ImageRequest,
  ): Promise<Buffer> => {
    const cacheKey = size === 'small' ? cacheKeyOf(video, centiseconds) : null;
    const name = `${source.storageKey}@${centiseconds}-${size}`;
    const cached = cacheKey === null ? recent.get(name) : await readKept(deps.storage, cacheKey);
    if (cached !== null) return cached;
    const posterKey = size === 'small' ? posterKeyOf(video, centiseconds) : null;
    const poster = posterKey === null ? null : await readKept(deps.storage, posterKey);
    if (poster !== null) return poster;
    return share(name, asker, async (unwanted) => {
      const options = { atSeconds: centiseconds / 100, heightPixels: IMAGE_HEIGHT_PIXELS[size] };
      const jpeg = await makeImage(deps, source, {
        ...options,
        signal: AbortSignal.any([stopping, unwanted]),
      });
      if (cacheKey === null || video.kind !== 'clip') recent.keep(name, jpeg);
      else await keepWithClip(deps, video.clipId, cacheKey, jpeg);
      return jpeg;
    });
  };
}

export interface ImageRequest extends Asker {
  readonly centiseconds: number;
  readonly size: ImageSize;
}

/**
 * The moment an image is taken at, in hundredths of a second but a whole number of tenths: seconds that
 * differ by less look alike and share one cached image. Never past the last image of the video.
 */
export function imageMoment(seconds: number, durationSeconds: number): number {
  const lastTenth = Math.max(0, Math.ceil(durationSeconds * 10) - 1);
  return Math.min(Math.round(Math.max(0, seconds) * 10), lastTenth) * 10;
}

/** A finished video is soon replaced, and its images with it: those are not worth files. */
function cacheKeyOf(video: FoundVideo, centiseconds: number): string | null {
  return video.kind === 'clip' ? storageKeys.thumbnail(video.projectId, video.clipId, centiseconds) : null;
}

/** The poster's, where the moment is its moment. */
function posterKeyOf(video: FoundVideo, centiseconds: number): string | null {
  if (video.kind !== 'clip') return null;
  const away = Math.abs(centiseconds / 100 - posterSeconds(video.probe.durationSeconds));
  return away < SAME_MOMENT_SECONDS ? video.posterKey : null;
}

async function readKept(storage: Storage, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await storage.read(key));
  } catch (error) {
    if (error instanceof StorageMissingError) return null;
    throw error;
  }
}

function makeImage(
  { storage, media, scratchDirectory }: ThumbnailsDeps,
  { storageKey, probe }: ImageSource,
  options: { readonly atSeconds: number; readonly heightPixels: number; readonly signal: AbortSignal },
): Promise<Buffer> {
  return withScratch(scratchDirectory, async (scratch) => {
    const path = join(scratch, 'video');
    const outputPath = join(scratch, 'image.jpg');
    await storage.fetchFile(storageKey, path).catch(missingVideo);
    await media.makeThumbnail({ path, probe }, { ...options, outputPath });
    return readRegularFile(outputPath);
  });
}

async function keepWithClip(
  { db, storage }: ThumbnailsDeps,
  clipId: string,
  key: string,
  jpeg: Buffer,
): Promise<void> {
  await storage.put(key, Readable.from([jpeg]));
  const [clip] = await db.select({ id: clips.id }).from(clips).where(eq(clips.id, clipId));
  // Deleted meanwhile, perhaps after its files were: this one must not stay behind.
  if (clip === undefined) await storage.remove(key);
}

/** The video was deleted after it was looked up. */
function missingVideo(cause: unknown): never {
  throw cause instanceof StorageMissingError ? new CutroomError('video_not_found', { cause }) : cause;
}
