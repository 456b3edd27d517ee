import type { AudioTrack } from './audio-track.ts';

/** A clock that is not heard, for a reel that plays by itself: browsers run the clock of audio only after a press. */
export function silentTrack(nowMs: () => number = () => performance.now()): AudioTrack {
  let zeroAtMs: number | null = null;
  const stop = (): void => {
    zeroAtMs = null;
  };
  return {
    play: (fromSeconds) => {
      zeroAtMs = nowMs() - fromSeconds * 1000;
    },
    heardSeconds: () => (zeroAtMs === null ? null : (nowMs() - zeroAtMs) / 1000),
    stop,
    release: stop,
    setReel: nothing,
    wake: nothing,
    isCutOff: () => false,
    askAgain: nothing,
    setMuted: nothing,
  };
}

function nothing(): void {
  // There is nothing to hear.
}
