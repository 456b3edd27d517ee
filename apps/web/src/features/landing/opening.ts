import example from './reel/example.json';

/** What the landing page's reel was made from (e2e/images/landing-reel.image.ts). */
export const EXAMPLE_SENTENCE = example.sentence;

/** One letter. */
export const TICK_MS = 40;
const PAUSE_TICKS = 8;
const TICKS_PER_CLIP = 4;
/** A clip's way into the strip, in CSS too. */
const LANDING_TICKS = 10;

export interface Opening {
  /** Of the sentence, that are written. */
  readonly letters: number;
  /** That have left for the strip. */
  readonly clips: number;
  readonly isOver: boolean;
}

/** The example before its reel plays: the sentence writes itself, then the clips go into the strip one by one. */
export function openingAt(tick: number, clipCount: number): Opening {
  const letters = Math.min(EXAMPLE_SENTENCE.length, tick);
  const sinceWritten = tick - EXAMPLE_SENTENCE.length - PAUSE_TICKS;
  const clips = Math.min(clipCount, Math.max(0, Math.floor(sinceWritten / TICKS_PER_CLIP) + 1));
  return { letters, clips, isOver: tick >= openingTicks(clipCount) };
}

export function openingTicks(clipCount: number): number {
  return EXAMPLE_SENTENCE.length + PAUSE_TICKS + (clipCount - 1) * TICKS_PER_CLIP + LANDING_TICKS;
}
