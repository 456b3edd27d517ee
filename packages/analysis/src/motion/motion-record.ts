import type { GlobalMotion } from './global-motion.ts';

/**
 * What happened between a frame and the one before it. Where frames between them were not looked at, `ownChange` and
 * `changeColumns` are what one of them will have changed.
 */
export interface MotionStep extends GlobalMotion {
  readonly atSeconds: number;
  /** Since the frame before. */
  readonly elapsedSeconds: number;
  /** Between two frames, whether looked at or not. */
  readonly frameSeconds: number;
  /** Share of the light that changed its level, 0-1. */
  readonly lightChange: number;
}

export interface MotionRecord {
  readonly steps: readonly MotionStep[];
  /** Seconds of the first frame of every shot but the first. */
  readonly cuts: readonly number[];
  /**
   * Those of the cuts before which there are frames that were not looked at, in time order: the new shot may begin with one of
   * them. All of them in a clip with more frames than are looked at, of which two may share a time.
   */
  readonly unsureCuts: readonly UnsureCut[];
}

export interface UnsureCut {
  /** Of the last frame that was seen of the shot before. */
  readonly afterSeconds: number;
  /** Until when that is shown. */
  readonly shotEndSeconds: number;
  readonly atSeconds: number;
  /** That there is a cut is beyond doubt, its frame is not. */
  readonly isClear: boolean;
}
