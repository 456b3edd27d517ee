import { CUT_SECONDS_MAX, playedSeconds, type SelectedClip } from '@cutroom/contract';
import { meanRate } from './time-map.ts';

export interface EffectiveCut {
  readonly startSeconds: number;
  /** Of the reel. */
  readonly durationSeconds: number;
  /** What it takes of the clip for that. */
  readonly takenSeconds: number;
  /** Whether the clip is too short for what was asked, so that less is played. */
  readonly limited: boolean;
}

const TOLERANCE_SECONDS = 0.0005;

/**
 * What of a clip a selected clip really plays: longer than the source allows, the in-point moves earlier, and only
 * then the duration is limited.
 * @param clipDurationSeconds length of the whole clip; Infinity where it is not known
 */
export function effectiveCut(
  clip: Pick<SelectedClip, 'startTime' | 'endTime' | 'adjustedDuration' | 'speed'>,
  clipDurationSeconds: number,
): EffectiveCut {
  const wanted = Math.min(CUT_SECONDS_MAX, Math.max(0, playedSeconds(clip)));
  const rate = meanRate(clip.speed);
  const durationSeconds = Math.min(wanted, clipDurationSeconds / rate);
  const takenSeconds = durationSeconds * rate;
  const latestStart = clipDurationSeconds - takenSeconds;
  const startSeconds = Math.max(0, Math.min(clip.startTime, latestStart));
  return {
    startSeconds,
    durationSeconds,
    takenSeconds,
    limited: wanted - durationSeconds > TOLERANCE_SECONDS,
  };
}
