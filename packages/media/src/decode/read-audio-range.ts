import type { VoiceClearing } from '@cutroom/reel';
import { wavHeader } from '../audio/wav-header.ts';
import { type ClipSource, inputOf, seekFor } from '../input/clip-source.ts';
import { ffmpegPreamble, untrustedInputFrom } from '../input/input-arguments.ts';
import { AUDIO_RANGE_WALL_MS_MAX, STALL_MS_MAX } from '../process/limits.ts';
import { asExpected } from '../process/media-error.ts';
import { pipeOutput } from '../process/pipe-output.ts';
import { retryIfKilled } from '../process/retry-if-killed.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import type { Toolbox } from '../process/toolbox.ts';
import { clearedAudio } from '../voices/cleared-audio.ts';
import { audioFilters } from './read-audio.ts';

export interface AudioRange {
  /** Seconds of the clip; 0 is its first frame. Before the track and after it there is silence. */
  readonly fromSeconds: number;
  readonly toSeconds: number;
  /** How voices are made clear; null leaves them as they were recorded. */
  readonly clearing?: VoiceClearing | null;
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
  const { fromSeconds, toSeconds } = range;
  const samples = samplesOf(range);
  const heard = audioFilters(source, fromSeconds, toSeconds - fromSeconds, RATE, 'stereo');
  const graph = [
    ...heard,
    `apad=whole_len=${samples}`,
    `atrim=end_sample=${samples}`,
    'aformat=sample_fmts=s16',
  ];
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...untrustedInputFrom(inputOf(source), seekFor(source, fromSeconds), 1),
    ...['-vn', '-sn', '-dn', '-filter_complex', `[0:a:0]${graph.join(',')}[audio]`, '-map', '[audio]'],
    ...pipeOutput('s16le', 0),
  ];
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
