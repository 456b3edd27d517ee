/** Leaves the page to a press until it is answered, where playing takes the page long. */
export interface PressHold {
  /** Asked at each screen while the reel plays. @returns whether to leave this one out */
  readonly isHolding: () => boolean;
  readonly release: () => void;
}

/** A press that becomes none, or stays, holds the reel no longer than anybody notices. */
const HOLD_MS = 150;
/** Screens that come farther apart than that, each of the last ones, keep presses waiting. */
const BUSY_MS = 25;
const SCREENS = 4;

/** @param now milliseconds of a clock that always runs */
export function pressHold(target: EventTarget, now: () => number = () => performance.now()): PressHold {
  let gaps: readonly number[] = [];
  let lastAt: number | null = null;
  let heldUntil = Number.NEGATIVE_INFINITY;
  // The screen that answers is painted without the reel's next frame.
  let isAnswering = false;
  const pressed = (): void => {
    heldUntil = now() + HOLD_MS;
  };
  const answered = (): void => {
    isAnswering = now() < heldUntil;
    heldUntil = Number.NEGATIVE_INFINITY;
  };
  const listening = [
    ['pointerdown', pressed],
    ['click', answered],
    ['pointercancel', answered],
  ] as const;
  for (const [type, listener] of listening)
    target.addEventListener(type, listener, { capture: true, passive: true });
  return {
    isHolding: () => {
      const at = now();
      const isBusy = gaps.length === SCREENS && Math.min(...gaps) > BUSY_MS;
      const isHeld = isBusy && (at < heldUntil || isAnswering);
      isAnswering = false;
      if (!isHeld && lastAt !== null) gaps = [...gaps, at - lastAt].slice(-SCREENS);
      lastAt = isHeld ? null : at;
      return isHeld;
    },
    release: () => {
      for (const [type, listener] of listening) target.removeEventListener(type, listener, { capture: true });
    },
  };
}
