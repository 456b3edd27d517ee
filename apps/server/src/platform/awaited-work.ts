import { once, setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** What this process does that somebody waits for, so that what nobody waits for can come after it. */
export interface AwaitedWork {
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves once there is none, or after `msMax`: a machine that is never free gets it done, too. @throws what `signal` was aborted with */
  untilNone(msMax: number, signal: AbortSignal): Promise<void>;
}

/** Between one job and the next there is a moment without any. */
const BETWEEN_JOBS_MS = 300;

export function openAwaitedWork(): AwaitedWork {
  const over = new EventTarget();
  setMaxListeners(0, over);
  let open = 0;
  return {
    async during(work) {
      open += 1;
      try {
        return await work();
      } finally {
        open -= 1;
        if (open === 0) over.dispatchEvent(new Event('over'));
      }
    },
    async untilNone(msMax, signal) {
      const late = AbortSignal.timeout(msMax);
      while (open > 0 && !late.aborted) {
        const ended = AbortSignal.any([signal, late]);
        await once(over, 'over', { signal: ended })
          .then(() => sleep(BETWEEN_JOBS_MS, undefined, { signal: ended }))
          .catch(() => undefined);
        signal.throwIfAborted();
      }
    },
  };
}
