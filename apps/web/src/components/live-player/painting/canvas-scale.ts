/** How large the canvas is while the reel plays: where a browser draws without a graphics accelerator, fewer pixels. */
export interface CanvasScale {
  /** Called before each paint. @returns what the canvas' width and height are divided by */
  readonly divisor: (isPlaying: boolean) => number;
}

/** A half, and a third where that does not do; a frame that stands is always drawn whole. */
const DIVISORS = [1, 2, 3] as const;
/** Below 25 frames a second movement is seen to stutter. */
const SLOW_MS = 40;
/** So many screens are looked at before anything is changed. */
const SCREENS = 6;
/** A longer pause is not painting: the page was hidden, or waited. */
const PAUSE_MS = 400;
/** What was busy may be over: then it is tried whole again. */
const FORGET_MS = 60_000;

/**
 * @param isSoftware whether the browser is known to draw without an accelerator: the first screens of a reel need not show it
 * @param now milliseconds of a clock that always runs
 */
export function canvasScale(isSoftware: boolean, now: () => number = () => performance.now()): CanvasScale {
  const first = isSoftware ? 1 : 0;
  let step = first;
  let changedAt = now();
  let lastAt: number | null = null;
  let gaps: number[] = [];
  const look = (gap: number): void => {
    gaps.push(gap);
    if (gaps.length < SCREENS) return;
    const middle = gaps.toSorted((a, b) => a - b)[SCREENS / 2] ?? 0;
    gaps = [];
    if (middle <= SLOW_MS || step === DIVISORS.length - 1) return;
    step += 1;
    changedAt = now();
  };
  return {
    divisor: (isPlaying) => {
      if (!isPlaying) {
        lastAt = null;
        gaps = [];
        if (now() - changedAt > FORGET_MS) step = first;
        return 1;
      }
      if (lastAt !== null && now() - lastAt < PAUSE_MS) look(now() - lastAt);
      lastAt = now();
      return DIVISORS[step] ?? 1;
    },
  };
}
