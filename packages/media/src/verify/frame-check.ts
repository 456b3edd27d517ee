import { type Loudness, SILENT } from '@cutroom/reel';
import { measureArguments, parseLoudness } from '../audio/loudness.ts';
import { ffmpegPreamble } from '../input/input-arguments.ts';
import { JOIN_WALL_MS_MAX, STALL_MS_MAX } from '../process/limits.ts';
import { pipeOutput } from '../process/pipe-output.ts';
import { retryIfKilled } from '../process/retry-if-killed.ts';
import { PROGRESS_FD } from '../process/run-process.ts';
import type { Toolbox, Workbench } from '../process/toolbox.ts';
import { joinList, listInput, REEL } from '../render/join-arguments.ts';
import type { ReelSegment } from '../render/reel-segments.ts';
import { inputFiles, thinnedVideoArguments } from '../render/segment-arguments.ts';
import type { EncodedSegment } from '../render/segment-record.ts';
import {
  GOP_FRAMES,
  keyframeCount,
  SIGNATURE_FILTERS,
  SIGNATURE_WIDTH,
  type Signature,
  signatureReader,
} from './signature.ts';

/** A segment, and its file in the reel's directory. */
export interface ReadySegment {
  readonly segment: ReelSegment;
  readonly name: string;
  readonly path: string;
  readonly encoded: EncodedSegment;
}

/** A segment's keyframes. */
export interface SegmentKeyframes extends ReadySegment {
  readonly segmentIndex: number;
  readonly signatures: readonly Signature[];
  /** Those of them that were decoded now, from the first on. */
  readonly decoded: readonly Signature[];
}

/** A keyframe of the finished file that is black or the same as the one before it. */
export function isSuspicious(signature: Signature, before: Signature | undefined): boolean {
  return (
    isBlack(signature) || (before !== undefined && meanDifference(signature, before) < FROZEN_DIFFERENCE)
  );
}

/** 98 % of the pixels under a tenth of the range: what ffmpeg's blackdetect calls black. */
export function isBlack(signature: Signature): boolean {
  let dark = 0;
  for (const luma of signature) if (luma < BLACK_LUMA) dark += 1;
  return dark >= 0.98 * signature.length;
}

function meanDifference(a: Signature | Float32Array, b: Signature | Float32Array): number {
  let sum = 0;
  for (const [index, luma] of a.entries()) sum += Math.abs(luma - (b[index] ?? 0));
  return sum / a.length;
}

/**
 * Whether one frame is the other, encoded. The pixels of a signature are single ones, in which an encoder changes grain
 * and fine detail by many levels; the means of sixteen of them hardly change, and another frame's differ by far more.
 */
export function showsTheSame(a: Signature, b: Signature): boolean {
  return meanDifference(blockMeans(a), blockMeans(b)) <= SAME_FRAME_DIFFERENCE;
}

/** A signature in 9x16. */
function blockMeans(signature: Signature): Float32Array {
  const across = SIGNATURE_WIDTH / BLOCK;
  const means = new Float32Array(signature.length / BLOCK ** 2);
  for (const [index, luma] of signature.entries()) {
    const row = Math.floor(index / SIGNATURE_WIDTH / BLOCK);
    const column = Math.floor((index % SIGNATURE_WIDTH) / BLOCK);
    const block = row * across + column;
    means[block] = (means[block] ?? 0) + luma / BLOCK ** 2;
  }
  return means;
}

const BLOCK = 4;
const SAME_FRAME_DIFFERENCE = 8;
const FROZEN_DIFFERENCE = 0.1;
const BLACK_LUMA = 26;

/** Shares a list of decoded keyframes out among the segments that were inspected. */
export function keyframesBySegment(
  segments: readonly ReadySegment[],
  looked: readonly Signature[],
): SegmentKeyframes[] {
  let taken = 0;
  return segments.map((own, segmentIndex) => {
    const frames = keyframesToDecode(own);
    taken += frames;
    const decoded = looked.slice(taken - frames, taken);
    return {
      ...own,
      segmentIndex,
      decoded,
      signatures: own.encoded.signatures ?? own.encoded.encoderInput ?? decoded,
    };
  });
}

/**
 * Of a segment that was encoded just now the first: the others are known as they were given to the encoder. All of
 * one that came from the cache without a record, none of one that an earlier render accepted.
 */
