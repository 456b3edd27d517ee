import type { ClipProbe } from '@cutroom/contract';
import { type ClipSource, inputOf } from './clip-source.ts';
import { ffmpegPreamble, untrustedInput } from './input-arguments.ts';
import { STALL_MS_MAX, WHOLE_CLIP_WALL_MS_MAX } from './limits.ts';
import { lineReader } from './line-reader.ts';
import { MediaError } from './media-error.ts';
import { steadyRate } from './picture-layout.ts';
import { PROGRESS_FD, readerFd } from './run-process.ts';
import type { Workbench } from './toolbox.ts';

/** For a decoder: pictures that no other picture is made from are left out. */
export const REFERENCES_ONLY = ['-skip_frame', 'noref'];

/**
 * A half and more of most H.264 and HEVC streams are pictures that no other picture is made from (H.264 7.4.1,
 * nal_ref_idc 0; HEVC 7.4.2.2, sub-layer non-reference pictures). Left out, decoding costs a third to a half less, and
 * what remains still tells tremble, movement and cuts (docs/analysis-quality.md). Only the container is read here.
 * @returns null where all pictures should be decoded: in other formats, in clips too short to matter, and where leaving
 * the others out would save little or show too little
 */
export async function referencePictures(
  bench: Workbench,
  source: ClipSource,
  signal: AbortSignal,
): Promise<ReferencePictures | null> {
  if (!isWorthAsking(source)) return null;
  const shown = await listReferences(bench, source, signal);
  const pictures = onSteadyRate(source, shown);
  return savesMuch(shown, source) && showsEnough(pictures, source) ? pictures : null;
}

/**
 * For each picture of the clip's steady rate, by its number: how many pictures are left out right before it, or null where
 * it is left out itself.
 */
export type ReferencePictures = readonly (number | null)[];

/** @returns seconds of the clip, in decoding order; none where the packets cannot be told apart */
async function listReferences(bench: Workbench, source: ClipSource, signal: AbortSignal): Promise<number[]> {
  const shown: number[] = [];
  const limits = { wallMs: WHOLE_CLIP_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  const reader = packetReader((seconds) => shown.push(seconds - source.probe.firstPictureSeconds));
  try {
    await bench.ffmpeg({ args: listReferencesArguments(source), signal, limits, readers: [reader] });
    return shown;
  } catch (error) {
    // An older ffmpeg, or packets that only a decoder makes sense of.
    if (error instanceof MediaError) return [];
    throw error;
  }
}

/** ffmpeg: a line with the timestamps of every reference picture, from the container and the heads of its packets. */
export function listReferencesArguments(source: ClipSource): string[] {
  return [
    ...ffmpegPreamble(PROGRESS_FD),
    ...untrustedInput(inputOf(source)),
    ...['-map', '0:V:0', '-c', 'copy', '-bsf:v', 'filter_units=discard=nonref'],
    ...['-f', 'framecrc', `pipe:${readerFd(0)}`],
  ];
}

/** Formats of which both the packets' filter and the decoder know such pictures. */
const CODECS: ReadonlySet<string> = new Set(['h264', 'hevc']);
/** Containers that say when each picture is shown. */
const DEMUXERS: ReadonlySet<string> = new Set(['mov', 'matroska']);
/** Three seconds of 1080p30: less is decoded before it is asked about. */
const PIXELS_MIN = 1920 * 1080 * 30 * 3;

function isWorthAsking({ probe }: ClipSource): boolean {
  const isUsable = CODECS.has(probe.videoCodec) && DEMUXERS.has(probe.demuxer) && !probe.isInterlaced;
  return isUsable && probe.width * probe.height * picturesOf(probe) >= PIXELS_MIN;
}

/** Reads what the muxer `framecrc` writes: "#tb 0: 1/15360", then "0, dts, pts, duration, size, ..." of each packet. */
function packetReader(onShownAt: (seconds: number) => void): (chunk: Buffer) => void {
  let tickSeconds = Number.NaN;
  return lineReader((line) => {
    const timebase = /^#tb 0: (\d+)\/(\d+)/.exec(line);
    if (timebase !== null) tickSeconds = Number(timebase[1]) / Number(timebase[2]);
    if (line.startsWith('0,')) onShownAt(Number(line.split(',')[2]) * tickSeconds);
  });
}

/** As ffmpeg's filter `fps` rounds them. */
function onSteadyRate({ probe }: ClipSource, shown: readonly number[]): ReferencePictures {
  const { num, den } = steadyRate(probe);
  const own = probe.frameRate ?? { num, den };
  const pictures: (number | null)[] = new Array(Math.ceil((probe.durationSeconds * num) / den)).fill(null);
  // Whatever comes first stands for the beginning.
  pictures[0] = 0;
  let before = 0;
  for (const seconds of shown.toSorted((a, b) => a - b)) {
    const index = Math.round((seconds * num) / den);
    if (index < 0 || index >= pictures.length) continue;
    const leftOut = Math.max(0, Math.round(((seconds - before) * own.num) / own.den) - 1);
    // Where the steady rate has one picture for two of the clip's, what was left out before either counts.
    pictures[index] = (pictures[index] ?? 0) + leftOut;
    before = seconds;
  }
  return pictures;
}

const SHARE_MAX = 0.8;

function savesMuch(shown: readonly number[], { probe }: ClipSource): boolean {
  return shown.length <= SHARE_MAX * picturesOf(probe);
}

function picturesOf(probe: ClipProbe): number {
  const { num, den } = probe.frameRate ?? steadyRate(probe);
  return (probe.durationSeconds * num) / den;
}

/** Seconds between two pictures: hands tremble at up to 8 Hz, which these still follow (docs/analysis-quality.md). */
const GAP_SECONDS_MAX = 0.126;

function showsEnough(pictures: ReferencePictures, { probe }: ClipSource): boolean {
  const { num, den } = steadyRate(probe);
  let widest = 0;
  let before = 0;
  pictures.forEach((leftOut, index) => {
    widest = Math.max(widest, index - before);
    if (leftOut !== null) before = index;
  });
  return (widest * den) / num <= GAP_SECONDS_MAX;
}
