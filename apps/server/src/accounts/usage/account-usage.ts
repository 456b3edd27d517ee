import type { AccountUsage } from '@cutroom/contract';
import { and, count, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { clips, projects, runs, tracks, uploads } from '../../platform/database/schema.ts';
import { usedToday } from './account-day.ts';
import type { AccountLimits } from './limits.ts';

/** What an account uses of what it may. */
export async function accountUsage(
  db: Database,
  ownerId: string,
  limits: AccountLimits,
): Promise<AccountUsage> {
  const { storedBytes, openUploads } = await measureUploads(db, ownerId);
  const { generations, aiCalls } = await usedToday(db, ownerId);
  return {
    projects: { used: await countProjects(db, ownerId), limit: limits.projects },
    storedBytes: { used: storedBytes, limit: limits.storedBytes },
    openUploads: { used: openUploads, limit: limits.openUploads },
    waitingJobs: { used: await countWaitingJobs(db, ownerId), limit: limits.waitingJobs },
    generationsToday: { used: generations, limit: limits.generationsPerDay },
    aiCallsToday: { used: aiCalls, limit: limits.aiCallsPerDay },
  };
}

export async function countProjects(db: Database, ownerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(projects).where(eq(projects.ownerId, ownerId));
  return row?.count ?? 0;
}

/** Bytes of clips, of music, of uploads as large as they were announced, and of finished videos; and how many uploads are open. */
export async function measureUploads(
  db: Database,
  ownerId: string,
): Promise<{ readonly storedBytes: number; readonly openUploads: number }> {
  const [kept] = await db
    .select({ bytes: sum(clips.bytes).mapWith(Number) })
    .from(clips)
    .innerJoin(projects, eq(projects.id, clips.projectId))
    .where(eq(projects.ownerId, ownerId));
  const [videos] = await db
    .select({ bytes: sum(projects.finalVideoBytes).mapWith(Number) })
    .from(projects)
    .where(eq(projects.ownerId, ownerId));
  const [music] = await db
    .select({ bytes: sum(tracks.bytes).mapWith(Number) })
    .from(tracks)
    .where(eq(tracks.ownerId, ownerId));
  const [arriving] = await db
    .select({
      bytes: sum(uploads.bytesTotal).mapWith(Number),
      receiving: sql<number>`count(*) filter (where ${uploads.state} = 'receiving')`.mapWith(Number),
    })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), inArray(uploads.state, ['receiving', 'checking'])));
  return {
    storedBytes: [kept, videos, music, arriving].reduce((total, part) => total + (part?.bytes ?? 0), 0),
    openUploads: arriving?.receiving ?? 0,
  };
}

/** Files being checked, clips being looked at, videos being made. */
export async function countWaitingJobs(db: Database, ownerId: string): Promise<number> {
  const [checks] = await db
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), eq(uploads.state, 'checking')));
  const [analyses] = await db
    .select({ count: count() })
    .from(clips)
    .innerJoin(projects, eq(projects.id, clips.projectId))
    .where(and(eq(projects.ownerId, ownerId), isNull(clips.analysis), isNull(clips.analysisError)));
  const [open] = await db
    .select({ count: count() })
    .from(runs)
    .innerJoin(projects, eq(projects.currentRunId, runs.id))
    .where(and(eq(projects.ownerId, ownerId), inArray(runs.state, ['queued', 'running'])));
  return (checks?.count ?? 0) + (analyses?.count ?? 0) + (open?.count ?? 0);
}
