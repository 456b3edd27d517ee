type OnBack = () => void;

let guard: {
  readonly href: string;
  readonly onBack: OnBack;
  readonly isFree: (path: string) => boolean;
} | null = null;

/**
 * To be called before the router starts: browsers tell the listeners of the window in the order they came, and the
 * router would already have left the screen.
 */
export function installHistoryGuard(): void {
  window.addEventListener('popstate', (event) => {
    // The address is that of the destination already.
    if (guard === null || guard.isFree(window.location.pathname)) return;
    event.stopImmediatePropagation();
    // The entry that was left becomes the newest again, so that the history is what it was.
    window.history.pushState(null, '', guard.href);
    guard.onBack();
  });
}

/** While it is held, going back stays on this page and calls `onBack` instead, but where it leads to a free path. @returns lets go */
export function guardHistory(onBack: OnBack, isFree: (path: string) => boolean): () => void {
  const held = { href: window.location.href, onBack, isFree };
  guard = held;
  return () => {
    if (guard === held) guard = null;
  };
}
