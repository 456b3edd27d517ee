import { readdir, readlink } from 'node:fs/promises';

/** Processes that work somewhere under a directory. */
export async function processesIn(directory: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return pids.filter((_, index) => places[index]?.startsWith(directory)).map(Number);
}

/** Sends a signal to a process that may have ended meanwhile. @returns whether it was still there */
export function sendSignal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
