import type { ClipAnalysis } from '@cutroom/contract';
import type { ClipFacts } from './clip-facts.ts';
import { hasSpeech } from './clip-traits.ts';
import { cosineOf, isComparable } from './relevance.ts';

/** A take that was exposed otherwise differs by more bits than one that was encoded anew. */
const SAME_FRAME_BITS = 8;
/** Of hashes of two takes whose camera did not stand in quite the same place. */
const SIMILAR_FRAME_BITS = 14;
const SAME_CONTENT_COSINE = 0.95;
const SAME_SHAPE_RATIO = 1.15;

/**
 * Whether two clips show the same picture, as takes of one thing do: by their hashes, and where a downloaded model has looked
 * at both, also by hashes somewhat alike of what that model takes for the same.
 */
export function areNearDuplicates(
  { clip: { analysis: a } }: ClipFacts,
  { clip: { analysis: b } }: ClipFacts,
): boolean {
  const shapeA = a.width / a.height;
  const shapeB = b.width / b.height;
  if (Math.max(shapeA, shapeB) / Math.min(shapeA, shapeB) > SAME_SHAPE_RATIO) return false;
  if (!isTelling(a.pictureHash) || !isTelling(b.pictureHash) || tellDifferentThings(a, b)) return false;
  const bits = differingBits(a.pictureHash, b.pictureHash);
  return bits <= SAME_FRAME_BITS || (bits <= SIMILAR_FRAME_BITS && showTheSame(a, b));
}

const LOOKALIKE_BITS = 16;
const LOOKALIKE_COSINE = 0.9;

/** Whether two clips are of the same thing from about the same place: not takes of one shot, but nobody needs all of them. */
export function areLookalikes(
  { clip: { analysis: a } }: ClipFacts,
  { clip: { analysis: b } }: ClipFacts,
): boolean {
  if (!isTelling(a.pictureHash) || !isTelling(b.pictureHash) || tellDifferentThings(a, b)) return false;
  const isAlike = differingBits(a.pictureHash, b.pictureHash) <= LOOKALIKE_BITS;
  const isSameThing =
    a.embedding !== undefined && b.embedding !== undefined && isComparable(a.embedding, b.embedding)
      ? cosineOf(a.embedding.values, b.embedding.values) >= LOOKALIKE_COSINE
      : a.labels.filter((label) => b.labels.includes(label)).length * 2 >
        Math.max(a.labels.length, b.labels.length);
  return isAlike && isSameThing;
}

const SAME_WORDS_SHARE = 0.6;

/** Who talks into a camera on a shelf looks the same in every clip and says something else; the same only where the words tell so. */
function tellDifferentThings(a: ClipAnalysis, b: ClipAnalysis): boolean {
  if (!hasSpeech(a) || !hasSpeech(b)) return false;
  const [one, other] = [wordsIn(a), wordsIn(b)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared < Math.max(1, SAME_WORDS_SHARE * Math.min(one.size, other.size));
}

function wordsIn({ words = [] }: ClipAnalysis): ReadonlySet<string> {
  return new Set(words.map(({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')));
}

function showTheSame({ embedding: a }: ClipAnalysis, { embedding: b }: ClipAnalysis): boolean {
  if (a === undefined || b === undefined || !isComparable(a, b)) return false;
  return cosineOf(a.values, b.values) >= SAME_CONTENT_COSINE;
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
