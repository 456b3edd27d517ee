import { readdirSync, readFileSync } from 'node:fs';

/** Of a process and all that it started and that still runs: processor time so far, in seconds. Linux only. */
export function processorSeconds(rootPid: number): number {
  const ticks = treeOf(rootPid).map((pid) => {
    const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
    // Its own, and that of its children that have ended.
    return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at] ?? 0), 0);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}

/** Memory that is theirs alone, in MiB. */
export function privateMib(rootPid: number): number {
  const kib = treeOf(rootPid).map((pid) =>
    Number(/RssAnon:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0),
  );
  return kib.reduce((sum, one) => sum + one, 0) / 1024;
}

function treeOf(rootPid: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const parents = new Map(
    pids.map((pid) => [pid, Number(/PPid:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)]),
  );
  const isOfRoot = (pid: number): boolean => pid === rootPid || (pid > 1 && isOfRoot(parents.get(pid) ?? 0));
  return pids.filter(isOfRoot);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended between the listing and the reading.
    return '';
  }
}
