import { REEL_FPS } from '@cutroom/contract';
import type { HeardFacts } from '../reel-spec.ts';
import { clipSecondsAt } from '../timeline/cut-clock.ts';
import { isSped } from '../timeline/time-map.ts';
import { blocksWithin, gatedLoudness, type LoudnessBlock } from './gated-loudness.ts';
import type { CutAudio, ReelAudio } from './reel-audio.ts';

/** What is heard of a reel's cuts, told from the levels that the analysis kept of each clip. */
export function ownBlocks({ cuts }: Pick<ReelAudio, 'cuts'>): LoudnessBlock[] {
  return cuts.flatMap(blocksOf);
}

function blocksOf({ cut, isHeard, sourceSeconds, cutFrame, start, end }: CutAudio): LoudnessBlock[] {
  const { heard } = cut;
  if (!isHeard || heard?.loudness == null) return [];
  const untilSeconds = clipSecondsAt(cut, cutFrame + end - start);
  const gainDb = weightingOf(heard) + (cut.gainDb ?? 0);
  const blocks = blocksWithin(heard.loudness, sourceSeconds, untilSeconds, gainDb);
  if (!isSped(cut.speed)) return blocks;
  const stretch = (end - start) / REEL_FPS / (untilSeconds - sourceSeconds);
  return blocks.map(({ lufs, seconds }) => ({ lufs, seconds: seconds * stretch }));
}

/** What lies between a clip's plain levels and its loudness: the weighting of its own frequencies. */
function weightingOf({ loudness, loudnessLufs }: HeardFacts): number {
  if (loudness === null || loudnessLufs === null) return 0;
  const plain = gatedLoudness(blocksWithin(loudness, 0, Number.POSITIVE_INFINITY));
  return plain === null ? 0 : loudnessLufs - plain;
}
