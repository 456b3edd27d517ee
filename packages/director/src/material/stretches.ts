import { CLIP_SECONDS_MIN, CUT_SECONDS_MIN, type Interval } from '@cutroom/contract';
import type { ClipFacts } from './clip-facts.ts';

export interface StretchWish {
  readonly speech: 'only' | 'none' | null;
  /** Whether to stay clear of the first and last unsteady half second. */
  readonly trim: boolean;
  /** Pictures to leave before and after a cut within its shot, for the transitions to take. */
  readonly handleSeconds?: number;
}

const UNSTEADY_EDGE_SECONDS = 0.5;
const SPEECH_MARGIN_SECONDS = 0.2;

/** The intervals of a clip that a cut may come from: inside one shot each, in time order, never overlapping. */
export function stretchesOf(facts: ClipFacts, wish: StretchWish): readonly Interval[] {
  const { analysis } = facts.clip;
  const shots = cleanShots(analysis.shots, facts.durationSeconds);
  const steady = wish.trim ? shots.map((shot) => trimEdges(shot, facts, wish.handleSeconds ?? 0)) : shots;
  const spoken = steady.flatMap((shot) => withSpeechWish(shot, analysis.speech, wish.speech));
  const long = spoken.filter((stretch) => lengthOf(stretch) >= CUT_SECONDS_MIN);
  // Only of clips that have nothing longer anyway is something shorter shown: not what a wish about speech leaves.
  if (long.length > 0 || shots.some((shot) => lengthOf(shot) >= CUT_SECONDS_MIN)) return long;
  return spoken.filter((stretch) => lengthOf(stretch) >= CLIP_SECONDS_MIN - 0.001);
}

export function lengthOf(interval: Interval): number {
  return interval.endSeconds - interval.startSeconds;
}

export function secondsOf(stretches: readonly Interval[]): number {
  return stretches.reduce((sum, stretch) => sum + lengthOf(stretch), 0);
}

/** How much of some stretches lies in another. */
export function secondsWithin(stretches: readonly Interval[], whole: Interval): number {
  return stretches.reduce(
    (sum, { startSeconds, endSeconds }) =>
      sum + Math.max(0, Math.min(endSeconds, whole.endSeconds) - Math.max(startSeconds, whole.startSeconds)),
    0,
  );
}

/** Shots clamped to the clip, in order, without overlaps. */
function cleanShots(shots: readonly Interval[], durationSeconds: number): Interval[] {
  const clean: Interval[] = [];
  for (const shot of [...shots].sort((a, b) => a.startSeconds - b.startSeconds)) {
    const startSeconds = Math.max(shot.startSeconds, clean.at(-1)?.endSeconds ?? 0);
    const endSeconds = Math.min(shot.endSeconds, durationSeconds);
    if (endSeconds - startSeconds >= CLIP_SECONDS_MIN) clean.push({ startSeconds, endSeconds });
  }
  return clean.length > 0 ? clean : [{ startSeconds: 0, endSeconds: durationSeconds }];
}

/** People start the camera before they hold it still, and lower it before they stop it. */
function trimEdges(shot: Interval, facts: ClipFacts, handleSeconds: number): Interval {
  const { camera } = facts.clip.analysis.measures;
  if (lengthOf(shot) < 4 * UNSTEADY_EDGE_SECONDS) return shot;
  const unsteady = camera === 'still' ? handleSeconds : UNSTEADY_EDGE_SECONDS;
  const opensClip = shot.startSeconds < 0.05;
  const endsClip = shot.endSeconds > facts.durationSeconds - 0.05;
  return {
    startSeconds: shot.startSeconds + (opensClip ? unsteady : handleSeconds),
    endSeconds: shot.endSeconds - (endsClip ? unsteady : handleSeconds),
  };
}

function withSpeechWish(
  shot: Interval,
  speech: readonly Interval[],
  wish: StretchWish['speech'],
): Interval[] {
  if (wish === null) return [shot];
  const spoken = merge(
    speech.map((part) => ({
      startSeconds: Math.max(shot.startSeconds, part.startSeconds - SPEECH_MARGIN_SECONDS),
      endSeconds: Math.min(shot.endSeconds, part.endSeconds + SPEECH_MARGIN_SECONDS),
    })),
  );
  return wish === 'only' ? spoken : gaps(shot, spoken);
}

function merge(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const part of [...intervals].sort((a, b) => a.startSeconds - b.startSeconds)) {
    if (part.endSeconds <= part.startSeconds) continue;
    const last = merged.at(-1);
    if (last !== undefined && part.startSeconds <= last.endSeconds) {
      merged[merged.length - 1] = { ...last, endSeconds: Math.max(last.endSeconds, part.endSeconds) };
    } else merged.push(part);
  }
  return merged;
}

function gaps(shot: Interval, taken: readonly Interval[]): Interval[] {
  const free: Interval[] = [];
  let from = shot.startSeconds;
  for (const part of taken) {
    if (part.startSeconds > from) free.push({ startSeconds: from, endSeconds: part.startSeconds });
    from = Math.max(from, part.endSeconds);
  }
  if (from < shot.endSeconds) free.push({ startSeconds: from, endSeconds: shot.endSeconds });
  return free;
}
