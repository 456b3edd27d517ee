import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Storage, StorageMissingError } from '../storage.ts';

/** The one exam that every storage adapter sits. */
export function describeStorageContract(name: string, open: () => Promise<Storage>): void {
  describe(`storage: ${name}`, () => {
    let storage: Storage;
    let local: string;
    beforeAll(async () => {
      storage = await open();
      local = await mkdtemp(join(tmpdir(), 'storage-contract-'));
    });
    afterAll(() => rm(local, { recursive: true, force: true }));

    it('gives back what was put', async () => {
      expect(await storage.put('a/b/c.txt', Readable.from(['hello ', 'there']))).toEqual({ bytes: 11 });
      expect(await text(await storage.read('a/b/c.txt'))).toBe('hello there');
      expect(await storage.stat('a/b/c.txt')).toEqual({ bytes: 11 });
    });

    it('reads a range with both ends included', async () => {
      await storage.put('range', Readable.from(['0123456789']));
      expect(await text(await storage.read('range', { start: 2, end: 5 }))).toBe('2345');
      expect(await text(await storage.read('range', { start: 9, end: 9 }))).toBe('9');
    });

    it('replaces a key at once', async () => {
      await storage.put('twice', Readable.from(['first']));
      await storage.put('twice', Readable.from(['second']));
      expect(await text(await storage.read('twice'))).toBe('second');
    });

    it('shows nothing of a put that failed', async () => {
      const broken = Readable.from(
        (async function* () {
          yield 'half';
          throw new Error('connection lost');
        })(),
      );
      await expect(storage.put('half', broken)).rejects.toThrow('connection lost');
      expect(await storage.stat('half')).toBeNull();
    });

    it('takes a local file over and brings it back', async () => {
      const from = join(local, 'from.bin');
      const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
      await writeFile(from, bytes);
      expect(await storage.putFile('files/one', from)).toEqual({ bytes: 100_000 });
      await storage.fetchFile('files/one', join(local, 'to.bin'));
      expect((await readFile(join(local, 'to.bin'))).equals(bytes)).toBe(true);
      expect((await buffer(await storage.read('files/one'))).equals(bytes)).toBe(true);
    });

    it('copies a file, which outlives the one that it is a copy of', async () => {
      await storage.put('from/here', Readable.from(['same bytes']));
      expect(await storage.copy('from/here', 'to/there')).toEqual({ bytes: 10 });
      expect(await storage.copy('from/here', 'to/there')).toEqual({ bytes: 10 });
      await storage.put('from/here', Readable.from(['other']));
      await storage.removePrefix('from/');
      expect(await text(await storage.read('to/there'))).toBe('same bytes');
      await expect(storage.copy('from/here', 'to/nowhere')).rejects.toBeInstanceOf(StorageMissingError);
      expect(await storage.stat('to/nowhere')).toBeNull();
    });

    it('takes no link for a file, and leaves what it leads to', async () => {
      const secret = join(local, 'secret');
      await writeFile(secret, 'the key');
      await symlink(secret, join(local, 'link'));
      await expect(storage.putFile('files/link', join(local, 'link'))).rejects.toThrow('plain file');
      expect(await storage.stat('files/link')).toBeNull();
      expect(await readFile(secret, 'utf8')).toBe('the key');
    });

    it('says plainly that a key is missing', async () => {
      expect(await storage.stat('nowhere')).toBeNull();
      await expect(storage.read('nowhere')).rejects.toBeInstanceOf(StorageMissingError);
      await expect(storage.fetchFile('nowhere', join(local, 'x'))).rejects.toBeInstanceOf(
        StorageMissingError,
      );
      await storage.remove('nowhere');
    });

    it('removes a key, and everything under a prefix but nothing beside it', async () => {
      await storage.put('p/1/x', Readable.from(['x']));
      await storage.put('p/1/y/z', Readable.from(['z']));
      await storage.put('p/10/x', Readable.from(['x']));
      await storage.removePrefix('p/1/');
      expect(await storage.stat('p/1/x')).toBeNull();
      expect(await storage.stat('p/1/y/z')).toBeNull();
      expect(await storage.stat('p/10/x')).toEqual({ bytes: 1 });
      await storage.remove('p/10/x');
      expect(await storage.stat('p/10/x')).toBeNull();
    });

    it('refuses a key that could leave its root', async () => {
      await expect(storage.stat('../secret')).rejects.toThrow('Not a storage key');
      await expect(storage.put('a/../../b', Readable.from(['x']))).rejects.toThrow('Not a storage key');
    });

    it('passes its own check', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });
  });
}
