import {
  CutroomError,
  SHARE_LINK_MS,
  SHARE_LINKS_MAX,
  type ShareLink,
  type ShareTarget,
} from '@cutroom/contract';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type ProjectRow, projects, shares } from '../../platform/database/schema.ts';
import { isRandomId, randomId } from '../../platform/ids.ts';
import type { SharePass } from './share-token.ts';

/**
 * Makes a link's row. The caller has locked the project.
 * @throws CutroomError `share_limit`
 */
export async function openShare(
  tx: Database,
  project: Pick<ProjectRow, 'id'>,
  videoName: string,
  platform: ShareTarget,
): Promise<SharePass> {
  const working = await tx.$count(shares, opens(project.id, videoName));
  if (working >= SHARE_LINKS_MAX) throw new CutroomError('share_limit');
  const id = randomId();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + SHARE_LINK_MS);
  await tx.insert(shares).values({ id, projectId: project.id, videoName, platform, createdAt, expiresAt });
  return { shareId: id, expiresAtMs: expiresAt.getTime() };
}

/** The links that open the project's video, newest first. */
export async function listShares(
  db: Database,
  { id, finalVideoName }: Pick<ProjectRow, 'id' | 'finalVideoName'>,
): Promise<ShareLink[]> {
  if (finalVideoName === null) return [];
  const rows = await db
    .select()
    .from(shares)
    .where(opens(id, finalVideoName))
    .orderBy(desc(shares.createdAt), desc(shares.id));
  return rows.map(({ id, platform, createdAt, expiresAt }) => ({
    id,
    platform,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/**
 * From now on the link opens nothing; withdrawn twice, it stays so.
 * @throws CutroomError `share_not_found` for what is no link of this project
 */
export async function withdrawShare(db: Database, projectId: number, shareId: string): Promise<void> {
  if (!isRandomId(shareId)) throw new CutroomError('share_not_found');
  const own = and(eq(shares.id, shareId), eq(shares.projectId, projectId));
  await db
    .update(shares)
    .set({ withdrawnAt: new Date() })
    .where(and(own, isNull(shares.withdrawnAt)));
  if ((await db.$count(shares, own)) === 0) throw new CutroomError('share_not_found');
}

export interface OpenedShare {
  readonly storageKey: string;
  readonly title: string;
  readonly videoName: string;
}

/**
 * What a link opens whose signature and time were right.
 * @throws CutroomError `link_expired` where its owner has withdrawn it; `video_not_found` where the video was deleted or
 * replaced since the link was made
 */
export async function openedShare(db: Database, shareId: string): Promise<OpenedShare> {
  const [row] = await db
    .select({
      withdrawnAt: shares.withdrawnAt,
      videoName: shares.videoName,
      finalVideoName: projects.finalVideoName,
      storageKey: projects.finalVideoKey,
      title: projects.title,
    })
    .from(shares)
    .innerJoin(projects, eq(projects.id, shares.projectId))
    .where(eq(shares.id, shareId));
  if (row !== undefined && row.withdrawnAt !== null) throw new CutroomError('link_expired');
  if (row === undefined || row.storageKey === null || row.finalVideoName !== row.videoName)
    throw new CutroomError('video_not_found');
  return { storageKey: row.storageKey, title: row.title, videoName: row.videoName };
}

function opens(projectId: number, videoName: string) {
  return and(
    eq(shares.projectId, projectId),
    eq(shares.videoName, videoName),
    isNull(shares.withdrawnAt),
    gt(shares.expiresAt, new Date()),
  );
}
