import { join } from 'node:path';
import { type ClipSource, containerSeconds, inputOf } from '../input/clip-source.ts';
import { ffmpegPreamble, secondsText, untrustedInput } from '../input/input-arguments.ts';
import { STALL_MS_MAX, WHOLE_CLIP_WALL_MS_MAX } from '../process/limits.ts';
import { MediaError } from '../process/media-error.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import type { Workbench } from '../process/toolbox.ts';

const NAME = 'drop-gop-tails.mov';
const END_SECONDS = 0.5;

/**
 * A copy of the clip's frames without the ends of its groups, in the step's own directory. Nothing is decoded.
 * @param kept of each group, its keyframe among them
 * @returns null where it cannot be made, or not of all that the clip holds
 */
export async function dropGopTails(
  bench: Workbench,
  source: ClipSource,
  kept: number,
  signal: AbortSignal,
): Promise<ClipSource | null> {
  const limits = { wallMs: WHOLE_CLIP_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  try {
    const complaints = await bench.ffmpeg({ args: withoutGopTailsArguments(source, kept), signal, limits });
    if (complaints.trim() !== '') return null;
    return { path: join(bench.directory, NAME), probe: { ...source.probe, demuxer: 'mov' } };
  } catch (error) {
    // An older ffmpeg, or no room for the copy.
    if (error instanceof MediaError) return null;
    throw error;
  }
}

/** ffmpeg: counts the frames from each keyframe on, and drops those after the first few. */
function withoutGopTailsArguments(source: ClipSource, kept: number): string[] {
  const place = 'if(key,st(0,0),st(0,ld(0)+1))';
  // The very end stays: whether the clip goes on until there is told by its decoding.
  const isBeforeEnd = `lt(pts*tb,${secondsText(containerSeconds(source, source.probe.durationSeconds - END_SECONDS))})`;
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...untrustedInput(inputOf(source)),
    ...[
      '-map',
      '0:V:0',
      '-c',
      'copy',
      '-bsf:v',
      `noise=amount=0:drop='${place};gte(ld(0),${kept})*${isBeforeEnd}'`,
    ],
    ...['-avoid_negative_ts', 'disabled', '-f', 'mov', NAME],
  ];
}
