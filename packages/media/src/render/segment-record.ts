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
  readonly frameChecksums: readonly number[];
  readonly signatures: readonly Signature[];
}

/** A segment's record once its keyframes have passed the check; null where a frame is not whole. */
export function recordOf(
  { indexHash, frameChecksums }: SegmentContent,
  signatures: readonly Signature[],
): SegmentRecord | null {
  const whole = frameChecksums.filter((checksum) => checksum !== null);
  return whole.length === frameChecksums.length ? { indexHash, frameChecksums: whole, signatures } : null;
}

const recordSchema = z.object({
  indexHash: z.string(),
  frames: z.array(z.number()),
  signatures: z.array(z.base64()),
});

/** Writes a record as two lines: the hash of the second, and the record. */
export async function writeRecord(path: string, record: SegmentRecord): Promise<void> {
  const { indexHash, frameChecksums } = record;
  const signatures = record.signatures.map((signature) => Buffer.from(signature).toString('base64'));
  const text = JSON.stringify({ indexHash, frames: frameChecksums, signatures });
  await writeOwnFile(path, `${hashOf(text)}\n${text}`);
}

/** @returns null where the file is damaged, of an older form, or no record of a segment of so many frames */
export async function readRecord(path: string, frames: number): Promise<SegmentRecord | null> {
  const [hash, text = ''] = (await readFile(path, 'utf8')).split('\n');
  if (hash !== hashOf(text)) return null;
  const record = recordSchema.safeParse(JSON.parse(text));
  if (!record.success) return null;
  const { indexHash, frames: frameChecksums, signatures } = record.data;
  if (frameChecksums.length !== frames || signatures.length !== keyframeCount(frames)) return null;
  return { indexHash, frameChecksums, signatures: signatures.map((base64) => Buffer.from(base64, 'base64')) };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
