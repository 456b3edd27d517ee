import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { yieldToOthers } from './yield-to-others.ts';

const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
const pid = child.pid ?? 0;
afterAll(() => child.kill('SIGKILL'));

it('puts a tool ten steps behind this process, and its session where sessions share the processors', () => {
  const own = getPriority();
  yieldToOthers(pid);
  expect(getPriority(pid)).toBe(Math.min(19, own + 10));
  const session = existsSync('/proc/self/autogroup')
    ? /nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, 'utf8'))?.[1]
    : String(own + 10);
  expect(Number(session)).toBe(Math.min(19, own + 10));
});

it('is content where the tool has gone', () => {
  expect(() => yieldToOthers(2 ** 30)).not.toThrow();
  expect(() => yieldToOthers(undefined)).not.toThrow();
});
