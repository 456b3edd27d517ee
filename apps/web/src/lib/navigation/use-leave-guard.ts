import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { guardHistory } from './history-guard.ts';

export interface LeaveGuard {
  /** Whether somebody asked to leave and has not yet been answered. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** On links that lose nothing: they see to the changes themselves. */
export const UNGUARDED_LINK = { 'data-unguarded': '' } as const;

type Destination = { readonly kind: 'back' } | { readonly kind: 'path'; readonly path: string };

/**
 * Stops whoever leaves the screen while `isActive`: by the browser's own question when the page goes, by `isAsking`
 * when a link or the back button leads to another screen.
 * @param within paths on which nothing is lost either; the same list at each call, or an equal one
 */
export function useLeaveGuard(isActive: boolean, within: readonly string[] = []): LeaveGuard {
  const [destination, setDestination] = useState<Destination | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [, navigate] = useLocation();
  const freePaths = within.join(' ');

  useEffect(() => {
    const isFree = (path: string) => freePaths.split(' ').includes(path);
    if (!isActive || isLeaving) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const path = linkPath(event);
      if (path === null || isFree(path)) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination({ kind: 'path', path });
    };
    const letGo = guardHistory(() => setDestination({ kind: 'back' }), isFree);
    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      letGo();
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isActive, isLeaving, freePaths]);

  // Once nothing is guarded any more.
  useEffect(() => {
    if (!isLeaving || destination === null) return;
    if (destination.kind === 'back') window.history.back();
    else navigate(destination.path);
  }, [isLeaving, destination, navigate]);

  return {
    isAsking: destination !== null && !isLeaving,
    stay: () => setDestination(null),
    leave: () => setLeaving(true),
  };
}

/** Where a click on a link of this site leads in this tab; null for every other click. */
function linkPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target === '_blank' || link.origin !== window.location.origin) return null;
  if ('unguarded' in link.dataset) return null;
  return link.pathname === window.location.pathname ? null : link.pathname + link.search;
}
