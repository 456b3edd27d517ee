import { REEL_FPS } from '@cutroom/contract';
import {
  cutTimeMap,
  type FrameLayer,
  frameReachSeconds,
  overlapHalfFrames,
  type ReelFrame,
  type ReelTimeline,
  sourceSecondsAt,
} from '@cutroom/reel';
import type { LiveCut } from './live-cut.ts';
import { seek, type WantedVideo } from './video-pool.ts';

/** Closer than this to the clock nothing is done: a frame of a screen. */
const IN_STEP_SECONDS = 0.016;
/** A video may run so much faster or slower to come into step; more is seen. */
const RATE_CHANGE_MAX = 0.15;
/** Farther away than this it is not the cut's own running that is late: the clip was just taken up. */
const LOST_SECONDS = 1;
/** A video that waits is started so long before its cut: browsers take a few frames to begin. */
const PREROLL_SECONDS = 0.1;

/** Where a video has to stand for the frame that the reel shows at a second of its clip. */
export function wantedSeconds({
  sourceSeconds,
  reachSeconds,
}: Pick<FrameLayer, 'sourceSeconds' | 'reachSeconds'>): number {
  return sourceSeconds + reachSeconds * 0.9;
}

/** Runs a video along with the clock: a little faster or slower where it has come out of step, never by seeking. */
export function followClock(
  video: HTMLVideoElement,
  timeline: ReelTimeline<LiveCut>,
  layer: Pick<FrameLayer<LiveCut>, 'cut' | 'cutIndex' | 'sourceSeconds' | 'reachSeconds'>,
  seconds: number,
): void {
  const { cut, cutIndex, sourceSeconds } = layer;
  const frame = Math.floor(seconds * REEL_FPS) - (timeline.cuts[cutIndex]?.start ?? 0);
  const isHeld = sourceSecondsAt(cut, frame + 1) <= sourceSeconds;
  const wanted = wantedSeconds(layer);
  if (isHeld) {
    // The clip has no more: its last frame stands. Playing on from a clip's end would begin it anew.
    if (!video.paused) video.pause();
    if (!video.seeking) seek(video, wanted);
    return;
  }
  if (video.paused) video.play().catch(() => undefined);
  const rate = cutTimeMap(cut).rateAt(frame / REEL_FPS);
  const intoFrame = (seconds * REEL_FPS - Math.floor(seconds * REEL_FPS)) / REEL_FPS;
  // In seconds of the reel.
  const late = intoFrame + (wanted - video.currentTime) / rate;
  if (Math.abs(late) > LOST_SECONDS && !video.seeking) seek(video, wanted);
  video.playbackRate = rate * rateFor(late);
}

/** @param lateSeconds how far the video is behind the clock; negative where it is ahead */
export function rateFor(lateSeconds: number): number {
  if (Math.abs(lateSeconds) < IN_STEP_SECONDS) return 1;
  return 1 + Math.max(-RATE_CHANGE_MAX, Math.min(RATE_CHANGE_MAX, lateSeconds));
}

/** A video that is needed soon, where it waits, and when it has to run. */
export interface NextVideo extends WantedVideo {
  /** When it is first seen, in seconds of the reel. */
  readonly startSeconds: number;
  /** At which it runs then. */
  readonly rate: number;
  /** How long before that it starts. */
  readonly prerollSeconds: number;
}

/** Of the cuts that come after those in the frame, as many as there are and no more than `count`, the nearest first. */
export function nextVideos(
  { cuts }: ReelTimeline<LiveCut>,
  { layers }: ReelFrame<LiveCut>,
  count: number,
  sourceOf: (layer: { readonly cut: LiveCut }) => string,
): NextVideo[] {
  const first = Math.max(...layers.map((layer) => layer.cutIndex)) + 1;
  return cuts.slice(first, first + count).map(({ cut, start, before }, index) => {
    const half = overlapHalfFrames(before);
    const inPoint = wantedSeconds({
      sourceSeconds: sourceSecondsAt(cut, -half),
      reachSeconds: frameReachSeconds(cut, -half),
    });
    const rate = cutTimeMap(cut).rateAt(-half / REEL_FPS);
    const prerollSeconds = Math.min(PREROLL_SECONDS, inPoint / rate);
    return {
      cutIndex: first + index,
      url: sourceOf({ cut }),
      isEarly: index > 0,
      seconds: inPoint - prerollSeconds * rate,
      rate,
      startSeconds: (start - half) / REEL_FPS,
      prerollSeconds,
    };
  });
}
