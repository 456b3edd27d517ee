import type { CutTitle } from '@cutroom/contract';

/** Seconds that a title stands at least. */
const SHORTEST = 0.1;

/** The second of its cut at which a title goes; not after the cut does. */
export function titleEnd(
  { startSeconds, durationSeconds }: Pick<CutTitle, 'startSeconds' | 'durationSeconds'>,
  cutSeconds: number,
): number {
  return Math.min(startSeconds + durationSeconds, cutSeconds);
}

/** The title coming at another second of its cut, and going when it did. */
export function comingAt(title: CutTitle, seconds: number, cutSeconds: number): CutTitle {
  const end = titleEnd(title, cutSeconds);
  const startSeconds = tenths(Math.max(0, Math.min(seconds, end - SHORTEST)));
  return { ...title, startSeconds, durationSeconds: hundredths(Math.max(SHORTEST, end - startSeconds)) };
}

/** The title going at another second of its cut, and coming when it did. */
export function goingAt(title: CutTitle, seconds: number, cutSeconds: number): CutTitle {
  // A cut's end may lie between two tenths.
  const end = seconds >= cutSeconds ? cutSeconds : tenths(seconds);
  return { ...title, durationSeconds: hundredths(Math.max(SHORTEST, end - title.startSeconds)) };
}

function tenths(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

function hundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
