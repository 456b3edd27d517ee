import type { ClipFacts } from '../clips/clip-facts.ts';

const SAME_PICTURE_BITS = 6;
const SAME_SHAPE_RATIO = 1.15;

/** Whether two clips show the same picture, as takes of one thing do. */
export function areNearDuplicates(a: ClipFacts, b: ClipFacts): boolean {
  const shapeA = a.clip.analysis.width / a.clip.analysis.height;
  const shapeB = b.clip.analysis.width / b.clip.analysis.height;
  return (
    Math.max(shapeA, shapeB) / Math.min(shapeA, shapeB) <= SAME_SHAPE_RATIO &&
    isTelling(a.clip.analysis.pictureHash) &&
    isTelling(b.clip.analysis.pictureHash) &&
    differingBits(a.clip.analysis.pictureHash, b.clip.analysis.pictureHash) <= SAME_PICTURE_BITS
  );
}

/** A flat picture hashes to all zeros or ones and resembles every other flat one. */
function isTelling(hash: string): boolean {
  const ones = differingBits(hash, '0000000000000000');
  return ones > 2 && ones < 62;
}

/** Hamming distance of two hashes of 16 hex digits. */
export function differingBits(a: string, b: string): number {
  let bits = 0;
  for (let at = 0; at < 16; at += 4) {
    let different = Number.parseInt(a.slice(at, at + 4), 16) ^ Number.parseInt(b.slice(at, at + 4), 16);
    for (; different > 0; different &= different - 1) bits += 1;
  }
  return bits;
}
