import { flushSync } from 'react-dom';

/**
 * Changes the screen so that what both have (the same `view-transition-name`) goes from its place in one to that in the other.
 * An ordinary change where the browser cannot, and where motion is reduced.
 */
export function inViewTransition(change: () => void): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) {
    change();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(change));
  // The browser may leave out the motion, as on a page that nobody sees: the screen has changed all the same.
  ready.catch(() => undefined);
}
