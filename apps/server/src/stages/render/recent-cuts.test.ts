import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileStorage } from '../../platform/storage/file-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { openCutCache } from './cut-cache.ts';
import { afterRender, keepRecentCuts } from './recent-cuts.ts';

describe('which cuts are kept', () => {
  it.each([
    ['the first render keeps all it used', [], ['a', 'b'], [['a', 'b']], []],
    ['a cut that is no longer shown stays for a while', [['a', 'b']], ['a'], [['a'], ['a', 'b']], []],
    [
      'what five renders did not use goes',
      [['e'], ['d'], ['c'], ['b'], ['a', 'x']],
      ['f', 'x'],
      [['f', 'x'], ['e'], ['d'], ['c'], ['b']],
      ['a'],
    ],
  ])('%s', (_, earlier, used, kept, removed) => {
    expect(afterRender(earlier, used)).toEqual({ kept, removed });
  });
});

describe('the bounded cache', () => {
  let directory: string;
  let storage: Storage;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'recent-cuts-'));
    storage = await openFileStorage(join(directory, 'files'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  const render = async (...keys: string[]) => {
    const cache = openCutCache(storage, 3);
    for (const key of keys) {
      await writeFile(join(directory, 'piece'), key);
      await cache.put(key, join(directory, 'piece'));
    }
    await keepRecentCuts(storage, 3, cache.touched);
  };
  const stored = async () =>
    (await readdir(join(directory, 'files/projects/3/cuts'))).filter((name) => name.endsWith('.mp4')).sort();

  it('holds the cuts of the latest five renders', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'e']) await render(key, 'always');
    expect(await stored()).toEqual(['a.mp4', 'always.mp4', 'b.mp4', 'c.mp4', 'd.mp4', 'e.mp4']);
    await render('f', 'always');
    expect(await stored()).toEqual(['always.mp4', 'b.mp4', 'c.mp4', 'd.mp4', 'e.mp4', 'f.mp4']);
  });

  it('remembers nothing of a render that touched nothing', async () => {
    await keepRecentCuts(storage, 3, new Set());
    expect(await storage.stat('projects/3/cuts/recent.json')).toBeNull();
  });
});
