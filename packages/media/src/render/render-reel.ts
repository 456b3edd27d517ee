import { join } from 'node:path';
import { CutroomError, type RenderReport } from '@cutroom/contract';
import type { CutAudioFile } from '../audio/join-audio.ts';
import { asExpected, isStorageFailure } from '../process/media-error.ts';
import { deliver } from '../process/scratch.ts';
import type { Toolbox, Workbench } from '../process/toolbox.ts';
import type { ReadySegment, SegmentKeyframes } from '../verify/frame-check.ts';
import { type CheckResult, checkReel } from '../verify/self-check.ts';
import { keepRecord } from './encode-segment.ts';
import { encodeSegments, framesOf } from './encode-segments.ts';
import { REEL } from './join-arguments.ts';
import { joinReel } from './join-reel.ts';
import { type PlannedReel, planReel } from './plan-reel.ts';
import type { ReelSegment } from './reel-segments.ts';
import type { ReelSpec, RenderOptions } from './reel-spec.ts';
import { audioPath, type SegmentJob, segmentName } from './segment-jobs.ts';
import { type EncodedSegment, recordOf } from './segment-record.ts';

const CONCURRENCY_DEFAULT = 2;
/** Shares of the whole: encoding, then joining, then checking. */
const ENCODED_SHARE = 0.88;
const JOINED_SHARE = 0.95;

/**
 * Renders a reel: segment by segment (from the cache where it is known), joined by stream copy with one continuous
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
  // Repaired once: the segments that look wrong, or all where the fault is not one segment's, are made without the cache.
  const broken = new Set(first.check.brokenSegments.map((index) => reel.segments[index]));
  const again = reel.jobs.filter(({ video }) => video !== null && broken.has(video.segment));
  const toMake = broken.size === 0 ? reel.jobs : again;
  const second = await attempt(toolbox, bench, reel, toMake, options, first.segments);
  if (second.check.problems.length > 0)
    throw new CutroomError('render_check_failed', { cause: new Error(second.check.problems.join(' ')) });
  return finish(bench, reel, { ...second, encodings: Math.max(first.encodings, second.encodings) }, options);
}

interface Attempt {
  readonly segments: ReadonlyMap<ReelSegment, EncodedSegment>;
  readonly check: CheckResult;
  readonly encodings: number;
  readonly integratedLufs: number | null;
  readonly truePeakDbtp: number | null;
}

/** @param before the segments of an attempt that failed: what is made again then is made without the cache */
async function attempt(
  toolbox: Toolbox,
  bench: Workbench,
  reel: PlannedReel,
  toMake: readonly SegmentJob[],
  options: RenderOptions,
  before: Attempt['segments'] | null = null,
): Promise<Attempt> {
  const { signal } = options;
  const report = (share: number, detail: string): void => options.onProgress?.({ share, detail });
  const total = Math.max(
    1,
    toMake.reduce((sum, job) => sum + framesOf(job), 0),
  );
  const context = { toolbox, cache: options.cache, signal, reelDirectory: bench.directory };
  const made = await encodeSegments(context, toMake, {
    concurrency: options.concurrency ?? CONCURRENCY_DEFAULT,
    useCache: before === null,
    onFrames: (frames) => report((ENCODED_SHARE * frames) / total, 'Rendering the clips'),
  });
  report(ENCODED_SHARE, 'Joining the clips');
  const segments = new Map([...(before ?? []), ...made.segments]);
  const ready = reel.segments.map((segment, index) =>
    readySegment(bench, segment, index, segments.get(segment)),
  );
  const audio = { ...reel.audio, cuts: cutAudioFiles(reel) };
  const { inspection, isLevelled } = await joinReel(bench, ready, audio, signal);
  report(JOINED_SHARE, 'Checking the video');
  const path = join(bench.directory, REEL.output);
  const check = await checkReel(toolbox, path, { segments: ready, isLevelled }, inspection, signal);
  if (check.problems.length === 0) await keepRecords(context, check.frames);
  return { check, segments, encodings: made.encodings, ...inspection.loudness };
}

function readySegment(
  bench: Workbench,
  segment: ReelSegment,
  index: number,
  encoded: EncodedSegment | undefined,
): ReadySegment {
  if (encoded === undefined) throw new Error(`Segment ${index} was not made.`);
  const name = segmentName(index);
  return { segment, name, path: join(bench.directory, name), encoded };
}

/** What was inspected and accepted need not be decoded again by the next render. */
async function keepRecords(
  context: Parameters<typeof keepRecord>[0],
  frames: readonly SegmentKeyframes[],
): Promise<void> {
  for (const { encoded, segment, path, signatures } of frames) {
    const record = encoded.signatures === null ? recordOf(encoded, signatures) : null;
    if (record !== null) await keepRecord(context, { segment, path }, record);
  }
}

function cutAudioFiles({ audio, directory }: PlannedReel): CutAudioFile[] {
  return audio.cuts.map(({ view, ...rest }, index) => ({
    ...rest,
    path: view === null ? null : audioPath(directory, index),
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
  const { check, encodings, integratedLufs, truePeakDbtp } = result;
  return {
    passed: true,
    problems: [],
    framesExpected: reel.segments.reduce((sum, { frames }) => sum + frames, 0),
    framesFound: check.framesFound,
    durationSeconds: check.durationSeconds,
    bytes: check.bytes,
    integratedLufs,
    truePeakDbtp,
    blackStretches: [...check.blackStretches],
    cutsEncoded: encodings,
    cutsReused: reel.segments.length - encodings,
    warnings: [...reel.warnings, ...check.warnings],
  };
}
