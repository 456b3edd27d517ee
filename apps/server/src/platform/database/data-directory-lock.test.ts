import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockDataDirectory } from './data-directory-lock.ts';

describe('lockDataDirectory', () => {
  it('refuses a second holder and serves the next one after release', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lock-'));
    const release = await lockDataDirectory(directory);
    await expect(lockDataDirectory(directory)).rejects.toThrow('Another Cutroom is already running');
    await release();
    const releaseAgain = await lockDataDirectory(directory);
    await releaseAgain();
  });

  it('waits for a holder that is just stopping', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lock-'));
    const release = await lockDataDirectory(directory);
    const next = lockDataDirectory(directory, 60_000);
    await release();
    await (await next)();
  });

  it('is free at once when its holder is killed', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lock-'));
    const script = join(directory, 'hold.mjs');
    const lockModule = join(import.meta.dirname, 'data-directory-lock.ts');
    await writeFile(
      script,
      `import { lockDataDirectory } from ${JSON.stringify(lockModule)};
       await lockDataDirectory(${JSON.stringify(directory)});
       process.send('held');
       setInterval(() => {}, 1000);`,
    );
    const holder = fork(script);
    await once(holder, 'message');
    await expect(lockDataDirectory(directory)).rejects.toThrow('Another Cutroom is already running');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const release = await lockDataDirectory(directory);
    await release();
  });
});
