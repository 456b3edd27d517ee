import { Suspense, useSyncExternalStore } from 'react';
import { PartBoundary } from '../components/ui/overlay/part-boundary.tsx';
import { lazyPart } from '../lib/code-loading/lazy-part.ts';
import { getPromisedRuns, subscribeToPromisedRuns } from '../lib/notifications/promised-runs.ts';

const RunTeller = lazyPart(
  async () => (await import('../features/processing/telling/run-teller.tsx')).RunTeller,
);

/** Keeps what was promised on the progress screen after it was left; nothing of it is fetched before. */
export function LazyRunTeller() {
  const promised = useSyncExternalStore(subscribeToPromisedRuns, getPromisedRuns, getPromisedRuns);
  if (promised.length === 0) return null;
  return (
    <PartBoundary fallback={null}>
      <Suspense>
        <RunTeller promised={promised} />
      </Suspense>
    </PartBoundary>
  );
}
