import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the product by `--import`: notes each moment in which the thread that answers requests did not come to its next
 * turn, with the processor time that the thread itself used meanwhile. Where that is as long, the product kept it busy; where it
 * is much less, other threads and processes had the processor.
 */
export interface Stall {
  /** When it was over, milliseconds of the wall clock. */
  readonly atMs: number;
  readonly tookMs: number;
  readonly ownCpuMs: number;
}

const TURN_MS = 5;
const NOTED_MS_MIN = 20;

const file = process.env.LOOP_WATCH_FILE;
if (isMainThread && file !== undefined) void watch(file);

async function watch(file: string): Promise<void> {
  while (true) {
    const began = performance.now();
    const cpu = process.threadCpuUsage();
    await delay(TURN_MS, undefined, { ref: false });
    const tookMs = performance.now() - began - TURN_MS;
    if (tookMs < NOTED_MS_MIN) continue;
    const { user, system } = process.threadCpuUsage(cpu);
    const stall: Stall = { atMs: Date.now(), tookMs, ownCpuMs: (user + system) / 1000 };
    appendFileSync(file, `${JSON.stringify(stall)}\n`);
  }
}
