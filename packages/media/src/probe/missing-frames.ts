import type { Interval } from '@cutroom/contract';
import { type ClipSource, inputOf } from '../input/clip-source.ts';
import { sameSizeFilters } from '../input/frame-input.ts';
import { ffmpegPreamble, secondsText, untrustedInput } from '../input/input-arguments.ts';
import { STALL_MS_MAX, WHOLE_CLIP_WALL_MS_MAX } from '../process/limits.ts';
import { MediaError } from '../process/media-error.ts';
import { pipeOutput } from '../process/pipe-output.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import type { Workbench } from '../process/toolbox.ts';

/** Less is a stutter that nobody calls damage. */
export const MISSING_SECONDS_MIN = 0.5;

/**
 * ffmpeg: one more output of a decode, with a line for every frame that came of it, before any is repeated or left out.
 * A corner of each frame is enough, which is cut without copying.
 */
export function decodedTimesArguments(source: ClipSource, readerIndex: number): string[] {
  const toClipClock = `setpts=PTS-${secondsText(source.probe.firstPictureSeconds)}/TB`;
  const corner = [...sameSizeFilters(source), 'crop=16:16:0:0', toClipClock];
  return [
    ...['-filter_complex', `[0:V:0]${corner.join(',')}[decoded]`],
    ...['-map', '[decoded]', '-fps_mode', 'passthrough', '-enc_time_base', '1:1000', '-c:v', 'rawvideo'],
    ...pipeOutput('framecrc', readerIndex),
  ];
}

/**
 * Where a clip has frames that could not be decoded, for half a second and more. A clip whose frame stands still has
 * the same frame again and again, or none to decode: neither is damage.
 * @param gaps times of the clip between frames that were decoded, of at least MISSING_SECONDS_MIN, in order
 * @returns times of the clip, in order
 */
export async function findMissingFrames(
  bench: Workbench,
  source: ClipSource,
  gaps: readonly Interval[],
  signal: AbortSignal,
): Promise<Interval[]> {
  if (gaps.length === 0) return [];
  const listed = await listPackets(bench, source, gaps, signal);
  if (listed === null) return [];
  return gaps.filter((_, index) => {
    const inside = listed.inside[index] ?? 0;
    return inside >= PACKETS_MIN || (inside === 0 && listed.isBroken);
  });
}

/** Some formats hide a frame that is never shown among the others. */
const PACKETS_MIN = 2;
/** MPEG-4 says in a few bytes that there is no new frame. */
const FRAME_BYTES_MIN = 64;

interface ListedPackets {
  /** How many packets that hold a frame are shown in each gap. */
  readonly inside: readonly number[];
  /** Whether the container itself could not be read throughout. */
  readonly isBroken: boolean;
}

/** Reads the container once more and decodes nothing. @returns null where ffmpeg cannot make sense of it */
async function listPackets(
  bench: Workbench,
  source: ClipSource,
  gaps: readonly Interval[],
  signal: AbortSignal,
): Promise<ListedPackets | null> {
  const { firstPictureSeconds } = source.probe;
  const question = { gaps, firstPictureSeconds, bytesMin: FRAME_BYTES_MIN };
  const limits = { wallMs: WHOLE_CLIP_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  const args = [
    ...ffmpegPreamble(PROGRESS_FD),
    ...untrustedInput(inputOf(source)),
    ...['-map', '0:V:0', '-c', 'copy'],
    ...pipeOutput('framecrc', 0),
  ];
  try {
    const { read: inside, worked: errors } = await bench.readings.during(
      'packetsInGaps',
      question,
      (reader) => bench.ffmpeg({ args, signal, limits, readers: [reader] }),
    );
    // Its parsers of single frames complain too, of what the times tell better.
    const isBroken = errors.split('\n').some((line) => line.startsWith(`[${source.probe.demuxer}`));
    return { inside, isBroken };
  } catch (error) {
    if (error instanceof MediaError) return null;
    throw error;
  }
}
