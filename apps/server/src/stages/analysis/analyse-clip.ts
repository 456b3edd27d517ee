import { join } from 'node:path';
import { type Analyser, clipText, type ProviderSpeechToText } from '@cutroom/analysis';
import { type ClipAnalysis, type ClipProbe, CutroomError } from '@cutroom/contract';
import type { ClipSource, Media } from '@cutroom/media';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { spendAiCall } from '../../accounts/usage/account-day.ts';
import type { AccountLimits } from '../../accounts/usage/limits.ts';
import { JOBS } from '../../jobs.ts';
import type { AwaitedWork } from '../../platform/awaited-work.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ClipRow, clips, projects } from '../../platform/database/schema.ts';
import type { JobHandler, Queue } from '../../platform/queue/queue.ts';
import { type Storage, storageKeys } from '../../platform/storage/storage.ts';
import { ownFileName } from '../../projects/own-file-name.ts';
import { isClipsOwnFault } from '../../runs/clip-fault.ts';
import { fetchClip } from '../../runs/fetch-clip.ts';
import { withScratch } from '../../runs/scratch.ts';
import { type ClipShares, stateOf } from './analysis-state.ts';
import { type CaptionFramesDeps, captionFrames } from './caption-frames.ts';
import { decodeForAnalysis, type LookedAt } from './decode-for-analysis.ts';
import { findEarlierTranscript } from './earlier-analyses.ts';

/** What took too long costs as much again each time. */
const SLOW_DELIVERIES_MAX = 2;
/** How long uploads that are being checked go first. */
const CHECKS_MS_MAX = 10_000;

export interface AnalyseClipDeps extends Pick<CaptionFramesDeps, 'providerVision'> {
  readonly db: Database;
  readonly storage: Storage;
  readonly queue: Pick<Queue, 'send'>;
  readonly media: Pick<Media, 'probeClip' | 'readFrames' | 'readMotion' | 'readAudio' | 'makeThumbnail'>;
  readonly analyser: Pick<Analyser, 'openClip' | 'embedWords'>;
  readonly providerSpeechToText: ProviderSpeechToText | null;
  readonly scratchDirectory: string;
  readonly accountLimits: AccountLimits;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Where the bar of a waiting run can see how far each clip is. */
  readonly clipShares?: ClipShares;
  /** Uploads that are being checked: who sent them waits for an answer. */
  readonly checks: Pick<AwaitedWork, 'untilNone'>;
}

/**
 * Understands one clip and keeps what it found: poster, filmstrip, peaks and analysis; its proxy is another job's. A clip that cannot
 * be understood is marked with a sentence and left out of edits, as is for now one that failed again and again for no reason
 * of its own. Delivered again it does what is still missing; a deleted clip is done.
 */
