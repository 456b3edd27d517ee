import { REEL_FPS } from '@cutroom/contract';
import type { ReelCut, SourceFacts } from '../reel-spec.ts';
import { cutTimeMap } from './time-map.ts';

/** Consecutive frames of a cut. Before its first and after its last the clip itself goes on. */
export interface CutView<Cut extends ReelCut = ReelCut> {
  readonly cut: Cut;
  /** Counted from the cut's first frame; negative before it. */
  readonly startFrame: number;
  readonly frames: number;
  /** Frames beyond both ends of the cut that any view of it may show: its crop's path is laid over them too. */
  readonly marginFrames: number;
}

/** The nearest second of a clip at which there is a frame to show. */
export function clampToFrames(
  { durationSeconds }: Pick<SourceFacts, 'durationSeconds'>,
  seconds: number,
): number {
  return Math.max(0, Math.min(seconds, durationSeconds - 1 / REEL_FPS));
}

/** The second of the clip that stands at the cut's frame 0. There is always a frame at it. */
export function cutStartSeconds(cut: ReelCut): number {
  return clampToFrames(cut.source.probe, cut.startSeconds);
}

/** The second of the clip at which a cut ends, as it is asked for. */
export function cutEndSeconds(cut: Pick<ReelCut, 'startSeconds' | 'frames' | 'speed'>): number {
  return cut.startSeconds + takenOf(cut);
}

/** The second of the clip that stands at a frame of the cut, as it is asked for. Whole frames or parts of them. */
export function clipSecondsAt(
  cut: Pick<ReelCut, 'startSeconds' | 'frames' | 'speed'>,
  frame: number,
): number {
  return cut.startSeconds + cutTimeMap(cut).toClip(frame / REEL_FPS);
}

/** The frame of the cut, or the part of one, at which a second of the clip stands. */
export function cutFrameAt(
  cut: Pick<ReelCut, 'startSeconds' | 'frames' | 'speed'>,
  clipSeconds: number,
): number {
  return cutTimeMap(cut).toReel(clipSeconds - cut.startSeconds) * REEL_FPS;
}

function takenOf(cut: Pick<ReelCut, 'frames' | 'speed'>): number {
  return cutTimeMap(cut).toClip(cut.frames / REEL_FPS);
}

/** Where a view really begins: beyond the clip's last frame there is nothing to begin with, so that one is held. */
export function shownStartFrame({ cut, startFrame }: Pick<CutView, 'cut' | 'startFrame'>): number {
  const lastFrameSeconds = clampToFrames(cut.source.probe, Number.POSITIVE_INFINITY);
  const last = Math.floor(cutTimeMap(cut).toReel(lastFrameSeconds - cutStartSeconds(cut)) * REEL_FPS + 1e-6);
  return Math.min(startFrame, Math.max(0, last));
}

/** Where a view's frames begin in the clip; negative where its first frame is held before it. */
export function viewStartSeconds(view: CutView): number {
  return cutStartSeconds(view.cut) + cutTimeMap(view.cut).toClip(shownStartFrame(view) / REEL_FPS);
}

/** Seconds by which a shot's bounds may be off by rounding, in the clip's own timestamps. */
export const SHOT_ROUNDING_SECONDS = 0.01;

/** The part of the clip that a cut and its transitions may show. */
export interface ShownShot {
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

/**
 * Margins of a cut stay inside its shot: the flash of another one in a crossfade looks like a fault. What the cut itself
 * shows is never held back, even where someone made it span two shots.
 * @returns null where the cut's shot is not known
 */
export function shownShot(cut: ReelCut): ShownShot | null {
  if (cut.shot === undefined) return null;
  const start = cutStartSeconds(cut);
  return {
    fromSeconds: Math.min(cut.shot.startSeconds, start),
    toSeconds: Math.max(cut.shot.endSeconds, start + takenOf(cut)),
  };
}

/**
 * The second of the clip that a frame of a cut shows: the clip's frame that is nearest in the reel's time,
 * `frameReachSeconds` either way. Where the clip or the shot has no more, the first or the last frame is held.
 * @param frame counted from the cut's first; negative and beyond its last inside a crossfade
 */
export function sourceSecondsAt(cut: ReelCut, frame: number): number {
  const seconds = clampToFrames(
    cut.source.probe,
    cutStartSeconds(cut) + cutTimeMap(cut).toClip(frame / REEL_FPS),
  );
  const shot = frame < 0 || frame >= cut.frames ? shownShot(cut) : null;
  if (shot === null) return seconds;
  const last = shot.toSeconds - SHOT_ROUNDING_SECONDS - FRAME_REACH_SECONDS;
  return Math.max(shot.fromSeconds, Math.min(seconds, Math.max(shot.fromSeconds, last)));
}

/**
 * A frame of the reel shows the last frame of the clip that begins less than this after `sourceSecondsAt`: half a frame of
 * the reel, in the clip's time.
 */
export function frameReachSeconds(cut: ReelCut, frame: number): number {
  const rate = cutTimeMap(cut).rateAt((frame + 0.25) / REEL_FPS);
  // Beyond its ends the next shot may be that near.
  return FRAME_REACH_SECONDS * (frame < 0 || frame >= cut.frames ? Math.min(1, rate) : rate);
}

/** Of a cut that plays as it was filmed. */
export const FRAME_REACH_SECONDS = 0.5 / REEL_FPS;
