import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { getToasts, subscribeToToasts } from '../ui/toast.ts';

const IDLE_MS_MAX = 2000;

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** The notifications, fetched when the browser has nothing better to do or at the first one, not before the screen. */
export function LazyToaster() {
  const hasToasts = useSyncExternalStore(subscribeToToasts, getToasts).length > 0;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => onceIdle(() => setIdle(true)), []);
  if (!isIdle && !hasToasts) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

/** Safari has no requestIdleCallback. Returns the cancellation. */
function onceIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, IDLE_MS_MAX);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: IDLE_MS_MAX });
  return () => window.cancelIdleCallback(handle);
}
