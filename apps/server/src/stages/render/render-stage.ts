import { join } from 'node:path';
import { CutroomError, type EditingPlan, type RenderReport, type TimelineEntry } from '@cutroom/contract';
import type { Media } from '@cutroom/media';
import type { Logger } from 'pino';
import type { ClipRow } from '../../platform/database/schema.ts';
import { type Storage, storageKeys } from '../../platform/storage/storage.ts';
import { fetchClip } from '../../runs/fetch-clip.ts';
import { withScratch } from '../../runs/scratch.ts';
import { openCutCache } from './cut-cache.ts';
import { fetchMusic, type RenderMusic } from './fetch-music.ts';
import { keepRecentCuts } from './recent-cuts.ts';
import { buildReelSpec, usedClips } from './reel-spec.ts';

export interface RenderStageDeps {
  readonly storage: Storage;
  readonly media: Pick<Media, 'renderReel'>;
  readonly scratchDirectory: string;
  /** Cuts encoded at a time. */
  readonly renderConcurrency: number;
  readonly log: Pick<Logger, 'warn'>;
}

export interface RenderStageRequest {
  readonly projectId: number;
  readonly runId: string;
  readonly plan: EditingPlan;
  readonly clips: readonly ClipRow[];
  /** null without music. */
  readonly music: RenderMusic | null;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number, detail: string) => void;
}

export interface RenderedReel {
  readonly storageKey: string;
  readonly bytes: number;
  readonly report: RenderReport;
  readonly timeline: TimelineEntry[];
}

/**
 * Renders the plan and stores the video. Cuts are kept as they are encoded, so that a render that was interrupted, or
 * that repeats most of an earlier one, only does what is missing.
 * @throws CutroomError `no_usable_clips`, `clip_file_missing`, `render_failed`, `render_timeout`, `render_check_failed`, `storage_full`
 */
export async function renderStage(deps: RenderStageDeps, request: RenderStageRequest): Promise<RenderedReel> {
  const { projectId, runId, plan, clips, music, signal, onProgress } = request;
  const used = usedClips(plan, clips);
  if (used.length === 0) throw new CutroomError('no_usable_clips');
  return withScratch(deps.scratchDirectory, async (directory) => {
    const pathOf = (clipId: string) => join(directory, `source-${clipId}`);
    onProgress(0, 'Fetching the clips');
    for (const clip of used) {
      signal.throwIfAborted();
      await fetchClip(deps.storage, clip, pathOf(clip.id));
    }
    const mixed = music === null ? null : await fetchMusic(deps.storage, music, join(directory, 'music.pcm'));
    const { spec, timeline } = buildReelSpec(plan, used, pathOf, mixed);
    const outputPath = join(directory, 'reel.mp4');
    const cache = openCutCache(deps.storage, projectId);
    const report = await deps.media
      .renderReel(spec, {
        workDirectory: directory,
        outputPath,
        cache,
        signal,
        concurrency: deps.renderConcurrency,
        onProgress: ({ share, detail }) => onProgress(share, detail),
      })
      .finally(() => tidyCuts(deps, projectId, cache.touched));
    requirePassed(report);
    signal.throwIfAborted();
    const storageKey = storageKeys.reel(projectId, runId);
    const { bytes } = await deps.storage.putFile(storageKey, outputPath);
    return { storageKey, bytes, report, timeline };
  });
}

/** Housekeeping that fails costs room, not the video. */
async function tidyCuts(
  { storage, log }: RenderStageDeps,
  projectId: number,
  touched: ReadonlySet<string>,
): Promise<void> {
  await keepRecentCuts(storage, projectId, touched).catch((error: unknown) =>
    log.warn({ err: error, projectId }, 'older cuts were not removed'),
  );
}

/** A video that did not pass is not shown; what was wrong with it stays with the error. */
function requirePassed(report: RenderReport): void {
  if (report.passed) return;
  throw new CutroomError('render_check_failed', { cause: new Error(report.problems.join(' ')) });
}
