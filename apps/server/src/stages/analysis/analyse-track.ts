import { join } from 'node:path';
import type { TrackAnalysis } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { JOBS } from '../../jobs.ts';
import type { Database } from '../../platform/database/database.ts';
import { type TrackRow, tracks, uploads } from '../../platform/database/schema.ts';
import type { JobHandler, Queue } from '../../platform/queue/queue.ts';
import { type Storage, storageKeys } from '../../platform/storage/storage.ts';
import { endMusicUpload } from '../../projects/music/end-music-upload.ts';
import { withScratch } from '../../runs/scratch.ts';

export interface AnalyseTrackDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly queue: Pick<Queue, 'send'>;
  readonly scratchDirectory: string;
  /** @param path decoded, as `TRACK_FORMAT` of the media package says */
  readonly analyseTrack: (path: string, signal: AbortSignal) => Promise<TrackAnalysis>;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * The job 'analysis.track': finds the beats of an uploaded track and makes it the project's music. A track that cannot be
 * analysed, time and again, is used without beats.
 */
export function analyseTrackJob(deps: AnalyseTrackDeps): JobHandler<'analysis.track'> {
  return async ({ uploadId, trackId }, signal, delivery = 1) => {
    const { db, storage, queue, log } = deps;
    const [track] = await db.select().from(tracks).where(eq(tracks.id, trackId));
    if (track?.analysis === null) {
      const analysis = await analyse(deps, track, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        if (delivery <= JOBS['analysis.track'].retries) throw error;
        log.error({ err: error, trackId }, 'a track could not be analysed; it is used without beats');
        return WITHOUT_BEATS;
      });
      await db.update(tracks).set({ analysis }).where(eq(tracks.id, trackId));
    }
    const [upload] = await db
      .select({ projectId: uploads.projectId })
      .from(uploads)
      .where(eq(uploads.id, uploadId));
    await endMusicUpload(db, queue, { uploadId, trackId });
    if (upload !== undefined) await storage.remove(storageKeys.upload(upload.projectId, uploadId));
  };
}

function analyse(
  { storage, scratchDirectory, analyseTrack }: AnalyseTrackDeps,
  { storageKey }: TrackRow,
  signal: AbortSignal,
): Promise<TrackAnalysis> {
  return withScratch(scratchDirectory, async (scratch) => {
    const path = join(scratch, 'track.pcm');
    await storage.fetchFile(storageKey, path);
    return analyseTrack(path, signal);
  });
}

const WITHOUT_BEATS: TrackAnalysis = {
  bpm: null,
  beats: [],
  downbeats: [],
  beatLoudness: [],
  bestStartSeconds: 0,
  dropSeconds: null,
  loudness: { stepSeconds: 1, levelsDb: [] },
};
