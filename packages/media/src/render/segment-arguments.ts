import { REEL_FPS } from '@cutroom/contract';
import {
  AUDIO_RATE,
  isSped,
  OVERLAP_FRAMES,
  SAMPLES_PER_FRAME,
  type StretchSource,
  stretchSource,
  viewStartSeconds,
} from '@cutroom/reel';
import type { AudioStretch } from '../audio/stretched-audio.ts';
import { heardFilters } from '../decode/read-audio.ts';
import { segmentGraph, type Thinning } from '../filters/segment-graph.ts';
import { type ClipSource, seekFor } from '../input/clip-source.ts';
import { frameInput } from '../input/frame-input.ts';
import { ffmpegPreamble } from '../input/input-arguments.ts';
import { pipeOutput } from '../process/pipe-output.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import { captionsInput } from '../titles/caption-filter.ts';
import { titleInput } from '../titles/title-filter.ts';
import { SIGNATURE_FILTERS } from '../verify/signature.ts';
import type { ReelSegment } from './reel-segments.ts';
import type { CutView } from './reel-spec.ts';

/** Ticks of a segment's and the reel's clock: a frame is exactly 512. */
export const VIDEO_TIMESCALE = 15_360;
/** What one process writes into its directory. The names are part of the cache's keys: others would encode all anew. */
export const SEGMENT_OUTPUT = { video: 'segment.mp4', audio: 'segment.f32' } as const;

/**
 * The one video encoding of the product. chromaloc and the colour tags are set
 * because they are part of the SPS: two segments join without re-encoding only if theirs are equal.
 *
 * superfast with the macroblock tree looks as good per bit as veryfast for two thirds of the processor time. The
 * short look-ahead and B-frames that nothing refers to save 50 MB a process and cost nothing that was measurable
 * in groups of 15 (docs/performance.md).
 */
