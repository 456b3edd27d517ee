import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { openFileStorage } from './file-storage.ts';
import { describeStorageContract } from './testing/storage-contract.ts';

const newDirectory = () => mkdtemp(join(tmpdir(), 'storage-'));

describeStorageContract('directory', async () => openFileStorage(await newDirectory()));

it('a put under way is not disturbed when another process opens the same directory', async () => {
  const directory = await newDirectory();
  const storage = await openFileStorage(directory);
  const body = new PassThrough();
  const putting = storage.put('slow', body);
  body.write('first ');
  await vi.waitFor(async () => expect(await readdir(join(directory, '.incoming'))).toHaveLength(1), 20_000);
  await openInAnotherProcess(directory);
  body.end('second');
  await putting;
  expect(await text(await storage.read('slow'))).toBe('first second');
});

it('no folder stays when its last file is removed, and none that is needed goes', async () => {
  const directory = await newDirectory();
  const storage = await openFileStorage(directory);
  const put = (key: string) => storage.put(key, Readable.from(['bytes']));
  await put('projects/1/clips/a/source');
  await put('projects/1/reels/b.mp4');
  await storage.remove('projects/1/clips/a/source');
  expect(await readdir(join(directory, 'projects/1'))).toEqual(['reels']);
  await storage.remove('projects/1/reels/b.mp4');
  expect(await readdir(directory)).toEqual(['.incoming']);
  await storage.remove('projects/1/reels/b.mp4');
  await put('projects/2/x');
  await storage.removePrefix('projects/2/');
  expect(await readdir(directory)).toEqual(['.incoming']);
});

it('a file arrives where the folder is being emptied', async () => {
  const storage = await openFileStorage(await newDirectory());
  for (let round = 0; round < 50; round++) {
    await storage.put('p/1/old', Readable.from(['old']));
    await Promise.all([storage.put('p/1/new', Readable.from(['new'])), storage.remove('p/1/old')]);
    expect(await text(await storage.read('p/1/new'))).toBe('new');
    await storage.remove('p/1/new');
  }
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
