import { readdirSync, readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 200;

/**
 * Looks at the private memory (neither files nor programs) of a process and of all that it started, over and over.
 * Linux only: elsewhere it says 0.
 * @returns a function that stops and says the peak in MiB
 */
export function watchMemory(rootPid: number): () => number {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, privateMib(rootPid));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}

function privateMib(rootPid: number): number {
  const processes = new Map(
    pids().map((pid) => {
      const status = readStatus(pid);
      const field = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
      return [pid, { parent: field('PPid'), kib: field('RssAnon') }] as const;
    }),
  );
  const isOfRoot = (pid: number): boolean =>
    pid === rootPid || (pid > 1 && isOfRoot(processes.get(pid)?.parent ?? 0));
  return [...processes].reduce((sum, [pid, { kib }]) => sum + (isOfRoot(pid) ? kib : 0), 0) / 1024;
}

function pids(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // It ended between the listing and the reading.
    return '';
  }
}
