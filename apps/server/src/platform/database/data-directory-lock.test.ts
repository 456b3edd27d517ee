import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockDataDirectory } from './data-directory-lock.ts';

/** What begins a command in a network of its own, as in a container. */
const IN_OWN_NETWORK = ['unshare', '--map-root-user', '--net'];
const hasNetworks = spawnSync('unshare', [...IN_OWN_NETWORK.slice(1), 'true']).status === 0;
const REFUSAL = 'Another Cutroom is already running';

describe('lockDataDirectory', () => {
  it('refuses a second holder and serves the next one after release', async () => {
    const directory = await newDirectory();
    const release = await lockDataDirectory(directory);
    await expect(lockDataDirectory(directory)).rejects.toThrow(REFUSAL);
    await release();
    const releaseAgain = await lockDataDirectory(directory);
    await releaseAgain();
  });

  it('waits for a holder that is just stopping', async () => {
    const directory = await newDirectory();
    const release = await lockDataDirectory(directory);
    const next = lockDataDirectory(directory, 60_000);
    await release();
    await (await next)();
  });

  it('is free at once when its holder is killed', async () => {
    const directory = await newDirectory();
    const holder = await holdElsewhere(directory);
    await expect(lockDataDirectory(directory)).rejects.toThrow(REFUSAL);
    await killed(holder);
    const release = await lockDataDirectory(directory);
    await release();
  });

  it.skipIf(!hasNetworks)('is known to processes in other networks, as containers are', async () => {
    const directory = await newDirectory();
    const holder = await holdElsewhere(directory, IN_OWN_NETWORK);
    await expect(lockDataDirectory(directory)).rejects.toThrow(REFUSAL);
    await killed(holder);
  });

  it('says what is wrong with a directory that cannot be locked', async () => {
    const missing = join(await newDirectory(), 'missing');
    await expect(lockDataDirectory(missing)).rejects.toThrow('cannot be locked');
  });
});

const newDirectory = () => mkdtemp(join(tmpdir(), 'lock-'));

/** Another process that holds the lock until it is killed. */
async function holdElsewhere(directory: string, prefix: readonly string[] = []): Promise<ChildProcess> {
  const script = join(await newDirectory(), 'hold.mjs');
  await writeFile(
    script,
    `import { lockDataDirectory } from ${JSON.stringify(join(import.meta.dirname, 'data-directory-lock.ts'))};
     const release = await lockDataDirectory(${JSON.stringify(directory)});
     process.stdout.write('held');
     setInterval(() => release, 1000);`,
  );
  const [program = process.execPath, ...rest] = [...prefix, process.execPath, script];
  const holder = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  return holder;
}

async function killed(holder: ChildProcess): Promise<void> {
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}
