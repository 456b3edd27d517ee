import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGatheringWriter } from './gathering-writer.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gathering-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** Its file writes at most so many bytes at a time, as a disk that is nearly full does. */
function hesitant(file: FileHandle, bytesMax: number): FileHandle {
  return {
    async writev(parts: readonly Uint8Array[], position: number) {
      const bytes = Buffer.concat(parts).subarray(0, bytesMax);
      await file.write(bytes, 0, bytes.length, position);
      return { bytesWritten: bytes.length, buffers: parts };
    },
  } as unknown as FileHandle;
}

it.each([
  ['in whole writes', (file: FileHandle) => file],
  ['in writes that are cut off', (file: FileHandle) => hesitant(file, 70_001)],
])('what is added is in the file from the offset on, in its order: %s', async (name, as) => {
  const path = join(directory, name);
  const before = randomBytes(1000);
  const parts = [0, 1, 65_536, 3, 2_000_000, 65_536, 17].map((size) => randomBytes(size));
  await writeFile(path, before);
  const file = await open(path, 'r+');
  const writer = openGatheringWriter(as(file), before.length);
  for (const part of parts) await writer.add(part);
  await writer.flush();
  await file.close();
  const expected = Buffer.concat([before, ...parts]);
  expect(writer.position()).toBe(expected.length);
  expect((await readFile(path)).equals(expected)).toBe(true);
});

it('a write that fails is told to who adds or flushes next, and nothing before the position is missing', async () => {
  const path = join(directory, 'fails');
  await writeFile(path, '');
  const file = await open(path, 'r+');
  let writes = 0;
  const failing = {
    writev: (parts: readonly Uint8Array[], position: number) => {
      writes += 1;
      if (writes > 1) return Promise.reject(new Error('no space'));
      return file.writev(parts, position);
    },
  } as unknown as FileHandle;
  const writer = openGatheringWriter(failing, 0);
  const part = randomBytes(2 * 1024 * 1024);
  await writer.add(part);
  await expect(writer.add(part)).rejects.toThrow('no space');
  await expect(writer.add(part)).rejects.toThrow('no space');
  await expect(writer.flush()).rejects.toThrow('no space');
  expect(writer.position()).toBe(part.length);
  await file.close();
});
