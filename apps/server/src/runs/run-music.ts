import type { EditingPlan } from '@cutroom/contract';
import type { DirectorMusic } from '@cutroom/director';
import { wishedMusic } from '@cutroom/director/music';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import {
  projectMusic,
  type RunMusic,
  type RunRow,
  runs,
  type TrackRow,
  tracks,
} from '../platform/database/schema.ts';
import { findMusic, type ProjectMusic } from '../projects/music/project-music.ts';

export interface LoadedMusic extends RunMusic {
  readonly track: TrackRow;
}

/**
 * Notes the project's music with its run, which mixes that also where it is resumed. Does nothing the second time.
 * @param plan what the prompt says of it, and where it starts in the edit that was made
 */
export async function keepRunMusic(
  tx: Database,
  run: Pick<RunRow, 'id' | 'projectId'>,
  plan: Pick<EditingPlan, 'brief' | 'musicStartSeconds'> = {},
): Promise<void> {
  const found = await findMusic(tx, run.projectId);
  const planned = directorMusic(found);
  if (found === null || planned === null) return;
  const { brief, musicStartSeconds } = plan;
  const settings = {
    ...wishedMusic(planned, brief?.wishes ?? []),
    ...(musicStartSeconds === undefined ? {} : { startSeconds: musicStartSeconds, isStartChosen: false }),
  };
  const music: RunMusic = { trackId: found.track.id, settings };
  await tx
    .update(runs)
    .set({ music: sql`coalesce(${runs.music}, ${JSON.stringify(music)}::jsonb)` })
    .where(eq(runs.id, run.id));
}

/** What the prompt said of the music counts for the project once there is a video of it. */
export async function adoptRunMusic(
  tx: Database,
  { projectId, music }: Pick<RunRow, 'projectId' | 'music'>,
): Promise<void> {
  if (music === null) return;
  await tx
    .update(projectMusic)
    .set({ settings: music.settings })
    .where(and(eq(projectMusic.projectId, projectId), eq(projectMusic.trackId, music.trackId)));
}

/**
 * Whether the project was given another track while the run was under way. Nothing else of its music changes then, and what
 * the run made of its settings becomes the project's.
 */
export async function hasOtherMusic(
  tx: Database,
  { projectId, music }: Pick<RunRow, 'projectId' | 'music'>,
): Promise<boolean> {
  const found = await findMusic(tx, projectId);
  return (found?.track.id ?? null) !== (music?.trackId ?? null);
}

/** null without music */
export async function loadRunMusic(db: Database, runId: string): Promise<LoadedMusic | null> {
  const [run] = await db.select({ music: runs.music }).from(runs).where(eq(runs.id, runId));
  if (run?.music == null) return null;
  const [track] = await db.select().from(tracks).where(eq(tracks.id, run.music.trackId));
  return track === undefined ? null : { ...run.music, track };
}

/** As the director sees it. */
export function directorMusic(music: ProjectMusic | null): DirectorMusic | null {
  if (music === null || music.track.analysis === null) return null;
  return { settings: music.settings, track: music.track.analysis };
}
