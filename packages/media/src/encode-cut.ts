import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CUT_OUTPUT, type CutPieces, cutArguments, SAMPLES_PER_FRAME } from './cut-arguments.ts';
import { SEGMENT_WALL_MS_MAX, STALL_MS_MAX } from './limits.ts';
import { MediaError } from './media-error.ts';
import { readMovieFacts } from './movie-boxes.ts';
import type { CutCache, CutSpec } from './reel-spec.ts';
import { deliver } from './scratch.ts';
import { segmentKey } from './segment-key.ts';
import type { Toolbox } from './toolbox.ts';

export interface CutJob {
  readonly cut: CutSpec;
  readonly frames: number;
  /** False where the reel is mute or the clip has no sound. */
  readonly withSound: boolean;
  readonly videoPath: string;
  readonly soundPath: string;
}

export interface CutContext {
  readonly toolbox: Toolbox;
  readonly cache: CutCache;
  readonly signal: AbortSignal;
  readonly reelDirectory: string;
  readonly onFrames: (frames: number) => void;
}

/** Stereo, 32-bit float. */
export const BYTES_PER_SAMPLE = 8;

/**
 * Puts a cut's segment and sound in their places: from the cache, or made anew and then kept there.
 * @returns whether the segment had to be encoded
 */
export async function encodeCut(context: CutContext, job: CutJob, useCache = true): Promise<boolean> {
  const keys = cutKeys(context.toolbox, job);
  const hasVideo = useCache && (await fromCache(context, keys.video, job.videoPath, () => isWhole(job)));
  const hasSound =
    !job.withSound || (await fromCache(context, keys.sound, job.soundPath, () => hasWholeSound(job)));
  const pieces = { video: !hasVideo, sound: !hasSound };
  if (pieces.video || pieces.sound) await makePieces(context, job, pieces);
  if (pieces.video) await toCache(context, keys.video, job.videoPath);
  if (pieces.sound) await toCache(context, keys.sound, job.soundPath);
  return pieces.video;
}

function cutKeys(toolbox: Toolbox, { cut, frames }: CutJob): { video: string; sound: string } {
  const key = (kind: 'video' | 'sound', pieces: CutPieces): string =>
    segmentKey(kind, cut.sourceId, cutArguments(cut, frames, pieces), toolbox.version);
  return {
    video: key('video', { video: true, sound: false }),
    sound: key('sound', { video: false, sound: true }),
  };
}

/** A piece that a cache damaged is made again rather than trusted. */
async function fromCache(
  context: CutContext,
  key: string,
  path: string,
  isUsable: () => Promise<boolean>,
): Promise<boolean> {
  context.signal.throwIfAborted();
  if (!(await context.cache.get(key, path).catch((error: unknown) => cacheFailed(context, error))))
    return false;
  if (await isUsable()) return true;
  await rm(path, { force: true });
  return false;
}

async function toCache(context: CutContext, key: string, path: string): Promise<void> {
  await context.cache.put(key, path).catch((error: unknown) => cacheFailed(context, error));
}

/** Without a cache a render is slower, not wrong: the operator is told and it goes on. */
function cacheFailed(context: CutContext, error: unknown): false {
  context.signal.throwIfAborted();
  context.toolbox.onWarning(
    `The cache of encoded cuts failed: ${error instanceof Error ? error.message : error}`,
  );
  return false;
}

async function makePieces(context: CutContext, job: CutJob, pieces: CutPieces): Promise<void> {
  const { signal, toolbox, reelDirectory } = context;
  const work = toolbox.withWorkbench(
    [job.cut.source.path],
    async (bench) => {
      await bench.ffmpeg({
        args: cutArguments(job.cut, job.frames, pieces),
        signal,
        limits: { wallMs: SEGMENT_WALL_MS_MAX, stallMs: STALL_MS_MAX },
        onProgress: ({ frame }) => context.onFrames(Math.min(job.frames, frame ?? 0)),
      });
      if (pieces.video) await deliver(join(bench.directory, CUT_OUTPUT.video), job.videoPath);
      if (pieces.sound) await deliver(join(bench.directory, CUT_OUTPUT.sound), job.soundPath);
    },
    reelDirectory,
  );
  await work;
  if (pieces.video && !(await isWhole(job)))
    throw new MediaError('bad_output', 'A segment does not hold the frames it should.');
}

async function isWhole(job: CutJob): Promise<boolean> {
  try {
    const [video] = (await readMovieFacts(job.videoPath)).tracks;
    return video?.sampleCount === job.frames && video.avcC !== null;
  } catch (error) {
    if (error instanceof MediaError) return false;
    throw error;
  }
}

async function hasWholeSound(job: CutJob): Promise<boolean> {
  return (await stat(job.soundPath)).size === job.frames * SAMPLES_PER_FRAME * BYTES_PER_SAMPLE;
}
