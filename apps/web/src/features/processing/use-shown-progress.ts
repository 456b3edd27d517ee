import { useEffect, useState } from 'react';
import { nextShownProgress } from './shown-progress.ts';

/** The bar's value on its way to the real one; at once where motion is reduced. */
export function useShownProgress(real: number): number {
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let lastMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      const elapsedMs = isStill ? Number.POSITIVE_INFINITY : Math.max(0, nowMs - lastMs);
      lastMs = nowMs;
      let isThere = false;
      setShown((current) => {
        const next = nextShownProgress(current, real, elapsedMs);
        isThere = next === real;
        return next;
      });
      if (!isThere) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [real]);

  return shown;
}
