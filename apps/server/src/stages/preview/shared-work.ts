import { CutroomError } from '@cutroom/contract';

/** Who waits for a result. */
export interface Asker {
  readonly ownerId: string;
  /** Aborts when they have gone. */
  readonly gone: AbortSignal;
}

/** @param unwanted aborts when nobody waits for the result any longer */
type Work<Result> = (unwanted: AbortSignal) => Promise<Result>;
export type SharedWork<Result> = (name: string, asker: Asker, work: Work<Result>) => Promise<Result>;

/** The images of the longest timeline, twice. */
const WAITING_PER_OWNER_MAX = 400;
const RETRY_SECONDS = 2;

interface Task<Result> {
  readonly name: string;
  readonly ownerId: string;
  readonly unwanted: AbortController;
  readonly outcome: Promise<Result>;
  readonly begin: () => void;
  askers: number;
}

/**
 * Runs work by name: calls for the same name while it is under way wait for the same result. At most `concurrency` run at
 * once; owners take turns, each in the order they asked. What nobody waits for any longer is not begun, or is ended.
 * @throws CutroomError `image_limit` to an owner with too many waiting
 */
export function shareWork<Result>(
  concurrency: number,
  waitingPerOwnerMax: number = WAITING_PER_OWNER_MAX,
): SharedWork<Result> {
  const tasks = new Map<string, Task<Result>>();
  /** Owners in the order of their next turn, with what waits of theirs. */
  const lines = new Map<string, Task<Result>[]>();
  let running = 0;

  function beginNext(): void {
    while (running < concurrency) {
      const [ownerId, line] = lines.entries().next().value ?? [];
      const task = line?.shift();
      if (ownerId === undefined || line === undefined) return;
      lines.delete(ownerId);
      if (line.length > 0) lines.set(ownerId, line);
      task?.begin();
    }
  }

  function newTask(name: string, ownerId: string, work: Work<Result>): Task<Result> {
    const unwanted = new AbortController();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const end = () => {
      if (tasks.get(name) === task) tasks.delete(name);
      running -= 1;
      beginNext();
    };
    const task: Task<Result> = {
      name,
      ownerId,
      unwanted,
      outcome: promise,
      askers: 0,
      begin() {
        running += 1;
        work(unwanted.signal).then(resolve, reject).finally(end);
      },
    };
    // Whoever has gone does not look at it.
    promise.catch(() => undefined);
    return task;
  }

  function leave(task: Task<Result>): void {
    task.askers -= 1;
    if (task.askers > 0) return;
    task.unwanted.abort(new Error('Nobody waits for it any longer'));
    if (tasks.get(task.name) === task) tasks.delete(task.name);
    const line = lines.get(task.ownerId) ?? [];
    const rest = line.filter((waiting) => waiting !== task);
    if (rest.length === 0) lines.delete(task.ownerId);
    else if (rest.length < line.length) lines.set(task.ownerId, rest);
  }

  return async (name, { ownerId, gone }, work) => {
    gone.throwIfAborted();
    let task = tasks.get(name);
    if (task === undefined) {
      const line = lines.get(ownerId) ?? [];
      if (line.length >= waitingPerOwnerMax)
        throw new CutroomError('image_limit', { retryAfterSeconds: RETRY_SECONDS });
      task = newTask(name, ownerId, work);
      tasks.set(name, task);
      line.push(task);
      lines.set(ownerId, line);
    }
    const asked = task;
    asked.askers += 1;
    const left = Promise.withResolvers<never>();
    const onGone = () => {
      leave(asked);
      left.reject(gone.reason);
    };
    gone.addEventListener('abort', onGone, { once: true });
    beginNext();
    try {
      return await Promise.race([asked.outcome, left.promise]);
    } finally {
      gone.removeEventListener('abort', onGone);
    }
  };
}
