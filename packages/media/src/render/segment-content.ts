import { createHash } from 'node:crypto';
import { encodedFrames, mismatchedFrames } from '../verify/encoded-frames.ts';
import { readMovieIndex } from '../verify/movie-boxes.ts';

/** What a segment is to the byte: its index, and a checksum of every coded frame in decoding order. */
export interface SegmentContent {
  readonly indexHash: string;
  readonly frameChecksums: readonly (number | null)[];
}

/** A file, and the segment that it should be. */
export interface SegmentFile {
  readonly path: string;
  readonly content: SegmentContent;
}

/** Reads what a segment holds. @throws MediaError where it is not an MP4 with frames */
export async function readSegment(path: string): Promise<SegmentContent> {
  return { indexHash: await indexHashOf(path), frameChecksums: await encodedFrames(path) };
}

/** Whether it is that to the byte. Its index comes first: a damaged one is not even parsed. */
export async function isSegmentOf({ path, content }: SegmentFile): Promise<boolean> {
  if ((await indexHashOf(path)) !== content.indexHash) return false;
  return mismatchedFrames(await encodedFrames(path), content.frameChecksums).length === 0;
}

async function indexHashOf(path: string): Promise<string> {
  return createHash('sha1')
    .update(await readMovieIndex(path))
    .digest('base64');
}
