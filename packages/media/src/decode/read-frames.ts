import { join } from 'node:path';
import type { GreyFrame, Interval, RgbFrame } from '@cutroom/contract';
import type { ClipSource } from '../input/clip-source.ts';
import { decodedTimesArguments, findMissingFrames, MISSING_SECONDS_MIN } from '../probe/missing-frames.ts';
import { framePipe } from '../process/frame-pipe.ts';
import { STALL_MS_MAX, WHOLE_CLIP_WALL_MS_MAX } from '../process/limits.ts';
import { asExpected } from '../process/media-error.ts';
import type { PipeReader } from '../process/run-process.ts';
import { deliver } from '../process/scratch.ts';
import type { Toolbox } from '../process/toolbox.ts';
import { type DecodingPlan, planDecoding } from './decoding-plan.ts';
import { constantRate, type FrameLayout, frameLayout } from './frame-layout.ts';
import { IMAGES, readFramesArguments } from './read-frames-arguments.ts';

export interface FramePaths {
  readonly posterPath: string;
  /** Tiles of the clip in one WebP, as `filmstripLayout` says. */
  readonly filmstripPath: string;
}

export interface ReadFramesOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (share: number) => void;
  /** Sampled frames in order; a promise holds the decoder back. A frame's memory is used again once it has settled. */
  readonly onFrame: (frame: RgbFrame) => void | Promise<void>;
  /**
   * The frames of the clip up to 30 a second, in full range, 80 pixels on the long side, under the same terms. Repeated
   * frames are left out, and so are those that were not decoded (`planDecoding`): how many is told.
   */
  readonly onMotionFrame?: (frame: GreyFrame) => void | Promise<void>;
  /**
   * Stretches of the clip, in order, of which at least half a second could not be decoded: the frames handed out there
   * repeat the last one before. Told once all frames are read; a clip that only stands still is not damaged.
   */
  readonly onDamage?: (stretch: Interval) => void;
  /** Default 2, less for clips over two minutes. */
  readonly sampleFps?: number;
  /** Default 640. */
  readonly sampleLongSide?: number;
}

/**
 * Decodes a clip once for everything that is looked at before it is rendered: frames for the analysis, a poster, and
 * a strip of ten.
 * @returns whether frames could be decoded up to the last of which the probe speaks
 * @throws CutroomError clip_damaged, media_timeout, storage_full; the signal's reason; what a callback threw
 */
export async function readFrames(
  toolbox: Toolbox,
  source: ClipSource,
  paths: FramePaths,
  options: ReadFramesOptions,
): Promise<{ readonly reachesEnd: boolean }> {
  const layout = frameLayout(source.probe, options);
  const { signal, onProgress } = options;
  try {
    const reachesEnd = await toolbox.withWorkbench([source.path], async (bench) => {
      const plan = await planDecoding(bench, source, signal);
      const { durationSeconds } = source.probe;
      const question = { durationSeconds, gapSecondsMin: MISSING_SECONDS_MIN };
      const readers = [
        sampleReader(layout, source, options),
        motionReader(layout, source, plan, options.onMotionFrame),
      ];
      const { read: decoded } = await bench.readings.during('gaps', question, (reader) =>
        bench.ffmpeg({
          args: [
            ...readFramesArguments(source, layout, plan),
            ...decodedTimesArguments(source, readers.length),
          ],
          signal,
          limits: { wallMs: WHOLE_CLIP_WALL_MS_MAX, stallMs: STALL_MS_MAX },
          readers: [...readers, reader],
          onProgress: ({ outTimeSeconds }) =>
            onProgress?.(Math.min(1, Math.max(0, (outTimeSeconds ?? 0) / durationSeconds))),
        }),
      );
      const lost = await findMissingFrames(bench, plan.file, decoded.gaps, signal);
      for (const stretch of lost) options.onDamage?.(stretch);
      await deliver(join(bench.directory, IMAGES.poster), paths.posterPath);
      await deliver(join(bench.directory, IMAGES.filmstrip), paths.filmstripPath);
      return lastNeededSeconds(source, plan) - (decoded.lastSeconds ?? 0) < END_LEAVE_SECONDS;
    });
    onProgress?.(1);
    return { reachesEnd };
  } catch (error) {
    throw asExpected(error, 'clip_damaged');
  }
}

/** A frame or two are nothing that anybody misses, and times are rounded. */
const END_LEAVE_SECONDS = 0.05;

/** When the last frame that is decoded should be shown, on the clip's clock. */
function lastNeededSeconds({ probe }: ClipSource, { leavesOut, seen }: DecodingPlan): number {
  if (leavesOut !== 'unreferenced' || seen === null) return probe.lastFrameSeconds ?? 0;
  const { num, den } = constantRate(probe);
  return (seen.findLastIndex((before) => before !== null) * den) / num;
}

/** The last sample may fall on the clip's very end, where there is no frame any more. */
function sampleReader(layout: FrameLayout, source: ClipSource, options: ReadFramesOptions): PipeReader {
  const { width, height } = layout.sample;
  return framePipe(width * height * 3, (rgb, index) => {
    const atSeconds = index / layout.sampleFps;
    if (index > 0 && atSeconds > source.probe.durationSeconds - 0.001) return undefined;
    return options.onFrame({ atSeconds, width, height, rgb });
  });
}

/**
 * A steady rate repeats frames where the source has none new (variable rates) or they were not decoded: those say
 * nothing of motion.
 */
function motionReader(
  { motion: { width, height }, motionRate: { num, den } }: FrameLayout,
  source: ClipSource,
  { seen, shotStarts, leavesOut }: Pick<DecodingPlan, 'seen' | 'shotStarts' | 'leavesOut'>,
  onMotionFrame: ReadFramesOptions['onMotionFrame'],
): PipeReader {
  const before = new Uint8Array(width * height);
  const mayBeginShot = shotStartsFrom(shotStarts, leavesOut === 'ends of groups' ? 0 : REORDERED_MAX);
  return framePipe(width * height, (luma, index) => {
    const unseenBefore = seen === null ? 0 : seen[index];
    if (typeof unseenBefore !== 'number') return undefined;
    if (seen === null && source.probe.isVariableFrameRate) {
      if (index > 0 && Buffer.compare(before, luma) === 0) return undefined;
      before.set(luma);
    }
    const mayBegin = mayBeginShot(index);
    const told = unseenBefore > 0 ? { mayBeginShot: mayBegin } : {};
    return onMotionFrame?.({ atSeconds: (index * den) / num, width, height, luma, unseenBefore, ...told });
  });
}

/** Where frames are shown in another order than they are decoded, a packet that tells of a cut may come so many frames after it. */
const REORDERED_MAX = 8;

/**
 * @param late by how many frames a packet may come after the cut that it tells of
 * @returns for every frame that is seen, in order: whether a shot may begin with it or with one of those since the last that was seen
 */
function shotStartsFrom(shotStarts: readonly number[] | null, late: number): (index: number) => boolean {
  let before = 0;
  let next = 0;
  return (index) => {
    if (shotStarts === null) return true;
    while (next < shotStarts.length && (shotStarts[next] ?? 0) <= before) next += 1;
    before = index;
    return (shotStarts[next] ?? Number.POSITIVE_INFINITY) <= index + late;
  };
}
