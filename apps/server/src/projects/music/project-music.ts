import {
  type BeatTracker,
  CutroomError,
  type Music,
  type MusicSettings,
  type Track,
} from '@cutroom/contract';
import { and, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  type ProjectRow,
  projectMusic,
  runs,
  type TrackRow,
  tracks,
} from '../../platform/database/schema.ts';
import { isRandomId } from '../../platform/ids.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { removeFiles } from '../../platform/storage/remove-files.ts';
import { storageKeys } from '../../platform/storage/storage.ts';
import { musicUse, newMusicSettings } from './music-settings.ts';

export interface ProjectMusic {
  readonly track: TrackRow;
  readonly settings: MusicSettings;
}

/** null without music */
export async function findMusic(db: Database, projectId: number): Promise<ProjectMusic | null> {
  const [found] = await db
    .select({ track: tracks, settings: projectMusic.settings })
    .from(projectMusic)
    .innerJoin(tracks, eq(tracks.id, projectMusic.trackId))
    .where(eq(projectMusic.projectId, projectId));
  return found ?? null;
}

/** As the contract shows it. */
export function musicJson({ track, settings: { isStartChosen: _, ...settings } }: ProjectMusic): Music {
  const { name, durationSeconds, analysis } = track;
  return { name, durationSeconds, beatTracker: analysis?.beatTracker ?? 'built-in', ...settings };
}

/** The music of projects as the contract shows it. */
export async function listMusicJson(
  db: Database,
  projectIds: readonly number[],
): Promise<Map<number, Music>> {
  const rows = await db
    .select({
      projectId: projectMusic.projectId,
      settings: projectMusic.settings,
      name: tracks.name,
      durationSeconds: tracks.durationSeconds,
      beatTracker: sql<BeatTracker>`coalesce(${tracks.analysis} ->> 'beatTracker', 'built-in')`,
    })
    .from(projectMusic)
    .innerJoin(tracks, eq(tracks.id, projectMusic.trackId))
    .where(inArray(projectMusic.projectId, [...projectIds]));
  return new Map(
    rows.map(({ projectId, settings: { isStartChosen: _, ...settings }, ...ofTrack }) => [
      projectId,
      { ...ofTrack, ...settings },
    ]),
  );
}

/** Those that a project of the account uses, newest first. */
export async function listTracks(db: Database, ownerId: string): Promise<Track[]> {
  const rows = await db
    .select({
      id: tracks.id,
      name: tracks.name,
      durationSeconds: tracks.durationSeconds,
      bpm: sql<number | null>`(${tracks.analysis} ->> 'bpm')::float8`,
    })
    .from(tracks)
    .where(and(eq(tracks.ownerId, ownerId), inArray(tracks.id, usedTrackIds(db))))
    .orderBy(desc(tracks.createdAt));
  return rows;
}

/**
 * Puts an analysed track under a project; one that was there is replaced.
 * @param project locked by this transaction
 * @returns false where it was there already
 * @throws CutroomError `track_not_found` for one that is another's, or gone
 */
export async function putMusic(
  tx: Database,
  queue: Pick<Queue, 'send'>,
  project: Pick<ProjectRow, 'id' | 'ownerId' | 'editingPlan' | 'currentRunId'>,
  trackId: string,
): Promise<boolean> {
  if (!isRandomId(trackId)) throw new CutroomError('track_not_found');
  const own = and(eq(tracks.id, trackId), eq(tracks.ownerId, project.ownerId));
  const [track] = await tx.select().from(tracks).where(own).for('key share');
  if (track === undefined || track.analysis === null) throw new CutroomError('track_not_found');
  const before = await findMusic(tx, project.id);
  if (before?.track.id === track.id) return false;
  const use = musicUse(before?.settings ?? null, project.editingPlan === null);
  const settings = newMusicSettings(track.analysis, track.durationSeconds, use);
  const row = { trackId: track.id, settings };
  await tx
    .insert(projectMusic)
    .values({ projectId: project.id, ...row })
    .onConflictDoUpdate({ target: projectMusic.projectId, set: row });
  if (before !== null) await removeUnusedTracks(tx, queue, [before.track.id]);
  return true;
}

/** @returns false where there was no music */
export async function takeMusicAway(
  tx: Database,
  queue: Pick<Queue, 'send'>,
  projectId: number,
): Promise<boolean> {
  const gone = await tx.delete(projectMusic).where(eq(projectMusic.projectId, projectId)).returning();
  await removeUnusedTracks(
    tx,
    queue,
    gone.map(({ trackId }) => trackId),
  );
  return gone.length > 0;
}

/** Tracks go with the last project that uses them, but not while a run is mixing them. */
export async function removeUnusedTracks(
  tx: Database,
  queue: Pick<Queue, 'send'>,
  trackIds: readonly string[],
): Promise<void> {
  if (trackIds.length === 0) return;
  const isOpen = inArray(runs.state, ['queued', 'running']);
  const mixing = sql`${runs.music} ->> 'trackId' = ${tracks.id}`;
  const gone = await tx
    .delete(tracks)
    .where(
      and(
        inArray(tracks.id, [...trackIds]),
        notExists(tx.select().from(projectMusic).where(eq(projectMusic.trackId, tracks.id))),
        notExists(tx.select({ id: runs.id }).from(runs).where(and(isOpen, mixing))),
      ),
    )
    .returning({ id: tracks.id });
  for (const { id } of gone) await removeFiles(tx, queue, storageKeys.trackFiles(id));
}

function usedTrackIds(db: Database) {
  return db.select({ id: projectMusic.trackId }).from(projectMusic);
}
