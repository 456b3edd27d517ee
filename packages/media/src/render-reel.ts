import { join } from 'node:path';
import { CutroomError, type RenderReport } from '@cutroom/contract';
import { cutFrames } from './cut-frames.ts';
import type { CutContext, CutJob } from './encode-cut.ts';
import { encodeCuts } from './encode-cuts.ts';
import { REEL } from './join-arguments.ts';
import { type JoinPiece, joinReel } from './join-reel.ts';
import { asExpected } from './media-error.ts';
import type { CutSpec, ReelSpec, RenderOptions } from './reel-spec.ts';
import { deliver } from './scratch.ts';
import { type CheckResult, checkReel } from './self-check.ts';
import type { Toolbox, Workbench } from './toolbox.ts';

const CONCURRENCY_DEFAULT = 2;
/** Shares of the whole: encoding, then joining, then checking. */
const ENCODED_SHARE = 0.88;
const JOINED_SHARE = 0.95;

/**
 * Renders a reel: one segment per cut (from the cache where it is known), joined by stream copy with one continuous
 * sound track, inspected, repaired once if the inspection finds a fault, and only then put in its place.
 * @throws CutroomError render_failed, render_timeout, render_check_failed, clip_file_missing, storage_full; the
 * signal's reason
 */
export async function renderReel(
  toolbox: Toolbox,
  spec: ReelSpec,
  options: RenderOptions,
): Promise<RenderReport> {
  if (spec.cuts.length === 0) throw new CutroomError('plan_missing');
  try {
    return await toolbox.withWorkbench(
      [],
      (bench) => renderIn(toolbox, bench, spec, options),
      options.workDirectory,
    );
  } catch (error) {
    throw asExpected(error, 'render_failed', 'render_timeout');
  }
}

async function renderIn(
  toolbox: Toolbox,
  bench: Workbench,
  spec: ReelSpec,
  options: RenderOptions,
): Promise<RenderReport> {
  const jobs = cutJobs(spec, bench.directory);
  const first = await attempt(toolbox, bench, spec, jobs, jobs, options);
  if (first.check.problems.length === 0) return finish(bench, jobs, first, options);
  // Repaired once: the cuts that look wrong, or all where the fault is not one cut's, are made without the cache.
  const { brokenCuts } = first.check;
  const again = brokenCuts.length === 0 ? jobs : jobs.filter((_, index) => brokenCuts.includes(index));
  const second = await attempt(toolbox, bench, spec, jobs, again, options, false);
  if (second.check.problems.length > 0)
    throw new CutroomError('render_check_failed', { cause: new Error(second.check.problems.join(' ')) });
  return finish(bench, jobs, { ...second, encoded: Math.max(first.encoded, again.length) }, options);
}

function cutJobs(spec: ReelSpec, directory: string): CutJob[] {
  const frames = cutFrames(spec.cuts.map((cut) => cut.durationSeconds));
  return spec.cuts.map((cut, index) => ({
    cut,
    frames: frames[index] ?? 1,
    withSound: spec.sound === 'original' && cut.source.probe.audio !== null,
    videoPath: join(directory, segmentName(index)),
    soundPath: join(directory, `sound-${index}.f32`),
  }));
}

function segmentName(index: number): string {
  return `segment-${index}.mp4`;
}

interface Attempt {
  readonly check: CheckResult;
  readonly encoded: number;
  readonly integratedLufs: number | null;
  readonly truePeakDbtp: number | null;
}

async function attempt(
  toolbox: Toolbox,
  bench: Workbench,
  spec: ReelSpec,
  jobs: readonly CutJob[],
  toMake: readonly CutJob[],
  options: RenderOptions,
  useCache = true,
): Promise<Attempt> {
  const { signal } = options;
  const report = (share: number, detail: string): void => options.onProgress?.({ share, detail });
  const total = toMake.reduce((sum, job) => sum + job.frames, 0);
  const context: Omit<CutContext, 'onFrames'> = {
    toolbox,
    cache: options.cache,
    signal,
    reelDirectory: bench.directory,
  };
  const encoded = await encodeCuts(context, toMake, {
    concurrency: options.concurrency ?? CONCURRENCY_DEFAULT,
    useCache,
    onFrames: (frames) => report((ENCODED_SHARE * frames) / total, 'Rendering the clips'),
  });
  report(ENCODED_SHARE, 'Joining the clips');
  const { loudness, isLevelled } = await joinReel(bench, joinPieces(jobs), signal);
  report(JOINED_SHARE, 'Checking the video');
  const expected = { cuts: spec.cuts, frames: jobs.map((job) => job.frames), isLevelled };
  const path = join(bench.directory, REEL.output);
  const check = await checkReel(toolbox, bench, path, expected, loudness, signal);
  return { check, encoded, ...loudness };
}

function joinPieces(jobs: readonly CutJob[]): JoinPiece[] {
  return jobs.map((job, index) => ({
    name: segmentName(index),
    path: job.withSound ? job.soundPath : null,
    frames: job.frames,
    continuesBefore: doesContinue(jobs[index - 1], job),
  }));
}

/** Whether a cut begins in the same clip where the one before it ended, to half a frame. */
function doesContinue(before: CutJob | undefined, { cut }: CutJob): boolean {
  if (before === undefined || before.cut.sourceId !== cut.sourceId) return false;
  return Math.abs(endSeconds(before) - cut.startSeconds) < 0.5 / 30;
}

function endSeconds({ cut, frames }: CutJob & { readonly cut: CutSpec }): number {
  return cut.startSeconds + frames / 30;
}

async function finish(
  bench: Workbench,
  jobs: readonly CutJob[],
  result: Attempt,
  options: RenderOptions,
): Promise<RenderReport> {
  options.signal.throwIfAborted();
  await deliver(join(bench.directory, REEL.output), options.outputPath);
  options.onProgress?.({ share: 1, detail: 'Done' });
  const { check, encoded, integratedLufs, truePeakDbtp } = result;
  return {
    passed: true,
    problems: [],
    framesExpected: jobs.reduce((sum, job) => sum + job.frames, 0),
    framesFound: check.framesFound,
    durationSeconds: check.durationSeconds,
    bytes: check.bytes,
    integratedLufs,
    truePeakDbtp,
    blackStretches: [...check.blackStretches],
    cutsEncoded: encoded,
    cutsReused: jobs.length - encoded,
  };
}
