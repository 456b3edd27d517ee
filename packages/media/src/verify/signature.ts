import { framePipe } from '../process/frame-pipe.ts';
import { MediaError } from '../process/media-error.ts';
import type { PipeReader } from '../process/run-process.ts';

/** Frames between keyframes, which is also how often the check looks. */
export const GOP_FRAMES = 15;
export const SIGNATURE_WIDTH = 36;
const HEIGHT = 64;

/** Of a reel: three minutes, and as much again. */
const SIGNATURES_MAX = 800;

/** A frame of the reel in 36x64 grey. */
export type Signature = Uint8Array;

/** Single pixels, not means: swscale's wide averages are off by ten levels at thirty to one. */
export const SIGNATURE_FILTERS = `scale=${SIGNATURE_WIDTH}:${HEIGHT}:flags=neighbor,format=gray`;

/** Keyframes of a segment: it begins with one and has one every 15 frames. */
export function keyframeCount(frames: number): number {
  return Math.ceil(frames / GOP_FRAMES);
}

/** Reads raw signatures from a pipe into a list: of every so many the first. */
export function signatureReader(into: Signature[], every = 1): PipeReader {
  return framePipe(SIGNATURE_WIDTH * HEIGHT, (bytes, index) => {
    if (index % every !== 0) return;
    if (into.length >= SIGNATURES_MAX)
      throw new MediaError('too_much_output', 'The tool wrote too many frames.');
    into.push(bytes.slice());
  });
}
