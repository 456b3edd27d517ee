import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { JobHandlers } from './boss-queue.ts';

const REST_AFTER_MS = 60_000;

/** The same handlers; once none has had anything to do for a while, `rest` is called. */
export function restAfterWork(
  handlers: JobHandlers,
  rest: () => void = giveMemoryBack(),
  afterMs = REST_AFTER_MS,
): JobHandlers {
  let open = 0;
  let resting: NodeJS.Timeout | undefined;
  const counted =
    <Args extends readonly unknown[]>(handle: (...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      open += 1;
      clearTimeout(resting);
      try {
        await handle(...args);
      } finally {
        open -= 1;
        if (open === 0) resting = setTimeout(rest, afterMs).unref();
      }
    };
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      counted(handle as (...args: unknown[]) => Promise<void>),
    ]),
  ) as unknown as JobHandlers;
}

/**
 * V8 collects when it wants room, which a process at rest never does: after a reel it would keep a hundred megabytes of
 * what nobody uses for days.
 */
function giveMemoryBack(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return () => {
    if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' });
  };
}
