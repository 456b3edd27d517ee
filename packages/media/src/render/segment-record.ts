import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeOwnFile } from '../process/regular-file.ts';
import { keyframeCount, type Signature } from '../verify/signature.ts';
import type { SegmentContent } from './segment-content.ts';

/** A segment that is ready to be joined. */
export interface EncodedSegment extends SegmentContent {
  /** Its keyframes where an earlier render inspected them and accepted them. */
  readonly signatures: readonly Signature[] | null;
  /** Its keyframes as they were given to the encoder just now; null where it comes from the cache. */
  readonly encoderInput: readonly Signature[] | null;
}

/** What the cache keeps beside a segment that passed the check. */
export interface SegmentRecord extends SegmentContent {
  readonly frameHashes: readonly string[];
  readonly signatures: readonly Signature[];
}

/** A segment's record once its keyframes have passed the check; null where a frame is not whole. */
export function recordOf(
  { indexHash, frameHashes }: SegmentContent,
  signatures: readonly Signature[],
): SegmentRecord | null {
  const whole = frameHashes.filter((hash) => hash !== null);
  return whole.length === frameHashes.length ? { indexHash, frameHashes: whole, signatures } : null;
}

const recordSchema = z.object({
  indexHash: z.string(),
  frames: z.array(z.string()),
  signatures: z.array(z.base64()),
});

/** Writes a record as two lines: the hash of the second, and the record. */
export async function writeRecord(path: string, record: SegmentRecord): Promise<void> {
  const { indexHash, frameHashes } = record;
  const signatures = record.signatures.map((signature) => Buffer.from(signature).toString('base64'));
  const text = JSON.stringify({ indexHash, frames: frameHashes, signatures });
  await writeOwnFile(path, `${hashOf(text)}\n${text}`);
}

/** @returns null where the file is damaged or is no record of a segment of so many frames */
export async function readRecord(path: string, frames: number): Promise<SegmentRecord | null> {
  const [hash, text = ''] = (await readFile(path, 'utf8')).split('\n');
  if (hash !== hashOf(text)) return null;
  const { indexHash, frames: frameHashes, signatures } = recordSchema.parse(JSON.parse(text));
  if (frameHashes.length !== frames || signatures.length !== keyframeCount(frames)) return null;
  return { indexHash, frameHashes, signatures: signatures.map((base64) => Buffer.from(base64, 'base64')) };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
