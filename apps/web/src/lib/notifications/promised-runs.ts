export interface PromisedRun {
  readonly projectId: number;
  readonly runId: string;
  /** Where its video leads, as that was when the promise was given. */
  readonly leadsBackToTimeline: boolean;
  readonly isForExport: boolean;
}

let promised: readonly PromisedRun[] = [];
const listeners = new Set<() => void>();

/** From now on somebody is to be told how this run ends, on whatever screen they are. */
export function promiseRun(run: PromisedRun): void {
  update([...promised.filter(({ runId }) => runId !== run.runId), run]);
}

/** It was told, or there is nothing to tell. */
export function endPromise(ended: PromisedRun): void {
  update(promised.filter((run) => run !== ended));
}

export function getPromisedRuns(): readonly PromisedRun[] {
  return promised;
}

export function subscribeToPromisedRuns(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(next: readonly PromisedRun[]): void {
  promised = next;
  for (const listener of listeners) listener();
}
