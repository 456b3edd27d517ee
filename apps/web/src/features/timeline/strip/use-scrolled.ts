import { type RefObject, useLayoutEffect, useState } from 'react';
import { createLiveValue, type LiveValue } from '../editor/live-value.ts';

/** How far the strip is scrolled, in pixels. Told by its events: asking the box after a change lays out the whole page. */
export function useScrolled(scroller: RefObject<HTMLElement | null>): LiveValue<number> {
  const [scrolled] = useState(() => createLiveValue(0));
  useLayoutEffect(() => {
    const { current: box } = scroller;
    if (box === null) return;
    const note = () => scrolled.set(box.scrollLeft);
    box.addEventListener('scroll', note, { passive: true });
    return () => box.removeEventListener('scroll', note);
  }, [scroller, scrolled]);
  return scrolled;
}
