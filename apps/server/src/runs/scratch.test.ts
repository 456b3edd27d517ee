import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withScratch } from './scratch.ts';

describe('scratch directories', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'scratch-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('are gone after the work, with what it wrote', async () => {
    const seen = await withScratch(root, async (directory) => {
      await writeFile(join(directory, 'file'), 'x');
      return readdir(directory);
    });
    expect(seen).toEqual(['file']);
    expect(await readdir(root)).toEqual([]);
  });

  it('are gone after work that failed', async () => {
    await expect(withScratch(root, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await readdir(root)).toEqual([]);
  });

  it('need no root to exist', async () => {
    expect(await withScratch(join(root, 'new'), async () => 'done')).toBe('done');
  });
});
