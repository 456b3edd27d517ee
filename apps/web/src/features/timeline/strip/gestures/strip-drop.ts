import { createLiveValue, type LiveValue } from '../../editor/live-value.ts';

/** The gap between cuts below a place of the window, 0 before the first; null where that is not the strip. */
type GapAt = (x: number, y: number) => number | null;

/** What lies elsewhere and is dragged onto the strip: where it would go, and the strip's mark of it. */
export interface StripDrop {
  /** Where what is over the strip would go; null where nothing is. */
  readonly gap: LiveValue<number | null>;
  /** Marks the gap. @returns it */
  readonly over: GapAt;
  readonly leave: () => void;
  /** The strip says where its gaps are. @returns to be called as it goes */
  readonly register: (gapAt: GapAt) => () => void;
}

export function createStripDrop(): StripDrop {
  const gap = createLiveValue<number | null>(null);
  let gapAt: GapAt | null = null;
  return {
    gap,
    over: (x, y) => {
      gap.set(gapAt?.(x, y) ?? null);
      return gap.get();
    },
    leave: () => gap.set(null),
    register: (of) => {
      gapAt = of;
      return () => {
        if (gapAt === of) gapAt = null;
      };
    },
  };
}
