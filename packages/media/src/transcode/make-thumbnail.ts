import { join } from 'node:path';
import { clampToFrames } from '@cutroom/reel';
import { sizeAtHeight } from '../decode/frame-layout.ts';
import { alphaFilters, BT709_FRAME, scaleColour, toneMapFilters } from '../filters/colour.ts';
import { type ClipSource, containerSeconds, inputOf, seekFor } from '../input/clip-source.ts';
import { ffmpegPreamble, secondsText, untrustedInputFrom } from '../input/input-arguments.ts';
import { STALL_MS_MAX, THUMBNAIL_WALL_MS_MAX } from '../process/limits.ts';
import { asExpected } from '../process/media-error.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import { deliver } from '../process/scratch.ts';
import type { Toolbox } from '../process/toolbox.ts';

export interface ThumbnailOptions {
  /** Of the clip; clamped to it. */
  readonly atSeconds: number;
  readonly outputPath: string;
  readonly heightPixels: number;
  readonly signal: AbortSignal;
}

/** Writes the frame on show at a second of the clip as a JPEG. */
export async function makeThumbnail(
  toolbox: Toolbox,
  source: ClipSource,
  options: ThumbnailOptions,
): Promise<void> {
  const { signal } = options;
  const args = thumbnailArguments(source, options.atSeconds, options.heightPixels);
  const limits = { wallMs: THUMBNAIL_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  try {
    await toolbox.withWorkbench([source.path], async (bench) => {
      await bench.ffmpeg({ args, signal, limits });
      await deliver(join(bench.directory, THUMBNAIL_NAME), options.outputPath);
    });
  } catch (error) {
    throw asExpected(error, 'clip_damaged');
  }
}

const THUMBNAIL_NAME = 'thumbnail.jpg';

/** ffmpeg: one frame as a JPEG named thumbnail.jpg in the working directory. */
export function thumbnailArguments(
  source: ClipSource,
  wishedSeconds: number,
  heightPixels: number,
): string[] {
  const at = clampToFrames(source.probe, wishedSeconds);
  const { width, height } = sizeAtHeight(source.probe, heightPixels);
  const filters = [
    ...frameImageAt(source, at),
    ...alphaFilters(source.probe),
    ...toneMapFilters(source.probe),
    `scale=${width}:${height}:flags=bicubic:${scaleColour(source.probe)}`,
    'format=yuv420p',
    BT709_FRAME,
    'setsar=1',
    ...jpegFilters(),
  ];
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...untrustedInputFrom(inputOf(source), seekFor(source, at), 1),
    ...['-map', '0:V:0', '-an', '-sn', '-dn', '-vf', filters.join(','), '-frames:v', '1'],
    ...['-c:v', 'mjpeg', '-q:v', '3', '-map_metadata', '-1', '-f', 'image2', '-update', '1', THUMBNAIL_NAME],
  ];
}

/** JPEG is full range, BT.601 by definition of JFIF. */
export function jpegFilters(): string[] {
  return [
    'scale=in_color_matrix=bt709:out_color_matrix=smpte170m:in_range=tv:out_range=pc',
    'format=yuvj420p',
  ];
}

function frameImageAt(source: ClipSource, atSeconds: number): string[] {
  return [
    `fps=30:start_time=${secondsText(containerSeconds(source, atSeconds))}`,
    'tpad=stop_mode=clone:stop=1',
  ];
}
