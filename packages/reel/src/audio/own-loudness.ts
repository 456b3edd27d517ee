import { REEL_FPS } from '@cutroom/contract';
import type { HeardFacts } from '../reel-spec.ts';
import { clipSecondsAt } from '../timeline/cut-clock.ts';
import { includesFrame } from '../timeline/frame-span.ts';
import { isSped } from '../timeline/time-map.ts';
import { blocksWithin, gatedLoudness, type LoudnessBlock } from './gated-loudness.ts';
import { type CutAudio, type ReelAudio, UNDER_DUCK_DB } from './reel-audio.ts';

/** What is heard of a reel's cuts, told from the levels that the analysis kept of each clip. */
export function ownBlocks({ cuts }: Pick<ReelAudio, 'cuts'>): LoudnessBlock[] {
  return cuts.every(({ cut }) => cut.audio === undefined)
    ? cuts.flatMap(blocksOf)
    : blocksOfFrames(ownPowers({ cuts }));
}

/** Of each frame in which something is heard. */
export type FramePowers = ReadonlyMap<number, number>;

export function blocksOfFrames(powers: FramePowers): LoudnessBlock[] {
  return [...powers.values()].map((power) => ({ lufs: 10 * Math.log10(power), seconds: 1 / REEL_FPS }));
}

/** Where cuts are heard one over the other, their mean powers add up, frame by frame. */
export function ownPowers({ cuts }: Pick<ReelAudio, 'cuts'>): Map<number, number> {
  const powers = new Map<number, number>();
  for (const audio of cuts) {
    let seconds = audio.start / REEL_FPS;
    for (const block of blocksOf(audio)) {
      const until = seconds + block.seconds;
      for (let frame = Math.round(seconds * REEL_FPS); frame < Math.round(until * REEL_FPS); frame += 1) {
        const isUnder = audio.under.some((span) => includesFrame(span, frame));
        const lufs = block.lufs - (isUnder ? UNDER_DUCK_DB : 0);
        powers.set(frame, (powers.get(frame) ?? 0) + 10 ** (lufs / 10));
      }
      seconds = until;
    }
  }
  return powers;
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
