import { type RefObject, useEffect } from 'react';

/** Keeps a finger's move from scrolling while it holds something. */
export function useKeptTouch(box: RefObject<HTMLElement | null>, isKept: () => boolean): void {
  useEffect(() => {
    const { current: element } = box;
    if (element === null) return;
    const keep = (event: TouchEvent) => {
      if (event.cancelable && isKept()) event.preventDefault();
    };
    // The menu of a long press would take the finger away.
    const noMenu = (event: Event) => event.preventDefault();
    element.addEventListener('touchmove', keep, { passive: false });
    element.addEventListener('contextmenu', noMenu);
    return () => {
      element.removeEventListener('touchmove', keep);
      element.removeEventListener('contextmenu', noMenu);
    };
  }, [box, isKept]);
}
