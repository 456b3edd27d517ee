import type { SoundSamples } from '@cutroom/contract';
import { againIfKilled } from './again-if-killed.ts';
import { type ClipSource, containerSeconds, inputOf } from './clip-source.ts';
import { ffmpegPreamble, secondsText, untrustedInput } from './input-arguments.ts';
import { SOUND_WALL_MS_MAX, STALL_MS_MAX } from './limits.ts';
import { asExpected } from './media-error.ts';
import { PROGRESS_FD, readerFd } from './run-process.ts';
import type { Toolbox } from './toolbox.ts';

export interface ReadSoundOptions {
  readonly sampleRate: 16000;
  readonly signal: AbortSignal;
}

/**
 * A clip's sound as mono samples; sample 0 is heard with the first picture, and the sound is as long as the clip:
 * silence where the track starts late, has gaps or ends early.
 * @returns null where the clip has no sound
 */
export async function readSound(
  toolbox: Toolbox,
  source: ClipSource,
  options: ReadSoundOptions,
): Promise<SoundSamples | null> {
  if (source.probe.audio === null) return null;
  try {
    const samples = await againIfKilled(options.signal, () => collectSamples(toolbox, source, options));
    return { sampleRate: options.sampleRate, samples };
  } catch (error) {
    throw asExpected(error, 'clip_damaged');
  }
}

async function collectSamples(
  toolbox: Toolbox,
  source: ClipSource,
  { sampleRate, signal }: ReadSoundOptions,
): Promise<Float32Array> {
  const samples = new Float32Array(Math.round(source.probe.durationSeconds * sampleRate));
  const bytes = new Uint8Array(samples.buffer);
  let filled = 0;
  const collect = (chunk: Buffer): void => {
    bytes.set(chunk.subarray(0, bytes.length - filled), filled);
    filled = Math.min(bytes.length, filled + chunk.length);
  };
  const limits = { wallMs: SOUND_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  const args = readSoundArguments(source, sampleRate);
  await toolbox.withWorkbench([source.path], (bench) =>
    bench.ffmpeg({ args, signal, limits, readers: [collect] }),
  );
  return samples;
}

/** ffmpeg: the whole clip's sound as mono 32-bit samples on standard output. */
export function readSoundArguments(source: ClipSource, sampleRate: number): string[] {
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...untrustedInput(inputOf(source)),
    ...['-map', '0:a:0', '-vn', '-sn', '-dn'],
    ...['-af', soundFilters(source, 0, source.probe.durationSeconds, sampleRate, 'mono').join(',')],
    ...['-f', 'f32le', `pipe:${readerFd(0)}`],
  ];
}

/**
 * Filters that cut an interval of the clip's sound to the sample: time 0 of the result is the interval's start,
 * and silence fills what the track does not cover before its first sample and in gaps.
 */
export function soundFilters(
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
