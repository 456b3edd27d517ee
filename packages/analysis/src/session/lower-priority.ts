import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const NICENESS_ADDED = 12;
const NICENESS_MAX = 19;

/** Lowers the priority of this process, so that the one that answers requests is scheduled first. */
export function lowerPriority(): void {
  const niceness = Math.min(NICENESS_MAX, getPriority() + NICENESS_ADDED);
  for (const thread of threadsOfThisProcess()) setPriority(thread, niceness);
}

/** Linux keeps a niceness for each thread, and new ones have that of whoever starts them; elsewhere a process has one. */
function threadsOfThisProcess(): readonly number[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
}
