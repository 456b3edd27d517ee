import { type ClipSource, inputOf } from '../input/clip-source.ts';
import { ffmpegPreamble, untrustedInput } from '../input/input-arguments.ts';
import { STALL_MS_MAX, WHOLE_CLIP_WALL_MS_MAX } from '../process/limits.ts';
import { MediaError } from '../process/media-error.ts';
import { pipeOutput } from '../process/pipe-output.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import type { Workbench } from '../process/toolbox.ts';
import { type DecodingChoice, frameCountOf, type SeenFrames } from './decoding-choice.ts';
import { dropGopTails } from './drop-gop-tails.ts';

/** What of a clip is decoded and looked at for motion: as little as tells the same. */
export interface DecodingPlan {
  /** The clip, or a copy of its frames without the ends of its groups. */
  readonly file: ClipSource;
  /** null where all frames are looked at. */
  readonly seen: SeenFrames | null;
  /** What is not looked at is not decoded either: frames that no other is made from, or the ends of groups. */
  readonly leavesOut: 'nothing' | 'unreferenced' | 'ends of groups';
  /** The edges of blocks are smoothed in keyframes only. */
  readonly filtersOnlyKeys: boolean;
  /** As `DecodingChoice` tells them. */
  readonly shotStarts: readonly number[] | null;
}

/**
 * A half and more of most H.264 and HEVC streams are frames that no other frame is made from (H.264 7.4.1,
 * nal_ref_idc 0; HEVC 7.4.2.2, sub-layer non-reference frames). Left out, decoding costs a third to a half less, and
 * what remains still tells tremble, movement and cuts. Another third is the filter that smooths the edges of blocks:
 * without it frames that are looked at in a third of their size stay nearly the same until the next keyframe, if that
 * comes soon. Only the container is read here (docs/decisions/0025 and 0026).
 *
 * Where every frame is made from the one before, as many phones film, the last ones before each keyframe are left out
 * instead: half a second after a keyframe tells as much. Of other streams every second frame is looked at for motion.
 * All is decoded as it should be and looked at in clips too short to matter, and where it would save little or show too
 * little.
 */
export async function planDecoding(
  bench: Workbench,
  source: ClipSource,
  signal: AbortSignal,
): Promise<DecodingPlan> {
  if (!isLarge(source)) return { file: source, seen: null, leavesOut: 'nothing', ...UNTOLD };
  const choice = tellsReferences(source)
    ? await readReferences(bench, source, signal)
    : await bench.readings.read('references', source);
  const { leavesOut, filtersOnlyKeys, shotStarts, seen } = choice;
  const told = { filtersOnlyKeys, shotStarts };
  if (leavesOut !== 'ends of groups') return { file: source, seen, leavesOut, ...told };
  const file = await dropGopTails(bench, source, choice.kept, signal);
  if (file === null) return { file: source, seen: choice.otherwise, leavesOut: 'nothing', ...told };
  return { file, seen, leavesOut, ...told };
}

const UNTOLD = { filtersOnlyKeys: false, shotStarts: null } as const;

async function readReferences(
  bench: Workbench,
  source: ClipSource,
  signal: AbortSignal,
): Promise<DecodingChoice> {
  const limits = { wallMs: WHOLE_CLIP_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  const args = listReferencesArguments(source);
  try {
    const { read } = await bench.readings.during('references', source, (reader) =>
      bench.ffmpeg({ args, signal, limits, readers: [reader] }),
    );
    return read;
  } catch (error) {
    // An older ffmpeg, or packets that only a decoder makes sense of.
    if (error instanceof MediaError) return bench.readings.read('references', source);
    throw error;
  }
}

/** ffmpeg: a line with the timestamps of every reference frame, from the container and the heads of its packets. */
export function listReferencesArguments(source: ClipSource): string[] {
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...untrustedInput(inputOf(source)),
    ...['-map', '0:V:0', '-c', 'copy', '-bsf:v', 'filter_units=discard=nonref'],
    ...pipeOutput('framecrc', 0),
  ];
}

/** Formats of which both the packets' filter and the decoder know such frames. */
const CODECS: ReadonlySet<string> = new Set(['h264', 'hevc']);
/** Containers that say when each frame is shown. */
const DEMUXERS: ReadonlySet<string> = new Set(['mov', 'matroska']);
/** Three seconds of 1080p30: less is decoded before it is asked about. */
const PIXELS_MIN = 1920 * 1080 * 30 * 3;

function isLarge({ probe }: ClipSource): boolean {
  return probe.width * probe.height * frameCountOf(probe) >= PIXELS_MIN;
}

function tellsReferences({ probe }: ClipSource): boolean {
  return CODECS.has(probe.videoCodec) && DEMUXERS.has(probe.demuxer) && !probe.isInterlaced;
}
