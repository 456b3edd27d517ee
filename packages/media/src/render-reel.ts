import { join } from 'node:path';
import { CutroomError, type RenderReport } from '@cutroom/contract';
import type { PieceContext } from './encode-piece.ts';
import { encodePieces, framesOf } from './encode-pieces.ts';
import { REEL } from './join-arguments.ts';
import { joinReel } from './join-reel.ts';
import type { SoundPiece } from './join-sound.ts';
import { asExpected, isStorageFailure } from './media-error.ts';
import { type PieceJob, segmentName, soundPath } from './piece-jobs.ts';
import { type PlannedReel, planReel } from './plan-reel.ts';
import type { ReelSpec, RenderOptions } from './reel-spec.ts';
import { deliver } from './scratch.ts';
import { type CheckResult, checkReel } from './self-check.ts';
import type { Toolbox, Workbench } from './toolbox.ts';

const CONCURRENCY_DEFAULT = 2;
/** Shares of the whole: encoding, then joining, then checking. */
const ENCODED_SHARE = 0.88;
const JOINED_SHARE = 0.95;

/**
 * Renders a reel: one segment per piece (from the cache where it is known), joined by stream copy with one continuous
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
    const expected = asExpected(error, 'render_failed', 'render_timeout');
    throw isStorageFailure(expected) ? new CutroomError('render_failed', { cause: expected }) : expected;
  }
}

async function renderIn(
  toolbox: Toolbox,
  bench: Workbench,
  spec: ReelSpec,
  options: RenderOptions,
): Promise<RenderReport> {
  const reel = await planReel(spec, bench.directory);
  for (const warning of reel.warnings) toolbox.onWarning(warning);
  const first = await attempt(toolbox, bench, reel, reel.jobs, options);
  if (first.check.problems.length === 0) return finish(bench, reel, first, options);
  // Repaired once: the pieces that look wrong, or all where the fault is not one piece's, are made without the cache.
  const broken = new Set(first.check.brokenPieces.map((index) => reel.pieces[index]));
  const again = reel.jobs.filter(({ picture }) => picture !== null && broken.has(picture.piece));
  const second = await attempt(toolbox, bench, reel, broken.size === 0 ? reel.jobs : again, options, false);
  if (second.check.problems.length > 0)
    throw new CutroomError('render_check_failed', { cause: new Error(second.check.problems.join(' ')) });
  return finish(bench, reel, { ...second, encoded: Math.max(first.encoded, second.encoded) }, options);
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
  reel: PlannedReel,
  toMake: readonly PieceJob[],
  options: RenderOptions,
  useCache = true,
): Promise<Attempt> {
  const { signal } = options;
  const report = (share: number, detail: string): void => options.onProgress?.({ share, detail });
  const total = Math.max(
    1,
    toMake.reduce((sum, job) => sum + framesOf(job), 0),
  );
  const context: Omit<PieceContext, 'onFrames'> = {
    toolbox,
    cache: options.cache,
    signal,
    reelDirectory: bench.directory,
  };
  const encoded = await encodePieces(context, toMake, {
    concurrency: options.concurrency ?? CONCURRENCY_DEFAULT,
    useCache,
    onFrames: (frames) => report((ENCODED_SHARE * frames) / total, 'Rendering the clips'),
  });
  report(ENCODED_SHARE, 'Joining the clips');
  const segments = reel.pieces.map(({ frames }, index) => ({ name: segmentName(index), frames }));
  const sound = { ...reel.sound, cuts: soundPieces(reel) };
  const { look, isLevelled } = await joinReel(bench, segments, sound, signal);
  report(JOINED_SHARE, 'Checking the video');
  const path = join(bench.directory, REEL.output);
  const segmentPaths = segments.map(({ name }) => join(bench.directory, name));
  const expected = { pieces: reel.pieces, segmentPaths, isLevelled };
  const check = await checkReel(toolbox, path, expected, look, signal);
  return { check, encoded, ...look.loudness };
}

function soundPieces({ sound, directory }: PlannedReel): SoundPiece[] {
  return sound.cuts.map(({ view, ...rest }, index) => ({
    ...rest,
    path: view === null ? null : soundPath(directory, index),
  }));
}

async function finish(
  bench: Workbench,
  reel: PlannedReel,
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
    framesExpected: reel.pieces.reduce((sum, { frames }) => sum + frames, 0),
    framesFound: check.framesFound,
    durationSeconds: check.durationSeconds,
    bytes: check.bytes,
    integratedLufs,
    truePeakDbtp,
    blackStretches: [...check.blackStretches],
    cutsEncoded: encoded,
    cutsReused: reel.pieces.length - encoded,
    warnings: [...reel.warnings],
  };
}
