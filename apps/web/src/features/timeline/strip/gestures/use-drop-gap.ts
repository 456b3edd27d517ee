import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useTimeline } from '../../timeline-context.ts';
import { type StripScale, secondsAt } from '../drawing/strip-scale.ts';
import type { ReelPlace } from '../reel-places.ts';
import { nearestGap } from './strip-gesture.ts';

/** A hand that comes from below need not be exact. */
const MARGIN_PIXELS = 24;

/** The gap between cuts where what is dragged here from elsewhere would go; null where nothing is. */
export function useDropGap(
  scroller: RefObject<HTMLElement | null>,
  scale: StripScale,
  places: readonly ReelPlace[],
): number | null {
  const { stripDrop } = useTimeline();
  useEffect(
    () =>
      stripDrop.register((x, y) => {
        const { current: box } = scroller;
        if (box === null) return null;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isInside = x >= left && x <= right && y >= top - MARGIN_PIXELS && y <= bottom + MARGIN_PIXELS;
        return isInside ? nearestGap(places, secondsAt(scale, x - left + box.scrollLeft)) : null;
      }),
    [stripDrop, scroller, scale, places],
  );
  return useSyncExternalStore(stripDrop.gap.subscribe, stripDrop.gap.get, stripDrop.gap.get);
}
