import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { openFileStorage } from './file-storage.ts';
import { examineStorage } from './storage-exam.ts';

const newDirectory = () => mkdtemp(join(tmpdir(), 'storage-'));

examineStorage('directory', async () => openFileStorage(await newDirectory()));

it('a put under way is not disturbed when another process opens the same directory', async () => {
  const directory = await newDirectory();
  const storage = await openFileStorage(directory);
  const body = new PassThrough();
  const putting = storage.put('slow', body);
  body.write('first ');
  await vi.waitFor(async () => expect(await readdir(join(directory, '.incoming'))).toHaveLength(1));
  await openInAnotherProcess(directory);
  body.end('second');
  await putting;
  expect(await text(await storage.read('slow'))).toBe('first second');
});

async function openInAnotherProcess(directory: string): Promise<void> {
  const script = join(await newDirectory(), 'open.mjs');
  const module = join(import.meta.dirname, 'file-storage.ts');
  await writeFile(
    script,
    `import { openFileStorage } from ${JSON.stringify(module)};
     await openFileStorage(${JSON.stringify(directory)});`,
  );
  expect(await once(fork(script), 'exit')).toEqual([0, null]);
}
