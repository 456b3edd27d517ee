import { join } from 'node:path';
import type { PictureFrame } from '@cutroom/contract';
import type { ClipSource } from './clip-source.ts';
import { framePipe } from './frame-pipe.ts';
import { PREPARE_WALL_MS_MAX, PROXY_BYTES_MAX, STALL_MS_MAX } from './limits.ts';
import { asExpected } from './media-error.ts';
import { PREPARED, prepareArguments } from './prepare-arguments.ts';
import { type PrepareLayout, prepareLayout } from './prepare-layout.ts';
import type { PipeReader } from './run-process.ts';
import { deliver } from './scratch.ts';
import type { Toolbox } from './toolbox.ts';

/** A small grey picture for measuring movement: `width * height` bytes, rows from the top. */
export interface MotionFrame {
  readonly atSeconds: number;
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
}

export interface PreparedPaths {
  readonly proxyPath: string;
  readonly posterPath: string;
  readonly stripPath: string;
}

export interface PrepareOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (share: number) => void;
  /** Sampled pictures in order; a promise holds the decoder back. */
  readonly onFrame: (frame: PictureFrame) => void | Promise<void>;
  /** Every picture of the clip up to 30 a second, 160 pixels on its long side. Repeated pictures are left out. */
  readonly onMotionFrame?: (frame: MotionFrame) => void | Promise<void>;
  /** Default 2, less for clips over two minutes. */
  readonly sampleFps?: number;
  /** Default 640. */
  readonly sampleLongSide?: number;
}

/**
 * Decodes a clip once and makes everything that is needed of it before it is rendered: an H.264 proxy that every
 * browser plays and scrubs, a poster, a strip of ten pictures, and pictures for the analysis.
 * @throws CutroomError clip_damaged, storage_full; the signal's reason; what a callback threw
 */
export async function prepareClip(
  toolbox: Toolbox,
  source: ClipSource,
  paths: PreparedPaths,
  options: PrepareOptions,
): Promise<void> {
  const layout = prepareLayout(source.probe, options);
  const { signal, onProgress } = options;
  const readers = [sampleReader(layout, source, options), motionReader(layout, source, options)];
  try {
    await toolbox.withWorkbench([source.path], async (bench) => {
      await bench.ffmpeg({
        args: prepareArguments(source, layout),
        signal,
        limits: { wallMs: PREPARE_WALL_MS_MAX, stallMs: STALL_MS_MAX },
        fileBytesMax: PROXY_BYTES_MAX,
        readers,
        onProgress: ({ outTimeSeconds }) =>
          onProgress?.(Math.min(1, Math.max(0, (outTimeSeconds ?? 0) / source.probe.durationSeconds))),
      });
      await deliver(join(bench.directory, PREPARED.poster), paths.posterPath);
      await deliver(join(bench.directory, PREPARED.strip), paths.stripPath);
      await deliver(join(bench.directory, PREPARED.proxy), paths.proxyPath);
    });
    onProgress?.(1);
  } catch (error) {
    throw asExpected(error, 'clip_damaged');
  }
}

/** The last sample may fall on the clip's very end, where there is no picture any more. */
function sampleReader(layout: PrepareLayout, source: ClipSource, options: PrepareOptions): PipeReader {
  const { width, height } = layout.sample;
  return framePipe(width * height * 3, (rgb, index) => {
    const atSeconds = index / layout.sampleFps;
    if (index > 0 && atSeconds > source.probe.durationSeconds - 0.001) return undefined;
    return options.onFrame({ atSeconds, width, height, rgb });
  });
}

/** A steady rate repeats pictures where the source has none new (variable rates): those say nothing of motion. */
function motionReader(layout: PrepareLayout, source: ClipSource, options: PrepareOptions): PipeReader {
  const { onMotionFrame } = options;
  const { width, height } = layout.motion;
  const { num, den } = layout.proxyRate;
  let before: Uint8Array | null = null;
  return framePipe(width * height, (luma, index) => {
    const isRepeated =
      source.probe.isVariableFrameRate && before !== null && Buffer.compare(before, luma) === 0;
    before = luma;
    if (isRepeated) return undefined;
    return onMotionFrame?.({ atSeconds: (index * den) / num, width, height, luma });
  });
}
