import type { AudioSamples } from '@cutroom/contract';
import { parseLoudness } from '../audio/loudness.ts';
import { type ClipSource, containerSeconds, inputOf } from '../input/clip-source.ts';
import { ffmpegPreamble, secondsText, untrustedInput } from '../input/input-arguments.ts';
import { AUDIO_WALL_MS_MAX, STALL_MS_MAX } from '../process/limits.ts';
import { asExpected } from '../process/media-error.ts';
import { pipeOutput } from '../process/pipe-output.ts';
import { retryIfKilled } from '../process/retry-if-killed.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import type { Toolbox } from '../process/toolbox.ts';

export interface ReadAudioOptions {
  readonly sampleRate: 16000;
  readonly signal: AbortSignal;
}

/** What there is to hear in a clip. */
export interface ClipAudio {
  readonly sound: AudioSamples;
  /** Integrated, in LUFS (EBU R 128); null is silence. */
  readonly loudnessLufs: number | null;
}

/**
 * Decodes a clip's sound once, as mono samples and for its loudness. Sample 0 is heard with the first frame, and the
 * sound is as long as the clip: silence where the track starts late, has gaps or ends early.
 * @returns null where the clip has no sound
 */
export async function readAudio(
  toolbox: Toolbox,
  source: ClipSource,
  options: ReadAudioOptions,
): Promise<ClipAudio | null> {
  if (source.probe.audio === null) return null;
  try {
    return await retryIfKilled(options.signal, () => listen(toolbox, source, options));
  } catch (error) {
    throw asExpected(error, 'clip_damaged');
  }
}

async function listen(
  toolbox: Toolbox,
  source: ClipSource,
  { sampleRate, signal }: ReadAudioOptions,
): Promise<ClipAudio> {
  const samples = new Float32Array(Math.round(source.probe.durationSeconds * sampleRate));
  const bytes = new Uint8Array(samples.buffer);
  let filled = 0;
  const collect = (chunk: Buffer): void => {
    bytes.set(chunk.subarray(0, bytes.length - filled), filled);
    filled = Math.min(bytes.length, filled + chunk.length);
  };
  const limits = { wallMs: AUDIO_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  const args = readAudioArguments(source, sampleRate);
  const stderr = await toolbox.withWorkbench([source.path], (bench) =>
    bench.ffmpeg({ args, signal, limits, readers: [collect] }),
  );
  return { sound: { sampleRate, samples }, loudnessLufs: parseLoudness(stderr).integratedLufs };
}

/** ffmpeg: the whole clip's sound as mono 32-bit samples on standard output, and its loudness told on stderr. */
export function readAudioArguments(source: ClipSource, sampleRate: number): string[] {
  const heard = audioFilters(source, 0, source.probe.durationSeconds, sampleRate, 'mono');
  const graph = [
    '[0:a:0]asplit=2[forSamples][forLoudness]',
    `[forSamples]${heard.join(',')},${bySecond(sampleRate)}[samples]`,
    `[forLoudness]ebur128=framelog=verbose,${bySecond(48_000)}[measured]`,
  ].join(';');
  return [
    ...ffmpegPreamble(PROGRESS_FD, 'info'),
    ...untrustedInput(inputOf(source)),
    ...['-vn', '-sn', '-dn', '-filter_complex', graph],
    ...['-map', '[samples]'],
    ...pipeOutput('f32le', 0),
    ...['-map', '[measured]', '-f', 'null', '-'],
  ];
}

/** Handed on in chunks of about a second: each wakes several threads, and decoders make fifty a second. */
function bySecond(samples: number): string {
  return `asetnsamples=n=${samples}:p=0`;
}

/**
 * Filters that cut an interval of the clip's sound to the sample: time 0 of the result is the interval's start,
 * and silence fills what the track does not cover before its first sample and in gaps.
 */
export function audioFilters(
  source: ClipSource,
  startSeconds: number,
  durationSeconds: number,
  sampleRate: number,
  layout: 'mono' | 'stereo',
): string[] {
  const from = containerSeconds(source, startSeconds);
  return [
    `atrim=start=${secondsText(from)}:end=${secondsText(from + durationSeconds + 0.1)}`,
    `asetpts=PTS-${secondsText(from)}/TB`,
    `aresample=${sampleRate}:async=1:first_pts=0`,
    `aformat=sample_fmts=flt:channel_layouts=${layout}`,
  ];
}

/**
 * Of a reel's audio this is not heard: a camera that rumbles in wind or in a hand would else be lifted with a quiet reel, by as much
 * as nobody speaks. Voices begin at 85 Hz. A Butterworth of the fourth order.
 */
const RUMBLE_FILTERS = [0.5412, 1.3066].map((q) => `highpass=f=50:t=q:w=${q}:r=f64`);
/** The filters have forgotten what was before by then; decoding begins earlier than that. */
const SETTLED_SECONDS = 0.1;

/** `audioFilters` of what is heard in a reel, without rumble: the same samples wherever an interval begins. */
export function heardFilters(source: ClipSource, startSeconds: number, durationSeconds: number): string[] {
  const before = Math.min(SETTLED_SECONDS, Math.max(0, startSeconds));
  return [
    ...audioFilters(source, startSeconds - before, durationSeconds + before, HEARD_RATE, 'stereo'),
    ...RUMBLE_FILTERS,
    `atrim=start_sample=${Math.round(before * HEARD_RATE)}`,
    'asetpts=PTS-STARTPTS',
    'aformat=sample_fmts=flt:channel_layouts=stereo',
  ];
}

const HEARD_RATE = 48_000;