export const REEL_VIDEO = [
  ...['-c:v', 'libx264', '-preset', 'superfast', '-crf', '21', '-maxrate', '10M', '-bufsize', '10M'],
  ...['-profile:v', 'high', '-level:v', '4.2', '-pix_fmt', 'yuv420p'],
  ...['-g', '15', '-keyint_min', '15', '-sc_threshold', '0', '-bf', '2'],
  ...['-x264-params', 'chromaloc=0:open-gop=0:mbtree=1:rc-lookahead=5:b-pyramid=none'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
];

/** ffmpeg: a segment as a video-only file of exactly its frames, and nothing else: what the cache goes by. */
export function videoArguments(segment: ReelSegment): string[] {
  return [...beginning(), ...videoInputs(segment), ...graph(segmentGraph(segment)), ...videoOutput(segment)];
}

/**
 * ffmpeg: a view's audio as raw stereo of exactly its frames; silence where the clip has none. Of a cut at another speed
 * all of it, as it was recorded: `stretchOf` brings it to its speed.
 */
export function audioArguments(view: CutView): string[] {
  const { fromSeconds } = heardSource(view);
  return [
    ...beginning(),
    ...input(view.cut.source, fromSeconds),
    ...graph(audioGraph(view)),
    ...AUDIO_OUTPUT,
  ];
}

/**
 * ffmpeg: from one decode the same segment, the signatures of the frames that the encoder was given, on standard
 * output, and the audio of just those frames where it is wanted.
 */
export function encodeArguments(segment: ReelSegment, audio: CutView | null): string[] {
  // All of them: ffmpeg 7 fetches a graph's frames when its slowest output has one and keeps the others in memory.
  const signed = `[frame]split[encoded][looked];[looked]${SIGNATURE_FILTERS}[signature]`;
  return [
    ...beginning(),
    ...videoInputs(segment),
    ...graph(`${segmentGraph(segment)};${signed}`),
    // The audio has a graph of its own: in one with the frames, each waits for the other, for a tenth more time.
    ...(audio === null ? [] : graph(audioGraph(audio))),
    ...videoOutput(segment, '[encoded]'),
    ...['-map', '[signature]', '-frames:v', String(segment.frames), '-fps_mode', 'passthrough'],
    ...pipeOutput('rawvideo', 0),
    ...(audio === null ? [] : AUDIO_OUTPUT),
  ];
}

/** ffmpeg: up to the pad [frame], which carries a segment's finished frames, thinned out. */
export function thinnedVideoArguments(segment: ReelSegment, thinning: Thinning): string[] {
  return [...ffmpegPreamble(PROGRESS_FD), ...videoInputs(segment), ...graph(segmentGraph(segment, thinning))];
}

function beginning(): string[] {
  return [...ffmpegPreamble(PROGRESS_FD), '-filter_complex_threads', '1'];
}

function graph(text: string): string[] {
  return ['-filter_complex', text];
}

function videoInputs(segment: ReelSegment): string[] {
  const views = segment.into === null ? [segment.view] : [segment.view, segment.into];
  return [
    ...views.flatMap((view) => input(view.cut.source, viewStartSeconds(view))),
    ...segment.titles.flatMap(({ bitmap }) => titleInput(bitmap)),
    ...captionsInput(segment),
  ];
}

function input(source: ClipSource, startSeconds: number): string[] {
  return frameInput(source, seekFor(source, startSeconds), 1);
}

function videoOutput({ frames }: ReelSegment, pad = '[frame]'): string[] {
  return [
    ...['-map', pad, '-frames:v', String(frames), '-fps_mode', 'passthrough'],
    ...REEL_VIDEO,
    ...['-threads', '1', '-an'],
    ...['-map_metadata', '-1', '-video_track_timescale', String(VIDEO_TIMESCALE)],
    ...['-use_editlist', '0', '-movflags', '+negative_cts_offsets', '-f', 'mp4', SEGMENT_OUTPUT.video],
  ];
}

const AUDIO_OUTPUT = ['-map', '[audio]', '-c:a', 'pcm_f32le', '-f', 'f32le', SEGMENT_OUTPUT.audio];

function audioGraph(view: CutView): string {
  const { fromSeconds, samples } = heardSource(view);
  const filters = heardFilters(view.cut.source, fromSeconds, samples / AUDIO_RATE);
  return `[0:a:0]${[...filters, `apad=whole_len=${samples}`, `atrim=end_sample=${samples}`].join(',')}[audio]`;
}

/** What of its clip a view's audio is made of. */
export function heardSource({ cut, startFrame, frames }: CutView): StretchSource {
  if (isSped(cut.speed)) return stretchSource(cut);
  return { fromSeconds: cut.startSeconds + startFrame / REEL_FPS, samples: frames * SAMPLES_PER_FRAME };
}

/** How the audio that `audioArguments` makes becomes the view's; null where it is so already. */
export function stretchOf({ cut, startFrame, frames }: CutView, path: string): AudioStretch | null {
  const { startSeconds, frames: length, speed, audio } = cut;
  if (speed === undefined || !isSped(speed)) return null;
  return {
    cut: { startSeconds, frames: length, speed, ...(audio === undefined ? {} : { audio }) },
    startSample: startFrame * SAMPLES_PER_FRAME,
    samples: frames * SAMPLES_PER_FRAME,
    path,
  };
}

/** The files that a segment's frames are made of. */
export function inputFiles({ view, into, titles, captionsPath }: ReelSegment): string[] {
  const clips = [view, ...(into === null ? [] : [into])].map(({ cut }) => cut.source.path);
  const captions = captionsPath === null ? [] : [captionsPath];
  return [...clips, ...titles.map(({ bitmap }) => bitmap.path), ...captions];
}

/**
 * Whether a cut's audio belongs to just the frames of a segment, but for what is heard a little behind them, so that one decode
 * makes both; what is cleared is decoded by itself.
 */
export function isOneStretch({ view, into }: ReelSegment, audio: CutView): boolean {
  const { cut, startFrame, frames } = audio;
  // Audio that is stretched is made of more of the clip than the frames are.
  if (cut.voiceClearing !== undefined || isSped(cut.speed)) return false;
  const isSameEnd = view.frames + OVERLAP_FRAMES === frames;
  return into === null && view.cut === cut && view.startFrame === startFrame && isSameEnd;
}
