import { REEL_FPS } from '@cutroom/contract';
import {
  cutTimeMap,
  type FrameLayer,
  overlapHalfFrames,
  type ReelFrame,
  type ReelTimeline,
  sourceSecondsAt,
} from '@cutroom/reel';
import type { LiveCut } from './live-cut.ts';
import type { StartDelay } from './start-delay.ts';
import { seek, seekOnceFree, type WantedVideo } from './video-pool.ts';

/** Closer than this to the clock nothing is done: half a frame of a screen. */
const IN_STEP_SECONDS = 0.008;
/** What is late is made up for in so long. A changed rate takes a video about 0.1 s to follow: in less it would swing. */
const CATCH_UP_SECONDS = 0.35;
/** Every change of a rate shakes a video's clock a little: small ones are left. */
const RATE_STEP = 0.03;
/** A video may run so much faster or slower to come into step; more is seen. */
const RATE_CHANGE_MAX = 0.15;
/** Farther away than this it is not the cut's own running that is late: the clip was just taken up. */
const LOST_SECONDS = 1;
/** A video that waits runs so long before its cut: time to come into step; cuts of half a second leave the rest for its seek. */
const PREROLL_SECONDS = 0.2;

/** Where a video has to stand for the frame that the reel shows at a second of its clip. */
export function wantedSeconds({
  sourceSeconds,
  reachSeconds,
}: Pick<FrameLayer, 'sourceSeconds' | 'reachSeconds'>): number {
  return sourceSeconds + reachSeconds * 0.9;
}

/** Where the reel is. */
export interface ReelMoment {
  /** Its frame then: what is rounded to the next one is not told by the seconds. */
  readonly frameIndex: number;
  readonly seconds: number;
}

/** Runs a video along with the clock: a little faster or slower where it has come out of step, never by seeking. */
export function followClock(
  video: HTMLVideoElement,
  timeline: ReelTimeline<LiveCut>,
  layer: Pick<FrameLayer<LiveCut>, 'cut' | 'cutIndex' | 'sourceSeconds' | 'reachSeconds'>,
  { frameIndex, seconds }: ReelMoment,
  delay: StartDelay,
): void {
  const { cut, cutIndex, sourceSeconds } = layer;
  const frame = frameIndex - (timeline.cuts[cutIndex]?.start ?? 0);
  const isHeld = sourceSecondsAt(cut, frame + 1) <= sourceSeconds;
  const wanted = wantedSeconds(layer);
  if (isHeld) {
    // The clip has no more: its last frame stands. Playing on from a clip's end would begin it anew.
    if (!video.paused) video.pause();
    if (!video.seeking) seek(video, wanted);
    return;
  }
  if (video.paused) start(video, delay);
  const rate = cutTimeMap(cut).rateAt(frame / REEL_FPS);
  const intoFrame = seconds - frameIndex / REEL_FPS;
  // In seconds of the reel. A frame stands as long before what is heard as after it.
  const late = intoFrame + (sourceSeconds - video.currentTime) / rate;
  if (Math.abs(late) > LOST_SECONDS && !video.seeking) seek(video, wanted);
  if (delay.isRunning(video)) setRate(video, rate, rateFor(late));
}

/** Asks a video to play. Refused only where a press would be too: then its first frame stands until it may. */
function start(video: HTMLVideoElement, delay: StartDelay): void {
  delay.asked(video);
  video.play().catch(() => undefined);
}

function setRate(video: HTMLVideoElement, own: number, change: number): void {
  const isSame = change !== 1 && Math.abs(video.playbackRate / own - change) < RATE_STEP;
  if (!isSame && video.playbackRate !== own * change) video.playbackRate = own * change;
}

/** @param lateSeconds how far the video is behind the clock; negative where it is ahead */
export function rateFor(lateSeconds: number): number {
  if (Math.abs(lateSeconds) < IN_STEP_SECONDS) return 1;
  return 1 + Math.max(-RATE_CHANGE_MAX, Math.min(RATE_CHANGE_MAX, lateSeconds / CATCH_UP_SECONDS));
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
    const inPoint = Math.max(0, sourceSecondsAt(cut, -half));
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

/**
 * Waits at its place before its in-point, and runs in step with the clock when its cut is so near.
 * @param now seconds of the reel
 */
export function readyNext(
  video: HTMLVideoElement | null,
  { seconds, rate, startSeconds, prerollSeconds }: NextVideo,
  now: number,
  delay: StartDelay,
): void {
  if (video === null) return;
  const untilRunning = startSeconds - now - prerollSeconds;
  if (untilRunning > delay.seconds()) {
    if (!video.paused) video.pause();
    video.playbackRate = rate;
    seekOnceFree(video, seconds);
  } else if (video.paused) {
    if (!video.seeking) start(video, delay);
  } else if (delay.isRunning(video)) {
    setRate(video, rate, rateFor((seconds - video.currentTime) / rate - untilRunning));
  }
}
