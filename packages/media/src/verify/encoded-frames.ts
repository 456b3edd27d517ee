import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { openRegularFile } from '../process/regular-file.ts';
import { readVideoSamples, type SampleRange } from './movie-boxes.ts';

/**
 * What is coded of every frame of an MP4 that this package made, in decoding order, as a checksum: two files with equal
 * lists show the same frames. null is a frame whose bytes are not whole. Reads the file once, decodes nothing.
 */
export async function encodedFrames(path: string): Promise<(number | null)[]> {
  const samples = await readVideoSamples(path);
  const file = await openRegularFile(path, Number.POSITIVE_INFINITY);
  try {
    const frames: (number | null)[] = [];
    // One memory for all blocks: megabytes of garbage cost more than the reading.
    const memory = Buffer.allocUnsafe(Math.max(BLOCK_BYTES, ...samples.map(({ bytes }) => bytes)));
    let block: Block = { offset: 0, bytes: memory.subarray(0, 0) };
    for (const sample of samples) {
      if (!doesHold(block, sample)) block = await readBlock(file, sample.offset, memory);
      const from = sample.offset - block.offset;
      frames.push(frameChecksum(block.bytes.subarray(from, from + sample.bytes)));
    }
    return frames;
  } finally {
    await file.close();
  }
}

/** Frames of the reel that are not the segments' own, by number. Pure. */
export function mismatchedFrames(
  reel: readonly (number | null)[],
  segments: readonly (number | null)[],
): number[] {
  const count = Math.max(reel.length, segments.length);
  return Array.from({ length: count }, (_, index) => index).filter((index) => {
    const frame = reel[index];
    return frame === null || frame === undefined || frame !== segments[index];
  });
}

/** A stretch of a file. */
interface Block {
  readonly offset: number;
  readonly bytes: Buffer;
}

/** Reading frame by frame would cost more than the checksums. */
const BLOCK_BYTES = 1024 * 1024;

function doesHold({ offset, bytes }: Block, sample: SampleRange): boolean {
  return sample.offset >= offset && sample.offset + sample.bytes <= offset + bytes.length;
}

/** Fills the memory from an offset on; less than all of it where the file ends. */
async function readBlock(file: FileHandle, offset: number, memory: Buffer): Promise<Block> {
  const { bytesRead } = await file.read(memory, 0, memory.length, offset);
  return { offset, bytes: memory.subarray(0, bytesRead) };
}

/** NAL unit types of slices (ITU-T H.264, table 7-1): parameter sets may be repeated by a join, slices may not. */
const SLICES = new Set([1, 5]);

/**
 * CRC-32 (ITU-T V.42): what is compared are files that nobody but this package writes, so that damage is looked for and no
 * forgery. One in four thousand million damaged frames would pass for whole; a keyframe among them still has to decode.
 */
function frameChecksum(sample: Buffer): number | null {
  let checksum = 0;
  let slices = 0;
  let at = 0;
  while (at + 5 <= sample.length) {
    const end = at + 4 + sample.readUInt32BE(at);
    if (end > sample.length) return null;
    if (SLICES.has((sample[at + 4] ?? 0) & 0x1f)) {
      checksum = crc32(sample.subarray(at + 4, end), checksum);
      slices += 1;
    }
    at = end;
  }
  return slices === 0 || at !== sample.length ? null : checksum;
}
