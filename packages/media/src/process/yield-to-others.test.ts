import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { yieldToOthers } from './yield-to-others.ts';

const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
const pid = child.pid ?? 0;
afterAll(() => child.kill('SIGKILL'));

it.each([
  ['close behind this process where somebody waits for a short answer', 'awaited', 3],
  ['fifteen steps behind this process', 'usual', 15],
  ['at the very end where nobody waits for it', 'background', 19],
] as const)('puts a tool %s, and its session where sessions share the processors', (_, priority, steps) => {
  const own = getPriority();
  yieldToOthers(pid, priority);
  expect(getPriority(pid)).toBe(Math.min(19, own + steps));
  const session = existsSync('/proc/self/autogroup')
    ? /nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, 'utf8'))?.[1]
    : String(own + steps);
  expect(Number(session)).toBe(Math.min(19, own + steps));
});

it('is content where the tool has gone', () => {
  expect(() => yieldToOthers(2 ** 30, 'usual')).not.toThrow();
  expect(() => yieldToOthers(undefined, 'usual')).not.toThrow();
});
