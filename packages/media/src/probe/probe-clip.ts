import { open } from 'node:fs/promises';
import {
  CLIP_PIXELS_MAX,
  CLIP_SECONDS_MAX,
  CLIP_SECONDS_MIN,
  CLIP_SIDE_PIXELS_MIN,
  type ClipProbe,
  CutroomError,
} from '@cutroom/contract';
import { isDecodable } from '../input/allowed-decoders.ts';
import { ALPHA_PIXEL_FORMAT, alphaDecoder } from '../input/alpha-decoder.ts';
import type { UntrustedInput } from '../input/input-arguments.ts';
import { PROBE_WALL_MS_MAX, SNIFF_BYTES, STALL_MS_MAX } from '../process/limits.ts';
import { asExpected, MediaError } from '../process/media-error.ts';
import { retryIfKilled } from '../process/retry-if-killed.ts';
import { collectedText } from '../process/run-process.ts';
import { type Toolbox, type Workbench, withPriority } from '../process/toolbox.ts';
import { type ClipClock, clipClock, meantRate } from './clip-clock.ts';
import { isProtected } from './find-protection.ts';
import type { PacketFacts } from './packet-facts.ts';
import {
  decodedSeconds,
  packetsArguments,
  streamsArguments,
  testDecodeArguments,
} from './probe-arguments.ts';
import { type ProbedStream, recordedAt } from './probe-output.ts';
import { sniffDemuxer } from './sniff-demuxer.ts';
import type { StreamFacts } from './stream-facts.ts';

/** Frames decoded at the start, in the middle, and (from the keyframe before it) at the end of a clip. */
const START_FRAMES = 30;
const MIDDLE_FRAMES = 5;
const END_FRAMES_MAX = 1200;
const END_SECONDS = 0.5;

/** One frame alone is a photograph. */
const OPENING_FRAMES = 2;

/**
 * How much of a clip is decoded to know it. 'opening' takes a fraction of a second whatever the clip's size, and believes
 * the list of packets about the rest; 'whole' finds where the clip really ends.
 */
export type ProbeExtent = 'opening' | 'whole';

/**
 * Decides whether an uploaded file can be used and says what it holds: own sniff, own search for protection, pinned
 * ffprobe, a walk over the video's packets, and a test decode at its start, and for the whole also in the middle and at
 * its end.
 * @throws CutroomError clip_* with the reason, media_timeout; the signal's reason
 */
export async function probeClip(
  toolbox: Toolbox,
  path: string,
  signal: AbortSignal,
  extent: ProbeExtent = 'whole',
): Promise<ClipProbe> {
  const demuxer = sniffDemuxer(await headOf(path));
  if (demuxer === null) throw new CutroomError('clip_not_video');
  if (demuxer === 'mov' && (await isProtected(path))) throw new CutroomError('clip_encrypted');
  const input = { path, demuxer, decoder: null };
  try {
    return await toolbox.withWorkbench([path], (bench) => probeInput(bench, input, signal, extent));
  } catch (error) {
    throw refusal(error);
  }
}

async function probeInput(
  tools: Workbench,
  input: UntrustedInput,
  signal: AbortSignal,
  extent: ProbeExtent,
): Promise<ClipProbe> {
  const bench = extent === 'opening' ? withPriority(tools, 'awaited') : tools;
  const limits = { wallMs: PROBE_WALL_MS_MAX, stallMs: null };
  const list = async <Name extends 'streams' | 'packets'>(name: Name, args: readonly string[]) => {
    // Begun anew with the tool where that was ended from outside.
    const { read } = await retryIfKilled(signal, () =>
      bench.readings.during(name, null, (reader) =>
        bench.ffprobe({ args, signal, limits, readers: [reader] }),
      ),
    );
    return read;
  };
  const streams = await list('streams', streamsArguments(input));
  const video = usableVideo(streams);
  const packets = await list('packets', packetsArguments(input));
  if (packets.isEncrypted) throw new CutroomError('clip_encrypted');
  const clock = await readClock(bench, input, packets, signal, extent);
  refuseLength(clock.durationSeconds);
  const described = describe(input.demuxer, video, streams, clock);
  const isTransparent = await canSeeAlpha(bench, input, video, signal);
  return isTransparent ? { ...described, pixelFormat: ALPHA_PIXEL_FORMAT } : described;
}

