import { type RefObject, useEffect, useState } from 'react';

/** Where the video stands above the clips, and the window is high enough for a bar and the clips below it. */
const DOCKING_WINDOW = '(max-width: 47.99rem) and (min-height: 34rem)';
const HEADER_PX = 60;

/** Whether the place has scrolled away under the header, on phones. */
export function useDocked(place: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const isAbove = !entry.isIntersecting && entry.boundingClientRect.bottom <= HEADER_PX;
        setAway(isAbove && window.matchMedia(DOCKING_WINDOW).matches);
      },
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isAway;
}
