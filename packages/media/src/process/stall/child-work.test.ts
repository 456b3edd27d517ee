import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { killGroup } from '../process-group.ts';
import { readChildWork } from './child-work.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) killGroup(child);
});

function shell(script: string): number {
  const child = spawn('/bin/sh', ['-c', script], { detached: true, stdio: 'ignore' });
  started.push(child);
  if (child.pid === undefined) throw new Error('There is no shell.');
  return child.pid;
}

const cpuMs = (pid: number): number => readChildWork(pid)?.cpuMs ?? 0;

describe.runIf(process.platform === 'linux')('The work of a child', () => {
  it('grows while it works, and so does that of what it has started', async () => {
    for (const script of ['while :; do :; done', 'sh -c "while :; do :; done"; true']) {
      const pid = shell(script);
      while (cpuMs(pid) < 100) await delay(20);
      expect(readChildWork(pid)?.isRunnable).toBe(true);
    }
  });

  it('stands still while it sleeps', async () => {
    const pid = shell('sleep 600; true');
    while (readChildWork(pid)?.isRunnable !== false) await delay(20);
    const before = cpuMs(pid);
    await delay(100);
    expect(readChildWork(pid)).toEqual({ cpuMs: before, isRunnable: false });
  });
});

it('nothing is known of a process that is not there', () => {
  expect(readChildWork(2 ** 31 - 1)).toBeNull();
});
