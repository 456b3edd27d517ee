import { CLIP_SECONDS_MIN } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';

/** The clips that may still be used, and why others may not. */
export interface Pool {
  clips: readonly ClipFacts[];
  readonly dropped: Map<ClipFacts, string>;
  readonly unmet: string[];
}

export function longEnough(clips: readonly ClipFacts[]): Pool {
  const pool: Pool = { clips, dropped: new Map(), unmet: [] };
  pool.clips = clips.filter((facts) => facts.durationSeconds >= CLIP_SECONDS_MIN);
  for (const facts of clips)
    if (!pool.clips.includes(facts)) pool.dropped.set(facts, 'It is too short to use.');
  return pool;
}

/** @param otherwise what is said where that would leave no clip; '' for nothing */
export function keepOnly(
  pool: Pool,
  keep: (facts: ClipFacts) => boolean,
  why: string,
  otherwise: string,
): void {
  const kept = pool.clips.filter(keep);
  if (kept.length === 0) {
    if (otherwise !== '') pool.unmet.push(otherwise);
    return;
  }
  for (const facts of pool.clips) if (!kept.includes(facts)) pool.dropped.set(facts, why);
  pool.clips = kept;
}