/** Whether the file says that it has transparency beside its frames, and there is a decoder here that sees it. */
async function canSeeAlpha(
  bench: Workbench,
  input: UntrustedInput,
  video: ProbedStream,
  signal: AbortSignal,
): Promise<boolean> {
  const decoder = alphaDecoder(video.codec_name);
  const isMarked = (video.tags?.alpha_mode ?? video.tags?.ALPHA_MODE) === '1';
  if (decoder === null || !isMarked) return false;
  return (await testDecode(bench, { ...input, decoder }, null, 1, signal)).length > 0;
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path).catch((cause: unknown) => {
    throw new CutroomError('clip_file_missing', { cause });
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function usableVideo({ video, count }: StreamFacts): ProbedStream {
  if (video === null) throw new CutroomError(count > 0 ? 'clip_no_video_stream' : 'clip_not_video');
  if (/^(enc|drm)/.test(video.codec_tag_string ?? '')) throw new CutroomError('clip_encrypted');
  if (video.codec_name === undefined || !isDecodable(video.codec_name))
    throw new CutroomError('clip_codec_unsupported');
  const { width = 0, height = 0 } = video;
  if (width * height > CLIP_PIXELS_MAX) throw new CutroomError('clip_too_many_pixels');
  if (width === 0 || height === 0) throw new CutroomError('clip_damaged');
  if (Math.min(width, height) < CLIP_SIDE_PIXELS_MIN) throw new CutroomError('clip_too_small');
  return video;
}

async function readClock(
  bench: Workbench,
  input: UntrustedInput,
  packets: PacketFacts,
  signal: AbortSignal,
  extent: ProbeExtent,
): Promise<ClipClock> {
  const startFrames = extent === 'opening' ? OPENING_FRAMES : START_FRAMES;
  const start = await testDecode(bench, input, null, startFrames, signal);
  if (start.length === 0) throw new CutroomError('clip_damaged');
  if (start.length < 2) throw new CutroomError('clip_too_short');
  if (extent === 'opening') return clipClock(packets, [...start, packets.shownSeconds.at(-1) ?? 0]);
  const firstSeconds = Math.min(...start);
  const middle = (firstSeconds + packets.lastSeconds) / 2;
  // A clip is used as far as it decodes: where its end is broken the frames before it still count.
  const later = [
    ...(await testDecode(bench, input, middle, MIDDLE_FRAMES, signal)),
    ...(await testDecode(
      bench,
      input,
      Math.max(firstSeconds, packets.lastSeconds - END_SECONDS),
      END_FRAMES_MAX,
      signal,
    )),
  ];
  return clipClock(packets, [...start, ...later]);
}

async function testDecode(
  bench: Workbench,
  input: UntrustedInput,
  fromSeconds: number | null,
  framesMax: number,
  signal: AbortSignal,
): Promise<number[]> {
  const args = testDecodeArguments(input, fromSeconds, framesMax);
  const limits = { wallMs: PROBE_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  return retryIfKilled(signal, async () => {
    const lines = collectedText();
    try {
      await bench.ffmpeg({ args, signal, limits, readers: [lines.reader] });
    } catch (error) {
      // Nothing decoded is an answer; running out of time or of room is not.
      if (!(error instanceof MediaError && error.failure === 'exit')) throw error;
    }
    return decodedSeconds(lines.text());
  });
}

function refuseLength(seconds: number): void {
  if (seconds < CLIP_SECONDS_MIN) throw new CutroomError('clip_too_short');
  if (seconds > CLIP_SECONDS_MAX) throw new CutroomError('clip_too_long');
}

function describe(demuxer: string, video: ProbedStream, streams: StreamFacts, clock: ClipClock): ClipProbe {
  const rotationDegrees = clockwiseRotation(video);
  const size = displayedSize(video, rotationDegrees);
  if (Math.min(size.width, size.height) < CLIP_SIDE_PIXELS_MIN) throw new CutroomError('clip_too_small');
  return {
    demuxer,
    durationSeconds: clock.durationSeconds,
    firstPictureSeconds: clock.firstPictureSeconds,
    lastFrameSeconds: clock.lastFrameSeconds,
    ...size,
    rotationDegrees,
    frameRate: meantRate(video.avg_frame_rate, clock.measuredFrameRate),
    isVariableFrameRate: clock.isVariableFrameRate,
    recordedAt: recordedAt(video),
    videoCodec: video.codec_name ?? '',
    pixelFormat: known(video.pix_fmt),
    colorTransfer: known(video.color_transfer),
    colorPrimaries: known(video.color_primaries),
    colorSpace: known(video.color_space),
    colorRange: known(video.color_range),
    isInterlaced: ['tt', 'bb', 'tb', 'bt'].includes(video.field_order ?? ''),
    audio: firstAudio(streams.audio),
  };
}

/** The display matrix turns counter-clockwise in ffprobe's words; quarter turns are what the decoder applies. */
function clockwiseRotation(video: ProbedStream): number {
  const counterClockwise = video.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  return (((Math.round(-counterClockwise / 90) * 90) % 360) + 360) % 360;
}

function displayedSize(video: ProbedStream, rotationDegrees: number): { width: number; height: number } {
  const aspect = video.sample_aspect_ratio ?? { num: 1, den: 1 };
  const width = Math.max(1, Math.round(((video.width ?? 0) * aspect.num) / aspect.den));
  const height = video.height ?? 1;
  return rotationDegrees % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** A first track that cannot be decoded counts as silence. */
function firstAudio(sound: ProbedStream | null): ClipProbe['audio'] {
  if (sound?.codec_name === undefined || !isDecodable(sound.codec_name)) return null;
  const { channels = 0, sample_rate: sampleRate = 0 } = sound;
  return channels > 0 && sampleRate > 0 ? { codec: sound.codec_name, channels, sampleRate } : null;
}

function known(text: string | undefined): string | null {
  return text === undefined || text === 'unknown' || text === 'reserved' ? null : text;
}

/** ffmpeg refuses these on its own words; everything else that fails here is damage. */
function refusal(error: unknown): unknown {
  if (error instanceof MediaError && /exceeds specified max pixel count/.test(error.stderr))
    return new CutroomError('clip_too_many_pixels', { cause: error });
  if (error instanceof MediaError && /not on whitelist/.test(error.stderr))
    return new CutroomError('clip_codec_unsupported', { cause: error });
  return asExpected(error, 'clip_damaged');
}
