import { framePipe } from './frame-pipe.ts';
import { ffmpegPreamble } from './input-arguments.ts';
import { listInput, REEL } from './join-arguments.ts';
import { JOIN_WALL_MS_MAX, STALL_MS_MAX } from './limits.ts';
import { type Loudness, measureArguments, parseLoudness, SILENT } from './loudness.ts';
import { pictureFiles, thinnedPictureArguments } from './piece-arguments.ts';
import type { ReelPiece } from './reel-pieces.ts';
import { PROGRESS_FD, readerFd } from './run-process.ts';
import type { Segment } from './segment-record.ts';
import type { Toolbox, Workbench } from './toolbox.ts';

/** Frames between key pictures, which is also how often the check looks. */
export const GOP_FRAMES = 15;
const WIDTH = 36;
const HEIGHT = 64;

/** A key picture of the reel in 36x64 grey. */
export type Signature = Uint8Array;

/** A piece, and its segment in the reel's directory. */
export interface ReelSegment {
  readonly piece: ReelPiece;
  readonly name: string;
  readonly path: string;
  readonly segment: Segment;
}

/** A piece's key pictures. */
export interface PiecePictures extends ReelSegment {
  readonly pieceIndex: number;
  readonly signatures: readonly Signature[];
}

/** A picture of the finished file that is black or the same as the one before it. */
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

export function meanDifference(a: Signature, b: Signature): number {
  let sum = 0;
  for (const [index, luma] of a.entries()) sum += Math.abs(luma - (b[index] ?? 0));
  return sum / a.length;
}

/** Encoding and scaling change a picture this small by one or two levels; another picture differs by far more. */
export const SAME_PICTURE_DIFFERENCE = 8;
const FROZEN_DIFFERENCE = 0.1;
const BLACK_LUMA = 26;

/**
 * Shares a list of key pictures out among the pieces that were looked at: each begins with one and has one every 15
 * frames. The others bring what an earlier render saw.
 */
export function picturesByPiece(
  segments: readonly ReelSegment[],
  looked: readonly Signature[],
): PiecePictures[] {
  let taken = 0;
  return segments.map((own, pieceIndex) => {
    if (own.segment.signatures !== null) return { ...own, pieceIndex, signatures: own.segment.signatures };
    const pictures = keyPictures(own.piece.frames);
    taken += pictures;
    return { ...own, pieceIndex, signatures: looked.slice(taken - pictures, taken) };
  });
}

export function keyPictures(frames: number): number {
  return Math.ceil(frames / GOP_FRAMES);
}

/** What was seen and heard of the finished file; of its pictures, those that no earlier render saw. */
export interface ReelLook {
  readonly signatures: readonly Signature[];
  readonly loudness: Loudness;
}

/** The list of the segments whose key pictures are looked at. */
export const UNSEEN_LIST = 'unseen.txt';

/**
 * Decodes the whole sound of the finished file, and the key pictures of the segments in the list, in one process and
 * strictly: a picture that does not decode is missing here. That the file holds just these segments is for the
 * comparison of their bytes to show.
 */
export async function lookAtReel(
  bench: Workbench,
  parts: { readonly hasPictures: boolean; readonly hasSound: boolean },
  signal: AbortSignal,
): Promise<ReelLook> {
  if (!parts.hasPictures && !parts.hasSound) return { signatures: [], loudness: SILENT };
  const soundInput = parts.hasPictures ? 1 : 0;
  const { signatures, stderr } = await collect(bench, signal, [
    ...ffmpegPreamble(PROGRESS_FD, 'info'),
    ...(parts.hasPictures ? [...KEY_PICTURES_ONLY, ...STRICT, ...listInput(UNSEEN_LIST)] : []),
    ...(parts.hasSound ? [...STRICT, ...REEL_SOUND] : []),
    ...(parts.hasPictures ? SIGNATURE_OUTPUT : []),
    ...(parts.hasSound ? measureArguments([], 'true', soundInput) : []),
  ]);
  return { signatures, loudness: parts.hasSound ? parseLoudness(stderr) : SILENT };
}

const STRICT = ['-err_detect', 'explode', '-threads', '1'];
const KEY_PICTURES_ONLY = ['-skip_frame', 'nokey', '-skip_loop_filter', 'all'];
const REEL_SOUND = [
  ...['-codec_whitelist', 'aac'],
  ...['-protocol_whitelist', 'file,pipe', '-format_whitelist', 'mov', '-f', 'mov'],
  ...['-i', `file:${REEL.output}`],
];

/** The same pictures as the piece should have, made from the source again without encoding. */
export async function sourceSignatures(
  toolbox: Toolbox,
  piece: ReelPiece,
  signal: AbortSignal,
): Promise<Signature[]> {
  const args = [
    ...thinnedPictureArguments(piece, { everyFrames: GOP_FRAMES, after: SIGNATURE_FILTERS }),
    ...['-map', '[picture]', '-an', '-frames:v', String(keyPictures(piece.frames))],
    ...['-fps_mode', 'passthrough', '-f', 'rawvideo', `pipe:${readerFd(0)}`],
  ];
  return toolbox.withWorkbench(
    pictureFiles(piece),
    async (bench) => (await collect(bench, signal, args)).signatures,
  );
}

/** Single pixels, not means: swscale's wide averages are off by ten levels at thirty to one. */
const SIGNATURE_FILTERS = `scale=${WIDTH}:${HEIGHT}:flags=neighbor,format=gray`;
const SIGNATURE_OUTPUT = [
  ...['-map', '0:v:0', '-vf', SIGNATURE_FILTERS, '-fps_mode', 'passthrough'],
  ...['-f', 'rawvideo', `pipe:${readerFd(0)}`],
];

async function collect(
  bench: Workbench,
  signal: AbortSignal,
  args: readonly string[],
): Promise<{ signatures: Signature[]; stderr: string }> {
  const signatures: Signature[] = [];
  const reader = framePipe(WIDTH * HEIGHT, (bytes) => void signatures.push(bytes));
  const limits = { wallMs: JOIN_WALL_MS_MAX, stallMs: STALL_MS_MAX };
  const stderr = await bench.ffmpeg({ args, signal, limits, readers: [reader] });
  return { signatures, stderr };
}
