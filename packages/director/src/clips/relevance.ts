import type { Embedding } from '@cutroom/contract';
import type { DirectorClip } from '../director-clip.ts';

/**
 * How near each clip's picture lies to the wish among the clips that were looked at by the same model: 0 the farthest,
 * 1 the nearest, by rank, because the cosines of an image-text model all lie close together. Clips alike share a rank.
 * @returns by clip id, in which clips without a comparable embedding are missing; empty where fewer than two have one
 */
export function relevanceOf(
  clips: readonly DirectorClip[],
  wish: Embedding | undefined,
): ReadonlyMap<string, number> {
  if (wish === undefined) return new Map();
  const near = clips.flatMap(({ clipId, analysis: { embedding } }) =>
    embedding !== undefined && isComparable(embedding, wish)
      ? [{ clipId, cosine: cosineOf(embedding.values, wish.values) }]
      : [],
  );
  if (near.length < 2) return new Map();
  return new Map(
    near.map(({ clipId, cosine }) => {
      const farther = near.filter((other) => other.cosine < cosine - ALIKE).length;
      const alike = near.filter((other) => Math.abs(other.cosine - cosine) <= ALIKE).length - 1;
      return [clipId, (farther + alike / 2) / (near.length - 1)];
    }),
  );
}

/** Embeddings are stored with four digits. */
const ALIKE = 1e-4;

export function isComparable(embedding: Embedding, wish: Embedding): boolean {
  return embedding.model === wish.model && embedding.values.length === wish.values.length;
}

export function cosineOf(a: readonly number[], b: readonly number[]): number {
  let dot = 0;
  let lengths = 0;
  let otherLengths = 0;
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? 0;
    dot += value * other;
    lengths += value * value;
    otherLengths += other * other;
  }
  return lengths === 0 || otherLengths === 0 ? 0 : dot / Math.sqrt(lengths * otherLengths);
}
