import { type CutTitle, REEL_FPS } from '@cutroom/contract';
import type { FrameSpan } from '../timeline/frame-span.ts';

/** A text over some frames, and how it comes and goes. Frames of the reel, or of a segment of it. */
export interface TitleTime extends FrameSpan {
  readonly role: 'title' | 'caption';
  /** What opens the reel is there from its first frame, which is what people see of it elsewhere. */
  readonly fadesIn: boolean;
  /** What ends with the reel stays until then. */
  readonly fadesOut: boolean;
}

/**
 * When a title stands in the reel; null where its cut is over before it comes.
 * @param cut its cut's frames in the reel
 */
export function titleTime(
  { startSeconds, durationSeconds }: Pick<CutTitle, 'startSeconds' | 'durationSeconds'>,
  cut: FrameSpan,
  totalFrames: number,
): TitleTime | null {
  const start = cut.start + Math.round(startSeconds * REEL_FPS);
  const end = Math.min(cut.end, start + Math.max(1, Math.round(durationSeconds * REEL_FPS)));
  if (start >= end) return null;
  return { start, end, role: 'title', fadesIn: start > 0, fadesOut: end < totalFrames };
}

/** Frames over which titles come and go: captions are there when the word is. */
const FADE_FRAMES = { title: 10, caption: 0 } as const;

/** How long a title takes to come, and to go, where it stands long enough. */
export const TITLE_FADE_SECONDS = FADE_FRAMES.title / REEL_FPS;

/** How many frames a text takes to come, and to go. */
export function titleFadeFrames({ role, start, end }: TitleTime): number {
  return Math.min(FADE_FRAMES[role], Math.floor((end - start) / 2));
}

/** How opaque a text is at a frame of its own time, 0 to 1. */
export function titleOpacity(time: TitleTime, frame: number): number {
  const length = titleFadeFrames(time);
  if (length === 0) return 1;
  const coming = time.fadesIn ? (frame - time.start) / length : 1;
  const going = time.fadesOut ? 1 - (frame - (time.end - length)) / length : 1;
  return Math.max(0, Math.min(1, coming, going));
}
