import { CUT_SECONDS_MIN, type Interval, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import { type EffectiveCut, effectiveCut } from '../timeline/effective-cut.ts';
import { audioOfPart } from '../timeline/plan-audio.ts';
import { isSped, meanRate, speedBetween, timeMap } from '../timeline/time-map.ts';

const IN_SYNC = { leadSeconds: 0, tailSeconds: 0, shiftSeconds: 0 };

type PlayedCut = Pick<EffectiveCut, 'startSeconds' | 'durationSeconds'>;

/**
 * A cut without stretches of the clip that is heard in it, as the cuts that are left of it, in order. They begin and end on
 * frames of the cut, each lasts half a second at least: what would leave less stays in. Where another clip is heard than is
 * shown, its frames go on from part to part, and what is too much of them is missing at the end.
 * @param stretches in seconds of the clip that is heard; those outside the cut do nothing
 * @param clipSeconds length of the whole clip that is shown
 */
export function withoutStretches(
  cut: SelectedClip,
  stretches: readonly Interval[],
  clipSeconds: number,
): SelectedClip[] {
  const { startSeconds, durationSeconds } = effectiveCut(cut, clipSeconds);
  const { audioFrom } = cut;
  const { toReel } = timeMap(cut.speed, durationSeconds);
  // From here on seconds of the cut as it plays in the reel.
  const whole = { startSeconds: 0, endSeconds: durationSeconds };
  const onFrame = (seconds: number): number => {
    const reelSeconds =
      audioFrom === undefined ? toReel(seconds - startSeconds) : seconds - audioFrom.startSeconds;
    return Math.round(reelSeconds * REEL_FPS) / REEL_FPS;
  };
  const gone = merged(
    stretches.map((stretch) => ({
      startSeconds: Math.max(0, onFrame(stretch.startSeconds)),
      endSeconds: Math.min(durationSeconds, onFrame(stretch.endSeconds)),
    })),
  );
  const kept = keptBetween(whole, gone);
  if (kept.length <= 1 && kept[0] !== undefined && isSame(kept[0], whole)) return [cut];
  const shown = audioFrom === undefined ? kept : joinedUp(kept);
  return kept.map((part, index) => ({
    ...partOf(cut, { startSeconds, durationSeconds }, shown[index] ?? part, index),
    ...audioOfPart(cut, {
      isFirst: index === 0,
      isLast: index === kept.length - 1,
      intoSeconds: part.startSeconds,
    }),
  }));
}

/**
 * A cut that shows a part of its frames only.
 * @param part in seconds of the cut as it plays in the reel
 */
export function shownPart(cut: SelectedClip, part: Interval, clipSeconds: number, index = 0): SelectedClip {
  return partOf(cut, effectiveCut(cut, clipSeconds), part, index);
}

/** The same lengths, one after the other from the first second. */
function joinedUp(parts: readonly Interval[]): Interval[] {
  let reached = 0;
  return parts.map((part) => {
    const startSeconds = reached;
    reached += lengthOf(part);
    return { startSeconds, endSeconds: reached };
  });
}

/** Two cuts of one clip as the one that plays both and what lies between, at the speed of the first. */
export function joinedCut(before: SelectedClip, after: SelectedClip, clipSeconds: number): SelectedClip {
  const last = effectiveCut(after, clipSeconds);
  const first = effectiveCut(before, clipSeconds);
  const { adjustedDuration: _, ...clip } = before;
  const [start, end] = [first.startSeconds, last.startSeconds + last.takenSeconds];
  const played = milliseconds((end - start) / meanRate(before.speed));
  return {
    ...clip,
    startTime: milliseconds(start),
    endTime: milliseconds(end),
    ...(isSped(before.speed) ? { adjustedDuration: played } : {}),
    ...joinedAudio(before, after),
  };
}

/** Where the audio of two cuts lies that become one: it begins as that of the first and ends as that of the second. */
export function joinedAudio(before: SelectedClip, after: SelectedClip): Pick<SelectedClip, 'audio'> {
  if (before.audio === undefined && after.audio === undefined) return {};
  return { audio: { ...IN_SYNC, ...before.audio, tailSeconds: after.audio?.tailSeconds ?? 0 } };
}

function merged(stretches: readonly Interval[]): Interval[] {
  const ordered = stretches
    .filter(({ startSeconds, endSeconds }) => endSeconds - startSeconds > 0.5 / REEL_FPS)
    .toSorted((a, b) => a.startSeconds - b.startSeconds);
  const all: { startSeconds: number; endSeconds: number }[] = [];
  for (const stretch of ordered) {
    const last = all.at(-1);
    if (last !== undefined && stretch.startSeconds <= last.endSeconds + 0.5 / REEL_FPS)
      last.endSeconds = Math.max(last.endSeconds, stretch.endSeconds);
    else all.push({ ...stretch });
  }
  return all;
}

/** What is left, once every stretch that would leave too little beside it is put back: the shorter of the two beside it. */
function keptBetween(whole: Interval, gone: readonly Interval[]): Interval[] {
  const taken = [...gone];
  for (;;) {
    const bounds = [
      whole.startSeconds,
      ...taken.flatMap((stretch) => [stretch.startSeconds, stretch.endSeconds]),
      whole.endSeconds,
    ];
    const kept = Array.from({ length: taken.length + 1 }, (_, index) => ({
      startSeconds: bounds[2 * index] ?? 0,
      endSeconds: bounds[2 * index + 1] ?? 0,
      index,
    }));
    const short = kept.find((part) => lengthOf(part) > EPSILON && lengthOf(part) < CUT_SECONDS_MIN - EPSILON);
    if (short === undefined || taken.length === 0) return kept.filter((part) => lengthOf(part) > EPSILON);
    const beside = [short.index - 1, short.index].filter((index) => taken[index] !== undefined);
    const [back = 0] = beside.toSorted((a, b) => lengthOf(taken[a]) - lengthOf(taken[b]));
    taken.splice(back, 1);
  }
}

function lengthOf(interval: Interval | undefined): number {
  return interval === undefined ? 0 : interval.endSeconds - interval.startSeconds;
}

function isSame(a: Interval, b: Interval): boolean {
  return (
    Math.abs(a.startSeconds - b.startSeconds) < EPSILON && Math.abs(a.endSeconds - b.endSeconds) < EPSILON
  );
}

/** Words that were meant to be read once stay with the first part. */
function partOf(cut: SelectedClip, played: PlayedCut, part: Interval, index: number): SelectedClip {
  const { adjustedDuration: _, titles, speed, ...clip } = cut;
  const { startSeconds, durationSeconds } = played;
  const { toClip } = timeMap(speed, durationSeconds);
  const seconds = lengthOf(part);
  const share = (at: number) => at / durationSeconds;
  return {
    ...clip,
    startTime: milliseconds(startSeconds + toClip(part.startSeconds)),
    endTime: milliseconds(startSeconds + toClip(part.endSeconds)),
    ...(speed !== undefined && isSped(speed)
      ? {
          adjustedDuration: milliseconds(seconds),
          speed: speedBetween(speed, share(part.startSeconds), share(part.endSeconds)),
        }
      : {}),
    ...(index === 0 && titles !== undefined ? { titles } : {}),
  };
}

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

const EPSILON = 1e-6;
