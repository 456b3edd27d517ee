import { CUTS_PER_PLAN_MAX, REEL_SECONDS_MAX, REEL_SECONDS_MIN } from '@cutroom/contract';
import { type Cuts, totalSeconds } from './cuts/timeline-cuts.ts';

/** Why nothing was done, or cannot be, as a notification. */
export interface Refusal {
  readonly title: string;
  readonly description: string;
}

/** Seconds by which the reel may still grow. */
export function roomSeconds(cuts: Cuts): number {
  return Math.max(0, REEL_SECONDS_MAX - totalSeconds(cuts));
}

/** Why a cut of so many seconds cannot join the reel; null where it can. */
export function joinProblem(cuts: Cuts, seconds: number): Refusal | null {
  if (cuts.length >= CUTS_PER_PLAN_MAX) {
    return { title: 'Cannot Add', description: `A timeline holds ${CUTS_PER_PLAN_MAX} clips at most.` };
  }
  return seconds > roomSeconds(cuts) + EPSILON_SECONDS
    ? { title: 'Cannot Add', description: 'A reel lasts 3 minutes at most. Shorten or remove a clip first.' }
    : null;
}

/**
 * Why the server would refuse a reel of this length; null where it takes it. As the server does, it lets a reel be too short that
 * was no longer before, for its clips may hold no more.
 * @param saved what the server has; null where nothing could be loaded
 */
export function lengthProblem(cuts: Cuts, saved: Cuts | null): string | null {
  const seconds = totalSeconds(cuts);
  if (seconds > REEL_SECONDS_MAX + EPSILON_SECONDS) {
    return 'A reel lasts 3 minutes at most. Shorten or remove a clip to save this one.';
  }
  const isShorter = saved !== null && seconds < totalSeconds(saved) - EPSILON_SECONDS;
  return seconds < REEL_SECONDS_MIN - EPSILON_SECONDS && isShorter
    ? 'A reel lasts at least 1 second. Let a clip play longer to save this one.'
    : null;
}

const EPSILON_SECONDS = 1e-6;
