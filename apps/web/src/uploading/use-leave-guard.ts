import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

export interface LeaveGuard {
  /** Whether somebody asked to leave and has not yet been answered. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Stops whoever leaves the screen while `isActive`: by the browser's own question when the page goes, by `isAsking`
 * when a link or the back button leads to another screen.
 */
export function useLeaveGuard(isActive: boolean): LeaveGuard {
  const [destination, setDestination] = useState<string | null>(null);
  const [, navigate] = useLocation();

  useEffect(() => {
    if (!isActive) return;
    const here = window.location.href;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const path = linkPath(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination(path);
    };
    const onPopState = (event: PopStateEvent) => {
      const path = pathOf(window.location);
      // Before the router hears of it; the address goes back to the screen that stays.
      event.stopImmediatePropagation();
      window.history.pushState(null, '', here);
      setDestination(path);
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    window.addEventListener('popstate', onPopState, { capture: true });
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.removeEventListener('popstate', onPopState, { capture: true });
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isActive]);

  return {
    isAsking: destination !== null,
    stay: () => setDestination(null),
    leave: () => {
      if (destination !== null) navigate(destination);
    },
  };
}

/** Where a click on a link of this site leads in this tab; null for every other click. */
function linkPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target === '_blank' || link.origin !== window.location.origin) return null;
  return link.pathname === window.location.pathname ? null : pathOf(link);
}

function pathOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search;
}
