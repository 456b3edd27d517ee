/** How long this browser takes from being asked to play until a video runs: it is asked so much earlier. */
export interface StartDelay {
  readonly seconds: () => number;
  /** The video was asked to play. */
  readonly asked: (video: RunningVideo) => void;
  /** Whether it runs so long that its place tells something; looked at with every screen. */
  readonly isRunning: (video: RunningVideo) => boolean;
}

type RunningVideo = Pick<HTMLVideoElement, 'currentTime' | 'playbackRate'>;

/** What a Chromium takes on an idle machine. */
const FIRST_SECONDS = 0.04;
const SECONDS_MAX = 0.25;
/** Browsers set a clock that has begun right once or twice; after that it is believed. */
const SETTLING_SECONDS = 0.12;
/** What the latest start counts. */
const LATEST_SHARE = 0.3;

interface Start {
  readonly at: number;
  readonly from: number;
  readonly rate: number;
}

/** @param now seconds of a clock that always runs */
export function startDelay(now: () => number = () => performance.now() / 1000): StartDelay {
  let seconds = FIRST_SECONDS;
  const starts = new WeakMap<RunningVideo, Start>();
  return {
    seconds: () => seconds,
    asked: (video) => {
      starts.set(video, { at: now(), from: video.currentTime, rate: video.playbackRate });
    },
    isRunning: (video) => {
      const start = starts.get(video);
      if (start === undefined) return true;
      const elapsed = now() - start.at;
      const played = (video.currentTime - start.from) / start.rate;
      if (played <= 0 || elapsed < seconds + SETTLING_SECONDS) return false;
      starts.delete(video);
      const delay = elapsed - played;
      // Anything else was a seek, or a file that had to be fetched.
      if (delay >= 0 && delay <= SECONDS_MAX) seconds += (delay - seconds) * LATEST_SHARE;
      return true;
    },
  };
}
