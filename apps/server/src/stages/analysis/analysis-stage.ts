import { setTimeout as sleep } from 'node:timers/promises';
import { and, inArray, notLike, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { clips } from '../../platform/database/schema.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { CLIP_ORDER } from '../../projects/clip-order.ts';
import { ownFileName } from '../../projects/own-file-name.ts';
import { analysisShare } from './analysis-share.ts';
import { analysisStateOf, type ClipShares } from './analysis-state.ts';

const LOOK_EVERY_MS = 400;
/** Sending a job that the queue still has adds none; one that it gave up is tried again this often. */
const SEND_EVERY_MS = 30_000;

export interface AnalysisStageDeps {
  readonly db: Database;
  readonly queue: Queue;
  readonly clipShares?: ClipShares;
}

export interface AnalysisStageRequest {
  readonly clipIds: readonly string[];
  readonly ownerId: string;
  /** Tries clips once more that failed for no reason of their own. */
  readonly isNewRun: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number, detail: string) => void;
}

/** Resolves when every clip of the request is analysed or known to be unusable. The clips' own jobs do the work. */
export async function analysisStage(
  { db, queue, clipShares = new Map() }: AnalysisStageDeps,
  { clipIds, ownerId, isNewRun, signal, onProgress }: AnalysisStageRequest,
): Promise<void> {
  if (isNewRun) await forgetPassingErrors(db, clipIds);
  let sentAt = Number.NEGATIVE_INFINITY;
  while (true) {
    signal.throwIfAborted();
    const states = await loadStates(db, clipIds);
    const { share, detail } = analysisShare(
      states.map((clip) => ({ ...clip, share: clipShares.get(clip.id) ?? null })),
    );
    onProgress(share, detail);
    const waiting = states.filter((clip) => clip.state === 'waiting');
    if (waiting.length === 0) return;
    if (performance.now() - sentAt > SEND_EVERY_MS) {
      for (const { id } of waiting) await queue.send('analysis.clip', { clipId: id }, { key: id, ownerId });
      sentAt = performance.now();
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
}

async function forgetPassingErrors(db: Database, clipIds: readonly string[]): Promise<void> {
  await db
    .update(clips)
    .set({ analysisError: null, analysisErrorCode: null })
    .where(and(inArray(clips.id, [...clipIds]), notLike(clips.analysisErrorCode, 'clip\\_%')));
}

/** Of the analyses, which can be large, only the version is read. */
async function loadStates(db: Database, clipIds: readonly string[]) {
  const rows = await db
    .select({
      id: clips.id,
      storedName: clips.storedName,
      fileName: clips.fileName,
      durationSeconds: sql<number>`(${clips.probe} ->> 'durationSeconds')::float8`,
      analysisVersion: sql<number | null>`(${clips.analysis} ->> 'version')::int`,
      analysisError: clips.analysisError,
    })
    .from(clips)
    .where(inArray(clips.id, [...clipIds]))
    .orderBy(...CLIP_ORDER);
  return rows.map((row) => ({
    id: row.id,
    name: ownFileName(row),
    durationSeconds: row.durationSeconds,
    state: analysisStateOf(row),
  }));
}
