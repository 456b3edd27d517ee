import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { zipEntries } from '../../testing/zip-entries.ts';
import { zipStream } from './zip-stream.ts';

test('a zip of texts and stored files is as long as it says and holds them byte by byte', async () => {
  const stored = Buffer.alloc(300_000, 'video');
  const read = async () => Readable.from([stored.subarray(0, 1000), stored.subarray(1000)]);
  const { archive, bytes } = await zipStream({ read }, [
    { path: 'README.txt', text: 'Hello, Möwe' },
    { path: 'media/Strand.mov', key: 'a', bytes: stored.length },
  ]);
  const zip = await buffer(archive);
  expect(zip.length).toBe(bytes);
  const entries = zipEntries(zip);
  expect([...entries.keys()]).toEqual(['README.txt', 'media/Strand.mov']);
  expect(entries.get('README.txt')?.toString()).toBe('Hello, Möwe');
  expect(entries.get('media/Strand.mov')?.equals(stored)).toBe(true);
});

test('what stands before a stored file is a part of it', async () => {
  const read = async () => Readable.from([Buffer.from('samples')]);
  const { archive, bytes } = await zipStream({ read }, [
    { path: 'a.wav', key: 'a', bytes: 7, head: Buffer.from('head ') },
  ]);
  const zip = await buffer(archive);
  expect(zip.length).toBe(bytes);
  expect(zipEntries(zip).get('a.wav')?.toString()).toBe('head samples');
});

test('a reader that goes away leaves no stored file open, and the next is not begun', async () => {
  const opened: Readable[] = [];
  const read = async () => {
    const endless = new Readable({ read: () => void endless.push(Buffer.alloc(64 * 1024)) });
    opened.push(endless);
    return endless;
  };
  const { archive } = await zipStream({ read }, [
    { path: 'a', key: 'a', bytes: 1e9 },
    { path: 'b', key: 'b', bytes: 1e9 },
  ]);
  await once(archive, 'readable');
  archive.destroy();
  await once(opened[0] ?? archive, 'close');
  expect(opened).toHaveLength(1);
});

test('a stored file that cannot be read breaks the zip off instead of ending it short', async () => {
  const read = () => Promise.reject(new Error('gone'));
  const { archive } = await zipStream({ read }, [{ path: 'a', key: 'a', bytes: 10 }]);
  await expect(buffer(archive)).rejects.toThrow('gone');
});
