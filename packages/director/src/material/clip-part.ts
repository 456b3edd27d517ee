import type { Interval, WishedPart } from '@cutroom/contract';

/** 'The middle' of a clip is half of it, around its middle; its beginning and its ending a third each. */
const MIDDLE_SHARE = 0.5;
const END_SHARE = 1 / 3;

/** Where that part lies in a clip of this length; empty or less where the clip ends before it. */
export function windowOf(part: WishedPart, durationSeconds: number): Interval {
  const from = (startSeconds: number): Interval => ({ startSeconds, endSeconds: durationSeconds });
  const until = (endSeconds: number): Interval => ({
    startSeconds: 0,
    endSeconds: Math.min(endSeconds, durationSeconds),
  });
  switch (part.part) {
    case 'range':
      return { startSeconds: part.fromSeconds, endSeconds: Math.min(part.toSeconds, durationSeconds) };
    case 'from':
      return from(part.atSeconds);
    case 'until':
      return until(part.atSeconds);
    case 'first':
      return until(part.seconds);
    case 'last':
      return from(Math.max(0, durationSeconds - part.seconds));
    case 'dropFirst':
      return from(part.seconds);
    case 'dropLast':
      return until(durationSeconds - part.seconds);
    case 'beginning':
      return until(durationSeconds * END_SHARE);
    case 'ending':
      return from(durationSeconds * (1 - END_SHARE));
    case 'middle':
      return {
        startSeconds: durationSeconds * (0.5 - MIDDLE_SHARE / 2),
        endSeconds: durationSeconds * (0.5 + MIDDLE_SHARE / 2),
      };
    // The best part is what the planner looks for anyway.
    case 'best':
    case 'whole':
      return from(0);
  }
}
