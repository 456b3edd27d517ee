import { and, isNotNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { pruneAccountDays } from '../../accounts/usage/account-day.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  projects,
  rateLimit,
  runs,
  session,
  shares,
  signInFailures,
  verification,
} from '../../platform/database/schema.ts';
import type { JobHandler } from '../../platform/queue/queue.ts';
import { pruneWords } from '../clip-words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Every run keeps a whole plan; the project and its versions have those that matter. */
const RUNS_KEPT_MS = 30 * DAY_MS;
/** Words of a file that no project has any more: who uploads it again soon finds them. */
const WORDS_KEPT_MS = 7 * DAY_MS;

/** The recurring job 'records.prune': rows that nobody asks about any more. */
export function pruneRecords({
  db,
  clock = Date.now,
}: {
  readonly db: Database;
  readonly clock?: () => number;
}): JobHandler<'records.prune'> {
  return async () => {
    const now = clock();
    const current = db
      .select({ id: projects.currentRunId })
      .from(projects)
      .where(isNotNull(projects.currentRunId));
    await db
      .delete(runs)
      .where(
        and(
          lt(runs.finishedAt, new Date(now - RUNS_KEPT_MS)),
          notInArray(runs.id, sql`(${current})`),
          ne(runs.state, 'running'),
        ),
      );
    await db.delete(session).where(lt(session.expiresAt, new Date(now)));
    await db.delete(verification).where(lt(verification.expiresAt, new Date(now)));
    // A link's own time is in its token: without its row it has expired all the same.
    await db.delete(shares).where(lt(shares.expiresAt, new Date(now)));
    await db.delete(rateLimit).where(lt(rateLimit.lastRequest, now - DAY_MS));
    await db.delete(signInFailures).where(lt(signInFailures.lastAt, new Date(now - DAY_MS)));
    await pruneAccountDays(db, new Date(now));
    await pruneWords(db, new Date(now - WORDS_KEPT_MS));
  };
}
