import { alphaFilters } from '../filters/colour.ts';
import type { ClipSource } from '../input/clip-source.ts';
import { frameInput } from '../input/frame-input.ts';
import { ffmpegPreamble, secondsText } from '../input/input-arguments.ts';
import { pipeOutput } from '../process/pipe-output.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import { jpegFilters } from '../transcode/make-thumbnail.ts';
import {
  atConstantRate,
  constantRateFrames,
  decoderShortcuts,
  decoderThreads,
  ownFrames,
  resized,
  shrunkGrey,
  wholeClip,
} from './constant-rate-frames.ts';
import type { DecodingPlan } from './decoding-plan.ts';
import type { FrameLayout } from './frame-layout.ts';

/** Names of what one reading writes into its working directory. */
export const IMAGES = { poster: 'poster.jpg', filmstrip: 'filmstrip.webp' } as const;
/** Which reader gets which raw frames. */
const SAMPLE_READER = 0;
const MOTION_READER = 1;

/**
 * ffmpeg: one decode of the whole clip, or of its reference frames, that makes the sampled frames (RGB), the small
 * frames for motion (grey), the poster and the filmstrip. What is ready early or late has a graph of its own: ffmpeg 7
 * fetches a graph's frames when its slowest output has one, so that a filmstrip among them would keep every frame of the
 * clip in memory until the end.
 */
export function readFramesArguments(source: ClipSource, layout: FrameLayout, plan: DecodingPlan): string[] {
  const graphs = [
    watchedGraph(source, layout, plan),
    posterGraph(source, layout),
    filmstripGraph(source, layout),
  ];
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...['-filter_complex_threads', '1'],
    ...(plan.filtersOnlyKeys ? ['-skip_loop_filter', 'nokey'] : decoderShortcuts(source)),
    ...(plan.leavesOut === 'unreferenced' ? ['-skip_frame', 'noref'] : []),
    ...frameInput(plan.file, null, decoderThreads(source)),
    ...graphs.flatMap((graph) => ['-filter_complex', graph]),
    ...rawOutput('[sample]', 'rgb24', SAMPLE_READER),
    ...rawOutput('[motion]', 'gray', MOTION_READER),
    ...jpegOutput('[poster]', '3', IMAGES.poster),
    ...filmstripOutput(),
  ];
}

/** Frames that stand for others, which are not looked at, are repeated when they are small. */
function watchedGraph(source: ClipSource, layout: FrameLayout, { seen, leavesOut }: DecodingPlan): string {
  const steady = atConstantRate(source, wholeClip(source));
  const isThinned = leavesOut !== 'nothing';
  const all = [
    ...ownFrames(source),
    ...(isThinned ? [] : steady),
    ...alphaFilters(source.probe),
    'split=2[forSample][forMotion]',
  ];
  const sample = [
    ...(isThinned ? steady : []),
    `fps=${secondsText(layout.sampleFps)}:start_time=0:round=up`,
    ...resized(source, layout.sample, 'area'),
    'scale=in_color_matrix=bt709:in_range=tv:out_range=pc',
    'format=rgb24',
  ];
  const motion = [
    ...(seen !== null && !isThinned ? ['select=not(mod(n\\,2))'] : []),
    ...shrunkGrey(source, layout.motion),
    ...(seen === null ? [] : steady),
  ];
  return [
    `[0:V:0]${all.join(',')}`,
    `[forSample]${sample.join(',')}[sample]`,
    `[forMotion]${motion.join(',')}[motion]`,
  ].join(';');
}

/** One frame, and then the end: without it, all later ones would be made into posters and thrown away. */
function posterGraph(source: ClipSource, layout: FrameLayout): string {
  const filters = [
    ...constantRateFrames(source),
    `select=gte(t\\,${secondsText(layout.posterSeconds)})`,
    'trim=end_frame=1',
    ...alphaFilters(source.probe),
    ...resized(source, layout.poster, 'bicubic'),
    ...jpegFilters(),
  ];
  return `[0:V:0]${filters.join(',')}[poster]`;
}

/** Beyond the end the last frame stands, so that every tile has one. */
function filmstripGraph(source: ClipSource, { filmstrip }: FrameLayout): string {
  const { tileWidth, tileHeight, columns, rows, secondsPerTile } = filmstrip;
  const filters = [
    ...constantRateFrames(source),
    `tpad=stop_mode=clone:stop_duration=${secondsPerTile}`,
    `fps=${secondsText(1 / secondsPerTile)}:start_time=${secondsText(secondsPerTile / 2)}:round=up`,
    ...alphaFilters(source.probe),
    ...resized(source, { width: tileWidth, height: tileHeight }, 'bicubic'),
    `tile=${columns}x${rows}`,
    // As a lossy WebP is defined.
    'scale=in_color_matrix=bt709:out_color_matrix=smpte170m:in_range=tv:out_range=tv',
  ];
  return `[0:V:0]${filters.join(',')}[filmstrip]`;
}

function filmstripOutput(): string[] {
  return [
    ...['-map', '[filmstrip]', '-frames:v', '1', '-c:v', 'libwebp', '-quality', '70', '-map_metadata', '-1'],
    ...['-f', 'image2', '-update', '1', IMAGES.filmstrip],
  ];
}

function jpegOutput(pad: string, quality: string, name: string): string[] {
  return [
    ...['-map', pad, '-frames:v', '1', '-c:v', 'mjpeg', '-q:v', quality, '-map_metadata', '-1'],
    ...['-f', 'image2', '-update', '1', name],
  ];
}

function rawOutput(pad: string, pixelFormat: 'rgb24' | 'gray', readerIndex: number): string[] {
  return [
    ...['-map', pad, '-fps_mode', 'passthrough', '-c:v', 'rawvideo', '-pix_fmt', pixelFormat],
    ...pipeOutput('rawvideo', readerIndex),
  ];
}
