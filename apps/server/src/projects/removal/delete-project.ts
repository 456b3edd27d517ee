import { and, eq, isNull } from 'drizzle-orm';
import type { JobName } from '../../jobs.ts';
import type { Database } from '../../platform/database/database.ts';
import { clips, type ProjectRow, projects, uploads } from '../../platform/database/schema.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { removeFiles } from '../../platform/storage/remove-files.ts';
import { storageKeys } from '../../platform/storage/storage.ts';
import { takeMusicAway } from '../music/project-music.ts';
import { lockOwnedProject } from '../project-rows.ts';

export interface DeleteProjectDeps {
  readonly db: Database;
  readonly queue: Queue;
  /** Removes what has arrived of an unfinished upload; those of other processes' directories go when they tidy. */
  readonly removeReceived: (uploadId: string) => Promise<void>;
}

/**
 * Deletes a project with all that belongs to it, and ends the work on it.
 * @throws CutroomError `project_not_found`
 */
export async function deleteProject(
  { db, queue, removeReceived }: DeleteProjectDeps,
  ownerId: string,
  projectId: number,
): Promise<void> {
  const { jobs, uploadIds } = await db.transaction(async (tx) => {
    const project = await lockOwnedProject(tx, ownerId, projectId);
    const found = { jobs: await findJobs(tx, project), uploadIds: await findUploads(tx, project) };
    await takeMusicAway(tx, queue, project.id);
    await tx.delete(projects).where(eq(projects.id, project.id));
    await removeFiles(tx, queue, storageKeys.project(project.id));
    return found;
  });
  for (const { name, key } of jobs) await queue.cancel(name, key);
  for (const uploadId of uploadIds) await removeReceived(uploadId);
}

async function findUploads(tx: Database, { id }: ProjectRow): Promise<string[]> {
  const rows = await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.projectId, id));
  return rows.map((row) => row.id);
}

interface KeyedJob {
  readonly name: JobName;
  readonly key: string;
}

/** What may be waiting or under way: nobody needs it any more, and others are waiting for their turn. */
async function findJobs(tx: Database, { id, currentRunId }: ProjectRow): Promise<KeyedJob[]> {
  // The proxy is the last that is made of a clip.
  const unfinished = and(eq(clips.projectId, id), isNull(clips.proxyKey));
  const clipRows = await tx.select({ id: clips.id }).from(clips).where(unfinished);
  const checking = and(eq(uploads.projectId, id), eq(uploads.state, 'checking'));
  const uploadRows = await tx.select({ id: uploads.id }).from(uploads).where(checking);
  return [
    ...(currentRunId === null ? [] : [{ name: 'project.run', key: currentRunId } as const]),
    ...clipRows.flatMap((clip) => [
      { name: 'analysis.clip', key: clip.id } as const,
      { name: 'preview.proxy', key: clip.id } as const,
    ]),
    ...uploadRows.flatMap((upload) => [
      { name: 'upload.check', key: upload.id } as const,
      { name: 'analysis.track', key: upload.id } as const,
    ]),
  ];
}
