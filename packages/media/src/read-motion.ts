import type { GreyFrame, Interval } from '@cutroom/contract';
import { type ClipSource, seekFor } from './clip-source.ts';
import { alphaFilters } from './colour.ts';
import { framePipe } from './frame-pipe.ts';
import { ffmpegPreamble } from './input-arguments.ts';
import { STALL_MS_MAX, WHOLE_CLIP_WALL_MS_MAX } from './limits.ts';
import { asExpected } from './media-error.ts';
import { pictureInput } from './picture-input.ts';
import { type PictureLayout, pictureLayout } from './picture-layout.ts';
import { PROGRESS_FD, readerFd } from './run-process.ts';
import {
  atSteadyRate,
  decoderShortcuts,
  decoderThreads,
  ownPictures,
  shrunkGrey,
} from './steady-pictures.ts';
import type { Toolbox } from './toolbox.ts';

export interface ReadMotionOptions {
  readonly interval: Interval;
  readonly signal: AbortSignal;
  /** A promise holds the decoder back. A picture's memory is used again once it has settled. */
  readonly onMotionFrame: (frame: GreyFrame) => void | Promise<void>;
}

/**
 * Hands out every picture of an interval at the clip's steady rate, as `readPictures` does for motion, none left out.
 * @throws CutroomError clip_damaged; the signal's reason
 */
export async function readMotion(
  toolbox: Toolbox,
  source: ClipSource,
  { interval, signal, onMotionFrame }: ReadMotionOptions,
): Promise<void> {
  const layout = pictureLayout(source.probe, {});
  const { width, height } = layout.motion;
  const { num, den } = layout.motionRate;
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

/** ffmpeg: small grey pictures of an interval, raw, on standard output. */
export function readMotionArguments(source: ClipSource, layout: PictureLayout, interval: Interval): string[] {
  const filters = [
    ...ownPictures(source),
    ...atSteadyRate(source, interval),
    ...alphaFilters(source.probe),
    ...shrunkGrey(source, layout.motion),
  ];
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...['-filter_complex_threads', '1'],
    ...decoderShortcuts(source),
    ...pictureInput(source, seekFor(source, interval.startSeconds), decoderThreads(source)),
    ...['-filter_complex', `[0:V:0]${filters.join(',')}[motion]`],
    ...['-map', '[motion]', '-fps_mode', 'passthrough', '-c:v', 'rawvideo', '-pix_fmt', 'gray'],
    ...['-f', 'rawvideo', `pipe:${readerFd(0)}`],
  ];
}
