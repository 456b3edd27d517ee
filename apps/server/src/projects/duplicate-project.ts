import {
  CutroomError,
  type EditingPlan,
  editingPlanSchema,
  storedClipName,
  TITLE_CHARS_MAX,
} from '@cutroom/contract';
import { eq, sql } from 'drizzle-orm';
import { requireRoomForBytes, requireRoomForProject } from '../accounts/usage/account-limits.ts';
import type { AccountLimits } from '../accounts/usage/limits.ts';
import type { Database } from '../platform/database/database.ts';
import {
  type ClipRow,
  clips,
  type PlanVersionRow,
  type ProjectRow,
  planVersions,
  projectMusic,
  projects,
  tracks,
} from '../platform/database/schema.ts';
import { randomId } from '../platform/ids.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { removeFiles } from '../platform/storage/remove-files.ts';
import { type Storage, StorageMissingError, storageKeys } from '../platform/storage/storage.ts';
import { CLIP_ORDER } from './clip-order.ts';
import { findMusic, type ProjectMusic } from './music/project-music.ts';
import { ownFileName } from './own-file-name.ts';
import { lockOwnedProject } from './project-rows.ts';
import { NEW_FILES_LOCK } from './removal/sweep-files.ts';
import { settleProject } from './settle-project.ts';

export interface DuplicateProjectDeps {
  readonly db: Database;
  readonly queue: Pick<Queue, 'send'>;
  readonly storage: Pick<Storage, 'copy'>;
  readonly accountLimits: AccountLimits;
}

/** What a project is made of, at one moment. Its finished video and the links to that are not part of it. */
interface Original {
  readonly project: ProjectRow;
  readonly clips: readonly ClipRow[];
  readonly music: ProjectMusic | null;
  readonly version: PlanVersionRow | null;
}

/**
 * A second project of the same clips, prompt, plan with its brief, and music. The clips are stored a second time under keys
 * of the copy (by hard links or the bucket's own copies), so that either project can be deleted; they count twice.
 * There is no copy before its files are there: a server that dies meanwhile leaves files only, which the sweep removes.
 * @returns the copy's id
 * @throws CutroomError `project_not_found`, `project_limit`, `account_storage_limit`, `storage_full`, or `status_conflict`
 * where the original changed meanwhile
 */
export async function duplicateProject(
  deps: DuplicateProjectDeps,
  ownerId: string,
  projectId: number,
): Promise<number> {
  const { db, accountLimits } = deps;
  const { original, copyId } = await db.transaction(async (tx) => {
    const found = await loadOriginal(tx, await lockOwnedProject(tx, ownerId, projectId));
    await requireRoom(tx, found, accountLimits);
    return { original: found, copyId: await reserveId(tx) };
  });
  try {
    await db.transaction(async (tx) => {
      await keepFilesOf(tx, copyId);
      const copies = await allOf(original.clips.map((clip) => copyClip(deps, clip, copyId)));
      await insertCopy(deps, tx, original, { copyId, copies });
    });
  } catch (cause) {
    await db.transaction((tx) => removeFiles(tx, deps.queue, storageKeys.project(copyId)));
    if (cause instanceof StorageMissingError)
      throw new CutroomError('status_conflict', { message: CHANGED, cause });
    throw cause;
  }
  return copyId;
}

const CHANGED = 'The project was changed while it was being copied. Try again.';

/** Once none is under way any more: what failed is cleared away then. */
async function allOf<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

async function loadOriginal(tx: Database, project: ProjectRow): Promise<Original> {
  const rows = await tx
    .select()
    .from(clips)
    .where(eq(clips.projectId, project.id))
    .orderBy(...CLIP_ORDER);
  const [version = null] = await tx
    .select()
    .from(planVersions)
    .where(eq(planVersions.id, project.planVersionId ?? ''));
  return { project, clips: rows, music: await findMusic(tx, project.id), version };
}

function bytesOf({ clips: rows }: Original): number {
  return rows.reduce((total, { bytes }) => total + bytes, 0);
}

async function requireRoom(tx: Database, original: Original, limits: AccountLimits): Promise<void> {
  const { ownerId } = original.project;
  await requireRoomForProject(tx, ownerId, limits);
  await requireRoomForBytes(tx, ownerId, bytesOf(original), limits);
}

/** No other project gets it, whatever becomes of this one. */
async function reserveId(tx: Database): Promise<number> {
  const { rows } = await tx.execute(sql`select nextval(pg_get_serial_sequence('project', 'id')) as id`);
  return Number(rows[0]?.id);
}

