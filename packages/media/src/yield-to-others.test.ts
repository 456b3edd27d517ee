import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { yieldToOthers } from './yield-to-others.ts';

it('puts a tool behind this process, and does not mind one that has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  yieldToOthers(child.pid);
  const behind = getPriority(child.pid);
  child.stdin.end();
  await once(child, 'exit');
  expect(behind).toBeGreaterThan(getPriority());
  expect(() => yieldToOthers(child.pid)).not.toThrow();
});
