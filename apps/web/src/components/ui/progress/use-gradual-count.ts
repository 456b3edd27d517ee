import { startTransition, useEffect, useState } from 'react';

/** Few enough that a slow phone answers a press between two steps. */
const STEP = 6;

/**
 * How many of `total` rows of a long list to draw: a windowful at once, the others step by step in the background, so that
 * the first paint waits for no more than it shows. Rows that were drawn stay.
 */
export function useGradualCount(total: number, first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + STEP));
  }, [count, total]);
  return Math.min(count, total);
}
