import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepScratch, withScratch } from './scratch.ts';

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

  it('of dead processes are swept; of living ones and of other machines they stay', async () => {
    const host = hostname().replace(/[^A-Za-z0-9]/g, '') || 'host';
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
    const dead = `${host}-2147483646-abc`;
    const ownFormer = `${host}-${process.pid}-abc`;
    const living = `${host}-${process.ppid}-abc`;
    const elsewhere = 'anotherMachine-12-abc';
    const elsewhereOld = 'anotherMachine-12-old';
    for (const name of [dead, ownFormer, living, elsewhere, elsewhereOld]) {
      await mkdir(join(root, name));
      await writeFile(join(root, name, 'file'), 'x');
    }
    await utimes(join(root, elsewhereOld), old, old);
    expect(await sweepScratch(root, true)).toBe(3);
    expect((await readdir(root)).sort()).toEqual([living, elsewhere].sort());
  });

  it('are all swept where no other process works in them', async () => {
    await mkdir(join(root, 'anotherMachine-12-abc'));
    await writeFile(join(root, 'media-file'), 'x');
    expect(await sweepScratch(root, false)).toBe(2);
    expect(await readdir(root)).toEqual([]);
  });

  it('need no root to exist', async () => {
    expect(await sweepScratch(join(root, 'new'), true)).toBe(0);
    expect(await withScratch(join(root, 'newer'), async () => 'done')).toBe('done');
  });
});
