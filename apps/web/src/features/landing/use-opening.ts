import { useEffect, useState } from 'react';
import { type Opening, openingAt, openingTicks, TICK_MS } from './opening.ts';

/** Goes on while `isRunning`, and is over from the start where `isSkipped`. */
export function useOpening(isRunning: boolean, clipCount: number, isSkipped: boolean): Opening {
  const [tick, setTick] = useState(() => (isSkipped ? openingTicks(clipCount) : 0));
  const opening = openingAt(tick, clipCount);
  const isTicking = isRunning && !opening.isOver;
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => setTick((now) => now + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isTicking]);
  return opening;
}
