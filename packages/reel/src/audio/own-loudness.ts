import { REEL_FPS } from '@cutroom/contract';
import type { HeardFacts } from '../reel-spec.ts';
import { blocksWithin, gatedLoudness, type LoudnessBlock } from './gated-loudness.ts';
import type { CutAudio, ReelAudio } from './reel-audio.ts';

/** What is heard of a reel's cuts, told from the levels that the analysis kept of each clip. */
export function ownBlocks({ cuts }: Pick<ReelAudio, 'cuts'>): LoudnessBlock[] {
  return cuts.flatMap(blocksOf);
}

function blocksOf({ cut, isHeard, sourceSeconds, start, end }: CutAudio): LoudnessBlock[] {
  const { heard } = cut;
  if (!isHeard || heard?.loudness == null) return [];
  const untilSeconds = sourceSeconds + (end - start) / REEL_FPS;
  return blocksWithin(heard.loudness, sourceSeconds, untilSeconds, weightingOf(heard) + (cut.gainDb ?? 0));
}

/** What lies between a clip's plain levels and its loudness: the weighting of its own frequencies. */
function weightingOf({ loudness, loudnessLufs }: HeardFacts): number {
  if (loudness === null || loudnessLufs === null) return 0;
  const plain = gatedLoudness(blocksWithin(loudness, 0, Number.POSITIVE_INFINITY));
  return plain === null ? 0 : loudnessLufs - plain;
}
