import { totalmem } from 'node:os';
import type { ToolPriority } from './yield-to-others.ts';

/** Lets as many tools work at a time as memory is there for: each takes its share, and waits until it is free. */
export interface MemoryBudget {
  /**
   * @param priority who is waited for goes before everybody else who waits
   * @returns gives the share back; to be called once
   * @throws the signal's reason
   */
  take(bytes: number, signal: AbortSignal, priority?: ToolPriority): Promise<() => void>;
}

interface Waiting {
  readonly share: number;
  readonly priority: ToolPriority;
  readonly start: () => void;
}

const RANK: { readonly [P in ToolPriority]: number } = { awaited: 0, usual: 1, background: 2 };

/** @param bytesMax of all tools together; one that wants more works alone */
export function memoryBudget(bytesMax: number): MemoryBudget {
  let free = bytesMax;
  const waiting: Waiting[] = [];
  const startNext = (): void => {
    // In turn: a large one is not overtaken for ever by small ones.
    for (let next = waiting[0]; next !== undefined && next.share <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.share;
      next.start();
    }
  };
  return {
    take: (bytes, signal, priority = 'usual') => {
      signal.throwIfAborted();
      const share = Math.min(bytes, bytesMax);
      return new Promise((resolve, reject) => {
        const release = (): void => {
          free += share;
          startNext();
        };
        const start = (): void => {
          signal.removeEventListener('abort', giveUp);
          resolve(release);
        };
        const own: Waiting = { share, priority, start };
        const giveUp = (): void => {
          waiting.splice(waiting.indexOf(own), 1);
          reject(signal.reason);
          startNext();
        };
        signal.addEventListener('abort', giveUp, { once: true });
        const behind = waiting.findIndex((other) => RANK[other.priority] > RANK[priority]);
        waiting.splice(behind < 0 ? waiting.length : behind, 0, own);
        startNext();
      });
    },
  };
}

const GIB = 1024 ** 3;
/** For the server with its models, and the database. */
const SERVER_BYTES = 1.5 * GIB;

/** What this machine, or the container, has for media tools. */
export function toolMemoryBytes(): number {
  // 0 where nothing constrains the process, and far more than there is in some containers without a limit.
  const allowed = process.constrainedMemory();
  const memory = allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
  return Math.max(GIB, memory - SERVER_BYTES);
}
