import { REEL_FPS } from '@cutroom/contract';
import { cutTimeMap, isSped, meanRate, type ReelCut } from '@cutroom/reel';
import type { EditCut, EditSpeed, SpeedKey } from './edit-cut.ts';

/** Straight lines between so many frames of a ramp are within a tenth of a frame of it, unless it is a steep one. */
const RAMP_STEP_FRAMES = 6;

/** @returns null of a cut that plays as it was filmed */
export function editSpeed(cut: Pick<ReelCut, 'frames' | 'speed'>): EditSpeed | null {
  const { frames, speed } = cut;
  if (speed === undefined || !isSped(speed)) return null;
  const { toClip } = cutTimeMap(cut);
  const isSteady = speed.every(({ rate }) => rate === speed[0]?.rate);
  const steps = isSteady ? 1 : Math.max(1, Math.ceil(frames / RAMP_STEP_FRAMES));
  const reelFrames = Array.from({ length: steps + 1 }, (_, step) => Math.round((step * frames) / steps));
  return {
    meanRate: meanRate(speed),
    keys: [...new Set(reelFrames)].map((reelFrame) => ({
      reelFrame,
      clipFrame: toClip(reelFrame / REEL_FPS) * REEL_FPS,
    })),
  };
}

/**
 * Where a cut begins on the clock that editors give a retimed clip: that of its file as long as it plays as filmed, else
 * one on which the whole file plays at the speed of the cut's beginning up to there.
 */
export function retimedStart({ sourceStart, speed }: Pick<EditCut, 'sourceStart' | 'speed'>): number {
  return speed === null ? sourceStart : Math.round(sourceStart / firstRate(speed));
}

/** The same clock's frames and the file's, from the file's beginning to its end. */
export function retimedKeys(cut: EditCut, speed: EditSpeed): SpeedKey[] {
  const start = retimedStart(cut);
  const inside = speed.keys.map(({ reelFrame, clipFrame }) => ({
    reelFrame: start + reelFrame,
    clipFrame: cut.sourceStart + clipFrame,
  }));
  const rest = cut.media.frames - (inside.at(-1)?.clipFrame ?? 0);
  const last = {
    reelFrame: (inside.at(-1)?.reelFrame ?? 0) + rest / lastRate(speed),
    clipFrame: cut.media.frames,
  };
  const before = start > 0 ? [{ reelFrame: 0, clipFrame: 0 }] : [];
  return [...before, ...inside, ...(rest >= 1 ? [last] : [])];
}

function firstRate({ keys }: EditSpeed): number {
  return rateBetween(keys[0], keys[1]);
}

function lastRate({ keys }: EditSpeed): number {
  return rateBetween(keys.at(-2), keys.at(-1));
}

function rateBetween(a: SpeedKey | undefined, b: SpeedKey | undefined): number {
  if (a === undefined || b === undefined || b.reelFrame <= a.reelFrame) return 1;
  return (b.clipFrame - a.clipFrame) / (b.reelFrame - a.reelFrame);
}
