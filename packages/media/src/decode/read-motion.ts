import type { ClipProbe, GreyFrame, Interval } from '@cutroom/contract';
import { alphaFilters } from '../filters/colour.ts';
import { type ClipSource, seekFor } from '../input/clip-source.ts';
import { frameInput } from '../input/frame-input.ts';
import { ffmpegPreamble, secondsText } from '../input/input-arguments.ts';
import type { Rational } from '../probe/probe-output.ts';
import { framePipe } from '../process/frame-pipe.ts';
import { STALL_MS_MAX, WHOLE_CLIP_WALL_MS_MAX } from '../process/limits.ts';
import { asExpected } from '../process/media-error.ts';
import { pipeOutput } from '../process/pipe-output.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import type { Toolbox } from '../process/toolbox.ts';
import { decoderShortcuts, decoderThreads, ownFrames, shrunkGrey } from './constant-rate-frames.ts';
import { constantRate, type FrameLayout, frameLayout } from './frame-layout.ts';

export interface ReadMotionOptions {
  readonly interval: Interval;
  readonly signal: AbortSignal;
  /** A promise holds the decoder back. A frame's memory is used again once it has settled. */
  readonly onMotionFrame: (frame: GreyFrame) => void | Promise<void>;
}

/**
 * Hands out every frame of an interval at the clip's own rate, as small as `readFrames` does for motion, none left out.
 * @throws CutroomError clip_damaged, media_timeout; the signal's reason
 */
export async function readMotion(
  toolbox: Toolbox,
  source: ClipSource,
  { interval, signal, onMotionFrame }: ReadMotionOptions,
): Promise<void> {
  const layout = frameLayout(source.probe, {});
  const { width, height } = layout.motion;
  const { num, den } = fullRate(source.probe);
  const first = Math.max(0, Math.floor((interval.startSeconds * num) / den));
  const reader = framePipe(width * height, (luma, index) =>
    onMotionFrame({ atSeconds: ((first + index) * den) / num, width, height, luma }),
  );
  const fromGrid = { startSeconds: (first * den) / num, endSeconds: interval.endSeconds };
  try {
    await toolbox.withWorkbench([source.path], (bench) =>
      bench.ffmpeg({
        args: readMotionArguments(source, layout, fromGrid),
        signal,
        limits: { wallMs: WHOLE_CLIP_WALL_MS_MAX, stallMs: STALL_MS_MAX },
        readers: [reader],
      }),
    );
  } catch (error) {
    throw asExpected(error, 'clip_damaged');
  }
}

/** ffmpeg: small grey frames of an interval, raw, on standard output. */
export function readMotionArguments(source: ClipSource, layout: FrameLayout, interval: Interval): string[] {
  const filters = [
    ...ownFrames(source),
    ...atFullRate(source, interval),
    ...alphaFilters(source.probe),
    ...shrunkGrey(source, layout.motion),
  ];
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...['-filter_complex_threads', '1'],
    ...decoderShortcuts(source),
    ...frameInput(source, seekFor(source, interval.startSeconds), decoderThreads(source)),
    ...['-filter_complex', `[0:V:0]${filters.join(',')}[motion]`],
    ...['-map', '[motion]', '-fps_mode', 'passthrough', '-c:v', 'rawvideo', '-pix_fmt', 'gray'],
    ...pipeOutput('rawvideo', 0),
  ];
}

/** Filters that leave out no frame; the interval starts at a whole number of the rate's steps. */
function atFullRate({ probe }: ClipSource, { startSeconds, endSeconds }: Interval): string[] {
  const { num, den } = fullRate(probe);
  return [
    `fps=${num}/${den}:start_time=${startSeconds === 0 ? '0' : secondsText(startSeconds)}`,
    `trim=end=${secondsText(endSeconds)}`,
  ];
}

/** The steady rate, and of clips with more frames a second, which it leaves out, their own. */
function fullRate(probe: Pick<ClipProbe, 'frameRate' | 'isVariableFrameRate'>): Rational {
  const rate = probe.frameRate;
  const steady = constantRate(probe);
  if (rate === null || probe.isVariableFrameRate) return steady;
  const fps = rate.num / rate.den;
  return fps > steady.num / steady.den && fps <= FPS_MAX ? rate : steady;
}

/** As phones film slow motion; what claims more is hardly a camera's. */
const FPS_MAX = 240;
