import { join } from 'node:path';
import type { PictureFrame } from '@cutroom/contract';
import type { ClipSource } from './clip-source.ts';
import { framePipe } from './frame-pipe.ts';
import { STALL_MS_MAX, WHOLE_CLIP_WALL_MS_MAX } from './limits.ts';
import { asExpected } from './media-error.ts';
import { type PictureLayout, pictureLayout } from './picture-layout.ts';
import { PICTURES, readPicturesArguments } from './read-pictures-arguments.ts';
import type { PipeReader } from './run-process.ts';
import { deliver } from './scratch.ts';
import type { Toolbox } from './toolbox.ts';

/** A small grey picture for measuring movement: `width * height` bytes, full range, rows from the top. */
export interface MotionFrame {
  readonly atSeconds: number;
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
}

export interface PicturePaths {
  readonly posterPath: string;
  readonly stripPath: string;
}

export interface ReadPicturesOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (share: number) => void;
  /** Sampled pictures in order; a promise holds the decoder back. A picture's memory is used again once it has settled. */
  readonly onFrame: (frame: PictureFrame) => void | Promise<void>;
  /** Every picture of the clip up to 30 a second, 80 pixels on its long side, under the same terms. Repeated pictures are left out. */
  readonly onMotionFrame?: (frame: MotionFrame) => void | Promise<void>;
  /** Default 2, less for clips over two minutes. */
  readonly sampleFps?: number;
  /** Default 640. */
  readonly sampleLongSide?: number;
}

/**
 * Decodes a clip once for everything that is looked at before it is rendered: pictures for the analysis, a poster, and
 * a strip of ten.
 * @throws CutroomError clip_damaged, storage_full; the signal's reason; what a callback threw
 */
export async function readPictures(
  toolbox: Toolbox,
  source: ClipSource,
  paths: PicturePaths,
  options: ReadPicturesOptions,
): Promise<void> {
  const layout = pictureLayout(source.probe, options);
  const { signal, onProgress } = options;
  const readers = [sampleReader(layout, source, options), motionReader(layout, source, options)];
  try {
    await toolbox.withWorkbench([source.path], async (bench) => {
      await bench.ffmpeg({
        args: readPicturesArguments(source, layout),
        signal,
        limits: { wallMs: WHOLE_CLIP_WALL_MS_MAX, stallMs: STALL_MS_MAX },
        readers,
        onProgress: ({ outTimeSeconds }) =>
          onProgress?.(Math.min(1, Math.max(0, (outTimeSeconds ?? 0) / source.probe.durationSeconds))),
      });
      await deliver(join(bench.directory, PICTURES.poster), paths.posterPath);
      await deliver(join(bench.directory, PICTURES.strip), paths.stripPath);
    });
    onProgress?.(1);
  } catch (error) {
    throw asExpected(error, 'clip_damaged');
  }
}

/** The last sample may fall on the clip's very end, where there is no picture any more. */
function sampleReader(layout: PictureLayout, source: ClipSource, options: ReadPicturesOptions): PipeReader {
  const { width, height } = layout.sample;
  return framePipe(width * height * 3, (rgb, index) => {
    const atSeconds = index / layout.sampleFps;
    if (index > 0 && atSeconds > source.probe.durationSeconds - 0.001) return undefined;
    return options.onFrame({ atSeconds, width, height, rgb });
  });
}

/** A steady rate repeats pictures where the source has none new (variable rates): those say nothing of motion. */
function motionReader(layout: PictureLayout, source: ClipSource, options: ReadPicturesOptions): PipeReader {
  const { onMotionFrame } = options;
  const { width, height } = layout.motion;
  const { num, den } = layout.motionRate;
  const before = new Uint8Array(width * height);
  return framePipe(width * height, (luma, index) => {
    if (source.probe.isVariableFrameRate) {
      if (index > 0 && Buffer.compare(before, luma) === 0) return undefined;
      before.set(luma);
    }
    return onMotionFrame?.({ atSeconds: (index * den) / num, width, height, luma });
  });
}
