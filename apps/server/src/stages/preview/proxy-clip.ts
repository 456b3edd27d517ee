import { join } from 'node:path';
import type { Media } from '@cutroom/media';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { AwaitedWork } from '../../platform/awaited-work.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ClipRow, clips } from '../../platform/database/schema.ts';
import type { JobHandler } from '../../platform/queue/queue.ts';
import { type Storage, storageKeys } from '../../platform/storage/storage.ts';
import { isClipsOwnFault } from '../../runs/clip-fault.ts';
import { fetchClip } from '../../runs/fetch-clip.ts';
import { withScratch } from '../../runs/scratch.ts';

export interface ProxyClipDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly media: Pick<Media, 'makeProxy'>;
  readonly scratchDirectory: string;
  readonly awaited: Pick<AwaitedWork, 'untilNone'>;
  readonly log: Pick<Logger, 'warn'>;
}

/** On a server that always has something better to do, copies are made, too. */
const BETTER_WORK_MS_MAX = 2 * 60 * 1000;

/**
 * Makes the copy of a clip that every browser plays. Nothing waits for it, so it comes after what somebody waits for: until it is there, and where it cannot be
 * made, which is kept with the clip, browsers get the uploaded file. Delivered again it does what is still missing; a deleted clip is done.
 */
export function proxyClip(deps: ProxyClipDeps): JobHandler<'preview.proxy'> {
  return async ({ clipId }, signal) => {
    await deps.awaited.untilNone(BETTER_WORK_MS_MAX, signal);
    const [clip] = await deps.db.select().from(clips).where(eq(clips.id, clipId));
    if (clip === undefined || clip.proxyKey !== null) return;
    try {
      await makeAndKeep(deps, clip, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!isClipsOwnFault(error)) throw error;
      deps.log.warn({ err: error, clipId }, 'clip can have no proxy');
      await deps.db.update(clips).set({ proxyErrorCode: error.code }).where(eq(clips.id, clipId));
    }
  };
}

async function makeAndKeep(
  { db, storage, media, scratchDirectory }: ProxyClipDeps,
  clip: ClipRow,
  signal: AbortSignal,
): Promise<void> {
  await withScratch(scratchDirectory, async (directory) => {
    const path = join(directory, 'source');
    const outputPath = join(directory, 'proxy.mp4');
    await fetchClip(storage, clip, path);
    await media.makeProxy({ path, probe: clip.probe }, { outputPath, signal });
    signal.throwIfAborted();
    const proxyKey = storageKeys.proxy(clip.projectId, clip.id);
    await storage.putFile(proxyKey, outputPath);
    const kept = await db
      .update(clips)
      .set({ proxyKey, proxyErrorCode: null })
      .where(eq(clips.id, clip.id))
      .returning({ id: clips.id });
    // Deleted meanwhile, perhaps after its files were: this one must not stay behind.
    if (kept.length === 0) await storage.remove(proxyKey);
  });
}
