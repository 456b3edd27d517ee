import { firstLevel, gatedLoudness, mixBlocks, type ReelTimeline } from '@cutroom/reel';

/**
 * The gain that brings the reel to its loudness, told from the levels that the analysis kept of each clip and of the
 * track: gated as by EBU R 128, without hearing a sample. 0 where nothing is known or nothing is to be levelled.
 */
export function playbackLevel(timeline: ReelTimeline): number {
  const integratedLufs = gatedLoudness(mixBlocks(timeline));
  if (integratedLufs === null) return 0;
  return firstLevel({ integratedLufs, truePeakDbtp: null })?.gainDb ?? 0;
}
