/** Where the reel is, told on by the page's own clock while no audio runs: without a loudspeaker some browsers never start it. */
export interface CarriedClock {
  /** Where it is by the audio that is heard, or where playing begins. */
  readonly set: (seconds: number) => void;
  /** Where it is without audio: it waits a moment for that to begin, then goes on. */
  readonly carried: () => number;
  /** Whether it was asked to go on without audio, and did, since it was set last. */
  readonly isCarrying: () => boolean;
}

/** Starting takes browsers less; an interruption that is shorter is a pause. */
const PATIENCE_SECONDS = 0.5;

/** @param now seconds of a clock that always runs */
export function carriedClock(now: () => number = () => performance.now() / 1000): CarriedClock {
  let last = { seconds: 0, at: now() };
  let hasGoneOn = false;
  return {
    set: (seconds) => {
      last = { seconds, at: now() };
      hasGoneOn = false;
    },
    carried: () => {
      const beyond = now() - last.at - PATIENCE_SECONDS;
      if (beyond > 0) hasGoneOn = true;
      return last.seconds + Math.max(0, beyond);
    },
    isCarrying: () => hasGoneOn,
  };
}
