import { AUDIO_RATE } from './audio-format.ts';
import type { GainPoint } from './gain-points.ts';

/** A stretch in which a gain is down, in seconds, and how far. */
interface DuckedStretch {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly depthDb: number;
}

/** How long a gain takes to go down before a stretch and up again after it. */
export interface DuckRamps {
  readonly downSeconds: number;
  readonly upSeconds: number;
}

/** One that goes on at another depth is this long on its way: shorter clicks. */
const STEP_SECONDS = 0.05;

/**
 * A gain that is down during stretches: it is there when one begins and starts up when it ends. Where the next begins before it
 * would be up again, it stays down.
 * @param stretches in order
 * @returns none where there is nothing to go down for
 */
export function duckPoints(stretches: readonly DuckedStretch[], ramps: DuckRamps): GainPoint[] {
  const { downSeconds, upSeconds } = ramps;
  const hasTimeToRise = (endSeconds: number, nextStartSeconds: number): boolean =>
    nextStartSeconds - endSeconds >= upSeconds + downSeconds;
  return stretches
    .flatMap(({ startSeconds, endSeconds, depthDb }, index) => {
      const gain = 10 ** (-depthDb / 20);
      const before = stretches[index - 1];
      const comesFromAbove = before === undefined || hasTimeToRise(before.endSeconds, startSeconds);
      const next = stretches[index + 1];
      const goesUp = next === undefined || hasTimeToRise(endSeconds, next.startSeconds);
      const down =
        before === undefined ? startSeconds : Math.max(startSeconds, before.endSeconds + STEP_SECONDS);
      return [
        ...(comesFromAbove ? [{ seconds: startSeconds - downSeconds, gain: 1 }] : []),
        { seconds: Math.min(down, endSeconds), gain },
        { seconds: endSeconds, gain },
        ...(goesUp ? [{ seconds: endSeconds + upSeconds, gain: 1 }] : []),
      ];
    })
    .map(({ seconds, gain }) => ({ sample: Math.round(seconds * AUDIO_RATE), gain }));
}
