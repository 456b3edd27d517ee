import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { childProcesses } from '../testing/child-processes.ts';
import { openAnalyser } from './analyser.ts';

/** Niceness of each of a process's threads, from the 19th field of their stat (proc(5)). */
function niceness(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    return Number(stat.split(') ').at(-1)?.split(' ')[16]);
  });
}

it.skipIf(process.platform !== 'linux')(
  'All threads of the analysis run at a lower priority than those that serve',
  async () => {
    const usual = getPriority();
    const before = childProcesses();
    const analyser = await openAnalyser({ modelsDirectory: tmpdir() });
    const started = childProcesses().filter((pid) => !before.includes(pid));
    const during = started.flatMap(niceness);
    await analyser.close();
    expect(started).toHaveLength(1);
    expect(new Set(during)).toEqual(new Set([Math.min(19, usual + 12)]));
    expect(getPriority()).toBe(usual);
  },
);
