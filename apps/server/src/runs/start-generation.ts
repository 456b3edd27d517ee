import { type Brief, CutroomError } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { requireAiCalls, spendGeneration } from '../accounts/usage/account-day.ts';
import { requireShortQueue } from '../accounts/usage/account-limits.ts';
import type { AccountLimits } from '../accounts/usage/limits.ts';
import type { Database } from '../platform/database/database.ts';
import { clips, type ProjectRow } from '../platform/database/schema.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { requireNothingReceiving } from '../projects/arriving-uploads.ts';
import { checkEditedBrief } from '../projects/check-edited-brief.ts';
import { countClips } from '../projects/settle-project.ts';
import { startRun } from './start-run.ts';

export interface GenerationDeps {
  readonly queue: Queue;
  readonly accountLimits: AccountLimits;
  /** Whether a language model plans. */
  readonly usesAi: boolean;
}

/**
 * Begins a run that plans a locked project anew.
 * @param brief what the creator changed by hand of what is read from the prompt; null for nothing
 * @throws CutroomError `prompt_empty`, `no_clips`, `uploads_in_progress`, what `checkEditedBrief` and `startRun` throw, and
 * where the account has used what it may
 */
export async function startGeneration(
  tx: Database,
  { queue, accountLimits, usesAi }: GenerationDeps,
  project: ProjectRow,
  { prompt: said, brief }: { readonly prompt: string; readonly brief: Brief | null },
): Promise<void> {
  const prompt = said.trim();
  if (prompt === '') throw new CutroomError('prompt_empty');
  // While a video is being made that is the answer, whatever the uploads are doing.
  if (project.status !== 'processing') await requireUploadedClips(tx, project.id);
  if (brief !== null) checkEditedBrief(brief, await clipIdsOf(tx, project.id));
  await startRun(tx, queue, project, { kind: 'generate', prompt, brief, plan: null });
  // Last: what cannot be started anyway has its own reason.
  if (usesAi) await requireAiCalls(tx, project.ownerId, accountLimits);
  await requireShortQueue(tx, project.ownerId, accountLimits);
  await spendGeneration(tx, project.ownerId, accountLimits);
}

async function requireUploadedClips(tx: Database, projectId: number): Promise<void> {
  await requireNothingReceiving(tx, projectId);
  const { accepted, arriving } = await countClips(tx, projectId);
  if (accepted + arriving === 0) throw new CutroomError('no_clips');
}

async function clipIdsOf(tx: Database, projectId: number): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ id: clips.id }).from(clips).where(eq(clips.projectId, projectId));
  return new Set(rows.map(({ id }) => id));
}
