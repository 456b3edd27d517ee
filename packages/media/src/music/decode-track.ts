import { join } from 'node:path';
import { CutroomError, type ErrorCode, MUSIC_SECONDS_MAX, MUSIC_SECONDS_MIN } from '@cutroom/contract';
import { AUDIO_CHANNELS, AUDIO_RATE } from '@cutroom/reel';
import { isDecodable } from '../input/allowed-decoders.ts';
import { ffmpegPreamble, type UntrustedInput, untrustedInput } from '../input/input-arguments.ts';
import { AUDIO_WALL_MS_MAX, STALL_MS_MAX } from '../process/limits.ts';
import { asExpected, MediaError } from '../process/media-error.ts';
import { openRegularFile } from '../process/regular-file.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import { deliver } from '../process/scratch.ts';
import type { Toolbox, Workbench } from '../process/toolbox.ts';
import { sniffMusic } from './sniff-music.ts';

/** How a track is kept: raw interleaved samples, so that any stretch of it is read without a decoder. */
export const TRACK_FORMAT = {
  sampleRate: AUDIO_RATE,
  channels: AUDIO_CHANNELS,
  /** Signed, 16 bits, little-endian. */
  bytesPerSample: 2,
} as const;

const BYTES_PER_SECOND = TRACK_FORMAT.sampleRate * TRACK_FORMAT.channels * TRACK_FORMAT.bytesPerSample;

export interface DecodeTrackOptions {
  readonly outputPath: string;
  readonly signal: AbortSignal;
}

/**
 * Decides whether an uploaded file can be music and decodes the whole of it: nothing else of the file, no picture and no
 * tag, is kept. A damaged track is used as far as it decodes.
 * @returns its length
 * @throws CutroomError music_* with the reason, media_timeout, storage_full; the signal's reason
 */
export async function decodeTrack(
  toolbox: Pick<Toolbox, 'withWorkbench'>,
  path: string,
  { outputPath, signal }: DecodeTrackOptions,
): Promise<{ readonly durationSeconds: number }> {
  const demuxer = await sniffMusic(path);
  if (demuxer === null) throw new CutroomError('music_not_audio');
  const input: UntrustedInput = { path, demuxer, decoder: null };
  try {
    return await toolbox.withWorkbench([path], async (bench) => {
      const durationSeconds = await decode(bench, input, signal);
      if (durationSeconds < MUSIC_SECONDS_MIN) throw new CutroomError('music_too_short');
      if (durationSeconds > MUSIC_SECONDS_MAX) throw new CutroomError('music_too_long');
      await deliver(join(bench.directory, DECODED_NAME), outputPath);
      return { durationSeconds };
    });
  } catch (error) {
    throw refusal(error);
  }
}

/**
 * ffprobe would open the decoders of covers too, of formats that nothing else needs. What ffmpeg lists of the streams tells
 * as much.
 */
function refusal(error: unknown): unknown {
  const stderr = error instanceof MediaError && error.failure === 'exit' ? error.stderr : null;
  if (stderr === null) return asExpected(error, 'music_damaged');
  return new CutroomError(codeOf(stderr), { cause: error });
}

function codeOf(stderr: string): ErrorCode {
  if (!/Stream #0/.test(stderr)) return 'music_not_audio';
  const [line, codec] = /Stream #0:[^\n]*: Audio: (\w+)[^\n]*/.exec(stderr) ?? [];
  if (line === undefined || codec === undefined) return 'music_no_audio';
  if (/\((enca|drm[is]) \//.test(line)) return 'music_encrypted';
  return isDecodable(codec) ? 'music_damaged' : 'music_codec_unsupported';
}

const DECODED_NAME = 'track.pcm';

/** @returns seconds of what was decoded */
async function decode(bench: Workbench, input: UntrustedInput, signal: AbortSignal): Promise<number> {
  const stderr = await bench.ffmpeg({
    args: decodeTrackArguments(input),
    signal,
    limits: { wallMs: AUDIO_WALL_MS_MAX, stallMs: STALL_MS_MAX },
    fileBytesMax: (MUSIC_SECONDS_MAX + 2) * BYTES_PER_SECOND,
  });
  const file = await openRegularFile(join(bench.directory, DECODED_NAME));
  try {
    const { size } = await file.stat();
    if (size === 0) throw new MediaError('exit', 'Nothing of the track could be decoded.', { stderr });
    return size / BYTES_PER_SECOND;
  } finally {
    await file.close();
  }
}

/** ffmpeg: the first track of sound as raw samples, up to a second beyond what is accepted. */
function decodeTrackArguments(input: UntrustedInput): string[] {
  return [
    ...ffmpegPreamble(PROGRESS_FD, 'info'),
    ...['-threads', '1', ...untrustedInput(input)],
    ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-map_metadata', '-1'],
    ...[
      '-af',
      `asetpts=PTS-STARTPTS,aresample=${TRACK_FORMAT.sampleRate}:async=1:first_pts=0,aformat=channel_layouts=stereo`,
    ],
    ...['-t', String(MUSIC_SECONDS_MAX + 1), '-c:a', 'pcm_s16le', '-f', 's16le', DECODED_NAME],
  ];
}
