import { readFileSync } from 'node:fs';

/** What a child process and all that it has started have worked. */
export interface ChildWork {
  /** Processor time of those that are there now. */
  readonly cpuMs: number;
  /** Whether one of them runs, or would if a processor were free. */
  readonly isRunnable: boolean;
}

/** @returns null where the system does not tell, or nothing of it is there any more */
export type ReadChildWork = (pid: number) => ChildWork | null;

/** From Linux's /proc, which is memory: nothing waits for it. */
export const readChildWork: ReadChildWork = (pid) => {
  const works = [pid, ...descendants(pid)].flatMap((each) => workOf(each) ?? []);
  if (works.length === 0) return null;
  return {
    cpuMs: works.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    isRunnable: works.some(({ isRunnable }) => isRunnable),
  };
};

/** What starts a tool in its cage has one thread, and so have shells. */
function descendants(pid: number): readonly number[] {
  const children = (read(`/proc/${pid}/task/${pid}/children`) ?? '').split(' ').filter((each) => each !== '');
  return children.map(Number).flatMap((child) => [child, ...descendants(child)]);
}

/** proc(5): behind the name in brackets, which may hold anything, the 1st field is the state and the 12th and 13th are the times. */
function workOf(pid: number): ChildWork | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? { cpuMs: ticks * TICK_MS, isRunnable: fields[0] === 'R' } : null;
}

/** The kernel tells times to programs in hundredths of a second. */
const TICK_MS = 10;

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // No such system, or the process has gone meanwhile.
    return null;
  }
}
