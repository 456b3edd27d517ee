import type { Embedding, FoundClip } from '@cutroom/contract';
import type { IndexedClip } from './clip-index.ts';

/** Cosines of Universal Sentence Encoder Lite from which a clip may be meant, and from which it may be left out. */
const MEANT = 0.55;
const REFUSED = 0.6;
const AS_NEAR = 0.05;

/** The clips whose labels lie nearest to a phrase; what is only near scores below 0.6. */
export function closestClips(
  asked: Embedding,
  clips: readonly IndexedClip[],
  refuses: boolean,
): readonly FoundClip[] {
  const near = clips
    .map(({ clip }) => ({ clipId: clip.clipId, cosine: cosine(asked, clip.analysis?.textEmbedding) }))
    .filter(({ cosine: value }) => value >= (refuses ? REFUSED : MEANT))
    .sort((a, b) => b.cosine - a.cosine);
  const best = near[0]?.cosine ?? 0;
  return near
    .filter(({ cosine: value }) => value >= best - AS_NEAR)
    .map(({ clipId, cosine: value }) => ({
      clipId,
      by: 'meaning',
      score: Math.min(0.59, Math.round(value * 60) / 100),
    }));
}

function cosine(asked: Embedding, of: Embedding | undefined): number {
  if (of === undefined || of.model !== asked.model || of.values.length !== asked.values.length) return 0;
  return of.values.reduce((sum, value, at) => sum + value * (asked.values[at] ?? 0), 0);
}
