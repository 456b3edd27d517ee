import { REEL_FPS } from '@cutroom/contract';
import { containerSeconds, inputOf, seekFor } from './clip-source.ts';
import { framingFilters } from './framing-filter.ts';
import { ffmpegPreamble, secondsText, untrustedInputFrom } from './input-arguments.ts';
import { clampToPictures } from './make-thumbnail.ts';
import { soundFilters } from './read-sound.ts';
import type { CutSpec } from './reel-spec.ts';
import { PROGRESS_FD } from './run-process.ts';

export const SOUND_RATE = 48_000;
/** Samples of sound that belong to one frame of the reel. */
export const SAMPLES_PER_FRAME = SOUND_RATE / REEL_FPS;
/** Ticks of a segment's and the reel's clock: a frame is exactly 512. */
export const VIDEO_TIMESCALE = 15_360;
/** What one cut writes into its working directory. */
export const CUT_OUTPUT = { video: 'cut.mp4', sound: 'cut.f32' } as const;

/**
 * The one video encoding of the product (anchors.md, "The exported file"). chromaloc and the colour tags are set
 * because they are part of the SPS: two segments join without re-encoding only if theirs are equal.
 */
export const REEL_VIDEO = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22', '-maxrate', '10M', '-bufsize', '10M'],
  ...['-profile:v', 'high', '-level:v', '4.2', '-pix_fmt', 'yuv420p'],
  ...['-g', '15', '-keyint_min', '15', '-sc_threshold', '0', '-bf', '2'],
  ...['-x264-params', 'chromaloc=0:open-gop=0'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
];

/** Which of a cut's two pieces to make. */
export interface CutPieces {
  readonly video: boolean;
  readonly sound: boolean;
}

/**
 * ffmpeg: one cut as a video-only segment of exactly `frames` frames, and its sound as raw stereo of exactly the
 * same length. The last picture is held, and silence added, where the source ends before the cut does.
 */
export function cutArguments(cut: CutSpec, frames: number, pieces: CutPieces): string[] {
  const start = clampToPictures(cut.source, cut.startSeconds);
  const graph = [
    ...(pieces.video ? [pictureGraph(cut, frames, start)] : []),
    ...(pieces.sound ? [soundGraph(cut, frames)] : []),
  ].join(';');
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...['-filter_complex_threads', '1'],
    ...untrustedInputFrom(inputOf(cut.source), seekFor(cut.source, start), 1),
    ...['-filter_complex', graph],
    ...(pieces.video ? videoOutput(frames) : []),
    ...(pieces.sound ? ['-map', '[sound]', '-c:a', 'pcm_f32le', '-f', 'f32le', CUT_OUTPUT.sound] : []),
  ];
}

/**
 * ffmpeg: up to the pad [picture], which carries every so many of the cut's finished pictures, behind some more
 * filters. The pictures between are dropped before they are framed: looking at a cut costs little more than decoding.
 */
export function cutPictureArguments(
  cut: CutSpec,
  frames: number,
  look: { readonly everyFrames: number; readonly after: string },
): string[] {
  const start = clampToPictures(cut.source, cut.startSeconds);
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...untrustedInputFrom(inputOf(cut.source), seekFor(cut.source, start), 1),
    ...['-filter_complex', pictureGraph(cut, frames, start, look)],
  ];
}

function videoOutput(frames: number): string[] {
  return [
    ...[
      '-map',
      '[picture]',
      '-frames:v',
      String(frames),
      '-fps_mode',
      'passthrough',
      ...REEL_VIDEO,
      '-threads',
      '1',
      '-an',
    ],
    ...['-map_metadata', '-1', '-video_track_timescale', String(VIDEO_TIMESCALE)],
    ...['-use_editlist', '0', '-movflags', '+negative_cts_offsets', '-f', 'mp4', CUT_OUTPUT.video],
  ];
}

function pictureGraph(
  cut: CutSpec,
  frames: number,
  startSeconds: number,
  look: { readonly everyFrames: number; readonly after: string } | null = null,
): string {
  const { source } = cut;
  const before = [
    ...(source.probe.isInterlaced ? ['bwdif=mode=send_frame'] : []),
    `setpts=PTS-${secondsText(containerSeconds(source, startSeconds))}/TB`,
    `fps=${REEL_FPS}:start_time=0`,
    `tpad=stop_mode=clone:stop=${frames}`,
    ...(look === null ? [] : [`select=not(mod(n\\,${look.everyFrames}))`]),
  ].join(',');
  const framed = framingFilters(cut, '[steady]', look === null ? '[picture]' : '[framed]');
  return [
    `[0:V:0]${before}[steady]`,
    framed,
    ...(look === null ? [] : [`[framed]${look.after}[picture]`]),
  ].join(';');
}

function soundGraph(cut: CutSpec, frames: number): string {
  const samples = frames * SAMPLES_PER_FRAME;
  const filters = soundFilters(cut.source, cut.startSeconds, frames / REEL_FPS, SOUND_RATE, 'stereo');
  return `[0:a:0]${[...filters, `apad=whole_len=${samples}`, `atrim=end_sample=${samples}`].join(',')}[sound]`;
}
