import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CutCache } from '@cutroom/media';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileStorage } from '../../platform/storage/file-storage.ts';
import { openCutCache } from './cut-cache.ts';

describe('the cache of encoded cuts', () => {
  let directory: string;
  let work: string;
  let cache: CutCache;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'cut-cache-'));
    work = await mkdtemp(join(directory, 'work-'));
    cache = openCutCache(await openFileStorage(join(directory, 'files')), 7);
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('does not have what was never put', async () => {
    expect(await cache.get('abc', join(work, 'cut.mp4'))).toBe(false);
    expect(await readdir(work)).toEqual([]);
  });

  it('gives back what was put, and leaves the renderer its own file', async () => {
    await writeFile(join(work, 'made.mp4'), 'pictures');
    await cache.put('abc', join(work, 'made.mp4'));
    expect(await cache.get('abc', join(work, 'got.mp4'))).toBe(true);
    expect(await readFile(join(work, 'got.mp4'), 'utf8')).toBe('pictures');
    expect((await readdir(work)).sort()).toEqual(['got.mp4', 'made.mp4']);
  });

  it('brings a piece to a path where one is already', async () => {
    await writeFile(join(work, 'made.mp4'), 'pictures');
    await cache.put('abc', join(work, 'made.mp4'));
    await writeFile(join(work, 'got.mp4'), 'a first try');
    expect(await cache.get('abc', join(work, 'got.mp4'))).toBe(true);
    expect(await readFile(join(work, 'got.mp4'), 'utf8')).toBe('pictures');
  });

  it('takes the same cut twice', async () => {
    for (const name of ['first.mp4', 'second.mp4']) {
      await writeFile(join(work, name), name);
      await cache.put('abc', join(work, name));
    }
    await cache.get('abc', join(work, 'got.mp4'));
    expect(await readFile(join(work, 'got.mp4'), 'utf8')).toBe('second.mp4');
  });

  it('keeps projects apart', async () => {
    await writeFile(join(work, 'made.mp4'), 'pictures');
    await cache.put('abc', join(work, 'made.mp4'));
    const other = openCutCache(await openFileStorage(join(directory, 'files')), 8);
    expect(await other.get('abc', join(work, 'got.mp4'))).toBe(false);
  });
});
