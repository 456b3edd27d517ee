import { type RefObject, useEffect, useState } from 'react';
import { hasRoomForBar } from '../../../../components/screen/edge-bar.ts';

/** Where the video stands above the clips. */
const DOCKING_WINDOW = '(max-width: 47.99rem)';
const HEADER_PX = 60;
/** Of the dock's controls and padding, beside the strip. */
const CONTROLS_REM = 3.75;

/**
 * Whether the place has scrolled away under the header, on phones: the strip then stays in sight, where text is not so large, or
 * the window so low, that it would leave too little of the clips.
 */
export function useDocked(
  place: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const isAbove = !entry.isIntersecting && entry.boundingClientRect.bottom <= HEADER_PX;
        setAway(isAbove && window.matchMedia(DOCKING_WINDOW).matches && hasRoomForBar(dockPx(strip.current)));
      },
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place, strip]);
  return isAway;
}

function dockPx(strip: HTMLElement | null): number {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (strip?.offsetHeight ?? 0) + CONTROLS_REM * remPx;
}
