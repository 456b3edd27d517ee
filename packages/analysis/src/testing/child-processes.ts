import { readdirSync, readFileSync } from 'node:fs';

/** The processes that this one has started and that still run, by id. Linux only. */
export function childProcesses(): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && parentOf(pid) === process.pid);
}

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // It ended between the listing and the reading.
    return null;
  }
}
