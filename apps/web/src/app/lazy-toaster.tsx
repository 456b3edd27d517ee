import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { PartBoundary } from '../components/ui/overlay/part-boundary.tsx';
import { PartFailed } from '../components/ui/overlay/part-failed.tsx';
import { lazyPart } from '../lib/code-loading/lazy-part.ts';
import { onceIdle } from '../lib/code-loading/once-idle.ts';
import { getToasts, subscribeToToasts } from '../lib/notifications/toast.ts';

const Toaster = lazyPart(async () => (await import('../components/ui/overlay/toaster.tsx')).Toaster);

/** The notifications, fetched when the browser has nothing better to do or at the first one, not before the screen. */
export function LazyToaster() {
  const hasToasts = useSyncExternalStore(subscribeToToasts, getToasts, getToasts).length > 0;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => onceIdle(() => setIdle(true)), []);
  if (!isIdle && !hasToasts) return null;
  return (
    <PartBoundary fallback={hasToasts && <PartFailed />}>
      <Suspense>
        <Toaster />
      </Suspense>
    </PartBoundary>
  );
}
