import { type RefObject, useEffect } from 'react';
import { pressMainControl } from './player-focus.ts';

/** What the space bar means something to by itself. */
const OWN_SPACE =
  'button, a, input, textarea, select, summary, [role="slider"], [contenteditable], [role="dialog"]';

/** The space bar plays and pauses the player inside, wherever else on the screen the focus is; it would scroll the page. */
export function useSpacePlays(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(OWN_SPACE)))
        return;
      if (pressMainControl(place.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [place]);
}
