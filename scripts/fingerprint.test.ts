import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf, holdsFiles } from './fingerprint.ts';

let root: string;
const fingerprint = () => fingerprintOf(root, ['src', 'package.json', 'absent']);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'cutroom-fingerprint-'));
  await mkdir(path.join(root, 'src', 'deep'), { recursive: true });
  await writeFile(path.join(root, 'src', 'deep', 'a.ts'), 'one');
  await writeFile(path.join(root, 'package.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

test('touching a file without changing it changes nothing', async () => {
  const before = await fingerprint();
  await utimes(path.join(root, 'src', 'deep', 'a.ts'), new Date(0), new Date(0));
  expect(await fingerprint()).toBe(before);
});

test.each([
  ['a changed file', () => writeFile(path.join(root, 'src', 'deep', 'a.ts'), 'two')],
  ['a new file', () => writeFile(path.join(root, 'src', 'b.ts'), '')],
  ['a renamed file', () => rename(path.join(root, 'src/deep/a.ts'), path.join(root, 'src/deep/b.ts'))],
  ['a removed file', () => rm(path.join(root, 'package.json'))],
  ['a place that did not exist before', () => writeFile(path.join(root, 'absent'), '')],
])('%s is noticed', async (_, change) => {
  const before = await fingerprint();
  await change();
  expect(await fingerprint()).not.toBe(before);
});

test('text moved from one file to the next is noticed', async () => {
  await writeFile(path.join(root, 'src', 'b.ts'), 'two');
  const before = await fingerprint();
  await writeFile(path.join(root, 'src', 'b.ts'), 'onetwo');
  await writeFile(path.join(root, 'src', 'deep', 'a.ts'), '');
  expect(await fingerprint()).not.toBe(before);
});

test('an empty folder holds no files', async () => {
  await mkdir(path.join(root, 'empty'));
  expect(await holdsFiles(path.join(root, 'empty'))).toBe(false);
  expect(await holdsFiles(path.join(root, 'nowhere'))).toBe(false);
  expect(await holdsFiles(path.join(root, 'src'))).toBe(true);
});
