import { join } from 'node:path';
import { type StretchSource, stretchSource, type VoiceClearing } from '@cutroom/reel';
import type { AudioStretch } from '../audio/stretched-audio.ts';
import { wavHeader } from '../audio/wav-header.ts';
import { type ClipSource, inputOf, seekFor } from '../input/clip-source.ts';
import { ffmpegPreamble, untrustedInputFrom } from '../input/input-arguments.ts';
import { AUDIO_RANGE_WALL_MS_MAX, STALL_MS_MAX } from '../process/limits.ts';
import { asExpected } from '../process/media-error.ts';
import { pipeOutput } from '../process/pipe-output.ts';
import { readRegularFile, writeOwnFile } from '../process/regular-file.ts';
import { retryIfKilled } from '../process/retry-if-killed.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import type { Toolbox } from '../process/toolbox.ts';
import { clearedAudio } from '../voices/cleared-audio.ts';
import { heardFilters } from './read-audio.ts';

export interface AudioRange {
  /** Seconds of the clip; 0 is its first frame. Before the track and after it there is silence. */
  readonly fromSeconds: number;
  readonly toSeconds: number;
  /** How voices are made clear; null leaves them as they were recorded. */
  readonly clearing?: VoiceClearing | null;
  readonly signal: AbortSignal;
}

/** A stretch of a cut at another speed than it was filmed at, as the reel plays it. */
export interface StretchedAudioRange {
  readonly cut: AudioStretch['cut'];
  /** Samples of the reel, from the cut's first frame on; negative inside a crossfade. */
  readonly startSample: number;
  readonly samples: number;
  readonly clearing: VoiceClearing | null;
  readonly signal: AbortSignal;
}

const RATE = 48_000;
const CHANNELS = 2;
const BYTES_PER_SAMPLE = 2;

/**
 * A stretch of a clip's audio, to the sample, as the renderer hears it.
 * @returns a WAV file of 48 kHz stereo, 16 bits
 * @throws CutroomError clip_damaged, clip_file_missing, media_timeout; the signal's reason
 */
export async function readAudioRange(
  toolbox: Pick<Toolbox, 'withWorkbench' | 'readings'>,
  source: ClipSource,
  range: AudioRange,
): Promise<Buffer> {
  const pcm = Buffer.alloc(samplesOf(range) * CHANNELS * BYTES_PER_SAMPLE);
  try {
    const { clearing = null, fromSeconds, signal } = range;
    if (clearing === null) await retryIfKilled(signal, () => decode(toolbox, source, range, pcm));
    else {
      const samples = samplesOf(range);
      writeSamples(await clearedAudio(toolbox, { source, clearing, fromSeconds, samples, signal }), pcm);
    }
  } catch (error) {
    throw asExpected(error, 'clip_damaged');
  }
  return wavFile(pcm);
}

/**
 * A stretch of a cut's audio, its pitch kept, to the sample as the renderer hears it.
 * @returns a WAV file of 48 kHz stereo, 16 bits
 * @throws CutroomError clip_damaged, clip_file_missing, media_timeout; the signal's reason
 */
export async function readStretchedAudio(
  toolbox: Pick<Toolbox, 'withWorkbench' | 'readings'>,
  source: ClipSource,
  { signal, clearing, ...stretch }: StretchedAudioRange,
): Promise<Buffer> {
  const wanted = stretchSource(stretch.cut);
  const limits = { wallMs: AUDIO_RANGE_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  const pcm = Buffer.alloc(stretch.samples * CHANNELS * BYTES_PER_SAMPLE);
  try {
    const cleared =
      clearing === null ? null : await clearedAudio(toolbox, { source, clearing, ...wanted, signal });
    const heard = await retryIfKilled(signal, () =>
      toolbox.withWorkbench([source.path], async (bench) => {
        const path = join(bench.directory, STRETCHED_NAME);
        if (cleared === null) await bench.ffmpeg({ args: stretchArguments(source, wanted), signal, limits });
        else await writeOwnFile(path, new Uint8Array(cleared.buffer, cleared.byteOffset, cleared.byteLength));
        await bench.readings.read('stretch', { ...stretch, path });
        return readRegularFile(path);
      }),
    );
    const samples = new Float32Array(pcm.length / BYTES_PER_SAMPLE);
    new Uint8Array(samples.buffer).set(heard.subarray(0, samples.byteLength));
    writeSamples(samples, pcm);
    return wavFile(pcm);
  } catch (error) {
    throw asExpected(error, 'clip_damaged');
  }
}

const STRETCHED_NAME = 'stretched.f32';

/** ffmpeg: what of a clip is to be stretched, as a file of 32-bit samples. */
function stretchArguments(source: ClipSource, { fromSeconds, samples }: StretchSource): string[] {
  return [
    ...audioInput(source, fromSeconds),
    ...graphOf(source, { fromSeconds, toSeconds: fromSeconds + samples / RATE }, 'flt'),
    ...['-c:a', 'pcm_f32le', '-f', 'f32le', STRETCHED_NAME],
  ];
}

function wavFile(pcm: Buffer): Buffer {
  return Buffer.concat([wavHeader(pcm.length, { sampleRate: RATE, channels: CHANNELS }), pcm]);
}

async function decode(
  toolbox: Pick<Toolbox, 'withWorkbench'>,
  source: ClipSource,
  range: AudioRange,
  pcm: Buffer,
): Promise<void> {
  let filled = 0;
  const collect = (chunk: Buffer): void => {
    filled += chunk.copy(pcm, filled);
  };
  await toolbox.withWorkbench([source.path], (bench) =>
    bench.ffmpeg({
      args: audioRangeArguments(source, range),
      signal: range.signal,
      limits: { wallMs: AUDIO_RANGE_WALL_MS_MAX, stallMs: STALL_MS_MAX },
      readers: [collect],
    }),
  );
}

/** ffmpeg: the stretch as 16-bit samples on a pipe. */
function audioRangeArguments(
  source: ClipSource,
  range: Pick<AudioRange, 'fromSeconds' | 'toSeconds'>,
): string[] {
  return [
    ...audioInput(source, range.fromSeconds),
    ...graphOf(source, range, 's16'),
    ...pipeOutput('s16le', 0),
  ];
}

function audioInput(source: ClipSource, fromSeconds: number): string[] {
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...untrustedInputFrom(inputOf(source), seekFor(source, fromSeconds), 1),
  ];
}

function graphOf(
  source: ClipSource,
  range: Pick<AudioRange, 'fromSeconds' | 'toSeconds'>,
  format: 's16' | 'flt',
): string[] {
  const { fromSeconds, toSeconds } = range;
  const samples = samplesOf(range);
  const graph = [
    ...heardFilters(source, fromSeconds, toSeconds - fromSeconds),
    `apad=whole_len=${samples}`,
    `atrim=end_sample=${samples}`,
    `aformat=sample_fmts=${format}`,
  ];
  return ['-vn', '-sn', '-dn', '-filter_complex', `[0:a:0]${graph.join(',')}[audio]`, '-map', '[audio]'];
}

/** As 16 bits; what would be louder than that is at its loudest. */
function writeSamples(samples: Float32Array, pcm: Buffer): void {
  for (const [at, value] of samples.entries()) {
    const level = Math.round(value * 32_768);
    pcm.writeInt16LE(Math.min(32_767, Math.max(-32_768, level)), at * BYTES_PER_SAMPLE);
  }
}

function samplesOf({ fromSeconds, toSeconds }: Pick<AudioRange, 'fromSeconds' | 'toSeconds'>): number {
  return Math.round((toSeconds - fromSeconds) * RATE);
}
