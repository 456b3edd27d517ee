import { useEffect, useRef, useState } from 'react';
import { nextShownProgress, shownStep } from './shown-progress.ts';

/**
 * The bar's value on its way to the real one; at once where motion is reduced. It moves in steps that can be seen:
 * every one of them renders the screen again, which on a slow phone would leave no time for a press.
 * @param start what was there before, and is not shown as being made
 */
export function useShownProgress(real: number, start = 0): number {
  const [shown, setShown] = useState(Math.min(start, real));
  const exact = useRef(shown);

  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let lastMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      const elapsedMs = isStill ? Number.POSITIVE_INFINITY : Math.max(0, nowMs - lastMs);
      lastMs = nowMs;
      exact.current = nextShownProgress(exact.current, real, elapsedMs);
      setShown(shownStep(exact.current, real));
      if (exact.current !== real) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [real]);

  return shown;
}
