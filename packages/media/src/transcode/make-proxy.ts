import { join } from 'node:path';
import { constantRateFrames, decoderShortcuts, resized } from '../decode/constant-rate-frames.ts';
import { proxySize } from '../decode/frame-layout.ts';
import { audioFilters } from '../decode/read-audio.ts';
import { alphaFilters } from '../filters/colour.ts';
import type { ClipSource } from '../input/clip-source.ts';
import { frameInput } from '../input/frame-input.ts';
import { ffmpegPreamble } from '../input/input-arguments.ts';
import { PROXY_BYTES_MAX, PROXY_CPU_MS_MAX, PROXY_STALL_MS_MAX } from '../process/limits.ts';
import { asExpected } from '../process/media-error.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import { deliver } from '../process/scratch.ts';
import type { Toolbox } from '../process/toolbox.ts';

export interface ProxyOptions {
  readonly outputPath: string;
  readonly signal: AbortSignal;
}

/**
 * Writes an H.264 copy of the clip, 540 pixels on its short side, that every browser plays and scrubs. Whatever else
 * media tools do on this machine goes first.
 * @throws CutroomError clip_damaged, clip_file_missing, media_timeout, storage_full; the signal's reason
 */
export async function makeProxy(
  toolbox: Pick<Toolbox, 'withWorkbench'>,
  source: ClipSource,
  options: ProxyOptions,
): Promise<void> {
  try {
    await toolbox.withWorkbench([source.path], async (bench) => {
      await bench.ffmpeg({
        args: proxyArguments(source),
        signal: options.signal,
        limits: { wallMs: null, stallMs: PROXY_STALL_MS_MAX, cpuMs: PROXY_CPU_MS_MAX },
        fileBytesMax: PROXY_BYTES_MAX,
        priority: 'background',
      });
      await deliver(join(bench.directory, PROXY_NAME), options.outputPath);
    });
  } catch (error) {
    throw asExpected(error, 'clip_damaged');
  }
}

const PROXY_NAME = 'proxy.mp4';

/**
 * Quick to make and, without B-frames, deblocking or CABAC, quick to scrub through. At CRF 28 it looks at least as
 * good as veryfast at 26 for a third of the time, in up to three times the bytes (docs/performance.md).
 */
const PROXY_VIDEO = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '25', '-maxrate', '4000k', '-bufsize', '4000k'],
  ...['-profile:v', 'high', '-g', '15', '-pix_fmt', 'yuv420p', '-threads', '1'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
];

/** ffmpeg: the clip's copy, named proxy.mp4 in the working directory. */
export function proxyArguments(source: ClipSource): string[] {
  const hasAudio = source.probe.audio !== null;
  const sound = hasAudio ? ['-map', '[audio]', '-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '96k'] : ['-an'];
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...['-filter_complex_threads', '1'],
    ...decoderShortcuts(source),
    ...frameInput(source, null, 1),
    ...['-filter_complex', segmentGraph(source)],
    ...(hasAudio ? ['-filter_complex', audioGraph(source)] : []),
    ...['-map', '[frame]', ...PROXY_VIDEO, ...sound],
    ...['-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', PROXY_NAME],
  ];
}

function segmentGraph(source: ClipSource): string {
  const filters = [
    ...constantRateFrames(source),
    ...alphaFilters(source.probe),
    ...resized(source, proxySize(source.probe), 'bicubic'),
  ];
  return `[0:V:0]${filters.join(',')}[frame]`;
}

function audioGraph(source: ClipSource): string {
  const { durationSeconds } = source.probe;
  const samples = Math.round(durationSeconds * 48_000);
  const filters = audioFilters(source, 0, durationSeconds, 48_000, 'stereo');
  return `[0:a:0]${[...filters, `apad=whole_len=${samples}`, `atrim=end_sample=${samples}`].join(',')}[audio]`;
}
