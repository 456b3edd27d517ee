import { AUDIO_CHANNELS, AUDIO_RATE, type VoiceClearing } from '@cutroom/reel';
import { audioFilters } from '../decode/read-audio.ts';
import { type ClipSource, inputOf, seekFor } from '../input/clip-source.ts';
import { ffmpegPreamble, untrustedInputFrom } from '../input/input-arguments.ts';
import { AUDIO_RANGE_WALL_MS_MAX, STALL_MS_MAX } from '../process/limits.ts';
import { pipeOutput } from '../process/pipe-output.ts';
import { retryIfKilled } from '../process/retry-if-killed.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import type { Toolbox } from '../process/toolbox.ts';
import { CLEARING_MARGIN_SAMPLES } from './clear-voices.ts';

/** A stretch of a clip whose voices are to be made clear. */
export interface ClearedStretch {
  readonly source: ClipSource;
  readonly clearing: VoiceClearing;
  /** Of the clip; before it there is silence. */
  readonly fromSeconds: number;
  readonly samples: number;
  readonly signal: AbortSignal;
}

/**
 * The audio of a stretch with its voices made clear: what the renderer puts into the reel, and what a player plays.
 * @returns interleaved stereo, 48 kHz, exactly as long as asked for
 */
export async function clearedAudio(
  toolbox: Pick<Toolbox, 'withWorkbench' | 'readings'>,
  { source, clearing, fromSeconds, samples, signal }: ClearedStretch,
): Promise<Float32Array> {
  const { noise, levels } = clearing;
  const firstSample = Math.round(fromSeconds * AUDIO_RATE);
  const stretch = await decodedStretch(toolbox, source, signal, {
    firstSample: firstSample - CLEARING_MARGIN_SAMPLES,
    samples: samples + 2 * CLEARING_MARGIN_SAMPLES,
  });
  const still =
    noise === null
      ? null
      : await decodedStretch(toolbox, source, signal, {
          firstSample: Math.round(noise.startSeconds * AUDIO_RATE),
          samples: Math.floor((noise.endSeconds - noise.startSeconds) * AUDIO_RATE),
        });
  return toolbox.readings.read('clearedVoices', { stretch, noise: still, firstSample, levels });
}

interface Samples {
  /** Of the clip. */
  readonly firstSample: number;
  readonly samples: number;
}

async function decodedStretch(
  toolbox: Pick<Toolbox, 'withWorkbench'>,
  source: ClipSource,
  signal: AbortSignal,
  wanted: Samples,
): Promise<Float32Array> {
  const pcm = new Float32Array(AUDIO_CHANNELS * wanted.samples);
  const bytes = Buffer.from(pcm.buffer);
  let filled = 0;
  const collect = (chunk: Buffer): void => {
    filled += chunk.copy(bytes, filled);
  };
  const args = stretchArguments(source, wanted);
  const limits = { wallMs: AUDIO_RANGE_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  await retryIfKilled(signal, () => {
    filled = 0;
    return toolbox.withWorkbench([source.path], (bench) =>
      bench.ffmpeg({ args, signal, limits, readers: [collect] }),
    );
  });
  return pcm;
}

/** ffmpeg: the stretch as raw 32-bit samples on a pipe. */
function stretchArguments(source: ClipSource, { firstSample, samples }: Samples): string[] {
  const fromSeconds = firstSample / AUDIO_RATE;
  const heard = audioFilters(source, fromSeconds, samples / AUDIO_RATE, AUDIO_RATE, 'stereo');
  const graph = [...heard, `atrim=end_sample=${samples}`].join(',');
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...untrustedInputFrom(inputOf(source), seekFor(source, fromSeconds), 1),
    ...['-vn', '-sn', '-dn', '-filter_complex', `[0:a:0]${graph}[audio]`, '-map', '[audio]'],
    ...pipeOutput('f32le', 0),
  ];
}
