/** Leaves time between paints where they take the page long, so that presses are answered while a reel plays. */
export interface PaintPace {
  readonly time: (paint: () => void) => void;
  /** Whether the next paint had better wait for a screen. */
  readonly isResting: () => boolean;
}

/** Of so many paints the cheapest one counts: a single slow one says nothing. */
const PAINTS = 4;
/** A screen: what takes less leaves time enough by itself. */
const HEAVY_MS = 16;

/** @param now milliseconds of a clock that always runs */
export function paintPace(now: () => number = () => performance.now()): PaintPace {
  let costs: readonly number[] = [];
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    time: (paint) => {
      const began = now();
      paint();
      endedAt = now();
      costs = [...costs, endedAt - began].slice(-PAINTS);
    },
    isResting: () => {
      const cheapest = costs.length < PAINTS ? 0 : Math.min(...costs);
      // No more than half of the time is painting.
      return cheapest > HEAVY_MS && now() - endedAt < cheapest;
    },
  };
}