export function analyseClip(deps: AnalyseClipDeps): JobHandler<'analysis.clip'> {
  return async ({ clipId, isAgain = false }, signal, delivery = 1) => {
    const found = await findClip(deps.db, clipId);
    if (found === null) return;
    const state = stateOf(found.clip);
    if (state !== 'waiting' && !(isAgain && state === 'analysed')) return;
    const { clip } = found;
    await deps.checks.untilNone(CHECKS_MS_MAX, signal);
    try {
      await analyse(await withinAiBudget(deps, found.ownerId), found, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (isTransient(error, delivery)) throw error;
      // What was found before is still true.
      if (state === 'waiting') await keepFailure(deps, clip, error);
      else deps.log.warn({ err: error, clipId }, 'clip could not be looked at again');
    } finally {
      deps.clipShares?.delete(clip.id);
    }
  };
}

/** Whether the queue should deliver once more: the storage may have been away for a moment. */
function isTransient(error: unknown, delivery: number): boolean {
  if (isClipsOwnFault(error)) return false;
  return delivery < (isTooSlow(error) ? SLOW_DELIVERIES_MAX : JOBS['analysis.clip'].retries + 1);
}

function isTooSlow(error: unknown): error is CutroomError {
  return error instanceof CutroomError && error.code === 'media_timeout';
}

async function analyse(deps: AnalyseClipDeps, owned: OwnedClip, signal: AbortSignal): Promise<void> {
  const { clip } = owned;
  await withScratch(deps.scratchDirectory, async (directory) => {
    const path = join(directory, 'source');
    await fetchClip(deps.storage, clip, path);
    const { source, found } = await lookAtAll(deps, clip, { path, directory, signal });
    const measured = { clip, source, analysis: found.analysis, directory };
    const described = await captionFrames(deps, measured, signal);
    const analysis = await withTextEmbedding(deps.analyser, described, found.analysis);
    signal.throwIfAborted();
    await keep(deps, owned, source.probe, { ...found, analysis });
  });
}

/**
 * The check has only seen how the clip opens. Where all of it decodes as its file says, nothing else needs to be asked; where
 * not, its whole probe says how far it can be used, or why it cannot, and that much is decoded anew.
 */
async function lookAtAll(
  deps: AnalyseClipDeps,
  clip: ClipRow,
  { path, directory, signal }: { path: string; directory: string; signal: AbortSignal },
): Promise<{ readonly source: ClipSource; readonly found: LookedAt }> {
  const transcript = deps.providerSpeechToText === null ? null : await findEarlierTranscript(deps.db, clip);
  const filename = ownFileName(clip);
  const onProgress = (share: number) => deps.clipShares?.set(clip.id, share);
  const decode = async (probe: ClipProbe) => {
    const source = { path, probe };
    const found = await decodeForAnalysis(deps, {
      source,
      transcript,
      filename,
      directory,
      signal,
      onProgress,
    });
    return { source, found };
  };
  if (typeof clip.probe.lastFrameSeconds === 'number') {
    const looked = await decode(clip.probe).catch((error: unknown) => {
      if (isClipsOwnFault(error)) return null;
      throw error;
    });
    if (looked?.found.reachesEnd) return looked;
  }
  return decode(await deps.media.probeClip(path, signal));
}

/** Who has used the AI model as often as they may today gets what the models of this machine see and hear. */
async function withinAiBudget(deps: AnalyseClipDeps, ownerId: string): Promise<AnalyseClipDeps> {
  if (deps.providerVision === null && deps.providerSpeechToText === null) return deps;
  if (await spendAiCall(deps.db, ownerId, deps.accountLimits)) return deps;
  return { ...deps, providerVision: null, providerSpeechToText: null };
}

/** Other labels than those that were found here mean something else. */
async function withTextEmbedding(
  analyser: Pick<Analyser, 'embedWords'>,
  { textEmbedding: _, ...described }: ClipAnalysis,
  measured: ClipAnalysis,
): Promise<ClipAnalysis> {
  const text = clipText(described);
  const isSame = text === clipText(measured);
  // An extra: the clip is understood without it.
  const textEmbedding = isSame ? measured.textEmbedding : await analyser.embedWords(text).catch(() => null);
  return { ...described, ...(textEmbedding && { textEmbedding }) };
}

/** Files first, the row that names them last: a crash between leaves nothing that is looked for and missing. */
async function keep(
  { db, storage, queue }: AnalyseClipDeps,
  { clip, ownerId }: OwnedClip,
  probe: ClipProbe,
  found: LookedAt,
): Promise<void> {
  const keys = {
    posterKey: storageKeys.poster(clip.projectId, clip.id),
    filmstripKey: storageKeys.filmstrip(clip.projectId, clip.id),
  };
  await storage.putFile(keys.posterKey, found.posterPath);
  await storage.putFile(keys.filmstripKey, found.filmstripPath);
  if (found.peaksPath !== null)
    await storage.putFile(storageKeys.peaks(clip.projectId, clip.id), found.peaksPath);
  const kept = await db.transaction(async (tx) => {
    const changes = {
      ...keys,
      probe,
      analysis: found.analysis,
      analysisError: null,
      analysisErrorCode: null,
    };
    if (!(await saveClip(tx, clip.id, changes))) return false;
    await queue.send('preview.proxy', { clipId: clip.id }, { tx, key: clip.id, ownerId });
    return true;
  });
  // Deleted meanwhile, perhaps after its files were: these must not stay behind.
  if (!kept) await storage.removePrefix(storageKeys.clipFiles(clip.projectId, clip.id));
}

async function keepFailure({ db, log }: AnalyseClipDeps, clip: ClipRow, error: unknown): Promise<void> {
  const isExpected = isClipsOwnFault(error) || isTooSlow(error);
  if (isExpected) log.warn({ err: error, clipId: clip.id }, 'clip cannot be analysed');
  else log.error({ err: error, clipId: clip.id }, 'clip analysis failed unexpectedly');
  const { code, message } = isExpected ? error : UNEXPECTED;
  await saveClip(db, clip.id, { analysisError: message, analysisErrorCode: code });
}

const UNEXPECTED = { code: 'internal', message: 'This clip could not be looked at this time.' } as const;

interface OwnedClip {
  readonly clip: ClipRow;
  readonly ownerId: string;
}

async function findClip(db: Database, clipId: string): Promise<OwnedClip | null> {
  const [found] = await db
    .select({ clip: clips, ownerId: projects.ownerId })
    .from(clips)
    .innerJoin(projects, eq(projects.id, clips.projectId))
    .where(eq(clips.id, clipId));
  return found ?? null;
}

/** @returns whether the clip still exists */
async function saveClip(
  db: Database,
  clipId: string,
  changes: Partial<
    Pick<ClipRow, 'probe' | 'posterKey' | 'filmstripKey' | 'analysisError' | 'analysisErrorCode'>
  > & {
    readonly analysis?: ClipAnalysis;
  },
): Promise<boolean> {
  const saved = await db.update(clips).set(changes).where(eq(clips.id, clipId)).returning({ id: clips.id });
  return saved.length > 0;
}
