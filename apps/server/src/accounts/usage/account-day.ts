import { CutroomError } from '@cutroom/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accountDays } from '../../platform/database/schema.ts';
import type { AccountLimits } from './limits.ts';

type Counted = 'generations' | 'aiCalls';

/** What the account has used since midnight UTC. */
export async function usedToday(
  db: Database,
  ownerId: string,
  now: Date = new Date(),
): Promise<{ readonly generations: number; readonly aiCalls: number }> {
  const [row] = await db
    .select({ generations: accountDays.generations, aiCalls: accountDays.aiCalls })
    .from(accountDays)
    .where(and(eq(accountDays.ownerId, ownerId), eq(accountDays.day, dayOf(now))));
  return row ?? { generations: 0, aiCalls: 0 };
}

/**
 * Counts a generation that begins in `tx`.
 * @throws CutroomError `generation_limit`
 */
export async function spendGeneration(tx: Database, ownerId: string, limits: AccountLimits): Promise<void> {
  const isSpent = await spend(tx, ownerId, 'generations', limits.generationsPerDay);
  if (!isSpent) throw new CutroomError('generation_limit', { retryAfterSeconds: secondsToMidnight() });
}

/** Counts a use of the AI model; false, with nothing counted, where the account has none left today. */
export function spendAiCall(db: Database, ownerId: string, limits: AccountLimits): Promise<boolean> {
  return spend(db, ownerId, 'aiCalls', limits.aiCallsPerDay);
}

/** @throws CutroomError `ai_call_limit` */
export async function requireAiCalls(tx: Database, ownerId: string, limits: AccountLimits): Promise<void> {
  const { aiCalls } = await usedToday(tx, ownerId);
  if (aiCalls < limits.aiCallsPerDay) return;
  throw new CutroomError('ai_call_limit', { retryAfterSeconds: secondsToMidnight() });
}

/** Days that nobody asks about any more. */
export async function pruneAccountDays(db: Database, now: Date = new Date()): Promise<void> {
  await db.delete(accountDays).where(lt(accountDays.day, dayOf(new Date(now.getTime() - KEPT_MS))));
}

const KEPT_MS = 31 * 24 * 60 * 60 * 1000;

/** One statement: two at once cannot both take the last. */
async function spend(db: Database, ownerId: string, counted: Counted, limit: number): Promise<boolean> {
  const column = accountDays[counted];
  const spent = await db
    .insert(accountDays)
    .values({ ownerId, day: dayOf(new Date()), [counted]: 1 })
    .onConflictDoUpdate({
      target: [accountDays.ownerId, accountDays.day],
      set: { [counted]: sql`${column} + 1` },
      setWhere: lt(column, limit),
    })
    .returning({ count: column });
  return spent.length > 0;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function secondsToMidnight(now: Date = new Date()): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1000);
}
