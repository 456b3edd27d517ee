import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { encodedFrames } from '../verify/encoded-frames.ts';
import { readMovieIndex, readVideoSamples } from '../verify/movie-boxes.ts';

/** What a segment is to the byte: its index, and a checksum of every coded frame in decoding order. */
export interface SegmentContent {
  readonly indexHash: string;
  readonly frameChecksums: readonly (number | null)[];
}

/** A file, and the index of the segment that it should be. */
export type SegmentFile = Pick<SegmentContent, 'indexHash'> & { readonly path: string };

/** Reads what a segment holds. @throws MediaError where it is not an MP4 with frames */
export async function readSegment(path: string): Promise<SegmentContent> {
  return { indexHash: await indexHashOf(path), frameChecksums: await encodedFrames(path) };
}

/**
 * Whether a file has that index, and all bytes that it speaks of: so much a join needs. A damaged index is not even parsed.
 * The frames are compared once, in the finished reel, with those that the segment had.
 */
export async function isSegmentOf({ path, indexHash }: SegmentFile): Promise<boolean> {
  if ((await indexHashOf(path)) !== indexHash) return false;
  const ends = (await readVideoSamples(path)).map(({ offset, bytes }) => offset + bytes);
  return (await stat(path)).size >= Math.max(...ends);
}

async function indexHashOf(path: string): Promise<string> {
  return createHash('sha1')
    .update(await readMovieIndex(path))
    .digest('base64');
}