/** The transaction waits for the files, which may come from one bucket's end to the other. */
async function keepFilesOf(tx: Database, projectId: number): Promise<void> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '1h'`);
  await tx.execute(sql`select pg_advisory_xact_lock(${NEW_FILES_LOCK}, ${projectId})`);
}

/** 'Our Sunday (copy)'; a title that would be too long loses its end. */
export function copyTitle(title: string): string {
  const room = TITLE_CHARS_MAX - COPY_MARK.length;
  // Not through the middle of a character.
  return (
    title
      .slice(0, room)
      .replace(/[\ud800-\udbff]$/, '')
      .trimEnd() + COPY_MARK
  );
}

const COPY_MARK = ' (copy)';

interface ClipCopy {
  readonly originalId: string;
  readonly row: typeof clips.$inferInsert;
}

/** Its analysis stays true: the bytes are the same. A file that the analysis makes and that is not there yet is made. */
async function copyClip(
  { storage }: DuplicateProjectDeps,
  clip: ClipRow,
  projectId: number,
): Promise<ClipCopy> {
  const { id: originalId, sequence: _, createdAt: __, ...same } = clip;
  const id = randomId();
  const copied = async (from: string | null, to: string) => {
    if (from === null) return null;
    await storage.copy(from, to);
    return to;
  };
  const isDrawn = clip.filmstripKey === storageKeys.filmstrip(clip.projectId, originalId);
  if (isDrawn && clip.probe.audio !== null)
    await storage.copy(storageKeys.peaks(clip.projectId, originalId), storageKeys.peaks(projectId, id));
  const storageKey = storageKeys.clip(projectId, id);
  await storage.copy(clip.storageKey, storageKey);
  return {
    originalId,
    row: {
      ...same,
      id,
      projectId,
      uploadId: id,
      storedName: storedClipName(ownFileName(clip), randomId()),
      storageKey,
      proxyKey: await copied(clip.proxyKey, storageKeys.proxy(projectId, id)),
      posterKey: await copied(clip.posterKey, storageKeys.poster(projectId, id)),
      filmstripKey: isDrawn ? await copied(clip.filmstripKey, storageKeys.filmstrip(projectId, id)) : null,
    },
  };
}

interface Copied {
  readonly copyId: number;
  readonly copies: readonly ClipCopy[];
}

async function insertCopy(
  { queue, accountLimits }: DuplicateProjectDeps,
  tx: Database,
  original: Original,
  { copyId, copies }: Copied,
): Promise<void> {
  const { ownerId, title, prompt, isTest } = original.project;
  // Others of the account may have added to it while the files were copied.
  await requireRoom(tx, original, accountLimits);
  const [copy] = await tx
    .insert(projects)
    .overridingSystemValue()
    .values({ id: copyId, ownerId, title: copyTitle(title), prompt, isTest, status: 'uploading' })
    .returning();
  if (copy === undefined) throw new Error('The copy was inserted but not returned');
  if (copies.length > 0) await tx.insert(clips).values(copies.map(({ row }) => row));
  for (const { row } of copies) {
    const options = { tx, key: row.id, ownerId };
    if (row.analysis == null) await queue.send('analysis.clip', { clipId: row.id }, options);
    else if (row.proxyKey == null && row.proxyErrorCode == null)
      await queue.send('preview.proxy', { clipId: row.id }, options);
  }
  if (original.music !== null) await copyMusic(tx, copyId, original.music);
  await settleProject(tx, copy);
  await copyPlan(tx, original, { copyId, copies });
}

async function copyMusic(tx: Database, projectId: number, { track, settings }: ProjectMusic): Promise<void> {
  const [still] = await tx
    .select({ id: tracks.id })
    .from(tracks)
    .where(eq(tracks.id, track.id))
    .for('key share');
  if (still === undefined) throw new CutroomError('status_conflict', { message: CHANGED });
  await tx.insert(projectMusic).values({ projectId, trackId: track.id, settings });
}

/** With the version that it is, so that the copy has it among its earlier ones as soon as there is another. */
async function copyPlan(
  tx: Database,
  { project, version }: Original,
  { copyId, copies }: Copied,
): Promise<void> {
  if (project.editingPlan === null) return;
  const ids = new Map(copies.map(({ originalId, row }) => [originalId, row.id]));
  const editingPlan = withClipIds(project.editingPlan, ids);
  const planVersionId = randomId();
  await tx.insert(planVersions).values({
    id: planVersionId,
    projectId: copyId,
    origin: version?.origin ?? 'generated',
    prompt: version?.prompt ?? project.prompt,
    plan: editingPlan,
    madeAt: version?.madeAt ?? project.updatedAt,
  });
  await tx.update(projects).set({ editingPlan, planVersionId }).where(eq(projects.id, copyId));
}

/** The plan with other ids of its clips, wherever they stand in it: in cuts, in what was left out, in wishes. */
function withClipIds(plan: EditingPlan, ids: ReadonlyMap<string, string>): EditingPlan {
  const other = (_: string, value: unknown) =>
    typeof value === 'string' ? (ids.get(value) ?? value) : value;
  return editingPlanSchema.parse(JSON.parse(JSON.stringify(plan), other));
}