export function keyframesToDecode({ segment, encoded }: ReadySegment): number {
  if (encoded.signatures !== null) return 0;
  return encoded.encoderInput === null ? keyframeCount(segment.frames) : 1;
}

/** Whether what was decoded is what was given to the encoder. */
export function matchesEncoderInput({ decoded, signatures }: SegmentKeyframes): boolean {
  return decoded.every((frame, index) => {
    const encoderInput = signatures[index];
    return encoderInput !== undefined && showsTheSame(frame, encoderInput);
  });
}

/** What was seen and heard of the finished file; of its frames, those that no earlier render saw. */
export interface ReelInspection {
  readonly signatures: readonly Signature[];
  readonly loudness: Loudness;
}

/** The list of the segments of which keyframes are decoded. */
export const UNSEEN_LIST = 'unseen.txt';

/** That list: of some segments only the beginning, which is their first keyframe. */
export function unseenList(segments: readonly ReadySegment[]): string {
  const unseen = segments.filter((segment) => keyframesToDecode(segment) > 0);
  return joinList(
    unseen.map(({ name, segment, encoded }) => ({
      name,
      frames: segment.frames,
      isBeginning: encoded.encoderInput !== null,
    })),
  );
}

/**
 * Decodes the whole audio of the finished file, and the keyframes of the segments in the list, in one process and
 * strictly: a frame that does not decode is missing here. That the file holds just these segments is for the
 * comparison of their bytes to show.
 */
export async function inspectReel(
  bench: Workbench,
  parts: { readonly hasFrames: boolean; readonly hasAudio: boolean },
  signal: AbortSignal,
): Promise<ReelInspection> {
  if (!parts.hasFrames && !parts.hasAudio) return { signatures: [], loudness: SILENT };
  const audioInput = parts.hasFrames ? 1 : 0;
  const { signatures, stderr } = await collect(bench, signal, [
    ...ffmpegPreamble(PROGRESS_FD, 'info'),
    ...(parts.hasFrames ? [...KEYFRAMES_ONLY, ...STRICT, ...listInput(UNSEEN_LIST)] : []),
    ...(parts.hasAudio ? [...STRICT, ...REEL_AUDIO] : []),
    ...(parts.hasFrames ? SIGNATURE_OUTPUT : []),
    ...(parts.hasAudio ? measureArguments([], audioInput) : []),
  ]);
  return { signatures, loudness: parts.hasAudio ? parseLoudness(stderr) : SILENT };
}

const STRICT = ['-err_detect', 'explode', '-threads', '1'];
const KEYFRAMES_ONLY = ['-skip_frame', 'nokey', '-skip_loop_filter', 'all'];
const REEL_AUDIO = [
  ...['-codec_whitelist', 'aac'],
  ...['-protocol_whitelist', 'file,pipe', '-format_whitelist', 'mov', '-f', 'mov'],
  ...['-i', `file:${REEL.output}`],
];

/** The same frames as the segment should have, made from the source again without encoding. */
export async function sourceSignatures(
  toolbox: Toolbox,
  segment: ReelSegment,
  signal: AbortSignal,
): Promise<Signature[]> {
  const args = [
    ...thinnedVideoArguments(segment, { everyFrames: GOP_FRAMES, after: SIGNATURE_FILTERS }),
    ...['-map', '[frame]', '-an', '-frames:v', String(keyframeCount(segment.frames))],
    ...['-fps_mode', 'passthrough'],
    ...pipeOutput('rawvideo', 0),
  ];
  return toolbox.withWorkbench(
    inputFiles(segment),
    async (bench) => (await collect(bench, signal, args)).signatures,
  );
}

const SIGNATURE_OUTPUT = [
  ...['-map', '0:v:0', '-vf', SIGNATURE_FILTERS, '-fps_mode', 'passthrough'],
  ...pipeOutput('rawvideo', 0),
];

async function collect(
  bench: Workbench,
  signal: AbortSignal,
  args: readonly string[],
): Promise<{ signatures: Signature[]; stderr: string }> {
  const limits = { wallMs: JOIN_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  return retryIfKilled(signal, async () => {
    const signatures: Signature[] = [];
    const stderr = await bench.ffmpeg({ args, signal, limits, readers: [signatureReader(signatures)] });
    return { signatures, stderr };
  });
}
