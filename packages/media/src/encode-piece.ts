import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CutView } from './cut-view.ts';
import { SEGMENT_WALL_MS_MAX, STALL_MS_MAX } from './limits.ts';
import { MediaError } from './media-error.ts';
import { readMovieFacts } from './movie-boxes.ts';
import {
  PIECE_OUTPUT,
  pictureAndSoundArguments,
  pictureArguments,
  pictureFiles,
  SAMPLES_PER_FRAME,
  soundArguments,
} from './piece-arguments.ts';
import type { PictureJob, PieceJob, SoundJob } from './piece-jobs.ts';
import type { ReelPiece } from './reel-pieces.ts';
import type { CutCache } from './reel-spec.ts';
import { deliver } from './scratch.ts';
import { segmentKey } from './segment-key.ts';
import type { Toolbox } from './toolbox.ts';

export interface PieceContext {
  readonly toolbox: Toolbox;
  readonly cache: CutCache;
  readonly signal: AbortSignal;
  readonly reelDirectory: string;
  readonly onFrames: (frames: number) => void;
}

/** Stereo, 32-bit float. */
const BYTES_PER_SAMPLE = 8;

/**
 * Puts a job's segment and sound in their places: from the cache, or made anew and then kept there.
 * @returns whether a segment had to be encoded
 */
export async function encodePiece(context: PieceContext, job: PieceJob, useCache = true): Promise<boolean> {
  const { toolbox } = context;
  const picture = await missing(job.picture, async (wanted) => {
    const key = pictureKey(toolbox, wanted.piece);
    return useCache && (await fromCache(context, key, wanted.path, () => isWhole(wanted)));
  });
  const sound = await missing(job.sound, (wanted) =>
    fromCache(context, soundKey(toolbox, wanted.view), wanted.path, () => hasWholeSound(wanted)),
  );
  if (picture !== null || sound !== null) await make(context, picture, sound);
  if (picture !== null) await toCache(context, pictureKey(toolbox, picture.piece), picture.path);
  if (sound !== null) await toCache(context, soundKey(toolbox, sound.view), sound.path);
  return picture !== null;
}

async function missing<Wanted>(
  wanted: Wanted | null,
  isThere: (wanted: Wanted) => Promise<boolean>,
): Promise<Wanted | null> {
  return wanted === null || (await isThere(wanted)) ? null : wanted;
}

function pictureKey(toolbox: Toolbox, piece: ReelPiece): string {
  const views = piece.into === null ? [piece.view] : [piece.view, piece.into];
  const contentIds = [
    ...views.map(({ cut }) => cut.sourceId),
    ...piece.titles.map(({ picture }) => picture.contentId),
  ];
  return segmentKey('video', contentIds, pictureArguments(piece), toolbox.version);
}

function soundKey(toolbox: Toolbox, view: CutView): string {
  return segmentKey('sound', [view.cut.sourceId], soundArguments(view), toolbox.version);
}

/** A piece that a cache damaged is made again rather than trusted. */
async function fromCache(
  context: PieceContext,
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

async function toCache(context: PieceContext, key: string, path: string): Promise<void> {
  await context.cache.put(key, path).catch((error: unknown) => cacheFailed(context, error));
}

/** Without a cache a render is slower, not wrong: the operator is told and it goes on. */
function cacheFailed(context: PieceContext, error: unknown): false {
  context.signal.throwIfAborted();
  context.toolbox.onWarning(
    `The cache of encoded cuts failed: ${error instanceof Error ? error.message : error}`,
  );
  return false;
}

async function make(
  context: PieceContext,
  picture: PictureJob | null,
  sound: SoundJob | null,
): Promise<void> {
  const { signal, toolbox, reelDirectory } = context;
  const frames = picture?.piece.frames ?? 0;
  await toolbox.withWorkbench(
    readPaths(picture, sound),
    async (bench) => {
      await bench.ffmpeg({
        args: argumentsFor(picture, sound),
        signal,
        limits: { wallMs: SEGMENT_WALL_MS_MAX, stallMs: STALL_MS_MAX },
        onProgress: ({ frame }) => context.onFrames(Math.min(frames, frame ?? 0)),
      });
      if (picture !== null) await deliver(join(bench.directory, PIECE_OUTPUT.video), picture.path);
      if (sound !== null) await deliver(join(bench.directory, PIECE_OUTPUT.sound), sound.path);
    },
    reelDirectory,
  );
  if (picture !== null && !(await isWhole(picture)))
    throw new MediaError('bad_output', 'A segment does not hold the frames it should.');
}

function readPaths(picture: PictureJob | null, sound: SoundJob | null): string[] {
  const ofPicture = picture === null ? [] : pictureFiles(picture.piece);
  return [...new Set([...ofPicture, ...(sound === null ? [] : [sound.view.cut.source.path])])];
}

function argumentsFor(picture: PictureJob | null, sound: SoundJob | null): string[] {
  if (picture !== null && sound !== null) return pictureAndSoundArguments(picture.piece, sound.view);
  if (picture !== null) return pictureArguments(picture.piece);
  return sound === null ? [] : soundArguments(sound.view);
}

async function isWhole({ piece, path }: PictureJob): Promise<boolean> {
  try {
    const [video] = (await readMovieFacts(path)).tracks;
    return video?.sampleCount === piece.frames && video.avcC !== null;
  } catch (error) {
    if (error instanceof MediaError) return false;
    throw error;
  }
}

async function hasWholeSound({ view, path }: SoundJob): Promise<boolean> {
  return (await stat(path)).size === view.frames * SAMPLES_PER_FRAME * BYTES_PER_SAMPLE;
}
